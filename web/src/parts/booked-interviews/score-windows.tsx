import { formatNumber } from "../../i18n/format.ts";
import { classNames } from "../../ui/class-names.ts";

const STEPS = Array.from({ length: 10 }, (_, at) => at + 1);

/** A score of the rubric as ten small windows, lit as far as it reaches, with its figure. */
export function ScoreWindows({ score, label }: { score: number; label: string }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <span aria-hidden className="inline-flex gap-[3px]">
        {STEPS.map((step) => (
          <span
            key={step}
            className={classNames(
              "h-3 w-2 rounded-window print:[print-color-adjust:exact]",
              step <= Math.round(score)
                ? "bg-lagoon"
                : "bg-well shadow-[inset_0_0_0_1px_var(--seam)]",
            )}
          />
        ))}
      </span>
      <span aria-hidden className="tabular min-w-5 text-end font-semibold">
        {formatNumber(score, { maximumFractionDigits: 1 })}
      </span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
