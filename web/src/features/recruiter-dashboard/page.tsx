import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { BadgeCheck, CalendarPlus, ChartColumn } from "lucide-react";
import { useEffect, useState } from "react";
import { useSearch } from "wouter";
import { useT } from "../../i18n/i18n.ts";
import { useAccount } from "../../lib/account.tsx";
import { ApiError } from "../../lib/api-error.ts";
import { evaluationPages, interviewPages } from "../../parts/booked-interviews/api.ts";
import { LazyPlace } from "../../parts/lazy-view/lazy-place.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { figuresQuery, recruiterQuery } from "./api.ts";
import { Confirmation } from "./components/confirmation.tsx";
import { EvaluationList } from "./components/evaluation-list.tsx";
import { InterviewList } from "./components/interview-list.tsx";
import { StatCards } from "./components/stat-cards.tsx";
import type { EvaluatedInterview } from "./evaluation/model.ts";
import { Invitation } from "./second/invitation.tsx";
import { SecondList } from "./second/second-list.tsx";
import { ANALYTICS, EVALUATION, HOURS, SECOND } from "./views.ts";

/** /recruiter-dashboard: the working day, or with `?view=analytics` what one's evaluations come to. */
export default function RecruiterDashboardPage() {
  const view = new URLSearchParams(useSearch()).get("view");
  return view === "analytics" ? <LazyPlace of={ANALYTICS} props={{}} /> : <WorkingDay />;
}

/** The interviews that candidates booked, what is to be evaluated, and what was. */
function WorkingDay() {
  const t = useT();
  const { record, connection } = useAccount();
  const [chosen, setChosen] = useState<EvaluatedInterview | null | undefined>(undefined);
  const [compared, setCompared] = useState<EvaluatedInterview | null>(null);
  const search = new URLSearchParams(useSearch());
  const asked = search.get("evaluate");
  const invitation = search.get("second");
  const [areHoursOpen, setAreHoursOpen] = useState(false);
  const recruiter = useQuery(recruiterQuery);
  const figures = useQuery(figuresQuery);
  const open = useInfiniteQuery(interviewPages("recruiter", "open"));
  const waiting = useInfiniteQuery(interviewPages("recruiter", "to-evaluate"));
  const given = useInfiniteQuery(evaluationPages("recruiter", 5));
  // An address that names an interview opens its form, until another is chosen or it is closed. It is held from then on:
  // once it is evaluated the list has it no more, and the form has still to say so.
  const named = waiting.data?.pages
    .flatMap(({ entries }) => entries)
    .find(({ id }) => id === asked);
  useEffect(() => {
    if (named) setChosen((before) => (before === undefined ? named : before));
  }, [named]);
  const reads = [recruiter, figures, open, waiting, given];
  const isRecruiter = record.profile === "recruiter";
  const failure = reads.find(({ error }) => error)?.error;

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 tablet:gap-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <Badge tone="green" isBare>
            <Icon of={BadgeCheck} size={15} />
            {t("recruiter.verified")}
          </Badge>
          {recruiter.data?.isConfirmed === false && isRecruiter && <Confirmation />}
          <h1 className="mt-1.5 text-h1">{t("features.recruiter.title")}</h1>
        </div>
        <div className="flex flex-wrap gap-2">
          <PageLink href="/recruiter-dashboard?view=analytics" className={buttonClass("quiet")}>
            <Icon of={ChartColumn} size={18} />
            {t("recruiter.analytics")}
          </PageLink>
          {isRecruiter && (
            <Button
              onPointerEnter={() => HOURS.warm()}
              onFocus={() => HOURS.warm()}
              onClick={() => setAreHoursOpen(true)}
            >
              <Icon of={CalendarPlus} size={18} />
              {t("recruiter.publish")}
            </Button>
          )}
        </div>
      </header>
      {!isRecruiter && <Panel className="py-4! text-ink-2">{t("recruiter.otherProfile")}</Panel>}
      {invitation && <Invitation token={invitation} isRecruiter={isRecruiter} />}
      {recruiter.data && figures.data && open.data && waiting.data && given.data ? (
        <>
          <StatCards figures={figures.data} recruiter={recruiter.data} />
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 tablet:gap-6 desktop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <div className="grid grid-cols-[minmax(0,1fr)] gap-5 tablet:gap-6">
              <InterviewList onEvaluate={setChosen} onSecond={setCompared} />
              <SecondList onEvaluate={setChosen} onCompare={setCompared} />
            </div>
            <EvaluationList onSecond={setCompared} />
          </div>
        </>
      ) : failure || connection === "away" ? (
        <div role="alert">
          <EmptyState
            headingLevel={2}
            heading={t(connection === "away" ? "recruiter.away.title" : "recruiter.failed")}
            sentence={failure instanceof ApiError ? failure.text : t("recruiter.away.text")}
            action={
              <Button onClick={() => reads.forEach((read) => void read.refetch())}>
                {t("buttons.tryAgain")}
              </Button>
            }
          />
        </div>
      ) : (
        <Skeleton
          label={t("recruiter.loading")}
          lines={[1, 0.6, 1, 1, 0.8, 1]}
          className="min-h-[40rem]"
        />
      )}
      {chosen && (
        <LazyPlace of={EVALUATION} props={{ interview: chosen, onClose: () => setChosen(null) }} />
      )}
      {compared && (
        <LazyPlace of={SECOND} props={{ interview: compared, onClose: () => setCompared(null) }} />
      )}
      {areHoursOpen && <LazyPlace of={HOURS} props={{ onClose: () => setAreHoursOpen(false) }} />}
    </div>
  );
}
