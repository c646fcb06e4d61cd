import { useEffect, useState } from "react";
import { useT } from "../../i18n/i18n.ts";
import { useAccount } from "../../lib/account.tsx";
import { ApiError } from "../../lib/api-error.ts";
import { now } from "../../lib/clock.ts";
import { BackLink } from "../../parts/back-link/back-link.tsx";
import { useInterviewPlan } from "../../parts/interview-plan/use-interview-plan.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ApplicationDialog } from "./components/application-dialog.tsx";
import { Applications } from "./components/applications.tsx";
import { InterviewHead } from "./components/interview-head.tsx";
import { ShortfallNote } from "./components/shortfall-note.tsx";
import { TodayTasks } from "./components/today-tasks.tsx";
import { Weeks } from "./components/weeks.tsx";
import { type Edited, editedAfter } from "./edited.ts";
import { calendarDay, hasTimeToAct, NO_APPLICATION } from "./model.ts";

/** The interview's day, the plan up to it, and what else the person has applied for. */
export default function CalendarPage() {
  const t = useT();
  const { connection } = useAccount();
  const [at] = useState(now);
  const today = calendarDay(at);
  const { made, isWaiting, error, refetch } = useInterviewPlan(today);
  const [edited, setEdited] = useState<Edited | null>(null);
  const isThere = made !== null;

  // A place that a link names comes with the plan, later than the browser looks for it.
  useEffect(() => {
    if (isThere && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isThere]);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 tablet:gap-8">
      <header>
        <BackLink />
        <h1 className="mt-1 text-h1">{t("features.calendar.title")}</h1>
        <p className="mt-2 max-w-[58ch] text-ink-2">{t("calendar.lead")}</p>
      </header>
      {made ? (
        <>
          <InterviewHead
            made={made}
            today={today}
            onNote={() => setEdited(editedAfter(made.applications, made.interview))}
          />
          {made.plan.days.length > 1 && (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6 tablet:gap-8">
              <TodayTasks day={made.plan.days[0]} today={today} />
              {made.plan.shortfall && hasTimeToAct(made.plan.daysLeft) && (
                <ShortfallNote
                  shortfall={made.plan.shortfall}
                  minutesPerDay={made.settings.minutesPerDay}
                />
              )}
              <Weeks made={made} today={today} />
            </div>
          )}
          <Applications
            applications={made.applications}
            today={today}
            onAdd={() => setEdited({ application: null, fields: NO_APPLICATION })}
            onEdit={(application) => setEdited({ application, fields: null })}
          />
          {edited && (
            <ApplicationDialog
              key={edited.application?.id ?? "new"}
              edited={edited}
              applications={made.applications}
              onClose={() => setEdited(null)}
            />
          )}
        </>
      ) : isWaiting ? (
        <Skeleton
          label={t("calendar.loading")}
          lines={[0.5, 1, 0.8, 1, 1, 0.9, 1]}
          className="min-h-[46rem]"
        />
      ) : (
        <div role="alert">
          <EmptyState
            headingLevel={2}
            heading={t(connection === "away" ? "calendar.away.title" : "calendar.failed.title")}
            sentence={error instanceof ApiError ? error.text : t("calendar.away.text")}
            action={<Button onClick={refetch}>{t("buttons.tryAgain")}</Button>}
          />
        </div>
      )}
    </div>
  );
}
