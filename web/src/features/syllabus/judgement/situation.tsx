import { type Judgement, MOST_POINTS, pointsOf } from "coach/judgement/score";
import type { JudgementQuestion } from "content/situational-judgement/schema";
import { useEffect, useRef } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Options } from "../../../parts/options/options.tsx";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Progress } from "../../../ui/progress.tsx";
import { JudgedOptions } from "./judged-options.tsx";

interface JudgementSituationProps {
  question: JudgementQuestion;
  /** From 1. */
  number: number;
  total: number;
  /** Place of what one would do; null until that is taken. */
  best: number | null;
  /** Null until both are taken. */
  judgement: Judgement | null;
  onChoose: (place: number) => void;
  onUndo: () => void;
  onNext: () => void;
  onStop: () => void;
}

/** One situation: first what one would do, then what one would least do, then why each earns what it earns. */
export function JudgementSituation(props: JudgementSituationProps) {
  const { question, number, total, best, judgement, onChoose, onUndo, onNext, onStop } = props;
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: number === 1 }), [number]);
  const isJudged = judgement !== null;
  useEffect(() => {
    if (isJudged) next.current?.focus({ preventScroll: true });
  }, [isJudged]);
  const progress = t("trials.judgement.progress", { number, total });
  const points = pointsOf(question, judgement);
  return (
    <Panel as="section" aria-labelledby="judgement-situation">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3 text-ink-2 text-small">
        <p className="tabular">{progress}</p>
        <p>{t(`trials.theme.${question.theme}`)}</p>
      </div>
      <Progress value={number} max={total} label={progress} />
      <h2
        id="judgement-situation"
        ref={heading}
        tabIndex={-1}
        lang="en"
        dir="ltr"
        className="mt-6 max-w-[66ch] text-pretty font-normal! text-[1.125rem] leading-[1.6] outline-none"
      >
        {question.situation}
      </h2>
      <p role="status" className="mt-5 mb-3 font-semibold">
        {isJudged
          ? t("trials.judgement.earned", { points: points.total, most: MOST_POINTS })
          : t(best === null ? "trials.judgement.askBest" : "trials.judgement.askWorst")}
      </p>
      {judgement ? (
        <>
          <JudgedOptions question={question} judgement={judgement} />
          <p className="mt-5 rounded-control bg-dawn-soft px-4 py-3 text-dawn-ink">
            <span className="font-semibold">{t("trials.judgement.principle")}</span>{" "}
            <bdi lang="en">{question.principle}</bdi>
          </p>
        </>
      ) : (
        <Options
          options={question.options.map(({ text }, place) => ({
            text,
            ...(place === best && {
              ...{ isChosen: true, isOut: true },
              note: (
                <span className="mt-1 block font-semibold text-lagoon-ink text-micro">
                  {t("trials.judgement.yourBest")}
                </span>
              ),
            }),
          }))}
          isLocked={false}
          onChoose={onChoose}
        />
      )}
      <p className="mt-5 flex flex-wrap gap-3">
        {isJudged && (
          <Button ref={next} variant="primary" size="big" onClick={onNext}>
            {t(number === total ? "trials.finish" : "trials.next")}
          </Button>
        )}
        {!isJudged && best !== null && (
          <Button onClick={onUndo}>{t("trials.judgement.undo")}</Button>
        )}
        <Button variant="quiet" size={isJudged ? "big" : "normal"} onClick={onStop}>
          {t("trials.stop")}
        </Button>
      </p>
    </Panel>
  );
}
