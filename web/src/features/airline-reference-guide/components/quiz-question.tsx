import type { AirlineQuizQuestion } from "content/airline-quiz/schema";
import { Check, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Progress } from "../../../ui/progress.tsx";
import { factText, questionWords } from "../question-words.ts";
import { QuizReason } from "./quiz-reason.tsx";

interface QuizQuestionProps {
  question: AirlineQuizQuestion;
  /** From 1. */
  number: number;
  total: number;
  onNext: (answer: string) => void;
}

/** One question. The first choice counts; then the reason is shown, with its source. */
export function QuizQuestion({ question, number, total, onNext }: QuizQuestionProps) {
  const t = useT();
  const [chosen, setChosen] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const { options, answer, kind } = question;
  const progress = t("guide.quiz.progress", { number, total });

  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (chosen !== null) next.current?.focus();
  }, [chosen]);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
      // Digits belong to an open menu, a dialog or a field.
      if (event.target instanceof Element && event.target.closest("input,textarea,select,dialog"))
        return;
      const option = options[Number(event.key) - 1];
      if (option !== undefined) setChosen((before) => before ?? option);
    };
    addEventListener("keydown", handleKey);
    return () => removeEventListener("keydown", handleKey);
  }, [options]);

  return (
    <Panel as="section" aria-labelledby="quiz-question">
      <p className="tabular mb-2 text-ink-2 text-small">{progress}</p>
      <Progress value={number - (chosen === null ? 1 : 0)} max={total} label={progress} />
      <h2
        id="quiz-question"
        ref={heading}
        tabIndex={-1}
        className="mt-5 text-balance text-[1.3125rem] leading-[1.35] outline-none"
      >
        {questionWords(question, t)}
      </h2>
      <ol className="mt-5 grid gap-2.5">
        {options.map((option, index) => {
          const isAnswer = option === answer;
          const isShown = chosen !== null && (isAnswer || option === chosen);
          return (
            <li key={option}>
              <button
                type="button"
                // Disabled it would lose the focus, and the result would not be heard.
                aria-disabled={chosen !== null || undefined}
                aria-pressed={option === chosen}
                onClick={() => setChosen((before) => before ?? option)}
                className={classNames(
                  "flex min-h-13 w-full items-center gap-3.5 rounded-control border-[1.5px] px-3.5 py-2.5 text-start text-label leading-normal transition-colors duration-[120ms]",
                  !isShown && "border-edge bg-panel",
                  chosen === null && "hover:border-ink-2 hover:bg-well",
                  chosen !== null && !isShown && "border-seam! text-ink-2",
                  isShown && isAnswer && "border-green bg-green-soft text-ink",
                  isShown && !isAnswer && "border-red bg-red-soft text-ink",
                )}
              >
                <span
                  aria-hidden
                  className="tabular grid h-8 w-6 shrink-0 place-items-center rounded-window bg-well font-semibold text-ink-2 text-micro"
                >
                  {index + 1}
                </span>
                <bdi lang="en" className="min-w-0 flex-1">
                  {factText(kind, option, t)}
                </bdi>
                {isShown && (
                  <Icon
                    of={isAnswer ? Check : X}
                    className={isAnswer ? "text-green-ink" : "text-red-ink"}
                  />
                )}
              </button>
            </li>
          );
        })}
      </ol>
      <div role="status" className={chosen === null ? undefined : "mt-5"}>
        {chosen !== null && (
          <>
            <p className="font-semibold">
              {chosen === answer
                ? t("guide.quiz.right")
                : t("guide.quiz.wrong", { answer: factText(kind, answer, t) })}
            </p>
            <QuizReason question={question} />
          </>
        )}
      </div>
      {chosen === null ? (
        <p className="mt-4 text-ink-2 text-micro max-tablet:hidden">{t("guide.quiz.keys")}</p>
      ) : (
        <Button ref={next} variant="primary" className="mt-5" onClick={() => onNext(chosen)}>
          {t(number === total ? "guide.quiz.finish" : "guide.quiz.next")}
        </Button>
      )}
    </Panel>
  );
}
