import { z } from "zod";
import {
  ROOM_NOTES_MAX_CHARACTERS,
  ROOM_QUESTION_MAX_CHARACTERS,
  ROOM_QUESTIONS_MAX,
} from "./interview-room-terms.ts";
import { MockInterview } from "./mock-interviews.ts";

const question = z
  .string("Write the question first")
  .trim()
  .min(1, "Write the question first")
  .max(ROOM_QUESTION_MAX_CHARACTERS, "Use at most 1,000 characters");

/** A question that was asked; `at` in seconds since the interview began, null before it. */
export const AskedQuestion = z.object({ text: question, at: z.number().int().min(0).nullable() });
export type AskedQuestion = z.infer<typeof AskedQuestion>;

/** The recruiter's desk, as a whole. `version` is that of the desk as it was read, 0 before the first time. */
export const RoomDesk = z.object({
  /** Read by the recruiter alone. */
  notes: z
    .string()
    .max(
      ROOM_NOTES_MAX_CHARACTERS,
      `Use at most ${ROOM_NOTES_MAX_CHARACTERS.toLocaleString("en")} characters`,
    ),
  asked: z
    .array(AskedQuestion)
    .max(ROOM_QUESTIONS_MAX, `Ask at most ${ROOM_QUESTIONS_MAX} questions`),
  /** The question that stands before the candidate; null for none. */
  shown: question.nullable(),
  version: z.number().int().min(0),
});
export type RoomDesk = z.infer<typeof RoomDesk>;

/** The room of a booked interview, as one of its two sees it. */
export const InterviewRoom = z.object({
  interview: MockInterview,
  shown: z.string().nullable(),
  /** Null for the candidate. */
  desk: RoomDesk.nullable(),
});
export type InterviewRoom = z.infer<typeof InterviewRoom>;

/** A question to ask, with what a good answer holds. */
export const SuggestedQuestion = z.object({
  text: z.string(),
  listensFor: z.array(z.string()),
  followUp: z.string().nullable(),
  /** Name of the airline in whose spirit it is asked; null for any. */
  airline: z.string().nullable(),
  /** It is written in English, whatever language was asked for. */
  isEnglish: z.boolean(),
});
export type SuggestedQuestion = z.infer<typeof SuggestedQuestion>;

/** A question of a recruiter's own, kept for any interview. */
export const NewQuestionTemplate = z.object({ text: question });
export type NewQuestionTemplate = z.infer<typeof NewQuestionTemplate>;

export const QuestionTemplate = NewQuestionTemplate.extend({ id: z.uuid() });
export type QuestionTemplate = z.infer<typeof QuestionTemplate>;
