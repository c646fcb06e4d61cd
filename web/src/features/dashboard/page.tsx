import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguage } from "../../i18n/i18n.ts";
import { useAccount, useUser } from "../../lib/account.tsx";
import { localTimeZone, now } from "../../lib/clock.ts";
import { AirlineDialog } from "../../parts/airline-dialog/airline-dialog.tsx";
import { useInterviewPlan } from "../../parts/interview-plan/use-interview-plan.ts";
import { progressQuery } from "../../parts/progress/progress-query.ts";
import { Later } from "../../ui/later.tsx";
import { latestAnswersQuery } from "./api.ts";
import { CoachSection } from "./components/coach-section.tsx";
import { NotArrived } from "./components/not-arrived.tsx";
import { PracticeSection } from "./components/practice-section.tsx";
import { ProgressSection } from "./components/progress-section.tsx";
import { StatCards } from "./components/stat-cards.tsx";
import { Welcome } from "./components/welcome.tsx";
import { calendarDay } from "./model.ts";

/** Practice home: what to do next, what has been done, where to go, how far one has come. */
export default function DashboardPage() {
  const language = useLanguage();
  const user = useUser();
  const { record, connection } = useAccount();
  const [at] = useState(now);
  const [isChoosingAirline, setIsChoosingAirline] = useState(false);
  const timeZone = localTimeZone();
  // A known account asks at once, beside the session; a new one has to be made first.
  const enabled = connection === "here" || (connection === "connecting" && record.id !== undefined);
  const progress = useQuery({ ...progressQuery(timeZone), enabled });
  const answers = useQuery({ ...latestAnswersQuery(language), enabled });
  const { made, isWaiting: isPlanWaiting } = useInterviewPlan(calendarDay(at));
  const isWaiting = connection === "connecting" || progress.isFetching;
  const trouble =
    progress.data || isWaiting ? null : (
      <NotArrived error={progress.error} onRetry={() => void progress.refetch()} />
    );

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 tablet:gap-14">
      <section id="dashboard" className="grid grid-cols-[minmax(0,1fr)] gap-3 tablet:gap-6">
        <Welcome
          at={at}
          name={user?.name ?? record.name}
          profile={user?.profile ?? record.profile}
          airline={user?.targetAirline ?? record.airline}
          interviewDate={user?.interviewDate ?? null}
          canSetDate={user !== undefined}
          isDemo={user?.isDemo ?? record.demo ?? false}
          progress={isPlanWaiting ? undefined : progress.data}
          plan={made?.plan ?? null}
          answers={answers}
          trouble={trouble}
          onChooseAirline={() => setIsChoosingAirline(true)}
        />
        {progress.data && !isPlanWaiting && <StatCards progress={progress.data} />}
      </section>
      <Later>
        <PracticeSection at={at} answers={answers.data} />
        <CoachSection
          at={at}
          answers={answers}
          isWaiting={connection === "connecting" || answers.isFetching}
        />
        <ProgressSection
          at={at}
          timeZone={timeZone}
          progress={progress.data}
          isWaiting={isWaiting}
        />
      </Later>
      <AirlineDialog isOpen={isChoosingAirline} onClose={() => setIsChoosingAirline(false)} />
    </div>
  );
}
