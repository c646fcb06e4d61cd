import { useInfiniteQuery } from "@tanstack/react-query";
import type { InterviewSessionSummary } from "contract/interview-sessions";
import { useState } from "react";
import { formatDate, formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LineChart } from "../../../ui/line-chart.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { DeleteSessionDialog } from "../delete-session-dialog.tsx";
import { sessionPages } from "../stored-sessions.ts";
import { sessionTrend } from "./model.ts";
import { SessionRow } from "./session-row.tsx";

/** The person's interviews so far, newest first, with the course of their scores. Needs the words of interview and report. */
export function PastSessions() {
  const t = useT();
  const [toDelete, setToDelete] = useState<InterviewSessionSummary | null>(null);
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(sessionPages);
  const sessions = data?.pages.flatMap((page) => page.sessions);
  const trend = sessionTrend(sessions ?? []);

  return (
    <Panel as="section" aria-labelledby="past-title" className="pb-3!">
      <h2 id="past-title" className="text-h2">
        {t("interview.past.title")}
      </h2>
      {isPending && <Skeleton label={t("interview.past.loading")} className="mt-3 pb-4" />}
      {isError && (
        <div role="alert" className="pt-2 pb-4">
          <p className="text-ink-2">{t("interview.past.failed")}</p>
          <Button className="mt-3" onClick={() => void refetch()}>
            {t("buttons.tryAgain")}
          </Button>
        </div>
      )}
      {sessions?.length === 0 && (
        <EmptyState
          heading={t("interview.past.empty.title")}
          sentence={t("interview.past.empty.text")}
        />
      )}
      {trend.length >= 2 && (
        <LineChart
          className="mt-3 mb-5"
          heightPx={168}
          label={t("interview.past.trend", { count: trend.length })}
          range={[0, 100]}
          formatValue={(value) => formatNumber(value)}
          columns={{ point: t("report.overTime.when"), value: t("report.overTime.score") }}
          points={trend.map(({ id, at, score }) => {
            const date = formatDate(at);
            const endLabel = t("report.overTime.point", { date, score });
            return { key: id, label: date, value: score, endLabel };
          })}
        />
      )}
      {sessions && sessions.length > 0 && (
        <ul className="mt-3">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} onDelete={() => setToDelete(session)} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button
          variant="quiet"
          className="-ms-3"
          isPending={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t("interview.past.more")}
        </Button>
      )}
      <DeleteSessionDialog
        session={toDelete}
        onClose={() => setToDelete(null)}
        onDeleted={() => setToDelete(null)}
      />
    </Panel>
  );
}
