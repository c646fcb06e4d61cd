import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { BackLink } from "../../../parts/back-link/back-link.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { PageLink } from "../../../ui/page-link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { interviewQuery, receivedEvaluations, SECTION_ADDRESS } from "./api.ts";
import { EvaluationReport } from "./evaluation-report.tsx";
import { FailedNote } from "./failed-note.tsx";
import { SelfView } from "./self-view.tsx";

/** One evaluation that was received: /mock-interviews?evaluation=ID. One's own view comes first. Needs the words of booking and booked. */
export function EvaluationPage({ id }: { id: string }) {
  const t = useT();
  return (
    <>
      <BackLink href={SECTION_ADDRESS} label={t("booking.back")} />
      <Found id={id} />
    </>
  );
}

function Found({ id }: { id: string }) {
  const t = useT();
  const list = useInfiniteQuery(receivedEvaluations);
  const { hasNextPage, isFetching, fetchNextPage } = list;
  const evaluation = list.data?.pages
    .flatMap(({ entries }) => entries)
    .find((one) => one.id === id);
  const interview = useQuery({
    ...interviewQuery(evaluation?.mockInterviewId ?? ""),
    enabled: evaluation !== undefined,
  });
  // An older one stands on a later page.
  const goesOn = !evaluation && hasNextPage && !isFetching && !list.isError;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);

  if (evaluation && interview.data) {
    const given = { evaluation, interview: interview.data };
    return evaluation.openedAt ? <EvaluationReport {...given} /> : <SelfView {...given} />;
  }
  return (
    <Panel className="mt-1">
      {list.isError || interview.isError ? (
        <FailedNote
          text={t("booking.evaluation.failed")}
          onRetry={() => void (list.isError ? list : interview).refetch()}
        />
      ) : list.data && !evaluation && !hasNextPage ? (
        <>
          <p>{t("booking.evaluation.unknown")}</p>
          <PageLink href={SECTION_ADDRESS} className={buttonClass("line", "normal", "mt-3")}>
            {t("booking.back")}
          </PageLink>
        </>
      ) : (
        <Skeleton label={t("booking.evaluation.loading")} lines={[0.5, 1, 0.8, 1, 0.6]} />
      )}
    </Panel>
  );
}
