import type { InterviewSessionSummary } from "contract/interview-sessions";
import { useAccount } from "../../lib/account.tsx";
import { draftKey, peekDraft } from "../../lib/drafts.ts";
import type { Notes } from "./one-way/model.ts";

/** Where this device keeps what was said in a one-way interview, until it is sent. */
export const notesKey = (userKey: string, sessionId: string) =>
  draftKey(userKey, `one-way:${sessionId}`);

/** Answers of a session, those among them whose take still waits on this device. */
export function useAnsweredHere(
  session: Pick<InterviewSessionSummary, "id" | "kind" | "answeredCount"> | undefined,
): number {
  const { userKey } = useAccount();
  if (session?.kind !== "one-way") return session?.answeredCount ?? 0;
  const kept = peekDraft<Notes>(notesKey(userKey, session.id))?.kept.length ?? 0;
  return Math.max(session.answeredCount, kept);
}
