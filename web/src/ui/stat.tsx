import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type StatProps = {
  label: ReactNode;
  /** The figure, written in the reader's language. Null while nothing was measured: `emptyText` stands instead. */
  value: ReactNode | null;
  /** What stands after the figure, smaller: "/ 100", "h". */
  unit?: ReactNode;
  /** "Not practised yet": never 0 for what was not measured. */
  emptyText?: ReactNode;
  /** A line under it: what changed, since when. */
  detail?: ReactNode;
  /** A `Sparkline`. */
  chart?: ReactNode;
  className?: string | undefined;
};

/** One figure with its name, inside a `Panel` or a grid of its own. */
export function Stat({ label, value, unit, emptyText, detail, chart, className }: StatProps) {
  return (
    <div className={classNames("grid grid-cols-[1fr_auto] items-end gap-x-3 gap-y-1", className)}>
      <p className="col-span-full font-medium text-ink-2 text-label">{label}</p>
      {value === null ? (
        <p className="font-semibold text-h3 leading-[2.6rem]">{emptyText}</p>
      ) : (
        <p className="tabular font-semibold text-[1.875rem] leading-[1.1] tracking-[-0.025em] tablet:text-[2.375rem]">
          {value}
          {unit && (
            <span className="ms-1 font-medium text-body text-ink-2 tracking-normal">{unit}</span>
          )}
        </p>
      )}
      {chart}
      {detail && <p className="col-span-full text-ink-2 text-small">{detail}</p>}
    </div>
  );
}
