import { z } from "zod";
import {
  COMMENT_MAX_CHARACTERS,
  SHARED_PARTIES,
  SHARED_QUESTION_MAX_CHARACTERS,
} from "./shared-answer-terms.ts";

const score = z.number().int().min(0).max(100).nullable();
const instant = z.iso.datetime();

/** One answer that its owner shares with the trainer of one group. */
export const NewSharedAnswer = z.object({
  groupId: z.uuid(),
  responseId: z.uuid(),
  /** What the member asks the trainer; null for nothing. */
  memberQuestion: z.string().trim().min(1).max(SHARED_QUESTION_MAX_CHARACTERS).nullable(),
});
export type NewSharedAnswer = z.infer<typeof NewSharedAnswer>;

const listed = {
  id: z.uuid(),
  groupId: z.uuid(),
  memberName: z.string(),
  /** That of the interview. */
  question: z.string(),
  /** Its id in the question bank, where it can be answered again. */
  bankQuestionId: z.string().nullable(),
  overallScore: score,
  sharedAt: instant,
  commentCount: z.number().int().min(0),
  /** Who wrote the last comment; null before the first. */
  lastBy: z.enum(SHARED_PARTIES).nullable(),
  lastAt: instant.nullable(),
};

/** A shared answer in a list: no word of it. */
export const ListedSharedAnswer = z.object(listed);
export type ListedSharedAnswer = z.infer<typeof ListedSharedAnswer>;

export const SharedComment = z.object({
  id: z.uuid(),
  by: z.enum(SHARED_PARTIES),
  name: z.string(),
  isOwn: z.boolean(),
  text: z.string(),
  createdAt: instant,
});
export type SharedComment = z.infer<typeof SharedComment>;

/** All that a trainer sees of a shared answer; its owner reads the same. Without emotion, recording or any other answer. */
export const SharedAnswer = z.object({
  ...listed,
  /** Which of the two reads it. */
  party: z.enum(SHARED_PARTIES),
  memberQuestion: z.string().nullable(),
  answer: z.object({
    situation: z.string(),
    task: z.string(),
    action: z.string(),
    result: z.string(),
  }),
  scores: z.object({
    situation: score,
    task: score,
    action: score,
    result: score,
    structure: score,
  }),
  /** The oldest first. */
  comments: z.array(SharedComment),
});
export type SharedAnswer = z.infer<typeof SharedAnswer>;

/** How one stored answer stands: the groups that its owner is in, and where it is shared. */
export const Sharing = z.object({
  groups: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      trainerName: z.string(),
      /** Null where it is not shared. */
      sharedAnswerId: z.uuid().nullable(),
    }),
  ),
});
export type Sharing = z.infer<typeof Sharing>;

export const NewComment = z.object({
  text: z.string().trim().min(1, "Write the comment first").max(COMMENT_MAX_CHARACTERS),
});
export type NewComment = z.infer<typeof NewComment>;
