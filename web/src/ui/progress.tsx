import { classNames } from "./class-names.ts";

type ProgressProps = {
  /** 0 to `max`; null while the end is not known yet. */
  value: number | null;
  max?: number;
  /** What is going on: "Uploading your video". */
  label: string;
  /** The value in words: "3 of 10 questions". */
  valueText?: string | undefined;
  className?: string | undefined;
};

/** How far a task that is under way has come. For an amount that stands still use `Bar`. */
export function Progress({ value, max = 100, label, valueText, className }: ProgressProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value ?? undefined}
      aria-valuetext={valueText}
      className={classNames("h-2 overflow-hidden rounded-full bg-well", className)}
    >
      <div
        className={classNames(
          "h-full rounded-full bg-lagoon transition-[inline-size] duration-[240ms] ease-out",
          value === null && "animate-pulse",
        )}
        style={{ inlineSize: value === null ? "40%" : `${Math.min(100, (value / max) * 100)}%` }}
      />
    </div>
  );
}
