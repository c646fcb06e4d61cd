/** Decision scenarios of /syllabus. */
export const SCENARIO_IDS = [
  "power-bank-fire",
  "heart-without-words",
  "hard-landing-fire",
] as const;
export type ScenarioId = (typeof SCENARIO_IDS)[number];

/** How an ending went, the best first. */
export const SCENARIO_GRADES = ["strong", "sound", "costly", "failed"] as const;
export type ScenarioGrade = (typeof SCENARIO_GRADES)[number];

/** Decisions of one walk: more than any scenario has. */
export const SCENARIO_STEPS_MAX = 40;
/** Walks that are kept of one person. */
export const SCENARIO_WALKS_MAX = 2000;
