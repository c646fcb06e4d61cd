import type { DrillExit, Scenario } from "./scenario.ts";

/** What the drill stops to ask. */
export type Question =
  | { kind: "look"; exit: DrillExit; view: string }
  | { kind: "failure"; failure: string; during: "open" | "check" }
  /** Slide or raft as it should be: it is to be seen that it is. */
  | { kind: "ready" }
  | { kind: "event"; event: string };

/** Something wrong, and when. `what` is the id in the content that explains it. */
export interface Slip {
  kind: "order" | "decoy" | "look" | "failure" | "ready" | "event";
  what: string;
  /** For an order: the step that had to come first. */
  first?: string;
  isCritical: boolean;
  atMs: number;
}

/** One decision at an exit, and how long it took. */
export interface Decision {
  question: Question;
  isRight: boolean;
  askedAtMs: number;
  atMs: number;
}

/** A drill as it stands: plain data, so that it can be kept and taken up again. */
export interface Drill {
  scenario: Scenario;
  /** False: without a clock, for whoever needs the time; nothing is then graded by it. */
  isTimed: boolean;
  /** Steps that were done, in the order of doing. */
  done: readonly { step: string; atMs: number }[];
  slips: readonly Slip[];
  decisions: readonly Decision[];
  question: Question | null;
  /** When the present question was put. */
  askedAtMs: number;
  /** Times at which people could leave, and could not: the flow follows from them. */
  flow: { startedAtMs: number | null; stops: readonly { fromMs: number; toMs: number | null }[] };
  eventsSeen: number;
  isExitLost: boolean;
}
