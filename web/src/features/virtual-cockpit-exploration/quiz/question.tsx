import { COCKPIT_COMPONENTS } from "content/cockpit/cockpit";
import { type CockpitQuizQuestion, isRight, purposeOf } from "content/cockpit/cockpit-quiz";
import { useEffect, useRef } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { OneRight } from "../../../parts/options/one-right.tsx";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Progress } from "../../../ui/progress.tsx";
import { Reason } from "./reason.tsx";

interface QuestionProps {
  question: CockpitQuizQuestion;
  /** Where the marked part lies, in words. */
  place: string;
  /** Undefined until it is answered. */
  answer: string | undefined;
  /** From 1. */
  number: number;
  total: number;
  onAnswer: (answer: string) => void;
  onNext: () => void;
}

/** One question beside the deck. The first answer counts; then the reason is shown, with its source. */
export function Question({
  question,
  place,
  answer,
  number,
  total,
  onAnswer,
  onNext,
}: QuestionProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const isAnswered = answer !== undefined;
  const progress = t("cockpit.quiz.progress", { number: number, total: total });

  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    // Where the deck stands above, the places that were pointed at stay in view.
    if (isAnswered) next.current?.focus({ preventScroll: question.kind === "point" });
  }, [isAnswered, question.kind]);

  return (
    <Panel as="section" aria-labelledby="deck-question" className="tablet:p-6">
      <p className="tabular mb-2 text-ink-2 text-small">{progress}</p>
      <Progress value={number - (isAnswered ? 0 : 1)} max={total} label={progress} />
      <h2
        id="deck-question"
        ref={heading}
        tabIndex={-1}
        className="mt-4 text-balance text-[1.3125rem] leading-[1.35] outline-none"
      >
        {question.kind === "point" ? (
          <>
            {t("cockpit.quiz.pointAt")} <bdi lang="en">{question.asked.name}</bdi>
          </>
        ) : question.kind === "purpose" ? (
          t("cockpit.quiz.purpose")
        ) : (
          <bdi lang="en">{question.asked.question}</bdi>
        )}
      </h2>
      {question.kind === "purpose" && (
        <p className="mt-1 text-ink-2 text-small">{t("cockpit.quiz.marked", { place })}</p>
      )}
      {question.kind === "point" && !isAnswered && (
        <p className="mt-1 text-ink-2 text-small">{t("cockpit.quiz.pointHow")}</p>
      )}
      {question.kind !== "point" && (
        <div className="mt-4">
          <OneRight
            options={
              question.kind === "bank"
                ? question.asked.options
                : question.options.map((part) => ({ value: part.id, text: purposeOf(part) }))
            }
            right={question.kind === "bank" ? question.asked.correctAnswer : question.asked.id}
            chosen={answer}
            onChoose={onAnswer}
          />
          {!isAnswered && (
            <p className="mt-3 text-ink-2 text-micro max-tablet:hidden">{t("cockpit.quiz.keys")}</p>
          )}
        </div>
      )}
      <div role="status" className={isAnswered ? "mt-4" : undefined}>
        {isAnswered && (
          <>
            <p className="font-semibold">{verdict()}</p>
            <Reason question={question} />
          </>
        )}
      </div>
      <p className="mt-4 flex flex-wrap items-center gap-3">
        {isAnswered ? (
          <Button ref={next} variant="primary" onClick={onNext}>
            {t(number === total ? "cockpit.quiz.finish" : "cockpit.quiz.next")}
          </Button>
        ) : (
          <Button variant="quiet" className="-ms-3" onClick={() => onAnswer("")}>
            {t("cockpit.quiz.show")}
          </Button>
        )}
      </p>
    </Panel>
  );

  function verdict(): string {
    if (answer === undefined || answer === "") return t("cockpit.quiz.shown");
    if (isRight(question, answer)) return t("cockpit.quiz.right");
    const pointed = COCKPIT_COMPONENTS.find(({ id }) => id === answer);
    return question.kind === "point" && pointed
      ? t("cockpit.quiz.pointedAt", { name: pointed.name })
      : t("cockpit.quiz.wrong");
  }
}
