/** Terms of the plan up to an interview, without the schemas. */

/** Tasks of a plan that nothing stored shows as done: a person ticks them. */
export const HAND_TASKS = [
  "read-questions",
  "airline-facts",
  "terms",
  "airport-codes",
  "doors",
  "evacuation",
  "camera-check",
  "requirements",
  "documents",
  "route",
  "clothes",
] as const;
export type HandTask = (typeof HAND_TASKS)[number];

export const PLAN_MINUTES = { from: 3, to: 240, usual: 30 } as const;
/** Days off a week: one is left to work on. */
export const DAYS_OFF_MAX = 6;
export const PLAN_TICKS_MAX = 400;
