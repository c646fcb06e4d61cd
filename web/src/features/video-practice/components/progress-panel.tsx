import type { VideoSession } from "contract/video";
import { useState } from "react";
import { formatDate, formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { LineChart } from "../../../ui/line-chart.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { averageScore, RECENT_SESSIONS, trendOf } from "../model.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { SessionRow } from "./session-row.tsx";

interface ProgressPanelProps {
  /** Undefined until they have arrived. */
  sessions: readonly VideoSession[] | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  /** The one that is on the screen. */
  openId: string | null;
  onOpen: (id: string) => void;
  onDeleted: (id: string) => void;
}

/** Average, course and the last five sessions, each to open again or to delete. */
export function ProgressPanel(props: ProgressPanelProps) {
  const { sessions, hasFailed, onRetry, openId, onOpen, onDeleted } = props;
  const t = useT();
  const [toDelete, setToDelete] = useState<VideoSession | null>(null);
  const average = averageScore(sessions ?? []);
  const trend = trendOf(sessions ?? []);
  return (
    <Panel as="section" aria-labelledby="progress-title" className="pb-4! print:hidden">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="progress-title" className="text-h3">
          {t("video.progress.title")}
        </h2>
        {average !== null && (
          <p className="tabular text-ink-2 text-small">
            {t("video.progress.average", { score: average })}
          </p>
        )}
      </div>
      {trend.length >= 2 && (
        <LineChart
          className="mt-2"
          heightPx={132}
          label={t("video.progress.trend", { count: trend.length })}
          range={[0, 100]}
          formatValue={(value) => formatNumber(value)}
          columns={{ point: t("video.progress.when"), value: t("video.progress.score") }}
          points={trend.map(({ id, at, score }) => ({
            key: id,
            label: formatDate(at),
            value: score,
          }))}
        />
      )}
      <h3 className="mt-4 mb-2 font-semibold text-label">{t("video.sessions.title")}</h3>
      {hasFailed ? (
        <div className="pb-3">
          <p className="text-ink-2 text-small">{t("video.sessions.failed")}</p>
          <Button className="mt-3" onClick={onRetry}>
            {t("buttons.tryAgain")}
          </Button>
        </div>
      ) : sessions === undefined ? (
        <Skeleton label={t("video.sessions.loading")} className="pb-3" />
      ) : sessions.length === 0 ? (
        <p className="pb-3 text-ink-2 text-small">{t("video.sessions.empty")}</p>
      ) : (
        <ul>
          {sessions.slice(0, RECENT_SESSIONS).map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isOpen={session.id === openId}
              onOpen={() => onOpen(session.id)}
              onDelete={() => setToDelete(session)}
            />
          ))}
        </ul>
      )}
      <DeleteDialog
        session={toDelete}
        onClose={() => setToDelete(null)}
        onDeleted={(id) => {
          setToDelete(null);
          onDeleted(id);
        }}
      />
    </Panel>
  );
}
