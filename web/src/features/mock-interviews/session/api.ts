import type { NewRecruiterFeedback, RecruiterFeedback } from "contract/ai-recruiter";
import type { AdaptedResponse, NewAdaptedResponse } from "contract/avatar";
import type { EmotionReading } from "contract/emotion";
import type { InterviewSession, NewInterviewSession } from "contract/interview-sessions";
import type { LanguageCode } from "contract/languages";
import { callJson } from "../../../lib/api.ts";
import { sendOnce } from "../../../lib/outbox.ts";
import { SESSIONS_PATH, sessionPath } from "../stored-sessions.ts";

/** A coach that has not answered by then is not waited for: the interview goes on. */
const PATIENCE_MS = 12_000;

const patient = (signal: AbortSignal) =>
  AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);

/** Begins a session; the same `attemptId` gives the same one again. */
export async function beginSession(
  attemptId: string,
  payload: NewInterviewSession,
): Promise<InterviewSession> {
  const answer = await sendOnce({ id: attemptId, method: "POST", path: SESSIONS_PATH, payload });
  return (await answer.json()) as InterviewSession;
}

export async function readSession(id: string): Promise<InterviewSession> {
  return callJson<InterviewSession>("GET", sessionPath(id));
}

export async function readEmotion(
  text: string,
  recruiterId: string,
  signal: AbortSignal,
): Promise<EmotionReading> {
  const payload = { text, avatarProfile: { id: recruiterId } };
  return callJson<EmotionReading>("POST", "/api/emotion/analyze", { payload, signal });
}

export async function askFeedback(
  payload: NewRecruiterFeedback,
  language: LanguageCode,
  signal: AbortSignal,
): Promise<RecruiterFeedback> {
  const path = `/api/ai-recruiter/feedback?language=${language}`;
  return callJson<RecruiterFeedback>("POST", path, { payload, signal: patient(signal) });
}

export async function adaptFeedback(
  payload: NewAdaptedResponse,
  language: LanguageCode,
  signal: AbortSignal,
): Promise<AdaptedResponse> {
  const path = `/api/avatar/adapt-response?language=${language}`;
  return callJson<AdaptedResponse>("POST", path, { payload, signal: patient(signal) });
}
