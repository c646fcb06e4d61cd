import { classNames } from "../../../ui/class-names.ts";

export const STEPS = Array.from({ length: 10 }, (_, at) => at + 1);

interface ScaleWindowsProps {
  /** 1 to 10. */
  score: number;
  /** One's own score, as a notch beneath; null where none was given. */
  own: number | null;
  className?: string;
}

/** A score as ten windows, lit as far as it reaches. Decoration: the figures are written beside it. */
export function ScaleWindows({ score, own, className }: ScaleWindowsProps) {
  return (
    <div aria-hidden className={classNames("relative max-w-72 pb-3", className)}>
      <div className="grid grid-cols-10 gap-1">
        {STEPS.map((step) => (
          <span
            key={step}
            className={classNames(
              "aspect-[3/4] rounded-window print:[print-color-adjust:exact]",
              step <= Math.round(score)
                ? "bg-lagoon"
                : "bg-well shadow-[inset_0_0_0_1px_var(--seam)]",
            )}
          />
        ))}
      </div>
      {own !== null && (
        <span
          className="absolute bottom-0 h-2.5 w-[3px] -translate-x-1/2 rounded-[2px] bg-ink rtl:translate-x-1/2 print:[print-color-adjust:exact]"
          style={{ insetInlineStart: `${(own - 0.5) * 10}%` }}
        />
      )}
    </div>
  );
}
