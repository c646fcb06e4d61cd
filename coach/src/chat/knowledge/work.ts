/** Kinds of work that people come from, by the stories that they hold. */
export const WORK = ["guests", "care", "studies"] as const;
export type Work = (typeof WORK)[number];
