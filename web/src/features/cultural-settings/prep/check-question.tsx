import type { MultipleChoice } from "content/multiple-choice";
import { Check, X } from "lucide-react";
import { useT } from "../../../i18n/i18n.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";

interface CheckQuestionProps {
  number: number;
  question: MultipleChoice;
  chosen: string | null;
  isGraded: boolean;
  onChoose: (option: string) => void;
}

/** One question with its options; once graded, which is right and why. */
export function CheckQuestion(props: CheckQuestionProps) {
  const { number, question, chosen, isGraded, onChoose } = props;
  const t = useT();
  const { id, question: text, options, correctAnswer, explanation, source } = question;
  const isRight = chosen === correctAnswer;
  return (
    <li className="border-seam border-t py-5 first:border-t-0">
      <fieldset disabled={isGraded} className="min-w-0">
        <legend className="flex gap-3 font-medium">
          <span className="tabular text-ink-2">{number}.</span>
          <span lang="en" dir="auto">
            {text}
          </span>
        </legend>
        <div className="mt-3 grid gap-2">
          {options.map((option) => {
            const mark =
              isGraded && option === correctAnswer
                ? "right"
                : isGraded && option === chosen
                  ? "wrong"
                  : null;
            return (
              <label
                key={option}
                className={classNames(
                  "flex min-h-11 items-center gap-3 rounded-control border-[1.5px] px-3.5 py-2 text-label has-focus-visible:outline-3 has-focus-visible:outline-lagoon has-focus-visible:outline-offset-3",
                  mark === "right"
                    ? "border-green bg-green-soft"
                    : mark === "wrong"
                      ? "border-red bg-red-soft"
                      : "border-seam",
                  !isGraded &&
                    "cursor-pointer hover:border-edge has-checked:border-lagoon has-checked:bg-lagoon-soft",
                )}
              >
                <input
                  type="radio"
                  name={id}
                  value={option}
                  checked={chosen === option}
                  onChange={() => onChoose(option)}
                  className="peer sr-only"
                />
                {isGraded ? (
                  <span className="grid size-5 shrink-0 place-items-center">
                    {mark && (
                      <Icon
                        of={mark === "right" ? Check : X}
                        size={18}
                        className={mark === "right" ? "text-green-ink" : "text-red-ink"}
                      />
                    )}
                  </span>
                ) : (
                  <span
                    aria-hidden
                    className="size-5 shrink-0 rounded-full border-[1.5px] border-edge bg-panel peer-checked:border-[6px] peer-checked:border-lagoon"
                  />
                )}
                <span lang="en" dir="auto" className="min-w-0 flex-1">
                  {option}
                </span>
                {mark && (
                  <span
                    className={classNames(
                      "font-semibold text-micro",
                      mark === "right" ? "text-green-ink" : "text-red-ink",
                    )}
                  >
                    {t(mark === "right" ? "prep.check.right" : "prep.check.yours")}
                  </span>
                )}
              </label>
            );
          })}
        </div>
      </fieldset>
      {isGraded && (
        <p className="mt-3 text-small">
          <b className="font-semibold">
            {t(isRight ? "prep.check.isRight" : "prep.check.isWrong")}
          </b>{" "}
          <span lang="en" dir="auto">
            {explanation}
            {source && <span className="text-ink-2">{` (${source.name}, ${source.year})`}</span>}
          </span>
        </p>
      )}
    </li>
  );
}
