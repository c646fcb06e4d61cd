import { useQuery } from "@tanstack/react-query";
import type { AirlineFact } from "contract/airline-facts";
import { useCallback, useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { now } from "../../../lib/clock.ts";
import { AirlineDialog } from "../../../parts/airline-dialog/airline-dialog.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { searchQuery } from "../api.ts";
import { CARDS_AT_ONCE, type GuideView, shownOf } from "../model.ts";
import { AirlineCard } from "./airline-card.tsx";
import { LoadFailed } from "./load-failed.tsx";
import { SelectionDialog } from "./selection-dialog.tsx";

interface AirlineListProps {
  airlines: readonly AirlineFact[];
  view: GuideView;
  /** Name of the target airline; "" where none is set. */
  target: string;
  onChange: (change: Partial<GuideView>) => void;
}

/** The cards of a view, the first dozen at once. */
export function AirlineList({ airlines, view, target, onChange }: AirlineListProps) {
  const t = useT();
  const [at] = useState(now);
  const found = useQuery(searchQuery(view.search, airlines));
  const [pages, setPages] = useState(1);
  const [selection, setSelection] = useState<AirlineFact | null>(null);
  const [wanted, setWanted] = useState<AirlineFact | null>(null);
  const openSelection = useCallback((airline: AirlineFact) => setSelection(airline), []);
  const openTarget = useCallback((airline: AirlineFact) => setWanted(airline), []);

  if (view.search && found.isError)
    return (
      <LoadFailed
        heading={t("guide.list.failedTitle")}
        error={found.error}
        onRetry={() => void found.refetch()}
      />
    );
  if (view.search && !found.data)
    return <Skeleton label={t("guide.list.searching")} lines={[0.4, 1, 0.9, 0.7]} />;

  const fitting = shownOf((view.search && found.data?.airlines) || airlines, view.region, target);
  const shown = fitting.slice(0, pages * CARDS_AT_ONCE);
  const more = Math.min(CARDS_AT_ONCE, fitting.length - shown.length);
  const isSearched = view.search !== "";

  return (
    <section aria-labelledby="airlines-title">
      <h2 id="airlines-title" className="sr-only">
        {t("guide.list.title")}
      </h2>
      <p role="status" className="mb-4 text-ink-2 text-small">
        {isSearched
          ? t("guide.list.found", { count: fitting.length, search: view.search })
          : t("guide.list.shown", { count: fitting.length })}
        {isSearched && found.data?.isFromDevice && ` ${t("guide.list.fromDevice")}`}
      </p>
      {fitting.length === 0 ? (
        <EmptyState
          headingLevel={3}
          heading={t("guide.list.noneTitle")}
          // A search that another region would answer is a matter of the filter.
          sentence={t(
            isSearched && (found.data?.airlines.length ?? 0) === 0
              ? "guide.list.noneSearch"
              : "guide.list.noneFilter",
          )}
          action={
            <Button onClick={() => onChange({ search: "", region: "all" })}>
              {t("guide.filters.clear")}
            </Button>
          }
        />
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:gap-6 desktop:grid-cols-2">
          {shown.map((airline) => (
            <AirlineCard
              key={airline.id}
              airline={airline}
              isTarget={airline.airlineName === target}
              now={at}
              onSelection={openSelection}
              onTarget={openTarget}
            />
          ))}
        </ul>
      )}
      {more > 0 && (
        <p className="mt-6 text-center">
          <Button size="big" onClick={() => setPages(pages + 1)}>
            {t("guide.list.more", { count: more })}
          </Button>
        </p>
      )}
      <SelectionDialog airline={selection} now={at} onClose={() => setSelection(null)} />
      <AirlineDialog
        key={wanted?.id}
        isOpen={wanted !== null}
        suggested={wanted?.airlineName}
        onClose={() => setWanted(null)}
      />
    </section>
  );
}
