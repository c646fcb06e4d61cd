import { bandOfScore } from "coach/rubric/scale";
import { RUBRIC } from "content/rubric/rubric";
import type { InterviewType } from "contract/coaching";
import type { RubricDimension } from "contract/rubric";
import { useId } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { classNames } from "../../../ui/class-names.ts";
import { STEPS } from "./scale-windows.tsx";

interface SelfScaleProps {
  dimension: RubricDimension;
  type: InterviewType;
  value: number | null;
  onChange: (score: number) => void;
  isMissing: boolean;
}

/** One score of one's own, 1 to 10, with the behaviour that it stands for; before a choice, with what is looked at. The rubric is in English. */
export function SelfScale({ dimension, type, value, onChange, isMissing }: SelfScaleProps) {
  const t = useT();
  const id = useId();
  return (
    <fieldset
      data-field={dimension}
      aria-describedby={`${id}a`}
      className="border-seam border-t py-5 first:border-t-0 desktop:nth-2:border-t-0"
    >
      <legend className="float-start mb-2.5 font-semibold text-h3">
        {t(`booked.dimension.${dimension}`)}
      </legend>
      <div className="clear-both grid grid-cols-5 gap-1.5 tablet:grid-cols-10">
        {STEPS.map((step) => (
          <label
            key={step}
            className={classNames(
              "tabular relative grid h-12 cursor-pointer place-items-center rounded-window border-[1.5px] font-semibold text-label transition-colors has-checked:border-lagoon has-checked:bg-lagoon has-checked:text-on-lagoon has-focus-visible:outline-3 has-focus-visible:outline-lagoon has-focus-visible:outline-offset-2",
              value !== null && step < value
                ? "border-lagoon bg-lagoon-soft text-lagoon-ink"
                : isMissing
                  ? "border-red"
                  : "border-seam hover:border-edge",
            )}
          >
            <input
              type="radio"
              name={id}
              className="sr-only"
              aria-label={t("booked.ofTen", { score: step })}
              checked={step === value}
              onChange={() => onChange(step)}
            />
            <span aria-hidden>{step}</span>
          </label>
        ))}
      </div>
      <p
        id={`${id}a`}
        lang="en"
        dir="ltr"
        aria-live="polite"
        className={classNames(
          "mt-2.5 min-h-[5.8em] text-small tablet:min-h-[2.9em] desktop:min-h-[4.35em]",
          value === null && "text-ink-2",
        )}
      >
        {value === null
          ? RUBRIC.dimensions[dimension].definition
          : RUBRIC.scales[type][dimension][bandOfScore(value)]}
      </p>
    </fieldset>
  );
}
