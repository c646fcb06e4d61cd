import { z } from "zod";
import { Competency } from "./questions.ts";
import { StarAnswer } from "./responses.ts";
import { STORY_TITLE_MAX_CHARACTERS, STORY_VALUES_MAX } from "./story-terms.ts";

export { STORIES_MAX, STORY_VALUES_MAX } from "./story-terms.ts";

/** A value of an airline that a story shows, in the airline's own words. */
export const StoryValue = z.object({
  airline: z.string().trim().min(1).max(80),
  value: z.string().trim().min(1).max(160),
});
export type StoryValue = z.infer<typeof StoryValue>;

const StoryTags = z.object({
  title: z.string().trim().min(1, "Give the story a title").max(STORY_TITLE_MAX_CHARACTERS),
  competencies: z.array(Competency).max(12),
  airlineValues: z.array(StoryValue).max(STORY_VALUES_MAX),
});

/** An answer given in an interview: the session, and the question by its place, 0 first. */
const AnswerInSession = z.object({
  sessionId: z.uuid(),
  position: z.number().int().min(0).max(20),
});
export type AnswerInSession = z.infer<typeof AnswerInSession>;

/** Keeps an answer as a story: one that was practised, or one given in an interview. */
export const NewStory = StoryTags.extend({
  responseId: z.uuid().optional(),
  sessionAnswer: AnswerInSession.optional(),
}).refine(
  ({ responseId, sessionAnswer }) => (responseId === undefined) !== (sessionAnswer === undefined),
  { message: "Name one answer that the story is kept from", path: ["responseId"] },
);
export type NewStory = z.infer<typeof NewStory>;

export const StoryChange = StoryTags.extend(StarAnswer.shape)
  .partial()
  .refine((change) => Object.keys(change).length > 0, "Name at least one field to change");
export type StoryChange = z.infer<typeof StoryChange>;

/** A section as it is stored: empty where an answer told in one piece had nothing of it. */
const StoredSection = z.string();

export const Story = StoryTags.extend({
  situation: StoredSection,
  task: StoredSection,
  action: StoredSection,
  result: StoredSection,
}).extend({
  id: z.uuid(),
  userId: z.uuid(),
  /** The practised answer that it was kept from; null of an interview's, and when it was deleted since. */
  responseId: z.uuid().nullable(),
  /** The interview's answer that it was kept from; null of a practised one, and when the interview was deleted since. */
  sessionAnswer: AnswerInSession.nullable(),
  question: z.string(),
  /** Score of that answer when it was kept; null where it was not measured. */
  score: z.number().int().min(0).max(100).nullable(),
  /** Other questions that were answered with this story: the same events in other words. */
  usedFor: z.array(z.object({ question: z.string(), responseId: z.uuid() })),
  isSample: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Story = z.infer<typeof Story>;
