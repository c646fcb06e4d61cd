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

/** Keeps a practised answer as a story. */
export const NewStory = StoryTags.extend({ responseId: z.uuid() });
export type NewStory = z.infer<typeof NewStory>;

export const StoryChange = StoryTags.extend(StarAnswer.shape)
  .partial()
  .refine((change) => Object.keys(change).length > 0, "Name at least one field to change");
export type StoryChange = z.infer<typeof StoryChange>;

export const Story = StoryTags.extend(StarAnswer.shape).extend({
  id: z.uuid(),
  userId: z.uuid(),
  /** The answer it was kept from; null when that was deleted since. */
  responseId: z.uuid().nullable(),
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
