import type { InterviewType } from "contract/coaching";
import { INTERVIEW_TYPES } from "contract/mock-interview-terms";
import { useId } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { classNames } from "../../../ui/class-names.ts";

interface TypeChoiceProps {
  value: InterviewType | null;
  onChange: (type: InterviewType) => void;
  isMissing: boolean;
}

/** What kind of questions the interview is about, each with what it asks for. */
export function TypeChoice({ value, onChange, isMissing }: TypeChoiceProps) {
  const t = useT();
  const id = useId();
  return (
    <fieldset aria-describedby={isMissing ? `${id}e` : undefined}>
      <legend className="mb-3 font-semibold text-h2">{t("booking.form.type.legend")}</legend>
      <div className="grid gap-2.5 desktop:grid-cols-3">
        {INTERVIEW_TYPES.map((type) => (
          <label
            key={type}
            className={classNames(
              "relative flex cursor-pointer flex-col gap-1 rounded-[14px] border-[1.5px] px-4 py-3 transition-colors has-checked:border-lagoon has-checked:bg-lagoon-soft has-focus-visible:outline-3 has-focus-visible:outline-lagoon has-focus-visible:outline-offset-3",
              isMissing ? "border-red" : "border-seam hover:border-edge",
            )}
          >
            <input
              type="radio"
              name={id}
              className="sr-only"
              checked={type === value}
              aria-describedby={`${id}${type}`}
              aria-labelledby={`${id}${type}n`}
              onChange={() => onChange(type)}
            />
            <span id={`${id}${type}n`} className="font-semibold text-label">
              {t(`booked.type.${type}`)}
            </span>
            <span id={`${id}${type}`} className="text-ink-2 text-small">
              {t(`booking.form.type.${type}`)}
            </span>
          </label>
        ))}
      </div>
      {isMissing && (
        <p id={`${id}e`} role="alert" className="mt-2 text-red-ink text-small">
          {t("booking.form.type.missing")}
        </p>
      )}
    </fieldset>
  );
}
