/** Terms and limits of the inbox, without the schemas. */

/** What somebody is told. Each kind carries data, never a sentence: the reader's language makes that. */
export const NOTICE_KINDS = [
  "booked",
  "moved",
  "cancelled",
  "no-show",
  "late",
  "evaluated",
  "assigned",
  "announced",
  "removed",
  "shared",
  "commented",
  "certified",
  "withdrawn",
  "interview-soon",
  "due-soon",
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** The newest that are kept of each person; older ones go. */
export const INBOX_MAX = 500;

/** Hours before an interview at which both of its people are reminded. */
export const INTERVIEW_REMINDER_HOURS = [24, 1] as const;
/** Hours before an assignment is due at which those are reminded who have not done it. */
export const DUE_REMINDER_HOURS = 24;
