import { EVACUATION_EQUIPMENT } from "content/evacuation-equipment/evacuation-equipment";
import { ListChecks } from "lucide-react";
import { useDeferredValue, useMemo } from "react";
import { useSearchParams } from "wouter";
import { useT } from "../../i18n/i18n.ts";
import { BackLink } from "../../parts/back-link/back-link.tsx";
import { LazyPlace } from "../../parts/lazy-view/lazy-place.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { Chips } from "../../ui/chips.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import { DoorTabs } from "./components/door-tabs.tsx";
import { ExitCards } from "./components/exit-cards.tsx";
import { Explorer } from "./components/explorer.tsx";
import { Strip } from "./components/strip.tsx";
import { type EquipmentView, queryOf, viewFrom, withAircraft, withExit } from "./model.ts";
import { useOpener } from "./use-opener.ts";
import { WORK } from "./views.ts";

/** /aircraft-door-models: the exits of six aircraft, their parts and how they are worked (specification 2, section 2.14). */
export default function EvacuationEquipmentPage() {
  const t = useT();
  const [query, setQuery] = useSearchParams();
  const chosen = viewFrom(query);
  // What is chosen is lit at once; the aircraft, hundreds of shapes, is drawn after.
  const drawn = useDeferredValue(query.toString());
  const shown = useMemo(() => viewFrom(new URLSearchParams(drawn)), [drawn]);
  const show = (next: EquipmentView) => setQuery(queryOf(next), { replace: true });
  const change = (next: Partial<EquipmentView>) => show({ ...chosen, ...next });
  const opener = useOpener(shown.exit?.exitId ?? null);
  const handleExit = (exit: EquipmentView["exit"]) => {
    if (!exit) return;
    opener.opened();
    show(withExit(shown, exit));
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 tablet:gap-6">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <BackLink />
          <h1 className="mt-1 text-h1">{t("equipment.title")}</h1>
          <p className="mt-2 max-w-[60ch] text-[1.125rem] text-ink-2 leading-[1.55]">
            {t("equipment.lede")}
          </p>
        </div>
        <PageLink href="/door-component-quiz" className={buttonClass("line")}>
          <Icon of={ListChecks} />
          {t("equipment.test")}
        </PageLink>
      </header>
      <Chips
        label={t("equipment.aircraft")}
        options={EVACUATION_EQUIPMENT.map(({ id, aircraftType }) => ({
          value: id,
          label: <bdi lang="en">{aircraftType}</bdi>,
        }))}
        value={chosen.aircraft.id}
        onChange={(id) => {
          const aircraft = EVACUATION_EQUIPMENT.find((one) => one.id === id);
          if (aircraft) show(withAircraft(chosen, aircraft));
        }}
      />
      {!shown.isWorking && (
        <Explorer
          shown={shown}
          onExit={handleExit}
          onView={(view) => change({ view })}
          onSlides={() => change({ areSlidesShown: !chosen.areSlidesShown })}
        />
      )}
      <Strip
        shown={shown}
        onWork={() => change({ isWorking: true })}
        onClose={() => {
          opener.closing();
          change({ exit: null, isWorking: false });
        }}
      />
      {/* What opens stands under the aircraft: who does not see it is told. */}
      <p aria-live="polite" className="sr-only">
        {shown.exit &&
          `${t("equipment.strip.selected")}: ${shown.exit.position}, ${shown.exit.capacity}, ${shown.exit.slideType}`}
      </p>
      {shown.exit && shown.isWorking && (
        <LazyPlace
          key={`${shown.aircraft.id} ${shown.exit.exitId}`}
          of={WORK}
          props={{
            shown,
            exit: shown.exit,
            onView: (view) => change({ view }),
            onClose: () => change({ isWorking: false }),
          }}
        />
      )}
      {shown.view === "photo" && !shown.isWorking && (
        <ExitCards shown={shown} onExit={handleExit} />
      )}
      {shown.exit && <DoorTabs key={shown.aircraft.id} shown={shown} exit={shown.exit} />}
    </div>
  );
}
