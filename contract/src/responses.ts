import { z } from "zod";
import {
  INCOMPLETE_RESPONSE_MESSAGE,
  PRACTICE_MODES,
  SECTION_MAX_CHARACTERS,
  TRANSCRIPT_MAX_CHARACTERS,
} from "./star.ts";
import { StarAnalysis } from "./star-analysis.ts";

export type { StarSection } from "./star.ts";

const SectionText = z
  .string()
  .max(SECTION_MAX_CHARACTERS)
  .refine((text) => text.trim().length > 0, INCOMPLETE_RESPONSE_MESSAGE);

export const StarAnswer = z.object({
  situation: SectionText,
  task: SectionText,
  action: SectionText,
  result: SectionText,
});
export type StarAnswer = z.infer<typeof StarAnswer>;

export const PracticeMode = z.enum(PRACTICE_MODES);
export type PracticeMode = z.infer<typeof PracticeMode>;

const Seconds = z.number().min(0).max(86_400).transform(Math.round);

/** Shape of the text page (specification 2, section 3). */
export const NewTextResponse = StarAnswer.extend({
  questionId: z.string().min(1).max(120),
  /** The question as shown, for the record when the id is no longer in the bank. */
  question: z.string().max(1000).optional(),
  practiceMode: z.literal("text"),
  sessionDuration: Seconds,
});

/** Shape of the multi-mode page (specification 2, section 3); `questionId` is a timestamp there. */
export const NewMultiModeResponse = z.object({
  userId: z.string().min(1).max(120),
  questionId: z.string().min(1).max(120),
  question: z.string().min(1).max(1000),
  response: StarAnswer,
  timeSpent: Seconds,
  practiceMode: PracticeMode,
  videoUrl: z.string().max(2000).nullish(),
  audioUrl: z.string().max(2000).nullish(),
});

/**
 * A spoken answer, in the shape of the multi-mode page but told in one piece: the server finds its sections. Without
 * a transcript it is stored as practised, and its content as not assessed. The recording is never sent.
 */
export const NewSpokenResponse = NewMultiModeResponse.omit({ response: true }).extend({
  practiceMode: PracticeMode.exclude(["text"]),
  transcript: z.string().max(TRANSCRIPT_MAX_CHARACTERS).nullable(),
});

export const NewResponse = z.union([NewMultiModeResponse, NewSpokenResponse, NewTextResponse]);
export type NewResponse = z.input<typeof NewResponse>;

/** A section as it is stored: empty where a spoken answer told nothing of it. */
const StoredSection = z.string();

/** A stored practice answer with what the coach measured in it. */
export const Response = z.object({
  situation: StoredSection,
  task: StoredSection,
  action: StoredSection,
  result: StoredSection,
  id: z.uuid(),
  userId: z.uuid(),
  /** As sent. */
  questionId: z.string(),
  /** Id in the question bank, when the question came from it. */
  bankQuestionId: z.string().nullable(),
  question: z.string(),
  category: z.string().nullable(),
  practiceMode: PracticeMode,
  timeSpentSeconds: z.number().int(),
  videoUrl: z.string().nullable(),
  audioUrl: z.string().nullable(),
  /** True in the history of a demo account. */
  isSample: z.boolean(),
  createdAt: z.iso.datetime(),
  analysis: StarAnalysis,
});
export type Response = z.infer<typeof Response>;
