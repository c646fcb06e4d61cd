import { useInfiniteQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { interviewPages } from "../../../parts/booked-interviews/api.ts";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { FailedNote } from "./failed-note.tsx";
import { OpenInterviews } from "./open-interviews.tsx";

/** The interviews that one is to hold as a recruiter: moved and called off here, held from the dashboard and the room. */
export function Held() {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(interviewPages("recruiter", "open"));
  const interviews = data?.pages.flatMap(({ entries }) => entries);
  const dashboard = (
    <PageLink href="/recruiter-dashboard" className={buttonClass("line")}>
      {t("features.recruiter.title")}
    </PageLink>
  );
  return (
    <Panel as="section" aria-labelledby="with-candidates-title" className="pb-3!">
      <div className="mb-5 flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 flex-1 basis-80">
          <h2
            ref={heading}
            id="with-candidates-title"
            tabIndex={-1}
            className="text-h2 outline-none"
          >
            {t("booking.held.title")}
          </h2>
          <p className="mt-1 max-w-[62ch] text-ink-2">{t("booking.held.lede")}</p>
        </div>
        {interviews && interviews.length > 0 && dashboard}
      </div>
      {isPending && <Skeleton label={t("booking.upcoming.loading")} className="pb-4" />}
      {isError && !data && (
        <div className="pb-4">
          <FailedNote text={t("booking.upcoming.failed")} onRetry={() => void refetch()} />
        </div>
      )}
      {interviews?.length === 0 && (
        <EmptyState
          className="pt-2! pb-8!"
          heading={t("booking.held.none")}
          sentence={t("booking.held.noneText")}
          action={dashboard}
        />
      )}
      {interviews && (
        <OpenInterviews
          party="recruiter"
          interviews={interviews}
          onSettled={() => heading.current?.focus({ preventScroll: true })}
        />
      )}
      {hasNextPage && (
        <Button
          variant="quiet"
          className="-ms-3"
          isPending={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t("booking.more")}
        </Button>
      )}
    </Panel>
  );
}
