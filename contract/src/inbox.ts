import { z } from "zod";
import { ASSIGNMENT_KINDS } from "./group-terms.ts";
import { PARTIES } from "./mock-interview-terms.ts";
import { REVIEW_SET_IDS } from "./review-terms.ts";
import { SCENARIO_IDS } from "./scenario-terms.ts";
import { SHARED_PARTIES } from "./shared-answer-terms.ts";

const instant = z.iso.datetime();

/** What a notice of an interview says, as it stood when the notice was written. */
const interview = {
  interviewId: z.uuid(),
  /** Which of its two the reader is. */
  party: z.enum(PARTIES),
  /** The other one's name; null where the account has gone. */
  name: z.string().nullable(),
  scheduledAt: instant,
};

const group = { groupId: z.uuid(), group: z.string() };
const assignment = {
  ...group,
  assignmentId: z.uuid(),
  asked: z.enum(ASSIGNMENT_KINDS),
  /** The study set of that kind. */
  set: z.enum(REVIEW_SET_IDS).nullable(),
  /** The name of the trainer's own set, as it was then; the scenario. Neither was told before there were any. */
  ownSetName: z.string().nullish(),
  scenario: z.enum(SCENARIO_IDS).nullish(),
  count: z.number().int().min(1),
  dueAt: instant,
};

/** Of a shared answer: no word of it, for a notice outlives what is taken back. */
const sharedAnswer = {
  ...group,
  sharedAnswerId: z.uuid(),
  /** Who shared it, or wrote. */
  name: z.string(),
};

/** The kind of a notice with what it needs to be put into words. */
export const NoticeContent = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("booked"), ...interview }),
  z.object({ kind: z.literal("moved"), ...interview, from: instant, reason: z.string() }),
  z.object({ kind: z.literal("cancelled"), ...interview, reason: z.string() }),
  /** The other one says that the reader did not come. */
  z.object({ kind: z.literal("no-show"), ...interview, reason: z.string() }),
  z.object({ kind: z.literal("late"), ...interview, minutes: z.number().int() }),
  z.object({ kind: z.literal("evaluated"), ...interview, evaluationId: z.uuid() }),
  z.object({ kind: z.literal("assigned"), ...assignment }),
  z.object({ kind: z.literal("announced"), ...group, text: z.string() }),
  /** `isEnded`: the group itself has gone. */
  z.object({ kind: z.literal("removed"), ...group, isEnded: z.boolean() }),
  z.object({ kind: z.literal("shared"), ...sharedAnswer }),
  /** `reader`: which of the two is told. */
  z.object({ kind: z.literal("commented"), ...sharedAnswer, reader: z.enum(SHARED_PARTIES) }),
  z.object({ kind: z.literal("certified"), ...group, number: z.string() }),
  z.object({ kind: z.literal("withdrawn"), ...group, number: z.string() }),
  z.object({ kind: z.literal("interview-soon"), ...interview, hours: z.number().int() }),
  z.object({ kind: z.literal("due-soon"), ...assignment }),
]);
export type NoticeContent = z.infer<typeof NoticeContent>;

export const InboxNotice = z.object({
  id: z.uuid(),
  isRead: z.boolean(),
  createdAt: instant,
  content: NoticeContent,
});
export type InboxNotice = z.infer<typeof InboxNotice>;

export const Unread = z.object({ unread: z.number().int().min(0) });
export type Unread = z.infer<typeof Unread>;

/** Notices that have been read: those named, or all. */
export const ReadNotices = z.object({ ids: z.array(z.uuid()).min(1).max(100).nullable() });
export type ReadNotices = z.infer<typeof ReadNotices>;

export const InboxSettingsChange = z.object({ wantsMail: z.boolean() });
export type InboxSettingsChange = z.infer<typeof InboxSettingsChange>;

export const InboxSettings = InboxSettingsChange.extend({
  /** This server sends mail, and the account has an address for it. */
  hasMail: z.boolean(),
});
export type InboxSettings = z.infer<typeof InboxSettings>;
