import type { AircraftModel, ModelAnnotation } from "content/aircraft-models/schema";
import { useT } from "../../../i18n/i18n.ts";
import { Panel } from "../../../ui/panel.tsx";
import { numberOf } from "../model.ts";
import { PointMark } from "./point-mark.tsx";

interface PointListProps {
  aircraft: AircraftModel;
  chosen: ModelAnnotation | null;
  onPick: (point: ModelAnnotation) => void;
}

/** All points by name: the same way in as those on the picture, for those who do not see or press them. */
export function PointList({ aircraft, chosen, onPick }: PointListProps) {
  const t = useT();
  return (
    <Panel as="section" aria-labelledby="aircraft-points" isFlush>
      <div className="flex items-baseline justify-between gap-3 px-5 pt-5 pb-2">
        <h2 id="aircraft-points" className="text-h3">
          {t("aircraft.points.title")}
        </h2>
        <span className="tabular text-ink-2 text-micro">
          {t("aircraft.points.count", { count: aircraft.annotations.length })}
        </span>
      </div>
      <ul className="pb-3">
        {aircraft.annotations.map((point) => (
          <li key={point.id}>
            <button
              type="button"
              data-row={point.id}
              aria-pressed={point === chosen}
              onClick={() => onPick(point)}
              className="flex min-h-[3.25rem] w-full items-center gap-3 px-5 py-2 text-start transition-colors duration-[120ms] hover:bg-well focus-visible:-outline-offset-3 aria-pressed:bg-lagoon-soft"
            >
              <PointMark point={point} number={numberOf(aircraft, point)} />
              <span className="min-w-0 flex-1">
                <bdi lang="en" className="block font-semibold text-label rtl:text-right">
                  {point.term}
                </bdi>
                <span className="block text-ink-2 text-small">
                  {t(`terms.category.${point.category}`)}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
