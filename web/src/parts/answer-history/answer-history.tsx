import { useState } from "react";
import { formatDate, formatNumber } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { LineChart } from "../../ui/line-chart.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { discardDraft, type UnsentDraft, unsentDrafts } from "../practice-session/unsent-drafts.ts";
import { AnswerRow } from "./answer-row.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { DraftRow } from "./draft-row.tsx";
import { scoreTrend } from "./trend.ts";
import { useAnswers, useDeleteAnswer } from "./use-answers.ts";

/** Rows shown before "Show all". */
const SHOWN_AT_FIRST = 4;

interface AnswerHistoryProps {
  userKey: string;
  /** Its draft is on the screen already. */
  currentQuestionId: string | null;
  onOpen: (id: string) => void;
  onContinue: (draft: UnsentDraft) => void;
}

interface ToDelete {
  question: string;
  remove: () => void;
}

/** What was practised so far: the trend, the answers to open again, and those begun and not sent. */
export function AnswerHistory(props: AnswerHistoryProps) {
  const { userKey, currentQuestionId, onOpen, onContinue } = props;
  const t = useT();
  const { answers, isError, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useAnswers();
  const [drafts, setDrafts] = useState(() => unsentDrafts(userKey));
  const [isAll, setIsAll] = useState(false);
  const [toDelete, setToDelete] = useState<ToDelete | null>(null);
  const deletion = useDeleteAnswer(() => setToDelete(null));

  const begun = drafts.filter(
    (draft) => draft.question.id !== currentQuestionId || draft.key.includes("~"),
  );
  const shown = isAll ? answers : answers?.slice(0, SHOWN_AT_FIRST);
  const trend = scoreTrend(answers ?? []);
  const hasMore = !isAll && (hasNextPage || (answers?.length ?? 0) > SHOWN_AT_FIRST);

  return (
    <Panel as="section" aria-labelledby="history-title" className="pb-3! print:hidden">
      <h2 id="history-title" className="text-h2">
        {t("practice.history.title")}
      </h2>
      {isPending && <Skeleton label={t("practice.history.loading")} className="mt-3 pb-4" />}
      {isError && (
        <div className="pt-2 pb-4">
          <p className="text-ink-2">{t("practice.history.failed")}</p>
          <Button className="mt-3" onClick={() => void refetch()}>
            {t("buttons.tryAgain")}
          </Button>
        </div>
      )}
      {answers?.length === 0 && begun.length === 0 && (
        <p className="pt-2 pb-4 text-ink-2">{t("practice.history.empty")}</p>
      )}
      {trend.length >= 2 && (
        <LineChart
          className="mt-3 mb-5"
          heightPx={168}
          label={t("practice.history.trend", { count: trend.length })}
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
      <ul className="mt-3">
        {begun.map((draft) => (
          <DraftRow
            key={draft.key}
            draft={draft}
            onContinue={() => onContinue(draft)}
            onDelete={() =>
              setToDelete({
                question: draft.question.question,
                remove: () => {
                  discardDraft(draft);
                  setDrafts(unsentDrafts(userKey));
                  setToDelete(null);
                },
              })
            }
          />
        ))}
        {shown?.map((answer) => (
          <AnswerRow
            key={answer.id}
            answer={answer}
            onOpen={() => onOpen(answer.id)}
            onDelete={() =>
              setToDelete({
                question: answer.question,
                remove: () => deletion.mutate(answer.id),
              })
            }
          />
        ))}
      </ul>
      {hasMore && (
        <Button variant="quiet" className="-ms-3" onClick={() => setIsAll(true)}>
          {t("practice.history.all")}
        </Button>
      )}
      {isAll && hasNextPage && (
        <Button
          variant="quiet"
          className="-ms-3"
          isPending={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t("practice.history.more")}
        </Button>
      )}
      <DeleteDialog
        question={toDelete?.question ?? null}
        isPending={deletion.isPending}
        onConfirm={() => toDelete?.remove()}
        onClose={() => setToDelete(null)}
      />
    </Panel>
  );
}
