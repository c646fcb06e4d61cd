import { useInfiniteQuery } from "@tanstack/react-query";
import type { MockInterview } from "contract/mock-interviews";
import { useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { localTimeZone } from "../../../lib/clock.ts";
import { interviewPages, useChangeInterview } from "../../../parts/booked-interviews/api.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { type Step, settledOf } from "../model.ts";
import { InterviewCard } from "./interview-card.tsx";

const OPEN = interviewPages("recruiter", "open");
const WAITING = interviewPages("recruiter", "to-evaluate");
const PAST = interviewPages("recruiter", "past");

interface InterviewListProps {
  onEvaluate: (interview: MockInterview) => void;
  /** A second opinion is wanted. */
  onSecond: (interview: MockInterview) => void;
}

/** "Scheduled Interviews": what is to be held, what waits for an evaluation, and, when asked for, what is over. */
export function InterviewList({ onEvaluate, onSecond }: InterviewListProps) {
  const t = useT();
  const [isPastShown, setIsPastShown] = useState(false);
  const open = useInfiniteQuery(OPEN);
  const waiting = useInfiniteQuery(WAITING);
  const past = useInfiniteQuery(PAST);
  const changing = useChangeInterview();
  const entriesOf = (list: typeof open) => list.data?.pages.flatMap(({ entries }) => entries) ?? [];
  const settled = settledOf(entriesOf(past));
  const isEmpty =
    [open, waiting, past].every(({ data }) => data) &&
    [open, waiting, past].every((list) => entriesOf(list).length === 0);

  const takeStep = (interview: MockInterview, step: Step) => {
    if (step === "evaluate") return onEvaluate(interview);
    const status = step === "start" ? "in_progress" : "completed";
    const { id, version } = interview;
    changing.mutate(
      { id, change: { status, version } },
      {
        onSuccess: () =>
          showToast({
            title: t("recruiter.toast.status.title"),
            description: t("recruiter.toast.status.text"),
            variant: "success",
          }),
        onError: (error) =>
          showToast({
            title: t("recruiter.toast.statusFailed"),
            description: error instanceof ApiError ? error.text : t("booked.unreachable"),
            variant: "destructive",
          }),
      },
    );
  };
  const pendingId = changing.isPending ? changing.variables.id : null;
  const cards = (entries: readonly MockInterview[]) =>
    entries.map((interview) => (
      <InterviewCard
        key={interview.id}
        interview={interview}
        isPending={pendingId === interview.id}
        onStep={takeStep}
        onSecond={onSecond}
      />
    ));
  const more = (list: typeof open) =>
    list.hasNextPage && (
      <div className="border-seam border-t px-5 py-2 tablet:px-7">
        <Button
          variant="quiet"
          className="-ms-3"
          isPending={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t("recruiter.list.more")}
        </Button>
      </div>
    );

  return (
    <Panel as="section" isFlush aria-labelledby="interviews-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-5 py-5 tablet:px-7 tablet:py-6">
        <h2 id="interviews-title" className="text-h2">
          {t("recruiter.list.title")}
        </h2>
        {!isEmpty && (
          <p className="text-ink-2 text-small">
            {t("recruiter.list.zone", { zone: localTimeZone() })}
          </p>
        )}
      </div>
      {isEmpty && (
        <EmptyState
          heading={t("recruiter.list.empty.title")}
          sentence={t("recruiter.list.empty.text")}
          className="border-seam border-t"
        />
      )}
      <ul aria-label={t("recruiter.list.title")}>
        {cards(entriesOf(open))}
        {cards(entriesOf(waiting))}
      </ul>
      {more(open)}
      {more(waiting)}
      {settled.length > 0 && (
        <div className="border-seam border-t px-5 py-2 tablet:px-7">
          <Button
            variant="quiet"
            className="-ms-3"
            aria-expanded={isPastShown}
            onClick={() => setIsPastShown(!isPastShown)}
          >
            {t(isPastShown ? "recruiter.list.hidePast" : "recruiter.list.showPast")}
          </Button>
        </div>
      )}
      {isPastShown && (
        <>
          <ul aria-label={t("recruiter.list.past")}>{cards(settled)}</ul>
          {more(past)}
        </>
      )}
    </Panel>
  );
}
