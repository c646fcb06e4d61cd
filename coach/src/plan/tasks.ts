import type { HandTask } from "contract/plan-terms";
import type { WorkKind } from "contract/progress";

/** Tasks that stored work shows as done, and those that a person ticks. */
export type TaskKind = WorkKind | "retake" | HandTask;

export interface Task {
  /** What one of it usually takes. */
  minutes: number;
  /** With less time it is not begun. */
  least: number;
  /** Where it is done; null away from the screen. */
  path: string | null;
  /** Stored work that shows it as done; null where only the person knows. */
  shownBy: WorkKind | null;
}

const stored = (path: string, minutes: number, least: number, shownBy: WorkKind): Task => ({
  ...{ path, minutes, least, shownBy },
});
const ticked = (path: string | null, minutes: number, least: number): Task => ({
  ...{ path, minutes, least, shownBy: null },
});

/** Minutes are this product's own decision: an answer of two minutes with its report and one more try, a session with its own clock. */
export const TASKS: Readonly<Record<TaskKind, Task>> = {
  retake: stored("/star-practice", 12, 8, "written-answer"),
  "written-answer": stored("/star-practice", 15, 8, "written-answer"),
  "spoken-answer": stored("/audio-practice-star", 12, 6, "spoken-answer"),
  "video-take": stored("/video-practice", 15, 8, "video-take"),
  "mock-interview": stored("/mock-interviews", 30, 20, "mock-interview"),
  "one-way-interview": stored("/mock-interviews", 20, 12, "one-way-interview"),
  story: stored("/story-bank", 10, 5, "story"),
  review: stored("/review", 10, 5, "review"),
  "read-questions": ticked("/dashboard-details#question-bank", 5, 3),
  "airline-facts": ticked("/airline-facts", 10, 5),
  terms: ticked("/study-guide", 10, 5),
  "airport-codes": ticked("/airport-codes", 10, 5),
  doors: ticked("/door-component-quiz", 10, 5),
  evacuation: ticked("/evacuation-procedures", 10, 5),
  "camera-check": ticked("/video-test", 5, 3),
  requirements: ticked(null, 10, 5),
  documents: ticked(null, 10, 5),
  route: ticked(null, 5, 3),
  clothes: ticked(null, 10, 3),
};

/** Path of a task's screen without query and place; null away from the screen. */
export function screenOf(kind: TaskKind): string | null {
  return TASKS[kind].path?.replace(/[?#].*/, "") ?? null;
}
