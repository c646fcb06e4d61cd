import type { AirlineQuizQuestion } from "content/airline-quiz/schema";
import { useEffect, useRef, useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { OneRight } from "../../../parts/options/one-right.tsx";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Progress } from "../../../ui/progress.tsx";
import { questionWords } from "../question-words.ts";
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
  const { options, answer } = question;
  const progress = t("guide.quiz.progress", { number, total });

  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (chosen !== null) next.current?.focus();
  }, [chosen]);

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
      <div className="mt-5">
        <OneRight options={options} right={answer} chosen={chosen} onChoose={setChosen} />
      </div>
      <div role="status" className={chosen === null ? undefined : "mt-5"}>
        {chosen !== null && (
          <>
            <p className="font-semibold">
              {chosen === answer ? t("guide.quiz.right") : t("guide.quiz.wrong", { answer })}
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
