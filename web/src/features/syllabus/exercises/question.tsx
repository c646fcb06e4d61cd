import type { Exercise } from "content/assessment-days/schema";
import { useEffect, useRef } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { OneRight } from "../../../parts/options/one-right.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Progress } from "../../../ui/progress.tsx";
import { isTypedHere, verdictOf } from "./model.ts";
import { TypedForm } from "./typed-form.tsx";
import { Working } from "./working.tsx";

interface ExerciseQuestionProps {
  exercise: Exercise;
  isTyped: boolean | undefined;
  /** From 1. */
  number: number;
  total: number;
  /** The answer that is being explained; null while it is open. */
  given: string | null;
  onAnswer: (answer: string) => void;
  onNext: () => void;
  onStop: () => void;
}

/** One exercise, chosen or typed, and after it the way to the answer. */
export function ExerciseQuestion(props: ExerciseQuestionProps) {
  const { exercise, isTyped, number, total, given, onAnswer, onNext, onStop } = props;
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const isForm = isTypedHere(exercise, isTyped);
  useEffect(() => {
    if (!isForm) heading.current?.focus({ preventScroll: number === 1 });
  }, [isForm, number]);
  useEffect(() => {
    if (given !== null) next.current?.focus();
  }, [given]);
  const progress = t("syllabus.bank.progress", { number, total });
  const isTold = given !== null;
  const verdict = isTold ? verdictOf(exercise, given, isTyped) : null;
  return (
    <Panel as="section" aria-labelledby="exercise-question">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <p className="tabular text-ink-2 text-small">{progress}</p>
        <Badge isBare>{t(`trials.kind.${exercise.kind}`)}</Badge>
      </div>
      <Progress value={number} max={total} label={progress} />
      <h2
        id="exercise-question"
        ref={heading}
        tabIndex={-1}
        lang="en"
        dir="ltr"
        className="mt-6 mb-5 max-w-[60ch] text-pretty text-[1.25rem] leading-[1.5] outline-none"
      >
        {exercise.question}
      </h2>
      {isForm ? (
        <TypedForm
          kind={exercise.kind}
          given={given}
          isRight={verdict?.isRight ?? false}
          onAnswer={onAnswer}
        />
      ) : (
        <OneRight
          options={exercise.options}
          right={exercise.answer}
          chosen={given}
          onChoose={onAnswer}
        />
      )}
      <div role="status" className={isTold ? "mt-5" : undefined}>
        {verdict && <Working exercise={exercise} verdict={verdict} />}
      </div>
      <p className="mt-5 flex flex-wrap gap-3">
        {isTold ? (
          <Button ref={next} variant="primary" size="big" onClick={onNext}>
            {t(number === total ? "trials.finish" : "trials.next")}
          </Button>
        ) : (
          <Button onClick={() => onAnswer("")}>{t("trials.exercise.skip")}</Button>
        )}
        <Button variant="quiet" size={isTold ? "big" : "normal"} onClick={onStop}>
          {t("trials.stop")}
        </Button>
      </p>
    </Panel>
  );
}
