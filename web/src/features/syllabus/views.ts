import { lazyView } from "../../parts/lazy-view/lazy-view.ts";

/** A part of the course: cards and questions. */
export const PART = lazyView(async () => (await import("./part/part.tsx")).Part, "syllabus");

/** A decision scenario, played. */
export const STORY = lazyView(async () => (await import("./scenario/story.tsx")).Story, "trials");

/** The situational-judgement test. */
export const JUDGEMENT = lazyView(
  async () => (await import("./judgement/judgement.tsx")).JudgementTest,
  "trials",
);

/** The English and the numeracy test. */
export const EXERCISES = lazyView(
  async () => (await import("./exercises/exercises.tsx")).ExerciseTest,
  "trials",
);

/** The assessment day. */
export const DAY = lazyView(async () => (await import("./day/day.tsx")).Day, "trials");
