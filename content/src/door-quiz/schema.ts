import { z } from "zod";
import { MultipleChoice } from "../multiple-choice.ts";
import { Source } from "../source.ts";

/** The six components of the timed quiz, in its order, with their difficulty (specification 2, section 3). */
export const DOOR_COMPONENTS = [
  ["ARM Lever", "Easy"],
  ["Girt Bar", "Medium"],
  ["Emergency Handle", "Easy"],
  ["Pressure Relief Valve", "Hard"],
  ["Door Seal", "Medium"],
  ["Slide Deployment Mechanism", "Hard"],
] as const;

/** Names of the drawings, one for each component of the quiz. */
export const DOOR_IMAGE_KEYS = [
  "arm-lever",
  "girt-bar",
  "emergency-handle",
  "pressure-relief-valve",
  "door-seal",
  "slide-deployment-mechanism",
] as const;

/** A question of the timed quiz. `description` is what is asked, beside the drawing. */
export const DoorQuizQuestion = z
  .object({
    id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
    component: z.enum(DOOR_COMPONENTS.map(([name]) => name)),
    description: z.string().min(40),
    imageKey: z.enum(DOOR_IMAGE_KEYS),
    options: z.tuple([z.string(), z.string(), z.string(), z.string()]),
    /** The text of the right option, word for word. */
    correctAnswer: z.string(),
    /** Why it is right, where types differ, and what is wrong with the tempting option. */
    explanation: z.string().min(80),
    difficulty: z.enum(["Easy", "Medium", "Hard"]),
    source: Source.optional(),
  })
  .strict();
export type DoorQuizQuestion = z.infer<typeof DoorQuizQuestion>;

/** What the forty further questions are about. */
export const DOOR_SUBJECTS = [
  "Arming",
  "Crew procedure",
  "Girt bar",
  "Indications",
  "Opening and holding",
  "Outside opening",
  "Overwing exits",
  "Pressure",
  "Rules",
  "Slide",
  "Slide-raft",
  "Type differences",
  "Viewing window",
] as const;

/** A question of the larger bank, for study without a clock. */
export const MoreDoorQuestion = MultipleChoice.extend({
  component: z.enum(DOOR_SUBJECTS),
}).strict();
export type MoreDoorQuestion = z.infer<typeof MoreDoorQuestion>;
