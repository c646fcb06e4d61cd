import { z } from "zod";
import {
  APPLICATION_AIRLINE_MAX_CHARACTERS,
  APPLICATION_NOTES_MAX_CHARACTERS,
  APPLICATION_STAGE_NAME_MAX_CHARACTERS,
  APPLICATION_STAGES,
  SELECTION_STAGES,
} from "./application-terms.ts";
import { IsoDate } from "./iso-date.ts";

export const NewApplication = z.object({
  /** Any airline: people apply to more than the guide knows. */
  airline: z
    .string()
    .trim()
    .min(1, "Name the airline")
    .max(
      APPLICATION_AIRLINE_MAX_CHARACTERS,
      `Use at most ${APPLICATION_AIRLINE_MAX_CHARACTERS} characters`,
    ),
  stage: z.enum(APPLICATION_STAGES, "Choose a stage of the list"),
  /** The airline's own name of that stage; null for the usual one. */
  stageName: z.string().trim().min(1).max(APPLICATION_STAGE_NAME_MAX_CHARACTERS).nullable(),
  /** The day that comes next: of an interview, a test, an answer. */
  nextDate: IsoDate.nullable(),
  notes: z
    .string()
    .max(APPLICATION_NOTES_MAX_CHARACTERS, "Use at most 5,000 characters")
    .default(""),
});
export type NewApplication = z.input<typeof NewApplication>;

/** Only what was changed. `version` is that of the application as it was read: a newer one refuses with 409. */
export const ApplicationChange = NewApplication.extend({
  notes: NewApplication.shape.notes.unwrap(),
})
  .partial()
  .extend({ version: z.number().int().min(1) })
  .refine((change) => Object.keys(change).length > 1, "Name at least one field to change");
export type ApplicationChange = z.infer<typeof ApplicationChange>;

export const Application = NewApplication.extend({
  id: z.uuid(),
  userId: z.uuid(),
  notes: z.string(),
  /** Grows by one with each change. */
  version: z.number().int().min(1),
  isSample: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Application = z.infer<typeof Application>;

/** One stage of an airline's selection, in its order, in the airline's own words. */
export const AirlineStage = z.object({
  stage: z.enum(SELECTION_STAGES),
  name: z.string(),
  happens: z.string(),
  observed: z.string(),
});
export type AirlineStage = z.infer<typeof AirlineStage>;
