import { useQuery } from "@tanstack/react-query";
import { type NextInterview, nextInterview } from "coach/plan/interview";
import { planOf } from "coach/plan/plan";
import type { Plan, WeakSpots } from "coach/plan/planned";
import type { Application } from "contract/applications";
import type { PlanSettings } from "contract/plan";
import type { Progress, WorkDay } from "contract/progress";
import type { User } from "contract/users";
import { useMemo } from "react";
import { useAccount, useUser } from "../../lib/account.tsx";
import { localTimeZone } from "../../lib/clock.ts";
import { progressQuery } from "../progress/progress-query.ts";
import { applicationsQuery, planQuery, workQuery } from "./api.ts";
import { PLAN_SCREENS } from "./plan-screens.ts";

/** Everything that a plan is made of, and the plan. */
export interface InterviewPlan {
  user: User;
  interview: NextInterview;
  plan: Plan;
  settings: PlanSettings;
  applications: readonly Application[];
  work: readonly WorkDay[];
}

/** The person's plan; null while it is on its way (`isWaiting`), or where it could not be had. */
export function useInterviewPlan(today: string): {
  made: InterviewPlan | null;
  isWaiting: boolean;
  error: Error | null;
  refetch: () => void;
} {
  const { connection, record } = useAccount();
  // A known account asks at once, beside the session; a new one has to be made first.
  const enabled = connection === "here" || (connection === "connecting" && record.id !== undefined);
  const timeZone = localTimeZone();
  const user = useUser();
  const settings = useQuery({ ...planQuery, enabled });
  const work = useQuery({ ...workQuery(timeZone), enabled });
  const applications = useQuery({ ...applicationsQuery, enabled });
  const progress = useQuery({ ...progressQuery(timeZone), enabled });
  const all = [settings, work, applications];
  // A plan drawn without the weak spots would be another one a moment later, under the reader's finger.
  const isProgressComing = progress.isFetching && progress.data === undefined;

  const made = useMemo((): InterviewPlan | null => {
    if (!user || !settings.data || !work.data || !applications.data || isProgressComing)
      return null;
    const parts = {
      ...{ user, settings: settings.data, work: work.data, applications: applications.data },
    };
    const own = {
      date: user.interviewDate,
      airline: user.targetAirline,
      stage: parts.settings.stage,
    };
    const interview = nextInterview(own, parts.applications, today);
    const { minutesPerDay, daysOff, ticks } = parts.settings;
    const plan = planOf({
      ...{ today, interviewDate: interview.date, stage: interview.stage, minutesPerDay, daysOff },
      ...{ work: parts.work, ticks, weak: weakSpotsOf(progress.data), screens: PLAN_SCREENS },
    });
    return { ...parts, interview, plan };
  }, [user, settings.data, work.data, applications.data, progress.data, isProgressComing, today]);

  return {
    made,
    isWaiting:
      made === null &&
      connection !== "away" &&
      (user === undefined || isProgressComing || all.some(({ isFetching }) => isFetching)),
    error: all.find(({ error }) => error)?.error ?? null,
    refetch: () => {
      for (const query of all) void query.refetch();
    },
  };
}

function weakSpotsOf(progress: Progress | undefined): WeakSpots {
  const step = progress?.nextStep;
  const skills = (["speaking", "presence"] as const).filter((id) => {
    const skill = progress?.skills.find((one) => one.id === id);
    return skill && (skill.currentLevel ?? 0) < skill.targetLevel;
  });
  return {
    section: step ? { section: step.section, responseId: step.responseId } : null,
    skills,
  };
}
