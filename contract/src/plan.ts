import { z } from "zod";
import { SELECTION_STAGES } from "./application-terms.ts";
import { IsoDate } from "./iso-date.ts";
import { DAYS_OFF_MAX, HAND_TASKS, PLAN_MINUTES } from "./plan-terms.ts";

const MINUTES_MESSAGE = `Use ${PLAN_MINUTES.from} to ${PLAN_MINUTES.to} minutes`;

const PlanChoices = z.object({
  /** What the interview of the account is; null while nobody has said. */
  stage: z.enum(SELECTION_STAGES, "Choose a stage of the list").nullable(),
  minutesPerDay: z
    .number(MINUTES_MESSAGE)
    .int(MINUTES_MESSAGE)
    .min(PLAN_MINUTES.from, MINUTES_MESSAGE)
    .max(PLAN_MINUTES.to, MINUTES_MESSAGE),
  /** Weekdays without work: 0 is Sunday. */
  daysOff: z
    .array(z.number().int().min(0).max(6))
    .transform((days) => [...new Set(days)].toSorted((a, b) => a - b))
    .refine((days) => days.length <= DAYS_OFF_MAX, "Leave at least one day to practise on"),
});

/** A task that was ticked by hand, on a day of the person's own zone. */
export const PlanTick = z.object({ date: IsoDate, task: z.enum(HAND_TASKS) });
export type PlanTick = z.infer<typeof PlanTick>;

export const PlanSettings = PlanChoices.extend({ ticks: z.array(PlanTick) });
export type PlanSettings = z.infer<typeof PlanSettings>;

export const PlanChange = PlanChoices.partial().refine(
  (change) => Object.keys(change).length > 0,
  "Name at least one field to change",
);
export type PlanChange = z.input<typeof PlanChange>;

export const PlanTickChange = PlanTick.extend({ isDone: z.boolean() });
export type PlanTickChange = z.infer<typeof PlanTickChange>;
