/** Terms and limits of applications, without the schemas: the form holds them before anything is sent. */

/** Stages of a selection: those of `content/assessment-days`, and a day that joins several of them. */
export const SELECTION_STAGES = [
  "application",
  "online-tests",
  "video-interview",
  "assessment-day",
  "registration",
  "reach-and-height",
  "english-test",
  "numeracy-test",
  "group-exercise",
  "role-play",
  "final-interview",
  "documents",
  "medical",
] as const;
export type SelectionStage = (typeof SELECTION_STAGES)[number];

/** Where an application stands: before it was sent, at a stage, or at its end. */
export const APPLICATION_STAGES = ["interested", ...SELECTION_STAGES, "offer", "declined"] as const;
export type ApplicationStage = (typeof APPLICATION_STAGES)[number];

export const APPLICATION_AIRLINE_MAX_CHARACTERS = 80;
export const APPLICATION_STAGE_NAME_MAX_CHARACTERS = 120;
export const APPLICATION_NOTES_MAX_CHARACTERS = 5000;
export const APPLICATIONS_MAX = 100;
