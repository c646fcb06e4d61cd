import { z } from "zod";
import { INTERVIEW_TYPES } from "./mock-interview-terms.ts";

export { INTERVIEW_TYPES } from "./mock-interview-terms.ts";

/** Terms that the coach's calls share: who speaks, in what kind of interview, about which words. */

/** Longest text of one spoken or written turn: as much as four full STAR sections. */
export const TURN_MAX_CHARACTERS = 20_000;

/** Which engine spoke: the built-in one, or the configured model service. */
export const CoachSource = z.enum(["built-in", "model"]);
export type CoachSource = z.infer<typeof CoachSource>;

export const InterviewType = z.enum(INTERVIEW_TYPES, "Choose behavioral, situational or technical");
export type InterviewType = z.infer<typeof InterviewType>;

/** The recruiter persona that listens: what a screen knows of it may be sent whole, its id decides. */
export const AvatarProfile = z.object({ id: z.string().min(1).max(80) });
export type AvatarProfile = z.infer<typeof AvatarProfile>;

/** Words of one text that a judgement rests on; offsets are UTF-16 units into that text. */
export const Quoted = z.object({
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  quote: z.string(),
});
export type Quoted = z.infer<typeof Quoted>;

/** A text that somebody said; blank ones are refused with `message`. */
export function turnText(message: string, maxCharacters: number = TURN_MAX_CHARACTERS) {
  return z
    .string(message)
    .max(maxCharacters, `Use at most ${maxCharacters.toLocaleString("en")} characters`)
    .refine((text) => text.trim().length > 0, message);
}
