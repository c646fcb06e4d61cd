import { scaleLinear } from "d3-scale";
import { classNames } from "../../../ui/class-names.ts";
import type { ScoreTone } from "../../../ui/score-tone.ts";
import { rubricTone } from "./model.ts";

interface CompetencyScaleProps {
  /** 1 to 10; null where no answer showed it. */
  score: number | null;
  /** The mean of earlier sessions on the same scale; null before any. */
  earlier: number | null;
}

/** Two neighbouring scores share one description of behaviour: five bands of the scale from 1 to 10. */
const BANDS = [1, 3, 5, 7, 9];
const percent = scaleLinear([1, 11], [0, 100]);

const FILLS: Record<ScoreTone, string> = {
  green: "bg-green",
  blue: "bg-blue",
  yellow: "bg-yellow",
  red: "bg-red",
};

/** A score as far as it reaches through the five bands, the earlier one as a notch above. Decoration beside written figures. */
export function CompetencyScale({ score, earlier }: CompetencyScaleProps) {
  // A score of 7 fills its own step: the scale has ten steps, not nine gaps.
  const reach = score === null ? 0 : percent(score + 1);
  return (
    <div aria-hidden className="relative mt-2 print:[print-color-adjust:exact]">
      <div className="grid grid-cols-5 gap-[3px]">
        {BANDS.map((low) => {
          const from = percent(low);
          const share = Math.min(1, Math.max(0, (reach - from) / (percent(low + 2) - from)));
          return (
            <span
              key={low}
              className="relative h-2.5 overflow-hidden rounded-full bg-well print:[print-color-adjust:exact]"
            >
              {score !== null && share > 0 && (
                <span
                  className={classNames(
                    "absolute inset-y-0 start-0 rounded-full transition-[inline-size] delay-500 duration-[420ms] ease-out motion-reduce:transition-none starting:[inline-size:0%] print:[print-color-adjust:exact]",
                    FILLS[rubricTone(score)],
                  )}
                  style={{ inlineSize: `${share * 100}%` }}
                />
              )}
            </span>
          );
        })}
      </div>
      {earlier !== null && (
        <span
          className="absolute -top-1 h-[1.125rem] w-[3px] -translate-x-1/2 rounded-[2px] bg-ink shadow-[0_0_0_2px_var(--panel)] rtl:translate-x-1/2 print:[print-color-adjust:exact]"
          style={{ insetInlineStart: `${percent(earlier + 1)}%` }}
        />
      )}
    </div>
  );
}
