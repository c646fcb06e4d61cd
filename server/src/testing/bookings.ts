import type { AvailabilityChange } from "contract/availability";
import type { Client, TestApp } from "./test-app.ts";

/** Mondays from nine to eleven in London, where clocks show UTC in winter; the first of them is the test's next Monday. */
export const LONDON_MONDAYS: AvailabilityChange = {
  zone: "Europe/London",
  rules: [{ weekday: 1, from: "09:00", until: "11:00" }],
  exceptions: [],
  bufferMinutes: 0,
  noticeHours: 2,
  horizonDays: 14,
  introduction: "Twelve years of cabin crew, six of them as a purser.",
  isPublished: true,
  version: 0,
};
export const FIRST_SLOT = "2026-11-23T09:00:00.000Z";
export const SECOND_SLOT = "2026-11-23T09:30:00.000Z";

/** A recruiter with hours. */
export async function openRecruiter(app: TestApp, change: Partial<AvailabilityChange> = {}) {
  const recruiter = await app.signIn({ name: "Rosa Keller", profile: "recruiter" });
  await recruiter.send("PUT", "/api/availability/me", { ...LONDON_MONDAYS, ...change });
  return recruiter;
}

export function book(candidate: Client, recruiterId: string, change: Record<string, unknown> = {}) {
  return candidate.send("POST", "/api/mock-interviews", {
    ...{ recruiterId, scheduledAt: FIRST_SLOT, interviewType: "behavioral" },
    ...{ timezone: "Asia/Dubai", ...change },
  });
}

/** An interview that has been held, and the two who held it. */
export async function heldInterview(app: TestApp) {
  const [recruiter, candidate] = [await openRecruiter(app), await app.signIn()];
  const { body: interview } = await book(candidate, recruiter.user.id);
  const path = `/api/mock-interviews/${interview.id}`;
  await recruiter.send("PUT", path, { status: "in_progress" });
  const { body } = await recruiter.send("PUT", path, { status: "completed" });
  return { recruiter, candidate, path, interview: body };
}

/** What the form sends about a held interview. */
export const evaluationOf = (interview: { id: string; candidateId: string }) => ({
  ...{ mockInterviewId: interview.id, candidateId: interview.candidateId, recruiterId: "me" },
  ...{ overallScore: 7, communicationScore: 8, professionalismScore: 7, problemSolvingScore: 6 },
  ...{ customerServiceScore: 8, safetyAwarenessScore: 5, recommendation: "consider" },
  strengths: ["Heard the passenger out before she offered anything"],
  areasForImprovement: ["Say who was informed, and when"],
  detailedFeedback: "A real event, told in order. The result came only when asked for.",
});
