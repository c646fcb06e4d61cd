import type { Exercise } from "content/assessment-days/schema";
import { useEffect, useRef } from "react";
import { formatMinutes, formatPercent } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Ring } from "../../../ui/ring.tsx";
import { type Run, secondsTaken } from "../run.ts";
import type { Verdict } from "./model.ts";
import { Working } from "./working.tsx";

interface ExerciseResultProps {
  exercises: readonly Exercise[];
  run: Run;
  verdicts: readonly Verdict[];
  percent: number;
  onAgain: () => void;
}

/** How many were right in what time, and each exercise with its working. */
export function ExerciseResult(props: ExerciseResultProps) {
  const { exercises, run, verdicts, percent, onAgain } = props;
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const score = verdicts.filter(({ isRight }) => isRight).length;
  const isTimeOut = run.limitSeconds !== null && run.answers.length < exercises.length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Panel
        as="section"
        aria-labelledby="exercise-result"
        className="flex flex-wrap items-center gap-6"
      >
        <Ring value={percent} label={formatPercent(percent)} text={formatPercent(percent)} />
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="exercise-result" ref={heading} tabIndex={-1} className="text-h1 outline-none">
            {t(isTimeOut ? "trials.exercise.timeOut" : "trials.exercise.done")}
          </h2>
          <p className="tabular mt-1">
            {t("syllabus.bank.score", { score, total: exercises.length })}
            {" · "}
            <span dir="ltr">
              {formatMinutes(secondsTaken(run, run.endedAtMs ?? run.startedAtMs))}
            </span>
          </p>
          <Button variant="primary" className="mt-4" onClick={onAgain}>
            {t("trials.again")}
          </Button>
        </div>
      </Panel>
      {exercises.map((one, at) => {
        const verdict = verdicts[at];
        const answer = run.answers[at];
        if (!verdict) return null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an exercise is its place.
          <Panel as="article" key={at} className="p-5! tablet:p-6!">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h3 className="text-ink-2 text-small">{t(`trials.kind.${one.kind}`)}</h3>
              <Badge tone={verdict.isRight ? "green" : answer ? "red" : "neutral"}>
                {t(
                  verdict.isRight
                    ? "trials.exercise.right"
                    : answer
                      ? "trials.exercise.wrong"
                      : "trials.exercise.none",
                )}
              </Badge>
            </div>
            <p lang="en" dir="ltr" className="mt-2 max-w-[64ch]">
              {one.question}
            </p>
            {answer && !verdict.isRight && (
              <p className="mt-2 text-small">
                <span className="text-ink-2">{t("trials.exercise.youSaid")}</span>{" "}
                <bdi lang="en">{answer}</bdi>
              </p>
            )}
            <div className="mt-2">
              <Working exercise={one} verdict={verdict} />
            </div>
          </Panel>
        );
      })}
    </div>
  );
}
