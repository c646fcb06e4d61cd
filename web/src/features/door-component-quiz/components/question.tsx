import { useDeferredValue, useEffect, useRef } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { DoorDrawing } from "../../../parts/door-drawings/door-drawing.tsx";
import { OneRight } from "../../../parts/options/one-right.tsx";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Panel } from "../../../ui/panel.tsx";
import { Progress } from "../../../ui/progress.tsx";
import type { Asked } from "../model.ts";
import { Explanation } from "./explanation.tsx";

interface QuestionProps {
  question: Asked;
  /** From 1. */
  number: number;
  total: number;
  chosen: string | null;
  onChoose: (option: string) => void;
  onNext: () => void;
}

const TONES: Record<Asked["difficulty"], BadgeTone> = {
  Easy: "green",
  Medium: "yellow",
  Hard: "red",
};

/** One question with its drawing: the first choice is locked, then the drawing and the reason show why. */
export function Question({ question, number, total, chosen, onChoose, onNext }: QuestionProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const { component, imageKey, correctAnswer } = question;
  const progress = t("doors.progress", { number, total });
  // The mark is seen at once; drawing and reason follow.
  const explained = useDeferredValue(chosen);

  useEffect(() => heading.current?.focus({ preventScroll: number === 1 }), [number]);
  useEffect(() => {
    if (explained !== null) next.current?.focus();
  }, [explained]);

  return (
    <Panel as="section" aria-labelledby="door-question">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <p className="tabular text-ink-2 text-small">{progress}</p>
        <Badge tone={TONES[question.difficulty]}>{t(`doors.level.${question.difficulty}`)}</Badge>
      </div>
      <Progress value={number} max={total} label={progress} />
      <div
        className={classNames(
          "mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5",
          imageKey && "desktop:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]",
        )}
      >
        {imageKey && (
          <figure className="self-start overflow-hidden rounded-control border border-seam desktop:sticky desktop:top-6">
            <DoorDrawing
              of={imageKey}
              isRevealed={explained !== null}
              label={t("doors.drawing", { component })}
            />
          </figure>
        )}
        <div className="min-w-0">
          <p className="font-semibold text-lagoon-ink text-small">
            <bdi lang="en">{component}</bdi>
          </p>
          <h2
            id="door-question"
            ref={heading}
            tabIndex={-1}
            lang="en"
            dir="ltr"
            className="mt-1 mb-5 text-pretty text-[1.25rem] leading-[1.4] outline-none"
          >
            {question.text}
          </h2>
          <OneRight
            options={question.options}
            right={correctAnswer}
            chosen={chosen}
            onChoose={onChoose}
          />
          <div role="status" className={explained === null ? undefined : "mt-5"}>
            {explained !== null && (
              <>
                <p className="font-semibold">
                  {explained === correctAnswer
                    ? t("doors.right")
                    : t("doors.wrong", { answer: correctAnswer })}
                </p>
                <Explanation question={question} />
              </>
            )}
          </div>
          {explained === null ? (
            <p className="mt-4 text-ink-2 text-micro max-tablet:hidden">{t("doors.keys")}</p>
          ) : (
            <Button ref={next} variant="primary" size="big" className="mt-5" onClick={onNext}>
              {t(number === total ? "doors.complete" : "doors.next")}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  );
}
