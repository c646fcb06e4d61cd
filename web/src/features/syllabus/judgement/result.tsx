import { type Judgement, MOST_POINTS, pointsOf, testScore } from "coach/judgement/score";
import type { JudgementQuestion } from "content/situational-judgement/schema";
import { useEffect, useRef } from "react";
import { formatPercent } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Bar } from "../../../ui/bar.tsx";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Ring } from "../../../ui/ring.tsx";
import { JudgedOptions } from "./judged-options.tsx";

interface JudgementResultProps {
  questions: readonly JudgementQuestion[];
  judgements: readonly (Judgement | null)[];
  onClose: () => void;
}

/** Points of the test and of its themes, and every situation again with its reasons. */
export function JudgementResult({ questions, judgements, onClose }: JudgementResultProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { points, most, percent, themes } = testScore(questions, judgements);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Panel as="section" aria-labelledby="judgement-result">
        <div className="flex flex-wrap items-center gap-6">
          <Ring value={percent} label={formatPercent(percent)} text={formatPercent(percent)} />
          <div className="min-w-0 flex-1 basis-64">
            <h2 id="judgement-result" ref={heading} tabIndex={-1} className="text-h1 outline-none">
              {t("trials.judgement.score", { points, most })}
            </h2>
            <p className="mt-1 max-w-[56ch] text-ink-2">{t("trials.judgement.scoreText")}</p>
            <Button variant="primary" className="mt-4" onClick={onClose}>
              {t("trials.again")}
            </Button>
          </div>
        </div>
        {themes.length > 1 && (
          <dl className="mt-6 grid gap-x-10 gap-y-3 border-seam border-t pt-5 tablet:grid-cols-2">
            {themes.map(({ theme, ...score }) => (
              <div
                key={theme}
                className="grid grid-cols-[9rem_minmax(0,1fr)_4rem] items-center gap-3 text-small"
              >
                <dt>{t(`trials.theme.${theme}`)}</dt>
                <dd aria-hidden>
                  <Bar value={score.points} max={score.most} />
                </dd>
                <dd className="tabular text-end text-ink-2">
                  {t("trials.of", { score: score.points, total: score.most })}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Panel>
      <Panel isFlush className="divide-y divide-seam">
        {questions.map((question, at) => (
          <details key={question.id}>
            <summary className="min-h-13 content-center px-5 py-3 hover:bg-well/50 focus-visible:-outline-offset-3 tablet:px-6">
              <span className="tabular font-semibold">
                {t("trials.of", {
                  score: pointsOf(question, judgements[at] ?? null).total,
                  total: MOST_POINTS,
                })}
              </span>{" "}
              <bdi lang="en">{question.principle}</bdi>
            </summary>
            <div className="px-5 pb-5 tablet:px-6">
              <p lang="en" dir="ltr" className="mb-4 max-w-[66ch]">
                {question.situation}
              </p>
              <JudgedOptions question={question} judgement={judgements[at] ?? null} />
            </div>
          </details>
        ))}
      </Panel>
    </div>
  );
}
