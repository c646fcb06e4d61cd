import { Quote } from "lucide-react";
import { useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Field } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { EVIDENCE_MAX_CHARACTERS } from "./model.ts";

interface ScoreFieldProps {
  label: string;
  value: string;
  /** What a candidate does who earns it, in English; null where the value is no score. */
  anchor: string | null;
  quote: string;
  error: string | undefined;
  /** Marks it as the place to begin with. */
  isFirst: boolean;
  onChange: (value: string) => void;
  onQuote: (quote: string) => void;
}

const STEPS = Array.from({ length: 10 }, (_, at) => at + 1);

/** One score: a number, the ten windows to press instead, the behaviour it stands for, and the candidate's words behind it. */
export function ScoreField(props: ScoreFieldProps) {
  const { label, value, anchor, quote, error, isFirst, onChange, onQuote } = props;
  const t = useT();
  const [isQuoting, setIsQuoting] = useState(quote !== "");
  const score = Math.round(Number(value));
  return (
    <div className="border-seam border-t py-4 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-end gap-x-5 gap-y-2">
        <Field label={label} error={error}>
          <TextInput
            type="number"
            inputMode="decimal"
            min={1}
            max={10}
            className="tabular w-24!"
            {...(isFirst && { "data-autofocus": true })}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </Field>
        {/* Pressing a window is a shortcut; the number field says and takes the same. */}
        <div aria-hidden className="flex gap-0.5 pb-1">
          {STEPS.map((step) => (
            <button
              key={step}
              type="button"
              tabIndex={-1}
              onClick={() => onChange(String(step))}
              className="group/step grid h-11 w-6.5 place-items-center"
            >
              <span
                className={classNames(
                  "h-7 w-5 rounded-window transition-colors",
                  step <= score
                    ? "bg-lagoon"
                    : "bg-well shadow-[inset_0_0_0_1.5px_var(--seam)] group-hover/step:bg-lagoon-soft",
                )}
              />
            </button>
          ))}
        </div>
        {!isQuoting && (
          <Button
            variant="quiet"
            className="max-tablet:-ms-3 tablet:ms-auto"
            aria-label={t("recruiter.form.addQuoteTo", { score: label })}
            onClick={() => setIsQuoting(true)}
          >
            <Icon of={Quote} size={16} />
            {t("recruiter.form.addQuote")}
          </Button>
        )}
      </div>
      {anchor && (
        <p lang="en" dir="auto" className="mt-2 max-w-[62ch] text-ink-2 text-small rtl:text-right">
          {anchor}
        </p>
      )}
      {isQuoting && (
        <Field className="mt-3" label={t("recruiter.form.quote", { score: label })}>
          <TextArea
            dir="auto"
            rows={2}
            maxLength={EVIDENCE_MAX_CHARACTERS}
            value={quote}
            onChange={(event) => onQuote(event.target.value)}
          />
        </Field>
      )}
    </div>
  );
}
