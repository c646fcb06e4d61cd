import type { VideoSession } from "contract/video";
import { formatDaysAgo, formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { now } from "../../../lib/clock.ts";
import { Bar } from "../../../ui/bar.tsx";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Ring } from "../../../ui/ring.tsx";
import { scoreTone } from "../../../ui/score-tone.ts";

interface LatestCardProps {
  session: VideoSession;
  onOpen: () => void;
}

/** The newest analysis in short: its score and the four that it is made of. */
export function LatestCard({ session, onOpen }: LatestCardProps) {
  const t = useT();
  const { overallScore, createdAt } = session;
  const scores = [
    ["eyeContact", session.eyeContactScore],
    ["confidence", session.confidenceScore],
    ["clarity", session.clarityScore],
    ["bodyLanguage", session.bodyLanguageScore],
  ] as const;
  return (
    <Panel as="section" aria-labelledby="latest-title">
      <h2 id="latest-title" className="mb-4 text-h2">
        {t("video.latest.title")}
      </h2>
      <div className="mb-5 flex items-center gap-5">
        <Ring
          value={overallScore}
          size={96}
          {...(overallScore === null
            ? { label: t("report.notMeasured"), caption: t("report.notMeasured") }
            : {
                label: t("report.score.said", { score: overallScore }),
                text: formatNumber(overallScore),
                caption: t("report.score.of"),
              })}
        />
        <p className="min-w-0 text-ink-2 text-small">
          <span className="block first-letter:uppercase">{formatDaysAgo(createdAt, now())}</span>
          <span lang="en" dir="auto" className="mt-1 line-clamp-3 text-ink rtl:text-right">
            {session.question}
          </span>
        </p>
      </div>
      <dl>
        {scores.map(([id, score]) => (
          <div key={id} className="border-seam border-t py-3">
            <div className="flex items-baseline justify-between gap-3">
              <dt>{t(`delivery.score.${id}`)}</dt>
              <dd className={score === null ? "text-ink-2 text-small" : "tabular font-semibold"}>
                {score === null ? t("report.notMeasured") : formatNumber(score)}
              </dd>
            </div>
            {score !== null && <Bar value={score} tone={scoreTone(score)} className="mt-2" />}
          </div>
        ))}
      </dl>
      <Button onClick={onOpen} className="mt-2 w-full">
        {t("video.latest.open")}
      </Button>
    </Panel>
  );
}
