import { useEffect, useRef } from "react";
import { formatMinutes, formatPercent } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { PageLink } from "../../../ui/page-link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Ring } from "../../../ui/ring.tsx";
import { type Asked, type PerformanceLabel, type Run, resultOf, secondsTaken } from "../model.ts";
import { Explanation } from "./explanation.tsx";

interface ResultProps {
  questions: readonly Asked[];
  run: Run;
  onAgain: () => void;
}

const TONES: Record<PerformanceLabel, BadgeTone> = {
  excellent: "green",
  good: "blue",
  needsPractice: "yellow",
};

/** The completion screen: score, percentage, label, time taken, and every question with what was answered. */
export function Result({ questions, run, onAgain }: ResultProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const { score, total, percentage, label, answers } = resultOf(questions, run.answers);
  const isTimed = run.limitSeconds !== null;
  const hasRunOut = run.answers.length < total;
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);

  return (
    <>
      <Panel as="section" aria-labelledby="door-result">
        <div className="flex flex-wrap items-center gap-x-10 gap-y-6">
          <Ring
            value={percentage}
            text={formatPercent(percentage)}
            label={t("doors.result.percent", { percent: formatPercent(percentage) })}
            size={116}
          />
          <div className="min-w-0 flex-1 basis-60">
            <h2 id="door-result" ref={heading} tabIndex={-1} className="text-h2 outline-none">
              {t(hasRunOut ? "doors.result.timeOut" : "doors.result.title")}
            </h2>
            <p className="mt-2">
              <Badge tone={TONES[label]}>{t(`doors.label.${label}`)}</Badge>
            </p>
            <dl className="tabular mt-4 flex flex-wrap gap-x-10 gap-y-3">
              <div>
                <dt className="text-ink-2 text-small">{t("doors.result.score")}</dt>
                <dd className="font-semibold text-[1.25rem]">
                  {t("doors.result.of", { score, total })}
                </dd>
              </div>
              {isTimed && (
                <div>
                  <dt className="text-ink-2 text-small">{t("doors.result.taken")}</dt>
                  <dd className="font-semibold text-[1.25rem]">
                    <span dir="ltr">
                      {formatMinutes(secondsTaken(run, run.endedAtMs ?? run.startedAtMs))}
                    </span>
                  </dd>
                </div>
              )}
            </dl>
          </div>
        </div>
        <p className="mt-6 flex flex-wrap gap-3">
          <Button variant="primary" size="big" onClick={onAgain}>
            {t("doors.result.again")}
          </Button>
          <PageLink
            href={isTimed ? "/door-component-quiz?mode=bank" : "/door-component-quiz"}
            className={buttonClass("line", "big")}
          >
            {t(isTimed ? "doors.mode.toBank" : "doors.mode.toTimed")}
          </PageLink>
        </p>
      </Panel>
      <section aria-labelledby="door-review">
        <h2 id="door-review" className="text-h2">
          {t("doors.result.review")}
        </h2>
        <ol className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
          {questions.map((question, at) => {
            const answer = answers[at] ?? null;
            const isRight = answer === question.correctAnswer;
            return (
              <Panel as="li" key={question.id} className="p-5! tablet:p-6!">
                <div className="flex flex-wrap items-center justify-between gap-3">
                  <h3 className="text-h3">
                    <bdi lang="en">{question.component}</bdi>
                  </h3>
                  <Badge tone={answer === null ? "neutral" : isRight ? "green" : "red"}>
                    {t(
                      answer === null
                        ? "doors.result.none"
                        : isRight
                          ? "doors.right"
                          : "doors.result.wrong",
                    )}
                  </Badge>
                </div>
                <p lang="en" dir="ltr" className="mt-2 max-w-[68ch] text-label leading-[1.6]">
                  {question.text}
                </p>
                {answer !== null && !isRight && (
                  <p className="mt-3 text-small">
                    <span className="text-ink-2">{t("doors.result.yours")}</span>{" "}
                    <bdi lang="en">{answer}</bdi>
                  </p>
                )}
                <p className="mt-2 font-semibold text-label">
                  <bdi lang="en">{question.correctAnswer}</bdi>
                </p>
                <Explanation question={question} />
              </Panel>
            );
          })}
        </ol>
      </section>
    </>
  );
}
