import type { Story } from "contract/stories";
import { Fragment, type KeyboardEvent, useRef, useState } from "react";
import { formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { shortValue } from "../../../parts/story-form/model.ts";
import { type MatrixRow, nextSquare, raiseOf } from "../model.ts";
import { SquareDetail } from "./square-detail.tsx";
import { squareName } from "./square-name.ts";
import { WindowSquare } from "./window-square.tsx";

export interface WallViewProps {
  rows: readonly MatrixRow[];
  /** Name of the airline whose values the columns are; "" for none. */
  airline: string;
  onEdit: (story: Story) => void;
}

interface Place {
  row: number;
  column: number;
}

/** The wall from tablets on: one stop for Tab, arrows move, a press opens what the square holds. */
export function WallTable({ rows, airline, onEdit }: WallViewProps) {
  const t = useT();
  const table = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState<Place>({ row: 0, column: 0 });
  const [open, setOpen] = useState<Place | null>(null);
  const values = rows[0]?.squares ?? [];
  const size = { rows: rows.length, columns: values.length };

  const handleKey = (event: KeyboardEvent) => {
    const isRtl = document.documentElement.dir === "rtl";
    const next = nextSquare(event.key, at, size, isRtl);
    if (!next || !(event.target as Element).closest("[data-square]")) return;
    event.preventDefault();
    setAt(next);
    table.current
      ?.querySelector<HTMLElement>(`[data-square="${next.row} ${next.column}"]`)
      ?.focus();
  };

  return (
    <div className="-mx-2 mt-6 overflow-x-auto px-2 pb-1 max-tablet:hidden">
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its squares are pressed and moved between, which a grid is for.
        role="grid"
        aria-label={airline ? t("stories.wall.label", { airline }) : t("stories.wall.labelAny")}
        className="w-full table-fixed border-separate border-spacing-0"
        onKeyDown={handleKey}
      >
        <thead>
          <tr>
            <td className="w-40" />
            {values.map(({ value }) => (
              <th
                key={value ?? ""}
                scope="col"
                lang={value === null ? undefined : "en"}
                title={value ?? undefined}
                className="break-words px-1 pb-3 align-bottom font-medium text-ink-2 text-micro leading-snug"
              >
                <span className="mx-auto line-clamp-4 max-w-28">
                  {value === null ? t("stories.wall.any") : shortValue(value)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ competency, squares }, row) => {
            const opened = open?.row === row ? squares[open.column] : undefined;
            return (
              <Fragment key={competency}>
                <tr>
                  <th
                    scope="row"
                    className="border-seam border-t py-1 pe-3 text-start font-semibold text-label leading-snug"
                  >
                    {t(`stories.competency.${competency}`)}
                  </th>
                  {squares.map((square, column) => {
                    const isOpen = open?.row === row && open.column === column;
                    return (
                      <td
                        key={square.value ?? ""}
                        className={`border-seam border-t py-1 ${column === 0 ? "bg-[color-mix(in_oklab,var(--well)_45%,transparent)]" : ""}`}
                      >
                        <button
                          type="button"
                          data-square={`${row} ${column}`}
                          tabIndex={at.row === row && at.column === column ? 0 : -1}
                          aria-expanded={isOpen}
                          onFocus={() => setAt({ row, column })}
                          onClick={() => setOpen(isOpen ? null : { row, column })}
                          className="relative mx-auto grid min-h-[4.25rem] w-full place-items-center rounded-[14px] transition-colors duration-[120ms] hover:bg-well focus-visible:-outline-offset-3"
                        >
                          {/* As words and not as a label: a language that says "one" has no 1 in it, and the button shows one. */}
                          <span className="sr-only">{squareName(t, square)}</span>
                          <WindowSquare raise={raiseOf(square)} isNow={isOpen} size="wall" />
                          {square.stories.length > 0 && (
                            <span
                              aria-hidden
                              className="tabular absolute start-[calc(50%+1.75rem)] bottom-2 font-semibold text-ink-2 text-micro"
                            >
                              {formatNumber(square.stories.length)}
                            </span>
                          )}
                        </button>
                      </td>
                    );
                  })}
                </tr>
                {opened && (
                  <tr>
                    <td colSpan={squares.length + 1} className="pb-3">
                      <SquareDetail
                        square={opened}
                        airline={airline}
                        others={squares[0]?.stories ?? []}
                        onEdit={onEdit}
                      />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
