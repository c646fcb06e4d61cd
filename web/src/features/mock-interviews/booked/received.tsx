import { useInfiniteQuery } from "@tanstack/react-query";
import type { Evaluation } from "contract/evaluations";
import type { ReactNode } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { interviewPages } from "../../../parts/booked-interviews/api.ts";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { receivedEvaluations } from "./api.ts";
import { EvaluationRow } from "./evaluation-row.tsx";
import { FailedNote } from "./failed-note.tsx";
import { PastRow } from "./past-row.tsx";

/** What came of the interviews that were held: evaluations received, newest first, and the interviews themselves. Nothing before the first. */
export function Received() {
  const t = useT();
  const evaluations = useInfiniteQuery(receivedEvaluations);
  const past = useInfiniteQuery(interviewPages("candidate", "past"));
  const received = evaluations.data?.pages.flatMap(({ entries }) => entries);
  const held = past.data?.pages.flatMap(({ entries }) => entries);
  if (past.isError && !held)
    return (
      <Listed id="earlier" title={t("booking.past.title")}>
        <div className="mt-3 pb-4">
          <FailedNote text={t("booking.past.failed")} onRetry={() => void past.refetch()} />
        </div>
      </Listed>
    );
  // Whoever has held none needs no empty lists, nor the shape of lists to come.
  if (!held || held.length === 0) return null;
  const isWaited = held.some(({ status }) => status === "completed");
  return (
    <div className="grid items-start gap-4 tablet:gap-6 desktop:grid-cols-2">
      {isWaited && (
        <Listed id="evaluations" title={t("booking.evaluations.title")}>
          {evaluations.isPending && (
            <Skeleton label={t("booking.evaluations.loading")} className="mt-3 pb-4" />
          )}
          {evaluations.isError && !received && (
            <div className="mt-3 pb-4">
              <FailedNote
                text={t("booking.evaluations.failed")}
                onRetry={() => void evaluations.refetch()}
              />
            </div>
          )}
          {received?.length === 0 && (
            <p className="mt-2 pb-4 text-ink-2">{t("booking.evaluations.waiting")}</p>
          )}
          <ul className="mt-3">
            {received?.map((one: Evaluation) => (
              <EvaluationRow key={one.id} evaluation={one} />
            ))}
          </ul>
          <More of={evaluations} />
        </Listed>
      )}
      <Listed id="earlier" title={t("booking.past.title")}>
        <ul className="mt-3">
          {held.map((interview) => (
            <PastRow key={interview.id} interview={interview} />
          ))}
        </ul>
        <More of={past} />
      </Listed>
    </div>
  );
}

function Listed({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Panel as="section" aria-labelledby={`${id}-title`} className="pb-3!">
      <h2 id={`${id}-title`} className="text-h2">
        {title}
      </h2>
      {children}
    </Panel>
  );
}

interface MoreProps {
  of: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
}

function More({ of }: MoreProps) {
  const t = useT();
  if (!of.hasNextPage) return null;
  return (
    <Button
      variant="quiet"
      className="-ms-3"
      isPending={of.isFetchingNextPage}
      onClick={() => void of.fetchNextPage()}
    >
      {t("booking.more")}
    </Button>
  );
}
