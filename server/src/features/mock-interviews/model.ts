import {
  type InterviewStatus,
  NO_SHOW_AFTER_MINUTES,
  type Party,
} from "contract/mock-interview-terms";
import { MINUTE_MS } from "../../clock.ts";

/** Why a step is refused. */
export type StepFault = "not-next" | "recruiter-only" | "not-absent-yet";

/** The steps of specification 1, section 4, and cancelling, which the product adds; by whom each may be taken. */
const STEPS: Record<InterviewStatus, Partial<Record<InterviewStatus, readonly Party[]>>> = {
  scheduled: { in_progress: ["recruiter"], cancelled: ["candidate", "recruiter"] },
  in_progress: { completed: ["recruiter"], cancelled: ["recruiter"] },
  completed: {},
  cancelled: {},
};

/** Why an interview may not take a step now; null where it may. `noShow`: the other one has not come. */
export function stepFault(
  interview: { status: InterviewStatus; scheduledAt: Date },
  step: { status: InterviewStatus; noShow: boolean },
  party: Party,
  now: Date,
): StepFault | null {
  const parties = STEPS[interview.status][step.status];
  if (!parties || (step.noShow && step.status !== "cancelled")) return "not-next";
  if (!parties.includes(party)) return "recruiter-only";
  const isMissed =
    now.getTime() >= interview.scheduledAt.getTime() + NO_SHOW_AFTER_MINUTES * MINUTE_MS;
  return step.noShow && !isMissed ? "not-absent-yet" : null;
}

/** Whether somebody can still be on the way to it: from an hour before it begins until it would end. */
export function canBeLate(
  {
    status,
    scheduledAt,
    duration,
  }: { status: InterviewStatus; scheduledAt: Date; duration: number },
  now: Date,
): boolean {
  const begins = scheduledAt.getTime();
  const isNear = now.getTime() >= begins - 60 * MINUTE_MS;
  return status === "scheduled" && isNear && now.getTime() < begins + duration * MINUTE_MS;
}
