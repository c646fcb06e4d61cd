import type { DeliveryAnalysis } from "contract/delivery";
import type { ReactNode } from "react";
import { formatDaysAgo, formatNumber } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";
import { now } from "../../lib/clock.ts";
import { Panel } from "../../ui/panel.tsx";
import { Ring } from "../../ui/ring.tsx";
import type { EarlierTake } from "./comparison.ts";
import { DeliveryScoreRow } from "./delivery-score-row.tsx";

interface ScorePanelProps {
  title: ReactNode;
  analysis: DeliveryAnalysis;
  earlier: EarlierTake | null;
}

/** The whole score with what it says in a sentence, and the four scores that it is the mean of. */
export function ScorePanel({ title, analysis, earlier }: ScorePanelProps) {
  const t = useT();
  const { overallScore, headline, scores } = analysis;
  const since = () => {
    if (!earlier || earlier.overallScore === null || overallScore === null)
      return t("delivery.since.first");
    const change = overallScore - earlier.overallScore;
    const way = change > 0 ? "more" : change < 0 ? "less" : "same";
    const when = formatDaysAgo(earlier.createdAt, now());
    return t(`delivery.since.${way}`, { count: Math.abs(change), when });
  };
  return (
    <Panel as="section" aria-labelledby="delivery-score" className="pb-4! print:p-4!">
      <h2 id="delivery-score" className="mb-4 text-h2">
        {title}
      </h2>
      <div className="mb-5 flex flex-wrap items-center gap-x-5 gap-y-4">
        <Ring
          value={overallScore}
          size={104}
          {...(overallScore === null
            ? { label: t("report.notMeasured"), caption: t("report.notMeasured") }
            : {
                label: t("report.score.said", { score: overallScore }),
                text: formatNumber(overallScore),
                caption: t("report.score.of"),
              })}
        />
        <div className="min-w-[min(100%,8rem)] flex-1">
          <p dir="auto" className="font-semibold text-[1.0625rem] leading-[1.4]">
            {headline.text}
          </p>
          {overallScore !== null && <p className="mt-1.5 text-ink-2 text-small">{since()}</p>}
        </div>
      </div>
      {scores.map((score) => (
        <DeliveryScoreRow
          key={score.id}
          score={score}
          before={earlier?.scores[score.id] ?? null}
          notAssessed={analysis.notAssessed}
        />
      ))}
      <p className="border-seam border-t pt-3.5 text-ink-2 text-micro">
        {t("delivery.score.note")}
      </p>
    </Panel>
  );
}
