import { scaleLinear } from "d3-scale";
import { line } from "d3-shape";
import { classNames } from "./class-names.ts";

type SparklineProps = {
  /** At least two, oldest first. Fewer draw nothing. */
  values: readonly number[];
  /** What it says aloud; without it the line is decoration beside written figures. */
  label?: string | undefined;
  widthPx?: number;
  heightPx?: number;
  className?: string | undefined;
};

/** The course of one figure, the last point filled. In right-to-left languages time runs to the left. */
export function Sparkline({
  values,
  label,
  widthPx = 120,
  heightPx = 36,
  className,
}: SparklineProps) {
  if (values.length < 2) return null;
  const low = Math.min(...values);
  const high = Math.max(...values);
  const x = scaleLinear([0, values.length - 1], [5, widthPx - 5]);
  // A flat course lies in the middle.
  const y = scaleLinear(low === high ? [low - 1, high + 1] : [low, high], [heightPx - 5, 5]);
  const path = line<number>(
    (_, index) => x(index),
    (value) => y(value),
  ).digits(1)(values as number[]);
  return (
    <svg
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      width={widthPx}
      height={heightPx}
      viewBox={`0 0 ${widthPx} ${heightPx}`}
      className={classNames("block max-w-full rtl:-scale-x-100", className)}
    >
      <path
        d={path ?? ""}
        fill="none"
        stroke="var(--lagoon)"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle
        cx={x(values.length - 1)}
        cy={y(values.at(-1) ?? low)}
        r="3.5"
        fill="var(--lagoon)"
        stroke="var(--panel)"
        strokeWidth="2"
      />
    </svg>
  );
}
