import type { CandidateQuestion } from "./schema.ts";

/** What the questions of candidates are about, in the order in which a beginner comes to it. */
export const QUESTION_THEMES = [
  ...(["applying", "day", "job", "training", "flight", "passengers"] as const),
  ...(["safety", "firstAid", "more"] as const),
] as const;
export type QuestionTheme = (typeof QUESTION_THEMES)[number];

type Questions = readonly CandidateQuestion[];
const together = async (...parts: readonly Promise<Questions>[]): Promise<Questions> =>
  (await Promise.all(parts)).flat();

/** Fetches the questions of a theme, and those of no other. */
export const LOAD_THEME: Readonly<Record<QuestionTheme, () => Promise<Questions>>> = {
  applying: () =>
    together(
      import("./way-questions.ts").then((part) => part.WAY_QUESTIONS),
      import("./threshold-questions.ts").then((part) => part.THRESHOLD_QUESTIONS),
      import("./joining-questions.ts").then((part) => part.JOINING_QUESTIONS),
      import("./applying-questions.ts").then((part) => part.APPLYING_QUESTIONS),
      import("./hiring-questions.ts").then((part) => part.HIRING_QUESTIONS),
    ),
  day: () =>
    together(
      import("./worry-questions.ts").then((part) => part.WORRY_QUESTIONS),
      import("./recruiter-questions.ts").then((part) => part.RECRUITER_QUESTIONS),
      import("./stages-questions.ts").then((part) => part.STAGES_QUESTIONS),
      import("./interview-day-questions.ts").then((part) => part.INTERVIEW_DAY_QUESTIONS),
    ),
  job: () =>
    together(
      import("./job-questions.ts").then((part) => part.JOB_QUESTIONS),
      import("./job-life-questions.ts").then((part) => part.JOB_LIFE_QUESTIONS),
      import("./working-life-questions.ts").then((part) => part.WORKING_LIFE_QUESTIONS),
    ),
  training: () => import("./training-questions.ts").then((part) => part.TRAINING_QUESTIONS),
  flight: () =>
    together(
      import("./flight-questions.ts").then((part) => part.FLIGHT_QUESTIONS),
      import("./a-flight-questions.ts").then((part) => part.A_FLIGHT_QUESTIONS),
    ),
  passengers: () =>
    together(
      import("./passengers-questions.ts").then((part) => part.PASSENGERS_QUESTIONS),
      import("./cabin-scenes-questions.ts").then((part) => part.CABIN_SCENES_QUESTIONS),
    ),
  safety: () => import("./safety-questions.ts").then((part) => part.SAFETY_QUESTIONS),
  firstAid: () => import("./first-aid-questions.ts").then((part) => part.FIRST_AID_QUESTIONS),
  more: () =>
    together(
      import("./everyday-questions.ts").then((part) => part.EVERYDAY_QUESTIONS),
      import("./follow-up-questions.ts").then((part) => part.FOLLOW_UP_QUESTIONS),
      import("./crew-questions.ts").then((part) => part.CREW_QUESTIONS),
    ),
};

export const loadAllThemes = (): Promise<Questions> =>
  together(...QUESTION_THEMES.map((theme) => LOAD_THEME[theme]()));
