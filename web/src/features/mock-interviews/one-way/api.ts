import { queryOptions } from "@tanstack/react-query";
import type {
  InterviewSession,
  InterviewSessionChange,
  NewInterviewSession,
  NewSessionAnswer,
  SessionAnswer,
} from "contract/interview-sessions";
import type { Accommodations, User } from "contract/users";
import { callJson } from "../../../lib/api.ts";
import { sendOnce } from "../../../lib/outbox.ts";
import { SESSIONS_PATH, sessionPath } from "../stored-sessions.ts";

export async function beginSession(
  attemptId: string,
  payload: NewInterviewSession,
): Promise<InterviewSession> {
  const answer = await sendOnce({ id: attemptId, method: "POST", path: SESSIONS_PATH, payload });
  return (await answer.json()) as InterviewSession;
}

/** A session that is under way: asked anew at each visit, as it changes with every answer. */
export const openSession = (id: string) =>
  queryOptions({
    queryKey: ["one-way", id],
    queryFn: () => callJson<InterviewSession>("GET", sessionPath(id)),
    gcTime: 0,
  });

export async function storeAnswer(
  id: string,
  position: number,
  payload: NewSessionAnswer,
): Promise<SessionAnswer> {
  const path = `${sessionPath(id)}/answers/${position}`;
  return callJson<SessionAnswer>("PUT", path, { payload });
}

export async function endSession(id: string): Promise<InterviewSession> {
  const payload: InterviewSessionChange = { status: "completed", ending: "all-answered" };
  return callJson("PATCH", sessionPath(id), { payload });
}

export async function saveAccommodations(accommodations: Accommodations): Promise<User> {
  return callJson<User>("PATCH", "/api/users/me", { payload: { accommodations } });
}
