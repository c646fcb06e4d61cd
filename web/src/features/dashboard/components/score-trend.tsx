import type { Progress } from "contract/progress";
import { formatDate, formatDaysAgo, formatNumber } from "../../../i18n/format.ts";
import { useLanguage, useT } from "../../../i18n/i18n.ts";
import { PhoneFold } from "../../../parts/phone-fold/phone-fold.tsx";
import { LineChart } from "../../../ui/line-chart.tsx";
import { capitalised } from "../model.ts";

/** Scores of the latest answers against the target for overall readiness. */
export function ScoreTrend({ progress, at }: { progress: Progress; at: Date }) {
  const t = useT();
  const language = useLanguage();
  const { scores, skills } = progress;
  const target = skills.find((skill) => skill.id === "readiness")?.targetLevel;
  if (scores.length === 0) return <p className="text-ink-2">{t("dashboard.progress.chartNone")}</p>;
  const label = t("dashboard.progress.chart", { count: scores.length });
  return (
    <PhoneFold label={label}>
      <LineChart
        label={label}
        columns={{ point: t("dashboard.progress.answer"), value: t("dashboard.progress.score") }}
        points={scores.map((point, index) => ({
          key: point.at,
          label: formatDate(point.at),
          value: point.score,
          ...(index === scores.length - 1 && {
            endLabel: t("dashboard.progress.end", {
              day: capitalised(formatDaysAgo(point.at, at), language),
              score: formatNumber(point.score),
            }),
          }),
        }))}
        {...(target !== undefined && {
          target: { value: target, label: t("dashboard.progress.target") },
        })}
        heightPx={192}
        formatValue={(value) => formatNumber(value)}
      />
    </PhoneFold>
  );
}
