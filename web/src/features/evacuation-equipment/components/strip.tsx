import { DOOR_COMPONENTS } from "content/evacuation-equipment/door-components";
import { DoorOpen, Hand, X } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import type { EquipmentView } from "../model.ts";
import { WORK } from "../views.ts";
import { COMPONENT_ICONS } from "./component-icons.ts";

interface StripProps {
  shown: EquipmentView;
  onWork: () => void;
  onClose: () => void;
}

/** The selected exit at a glance: its seven parts, capacity and slide; until one is selected, what to do. */
export function Strip({ shown: { exit, isWorking }, onWork, onClose }: StripProps) {
  const t = useT();
  const id = useId();
  const work = useRef<HTMLButtonElement>(null);
  const wasWorking = useRef(isWorking);
  useEffect(() => {
    if (wasWorking.current && !isWorking) work.current?.focus();
    wasWorking.current = isWorking;
  }, [isWorking]);
  if (!exit)
    return (
      <Panel className="flex items-center gap-4 text-ink-2">
        <Icon of={DoorOpen} size={28} className="text-lagoon" />
        <p className="max-w-[70ch] text-label leading-[1.55]">{t("equipment.strip.none")}</p>
      </Panel>
    );
  return (
    <Panel
      as="section"
      aria-labelledby={id}
      className="relative flex flex-wrap items-center gap-x-8 gap-y-5 tablet:pe-16"
    >
      <div className="min-w-0 max-tablet:pe-10">
        <p className="text-ink-2 text-small">{t("equipment.strip.selected")}</p>
        <h2 id={id} className="text-h2">
          <bdi lang="en">{exit.position}</bdi>
        </h2>
        <dl className="tabular mt-1 text-ink-2 text-small">
          <dt className="sr-only">{t("equipment.strip.capacity")}</dt>
          <dd>
            <bdi lang="en">{exit.capacity}</bdi>
          </dd>
          <dt className="sr-only">{t("equipment.strip.slide")}</dt>
          <dd>
            <bdi lang="en">{exit.slideType}</bdi>
          </dd>
        </dl>
      </div>
      <ul
        aria-label={t("equipment.strip.parts")}
        className="grid min-w-0 flex-1 basis-[34rem] grid-cols-4 gap-x-2 gap-y-4 max-tablet:basis-full tablet:grid-cols-7"
      >
        {DOOR_COMPONENTS.map(({ id: part, name }) => {
          const mark = COMPONENT_ICONS[part];
          return (
            <li key={part} className="grid justify-items-center gap-1.5 text-center">
              {mark && <Icon of={mark} size={24} className="text-lagoon" />}
              <span lang="en" className="text-balance text-ink-2 text-micro leading-tight">
                {name}
              </span>
            </li>
          );
        })}
      </ul>
      {!isWorking && (
        <Button
          ref={work}
          variant="primary"
          className="max-tablet:w-full"
          onPointerEnter={() => WORK.warm()}
          onClick={onWork}
        >
          <Icon of={Hand} size={18} />
          {t("equipment.strip.work")}
        </Button>
      )}
      <Button
        variant="quiet"
        size="icon"
        className="absolute end-3 top-3"
        aria-label={t("equipment.strip.close")}
        onClick={onClose}
      >
        <Icon of={X} />
      </Button>
    </Panel>
  );
}
