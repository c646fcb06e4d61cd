import type { DeliveryMeasure } from "contract/delivery";
import { classNames } from "../../ui/class-names.ts";
import { bandScale } from "./band-scale.ts";

interface BandDrawingProps {
  measure: DeliveryMeasure;
  className?: string;
}

/** The band as a green stretch, the value as a mark on it, the person's own median as a tick. The words beside it say the same. */
export function BandDrawing({ measure, className }: BandDrawingProps) {
  const scale = bandScale(measure);
  if (!scale) return null;
  const isWithin = measure.standing === "within";
  return (
    <span
      aria-hidden
      className={classNames("relative block h-4 print:[print-color-adjust:exact]", className)}
    >
      <span className="absolute inset-x-0 top-1/2 h-2 -translate-y-1/2 rounded-full bg-well" />
      <span
        className="absolute top-1/2 h-2 -translate-y-1/2 rounded-full bg-green/45"
        style={{ insetInlineStart: `${scale.low}%`, inlineSize: `${scale.high - scale.low}%` }}
      />
      {scale.baseline !== null && (
        <span
          className="absolute top-0 h-4 w-0.5 -translate-x-1/2 bg-ink-2 rtl:translate-x-1/2"
          style={{ insetInlineStart: `${scale.baseline}%` }}
        />
      )}
      <span
        className={classNames(
          "absolute top-1/2 h-4 w-3 -translate-x-1/2 -translate-y-1/2 rounded-window border-2 border-panel shadow-[0_0_0_1.5px_var(--ink)] rtl:translate-x-1/2",
          isWithin ? "bg-green" : "bg-yellow",
        )}
        style={{ insetInlineStart: `${scale.value}%` }}
      />
    </span>
  );
}
