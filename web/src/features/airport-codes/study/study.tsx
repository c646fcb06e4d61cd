import type { Airport } from "content/airports/schema";
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { LazyPlace } from "../../../parts/lazy-view/lazy-place.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { type CodesView, findAirports, LOOKS } from "../model.ts";
import { STUDY_MAP } from "../views.ts";
import { AirportList } from "./airport-list.tsx";
import { Filters } from "./filters.tsx";

interface StudyProps {
  airports: readonly Airport[];
  view: CodesView;
  now: Date;
  onChange: (change: Partial<CodesView>) => void;
}

/** A pause this long in the typing is written into the address: browsers allow few changes a second. */
const ADDRESS_AFTER_MS = 400;

/** The study tab: search, continent, and the airports as cards or on the map. */
export function Study({ airports, view, now, onChange }: StudyProps) {
  const t = useT();
  const [search, setSearch] = useState(view.search);
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });
  useEffect(() => {
    if (search === view.search) return;
    const timer = setTimeout(() => change.current({ search }), ADDRESS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [search, view.search]);
  const deferred = useDeferredValue(search);
  const found = useMemo(
    () => findAirports(airports, deferred, view.continent),
    [airports, deferred, view.continent],
  );
  const handleOpen = useCallback((code: string) => change.current({ code }), []);
  const handleClear = () => {
    setSearch("");
    onChange({ search: "", continent: "all" });
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Filters view={view} search={search} onSearch={setSearch} onChange={onChange} />
      <div className="flex items-center justify-between gap-4">
        <p role="status" className="tabular text-ink-2 text-small">
          {found.length > 0 && t("airports.list.count", { count: found.length })}
        </p>
        <Segmented
          label={t("airports.look.label")}
          value={view.look}
          onChange={(look) => onChange({ look, code: "" })}
          onExpected={() => STUDY_MAP.warm()}
          options={LOOKS.map((value) => ({ value, label: t(`airports.look.${value}`) }))}
          className="w-fit [&>button]:px-4"
        />
      </div>
      {found.length === 0 ? (
        <EmptyState
          headingLevel={2}
          heading={t("airports.list.none")}
          action={<Button onClick={handleClear}>{t("airports.list.clear")}</Button>}
        />
      ) : view.look === "map" ? (
        <LazyPlace
          of={STUDY_MAP}
          props={{
            airports: found,
            now,
            code: view.code,
            isNarrowed: view.continent !== "all" || deferred !== "",
            onPick: handleOpen,
          }}
        />
      ) : (
        <AirportList
          // What was narrowed begins at its first cards again.
          key={`${view.set} ${view.continent} ${deferred}`}
          airports={found}
          now={now}
          onOpen={handleOpen}
        />
      )}
    </div>
  );
}
