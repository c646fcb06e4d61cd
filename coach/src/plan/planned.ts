import type { SelectionStage } from "contract/application-terms";
import type { PlanTick } from "contract/plan";
import type { WorkDay } from "contract/progress";
import type { StarSection } from "contract/star";
import type { TaskKind } from "./tasks.ts";

/** What a person gives away most, as progress knows it. */
export interface WeakSpots {
  /** The STAR part that keeps falling short, with the answer to retake. */
  section: { section: StarSection; responseId: string } | null;
  /** Skills below their target, or not practised yet. */
  skills: readonly ("speaking" | "presence")[];
}

export interface PlanInput {
  /** "2026-11-22" in the person's own zone. */
  today: string;
  interviewDate: string | null;
  stage: SelectionStage | null;
  weak: WeakSpots;
  minutesPerDay: number;
  /** Weekdays without work, 0 is Sunday. */
  daysOff: readonly number[];
  /** Paths of screens that are there; of the others nothing is planned. */
  screens: ReadonlySet<string>;
  /** Stored work by day. */
  work: readonly WorkDay[];
  /** What was ticked by hand. */
  ticks: readonly PlanTick[];
}

/** Why a task is planned: the kind itself, or what the person's own work shows. */
export type Reason =
  | { id: "kind" }
  | { id: "weak-section"; section: StarSection }
  | { id: "weak-speaking" | "weak-presence" | "untried" | "warm-up" | "last-days" };

export interface PlannedTask {
  kind: TaskKind;
  minutes: number;
  /** Null away from the screen. */
  href: string | null;
  reason: Reason;
  /** Null while it is not done. */
  doneBy: "work" | "hand" | null;
}

export type Load = "normal" | "light" | "rest" | "off" | "interview";

export interface PlanDay {
  date: string;
  load: Load;
  tasks: readonly PlannedTask[];
}

export interface Shortfall {
  /** What finds no place, the most important first. */
  missing: readonly { kind: TaskKind; count: number }[];
  /** Fewest minutes a day, in steps of five, at which everything finds its place; null where the days are too few for any. */
  minutesNeeded: number | null;
}

export interface Plan {
  state: "no-date" | "passed" | "today" | "ahead";
  /** Null without a date; negative when it has passed. */
  daysLeft: number | null;
  /** From today to the interview, both included; of a far one the first twelve weeks. Empty without one ahead. */
  days: readonly PlanDay[];
  /** Null where everything finds its place. */
  shortfall: Shortfall | null;
}
