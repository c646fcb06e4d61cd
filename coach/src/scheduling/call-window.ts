import {
  CALL_CLOSES_AFTER_MINUTES,
  CALL_OPENS_BEFORE_MINUTES,
} from "contract/interview-call-terms";
import type { MockInterview } from "contract/mock-interviews";

const MINUTE_MS = 60_000;

/** "early": the doors are not open yet; "over": called off, or held too long ago. */
export type CallWindow = "early" | "open" | "over";

/** Whether the two of an interview can speak live. From half an hour before its time until a quarter of an hour after its end. */
export function callWindow(
  interview: Pick<MockInterview, "status" | "scheduledAt" | "completedAt">,
  now: Date,
): CallWindow {
  const { status, scheduledAt, completedAt } = interview;
  if (status === "cancelled") return "over";
  if (status === "in_progress") return "open";
  if (status === "scheduled")
    return now.getTime() < Date.parse(scheduledAt) - CALL_OPENS_BEFORE_MINUTES * MINUTE_MS
      ? "early"
      : "open";
  const closes = Date.parse(completedAt ?? scheduledAt) + CALL_CLOSES_AFTER_MINUTES * MINUTE_MS;
  return now.getTime() < closes ? "open" : "over";
}
