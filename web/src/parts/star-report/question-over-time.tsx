import type { Response } from "contract/responses";
import { formatDate, formatNumber } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";
import { LineChart } from "../../ui/line-chart.tsx";
import { Panel } from "../../ui/panel.tsx";
import { ChangeBadge } from "../receipt/change-badge.tsx";

interface QuestionOverTimeProps {
  takes: readonly Response[];
  onOpen: (id: string) => void;
}

/** The takes of one question on one scale, oldest first; at least two. */
export function QuestionOverTime({ takes, onOpen }: QuestionOverTimeProps) {
  const t = useT();
  const first = takes[0];
  const last = takes.at(-1);
  const previous = takes.at(-2);
  if (!first || !last || takes.length < 2) return null;
  const scoreOf = (take: Response) => take.analysis.overallScore ?? 0;
  return (
    <Panel as="section" aria-labelledby="over-time-title">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h2 id="over-time-title" className="text-h3">
          {t("report.overTime.title")}
        </h2>
        <ChangeBadge before={scoreOf(first)} after={scoreOf(last)} />
      </div>
      <LineChart
        label={t("report.overTime.title")}
        points={takes.map((take) => {
          const date = formatDate(take.createdAt);
          const score = scoreOf(take);
          return {
            key: take.id,
            label: date,
            value: score,
            endLabel: t("report.overTime.point", { date, score }),
          };
        })}
        range={[0, 100]}
        formatValue={(value) => formatNumber(value)}
        columns={{ point: t("report.overTime.when"), value: t("report.overTime.score") }}
        heightPx={150}
      />
      {previous && (
        <button
          type="button"
          onClick={() => onOpen(previous.id)}
          className="-mb-3 min-h-11 font-semibold text-lagoon-ink text-label underline decoration-lagoon/40 underline-offset-4 print:hidden"
        >
          {t("report.overTime.open", { when: formatDate(previous.createdAt) })}
        </button>
      )}
    </Panel>
  );
}
