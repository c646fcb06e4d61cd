import type { SelectionStage } from "contract/application-terms";
import type { TaskKind } from "./tasks.ts";

/** How often something is to be done before the interview, and in which part of the time. */
export interface Need {
  kind: TaskKind;
  /** In the last two weeks. */
  count: number;
  /** For each further week. */
  perWeek: number;
  /** Part of the time up to the interview, 0 today to 1 the last day of work. */
  from: number;
  to: number;
  /** What counts more finds its place first when the days are few. */
  weight: number;
}

type Focus = "application" | "tests" | "video" | "in-person" | "papers";

const need = (
  kind: TaskKind,
  count: number,
  [from, to]: readonly [number, number],
  weight: number,
  perWeek = 0,
): Need => ({ kind, count, perWeek, from, to, weight });

/**
 * This product's own decision, after what the stages of `content/assessment-days` say is observed in each:
 * written answers come before spoken ones, and whole interviews when there is something to say in them.
 */
const NEEDS: Readonly<Record<Focus, readonly Need[]>> = {
  application: [
    need("requirements", 1, [0, 0.2], 9),
    need("story", 3, [0, 0.9], 8, 1),
    need("written-answer", 3, [0.1, 1], 6, 1),
    need("documents", 1, [0.5, 1], 5),
    need("airline-facts", 1, [0, 0.6], 3),
  ],
  tests: [
    need("requirements", 1, [0, 0.2], 8),
    need("terms", 3, [0, 1], 7, 1),
    need("airport-codes", 2, [0, 1], 6, 1),
    need("review", 4, [0.1, 1], 5, 3),
    need("written-answer", 2, [0.2, 1], 4, 1),
    need("read-questions", 2, [0, 1], 3, 1),
  ],
  video: [
    need("video-take", 4, [0.2, 1], 9, 1),
    need("one-way-interview", 3, [0.4, 1], 8, 1),
    need("camera-check", 1, [0, 0.2], 7),
    need("written-answer", 3, [0, 0.6], 6, 1),
    need("story", 2, [0, 0.6], 5, 1),
    need("spoken-answer", 2, [0.1, 0.8], 4, 1),
    need("requirements", 1, [0, 0.3], 3),
    need("airline-facts", 1, [0, 0.7], 2),
  ],
  "in-person": [
    need("mock-interview", 3, [0.35, 1], 9, 1),
    need("written-answer", 4, [0, 0.7], 8, 2),
    need("story", 3, [0, 0.7], 7, 1),
    need("spoken-answer", 3, [0.2, 1], 6, 1),
    need("requirements", 1, [0, 0.2], 5),
    need("video-take", 1, [0.4, 0.9], 4),
    need("airline-facts", 1, [0, 0.7], 3),
    need("review", 1, [0.1, 0.9], 2, 1),
    need("evacuation", 1, [0.2, 0.9], 1),
  ],
  papers: [
    need("documents", 1, [0, 0.3], 9),
    need("requirements", 1, [0, 0.3], 8),
    need("read-questions", 1, [0.2, 1], 2),
  ],
};

const FOCUS: Readonly<Record<SelectionStage, Focus>> = {
  application: "application",
  "online-tests": "tests",
  "english-test": "tests",
  "numeracy-test": "tests",
  "video-interview": "video",
  "assessment-day": "in-person",
  registration: "in-person",
  "reach-and-height": "in-person",
  "group-exercise": "in-person",
  "role-play": "in-person",
  "final-interview": "in-person",
  documents: "papers",
  medical: "papers",
};

/** What a stage wants to have practised; a conversation face to face where none is named. */
export function needsOf(stage: SelectionStage | null): readonly Need[] {
  return NEEDS[stage ? FOCUS[stage] : "in-person"];
}

/** Whether one travels to it: then the way there is looked up. */
export function isAwayFromHome(stage: SelectionStage | null): boolean {
  const focus = stage ? FOCUS[stage] : "in-person";
  return focus === "in-person" || focus === "papers";
}
