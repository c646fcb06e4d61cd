import { ChevronDown } from "lucide-react";
import { useT } from "../../../i18n/i18n.ts";
import { shortValue } from "../../../parts/story-form/model.ts";
import { Icon } from "../../../ui/icon.tsx";
import { raiseOf } from "../model.ts";
import { SquareDetail } from "./square-detail.tsx";
import type { WallViewProps } from "./wall-table.tsx";
import { WindowSquare } from "./window-square.tsx";

/** The wall on a phone: a line for each competency, its windows small; it opens to them one by one. */
export function WallLines({ rows, airline, onEdit }: WallViewProps) {
  const t = useT();
  return (
    <ul className="mt-4 tablet:hidden">
      {rows.map(({ competency, squares }) => {
        const any = squares[0];
        if (!any) return null;
        return (
          <li key={competency} className="border-seam border-t">
            <details className="group/line">
              <summary className="flex min-h-[60px] list-none flex-wrap items-center gap-x-3 gap-y-1 py-2 [&::-webkit-details-marker]:hidden">
                <span className="min-w-32 flex-1 leading-snug">
                  <span className="block font-semibold text-label">
                    {t(`stories.competency.${competency}`)}
                  </span>
                  <span className="block text-ink-2 text-micro">
                    {t("stories.square.count", { count: any.stories.length })}
                  </span>
                </span>
                <span className="flex gap-1">
                  {squares.map((square) => (
                    <WindowSquare key={square.value ?? ""} raise={raiseOf(square)} size="line" />
                  ))}
                </span>
                <Icon
                  of={ChevronDown}
                  size={18}
                  className="text-ink-2 transition-transform group-open/line:rotate-180"
                />
              </summary>
              <ul className="grid gap-2.5 pb-4">
                {squares.map((square) => (
                  <li key={square.value ?? ""}>
                    <h3 className="mb-1.5 flex items-center gap-2.5 font-semibold text-small">
                      <WindowSquare raise={raiseOf(square)} size="line" />
                      {square.value === null ? (
                        t("stories.wall.any")
                      ) : (
                        <bdi lang="en">{shortValue(square.value)}</bdi>
                      )}
                    </h3>
                    <SquareDetail
                      square={square}
                      airline={airline}
                      others={any.stories}
                      onEdit={onEdit}
                    />
                  </li>
                ))}
              </ul>
            </details>
          </li>
        );
      })}
    </ul>
  );
}
