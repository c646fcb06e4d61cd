import type { MultipleChoice } from "content/multiple-choice";
import { useEffect, useRef } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { OneRight } from "../../../parts/options/one-right.tsx";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Progress } from "../../../ui/progress.tsx";
import { Explanation } from "./explanation.tsx";

const TONES: Record<MultipleChoice["difficulty"], BadgeTone> = {
  Easy: "green",
  Medium: "yellow",
  Hard: "red",
};

interface BankQuestionProps {
  question: MultipleChoice;
  /** From 1. */
  number: number;
  total: number;
  chosen: string | null;
  onChoose: (option: string) => void;
  onNext: () => void;
  onStop: () => void;
}

/** One question: the first choice counts, then the reason and its source. */
export function BankQuestion(props: BankQuestionProps) {
  const { question, number, total, chosen, onChoose, onNext, onStop } = props;
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: number === 1 }), [number]);
  useEffect(() => {
    if (chosen !== null) next.current?.focus();
  }, [chosen]);
  const { options, correctAnswer, difficulty } = question;
  const progress = t("syllabus.bank.progress", { number, total });
  const isLocked = chosen !== null;

  return (
    <Panel as="section" aria-labelledby="bank-question">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <p className="tabular text-ink-2 text-small">{progress}</p>
        <Badge tone={TONES[difficulty]}>{t(`syllabus.level.${difficulty}`)}</Badge>
      </div>
      <Progress value={number} max={total} label={progress} />
      <h2
        id="bank-question"
        ref={heading}
        tabIndex={-1}
        lang="en"
        dir="ltr"
        className="mt-6 mb-5 max-w-[60ch] text-pretty text-[1.25rem] leading-[1.4] outline-none"
      >
        {question.question}
      </h2>
      <OneRight options={options} right={correctAnswer} chosen={chosen} onChoose={onChoose} />
      <div role="status" className={isLocked ? "mt-5" : undefined}>
        {isLocked && (
          <>
            <p className="font-semibold">
              {chosen === correctAnswer
                ? t("syllabus.bank.isRight")
                : t("syllabus.bank.isWrong", { answer: correctAnswer })}
            </p>
            <Explanation question={question} />
          </>
        )}
      </div>
      <p className="mt-5 flex flex-wrap gap-3">
        {isLocked && (
          <Button ref={next} variant="primary" size="big" onClick={onNext}>
            {t(number === total ? "syllabus.bank.finish" : "syllabus.bank.next")}
          </Button>
        )}
        <Button variant="quiet" size={isLocked ? "big" : "normal"} onClick={onStop}>
          {t("syllabus.bank.stop")}
        </Button>
      </p>
    </Panel>
  );
}
