import { DOOR_COMPONENTS } from "content/evacuation-equipment/door-components";
import { DOOR_MECHANISMS } from "content/evacuation-equipment/door-mechanisms";
import type {
  DoorComponent,
  EquipmentAircraft,
  ExitConfiguration,
} from "content/evacuation-equipment/schema";
import { useT } from "../../../i18n/i18n.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import type { EquipmentView } from "../model.ts";
import { COMPONENT_ICONS } from "./component-icons.ts";
import { Specifications } from "./specifications.tsx";

/** What there is to know of the selected exit and its aircraft, in three tabs. */
export function DoorTabs({ shown, exit }: { shown: EquipmentView; exit: ExitConfiguration }) {
  const t = useT();
  const { aircraft } = shown;
  return (
    <Panel>
      <Tabs
        label={t("equipment.tabs.label")}
        tabs={[
          {
            value: "components",
            label: t("equipment.tabs.components"),
            content: <Components aircraft={aircraft} exit={exit} />,
          },
          {
            value: "procedures",
            label: t("equipment.tabs.procedures"),
            content: <Procedures aircraft={aircraft} />,
          },
          {
            value: "specifications",
            label: t("equipment.tabs.specifications"),
            content: <Specifications aircraft={aircraft} exit={exit} />,
          },
        ]}
      />
    </Panel>
  );
}

interface ComponentsProps {
  aircraft: EquipmentAircraft;
  exit: ExitConfiguration;
}

const NOT_OVER_THE_WING = ["arm-lever", "girt-bar", "pressure-relief-valve"];

function Components({ aircraft, exit }: ComponentsProps) {
  const isMissing = ({ id }: DoorComponent) =>
    exit.isWindowExit
      ? NOT_OVER_THE_WING.includes(id) || (id === "slide" && exit.slideType.startsWith("No slide"))
      : id === "arm-lever" && DOOR_MECHANISMS[aircraft.id].arming === "girt-bar";
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-9 tablet:grid-cols-2 desktop:grid-cols-3">
      {DOOR_COMPONENTS.filter(({ isCard }) => isCard).map((part) => (
        <PartCard key={part.id} part={part} isMissing={isMissing(part)} />
      ))}
    </ul>
  );
}

function PartCard({ part, isMissing }: { part: DoorComponent; isMissing: boolean }) {
  const t = useT();
  const mark = COMPONENT_ICONS[part.id];
  return (
    <li className="flex gap-4 border-seam border-t py-5">
      {mark && <Icon of={mark} size={24} className="mt-0.5 text-lagoon" />}
      <div className="min-w-0">
        <h3 lang="en" className="text-h3">
          {part.name}
        </h3>
        {isMissing && (
          <Badge isBare className="mt-1">
            {t("equipment.components.missing")}
          </Badge>
        )}
        <p lang="en" dir="ltr" className="mt-1.5 text-label leading-[1.55]">
          {part.purpose}
        </p>
        <dl className="mt-3 grid gap-2.5 text-small leading-[1.55]">
          {(["check", "mistake", "differs"] as const).map((about) => (
            <div key={about}>
              <dt className="font-semibold text-ink-2">{t(`equipment.components.${about}`)}</dt>
              <dd lang="en" dir="ltr" className="text-ink-2">
                {part[about]}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  );
}

function Procedures({ aircraft }: { aircraft: EquipmentAircraft }) {
  const t = useT();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-7 desktop:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <section>
        <h3 className="text-h3">
          {t("equipment.procedures.title", { aircraft: aircraft.aircraftType })}
        </h3>
        <ol className="mt-2">
          {aircraft.crewProcedures.map((text, at) => (
            <li key={text} className="flex gap-4 border-seam border-t py-3.5 first:border-t-0">
              <span
                aria-hidden
                className="tabular grid h-7 w-6 shrink-0 place-items-center rounded-window bg-lagoon-soft font-semibold text-icon text-lagoon-ink"
              >
                {at + 1}
              </span>
              <p lang="en" dir="ltr" className="text-label leading-[1.6]">
                {text}
              </p>
            </li>
          ))}
        </ol>
        <p className="mt-2 text-ink-2 text-small">{t("equipment.procedures.manual")}</p>
      </section>
      <section>
        <h3 className="text-h3">{t("equipment.procedures.features")}</h3>
        <ul className="mt-2">
          {aircraft.emergencyFeatures.map((text) => (
            <li
              key={text}
              lang="en"
              dir="ltr"
              className="border-seam border-t py-3 text-label leading-[1.55] first:border-t-0"
            >
              {text}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
