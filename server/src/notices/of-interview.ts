import type { NoticeContent } from "contract/inbox";
import type { Party } from "contract/mock-interview-terms";
import type { InterviewRow } from "../interviews/store.ts";
import type { NewNotice } from "./notices.ts";

type Told = Pick<
  InterviewRow,
  "id" | "candidateId" | "candidateName" | "recruiterId" | "recruiterName" | "scheduledAt"
>;
type Facts = Pick<
  Extract<NoticeContent, { kind: "booked" }>,
  "interviewId" | "party" | "name" | "scheduledAt"
>;

export const otherParty = (party: Party): Party =>
  party === "candidate" ? "recruiter" : "candidate";

/** A notice of an interview for one of its two; none for a recruiter whose account has gone. */
export function noticeOfInterview(
  row: Told,
  party: Party,
  say: (facts: Facts) => NoticeContent,
): NewNotice[] {
  const isCandidate = party === "candidate";
  const userId = isCandidate ? row.candidateId : row.recruiterId;
  if (!userId) return [];
  const name = isCandidate ? row.recruiterName : row.candidateName;
  const scheduledAt = row.scheduledAt.toISOString();
  return [{ userId, content: say({ interviewId: row.id, party, name, scheduledAt }) }];
}
