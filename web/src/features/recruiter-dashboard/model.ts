import type { MockInterview } from "contract/mock-interviews";
import type { RecruiterFigures } from "contract/recruiters";

/** Completed interviews that wait for the recruiter's evaluation. */
export function toEvaluate({ completed, evaluations }: RecruiterFigures): number {
  return Math.max(0, completed - evaluations);
}

/** The mean to one decimal (specification 1, section 9); null when there are no evaluations. */
export function averageText(
  mean: number | null,
  format: (value: number, options: Intl.NumberFormatOptions) => string,
): string | null {
  if (mean === null) return null;
  return format(mean, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

export type Step = "start" | "complete" | "evaluate";

/** The one button of an interview's card (specification 1, section 2); null for none. */
export function stepOf({
  status,
  isEvaluated,
}: Pick<MockInterview, "status" | "isEvaluated">): Step | null {
  if (status === "scheduled") return "start";
  if (status === "in_progress") return "complete";
  return status === "completed" && !isEvaluated ? "evaluate" : null;
}

/** What is over and asks for nothing more: those that wait for an evaluation stand by themselves. */
export function settledOf(past: readonly MockInterview[]): MockInterview[] {
  return past.filter((interview) => stepOf(interview) !== "evaluate");
}
