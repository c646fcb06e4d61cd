import type { UseQueryResult } from "@tanstack/react-query";
import { nextStepOf } from "coach/plan/next-step";
import type { Plan } from "coach/plan/planned";
import type { Progress } from "contract/progress";
import type { Response } from "contract/responses";
import type { Profile } from "contract/session";
import type { ReactNode } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { calendarDay, daysBetween, welcomeOf } from "../model.ts";
import { Greeting } from "./greeting.tsx";
import { NextStep } from "./next-step.tsx";
import { PlanStep, type StepOfPlan } from "./plan-step.tsx";
import { PracticeDays } from "./practice-days.tsx";
import { StartWords } from "./start-words.tsx";

interface WelcomeProps {
  at: Date;
  name: string;
  profile: Profile;
  airline: string;
  interviewDate: string | null;
  canSetDate: boolean;
  isDemo: boolean;
  progress: Progress | undefined;
  /** Up to the interview; null where it could not be had. */
  plan: Plan | null;
  answers: UseQueryResult<Response[]>;
  /** Stands where the next step would, when the figures could not be had. */
  trouble: ReactNode;
  onChooseAirline: () => void;
}

/** The banner: whom we greet, the one thing to do next, and the days around today. */
export function Welcome(props: WelcomeProps) {
  const t = useT();
  const { at, profile, interviewDate, progress, plan, trouble } = props;
  const today = calendarDay(at);
  const kind = progress && welcomeOf(profile, progress);
  const step = kind && progress && plan && profile === "candidate" ? stepOf(plan, progress) : null;
  const hasDays = progress && (profile === "candidate" || progress.practiceSessions > 0);

  return (
    <div className="rounded-[22px] border border-seam bg-panel bg-[image:radial-gradient(62%_120%_at_78%_-24%,var(--glow),transparent_70%)] p-5 pt-6 tablet:rounded-big tablet:px-10 tablet:pt-9 tablet:pb-[30px] rtl:bg-[image:radial-gradient(62%_120%_at_22%_-24%,var(--glow),transparent_70%)]">
      {props.isDemo && (
        <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-dawn-ink text-small">
          <Badge tone="dawn">{t("dashboard.sample.badge")}</Badge>
          <span>{t("dashboard.sample.text")}</span>
        </p>
      )}
      <Greeting
        at={at}
        name={props.name}
        airline={props.airline}
        daysLeft={interviewDate ? daysBetween(today, interviewDate) : null}
        isCandidate={profile === "candidate"}
        onChooseAirline={props.onChooseAirline}
      />
      {!progress &&
        (trouble ?? <Skeleton label={t("dashboard.loading")} className="mt-4 min-h-[32rem]" />)}
      {step ? (
        <PlanStep step={step} />
      ) : kind === "next" && progress?.nextStep ? (
        <NextStep step={progress.nextStep} answers={props.answers} at={at} />
      ) : (
        kind && kind !== "next" && <StartWords kind={kind} />
      )}
      {hasDays && (
        <PracticeDays
          practised={progress.days}
          today={today}
          interviewDate={interviewDate}
          canSetDate={props.canSetDate && profile === "candidate"}
        />
      )}
    </div>
  );
}

/** The plan's own step; null where a first answer, a retake or a new question comes first. */
function stepOf(plan: Plan, progress: Progress): StepOfPlan | null {
  const step = nextStepOf({ plan, practised: progress.practiceSessions, weak: progress.nextStep });
  return step.kind === "first-answer" || step.kind === "retake" || step.kind === "free"
    ? null
    : step;
}
