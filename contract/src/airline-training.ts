import { z } from "zod";
import {
  AIRLINE_BADGES,
  AIRLINE_QUIZ_LENGTH,
  AIRLINE_QUIZ_SEED_MAX,
} from "./airline-training-terms.ts";

const AirlineId = z.string().regex(/^[a-z]+(-[a-z]+)*$/, "Name the airline by its id");

/** A finished quiz. The server draws its questions again by the seed, and counts the answers itself. */
export const NewAirlineQuiz = z.strictObject({
  /** Id of the airline that it was about; null for a mixture. */
  airline: AirlineId.max(60).nullable(),
  seed: z.number().int().min(0).max(AIRLINE_QUIZ_SEED_MAX),
  /** The chosen options in the order of the questions, word for word; null where none was chosen. */
  answers: z
    .array(z.string().max(400).nullable())
    .length(AIRLINE_QUIZ_LENGTH, `A quiz has ${AIRLINE_QUIZ_LENGTH} answers`),
});
export type NewAirlineQuiz = z.infer<typeof NewAirlineQuiz>;

export const AirlineQuiz = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  airline: AirlineId.nullable(),
  seed: z.number().int(),
  correct: z.number().int().min(0).max(AIRLINE_QUIZ_LENGTH),
  total: z.literal(AIRLINE_QUIZ_LENGTH),
  isSample: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type AirlineQuiz = z.infer<typeof AirlineQuiz>;

export const AirlineBadge = z.object({
  id: z.enum(AIRLINE_BADGES),
  /** What was done of what is needed; never more than that. */
  done: z.number().int().min(0),
  needed: z.number().int().min(1),
  /** Where to go on, by its id: the next question of the airline, its quiz (the airline's id), its recruiter. */
  next: z.string().optional(),
});
export type AirlineBadge = z.infer<typeof AirlineBadge>;

/** What a person has worked for one airline. */
export const AirlineTraining = z.object({
  /** Name in the guide. */
  airline: z.string(),
  isTarget: z.boolean(),
  /** Only what can be earned: not every airline has questions or a recruiter of its own here. */
  badges: z.array(AirlineBadge).min(2),
});
export type AirlineTraining = z.infer<typeof AirlineTraining>;
