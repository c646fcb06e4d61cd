import type { NoticeContent } from "contract/inbox";

/** Where a notice leads: the path of the screen on which its reader sees or does what it tells of. */
export function noticePath(content: NoticeContent): string {
  switch (content.kind) {
    case "late":
    case "interview-soon":
      return `/interview-room?interview=${content.interviewId}`;
    case "evaluated":
      return `/mock-interviews?evaluation=${content.evaluationId}`;
    case "booked":
    case "moved":
    case "cancelled":
    case "no-show":
      return content.party === "recruiter"
        ? "/recruiter-dashboard"
        : "/mock-interviews#with-a-recruiter";
    case "shared":
      return ofTrainer(content);
    case "commented":
      return content.reader === "trainer"
        ? ofTrainer(content)
        : `/trainer-dashboard?of=${content.groupId}&answer=${content.sharedAnswerId}`;
    case "certified":
    case "withdrawn":
      return `/trainer-dashboard?certificate=${content.number}`;
    case "assigned":
    case "announced":
    case "removed":
    case "due-soon":
      return "/trainer-dashboard";
  }
}

const ofTrainer = ({ groupId, sharedAnswerId }: { groupId: string; sharedAnswerId: string }) =>
  `/trainer-dashboard?group=${groupId}&answer=${sharedAnswerId}`;
