import {
  MORE_TIME_FACTOR,
  ONE_WAY_ANSWER_SECONDS,
  ONE_WAY_TAKES,
  ONE_WAY_THINKING_SECONDS,
} from "contract/interview-session-terms";
import type { Accommodations } from "contract/users";

/** How one interview runs, for this person. */
export interface Rules {
  thinkingSeconds: number;
  answerSeconds: number;
  /** Takes of one answer; of two the person chooses the one that counts. */
  takes: number;
  mode: "video" | "audio";
}

const NO_ACCOMMODATIONS: Accommodations = { moreTime: false, secondTake: false, noCamera: false };

/** The rules as airlines have them, eased by what the person has set in their profile. */
export function rulesOf(accommodations: Accommodations = NO_ACCOMMODATIONS): Rules {
  const factor = accommodations.moreTime ? MORE_TIME_FACTOR : 1;
  return {
    thinkingSeconds: ONE_WAY_THINKING_SECONDS * factor,
    answerSeconds: ONE_WAY_ANSWER_SECONDS * factor,
    takes: ONE_WAY_TAKES + (accommodations.secondTake ? 1 : 0),
    mode: accommodations.noCamera ? "audio" : "video",
  };
}

/** Counted down aloud on the screen before a take begins: 3, 2, 1. */
const COUNT_SECONDS = 3;

/** Moments are milliseconds of a clock that never jumps. */
export type Phase =
  | { name: "thinking"; untilMs: number }
  | { name: "counting"; untilMs: number }
  /** The recorder has been asked and does not run yet. */
  | { name: "starting" }
  | { name: "answering"; untilMs: number }
  /** The recorder has been asked to end. */
  | { name: "stopping" }
  /** A take is there. `wasCut`: a device went away before its end, which costs no take. */
  | { name: "kept"; wasCut: boolean }
  /** No recording came about; nothing is lost but time. */
  | { name: "failed" }
  | { name: "over" };

export interface Run {
  /** 0 is the first question. */
  position: number;
  takesUsed: number;
  phase: Phase;
}

export type RunEvent =
  | { type: "ticked"; atMs: number }
  /** Thinking, or the countdown, is ended by the person. */
  | { type: "ready"; atMs: number }
  | { type: "recording"; atMs: number }
  /** The recorder did not start; a take from before is still there. */
  | { type: "refused"; hasTake: boolean }
  /** The person has said all. */
  | { type: "finished" }
  | { type: "stopped"; hasTake: boolean; wasCut: boolean }
  | { type: "again"; atMs: number }
  | { type: "next"; atMs: number };

const MS = 1000;

const thinking = (position: number, rules: Rules, atMs: number): Run => ({
  position,
  takesUsed: 0,
  phase: { name: "thinking", untilMs: atMs + rules.thinkingSeconds * MS },
});

const counting = (run: Run, atMs: number): Run => ({
  ...run,
  phase: { name: "counting", untilMs: atMs + COUNT_SECONDS * MS },
});

export function firstRun(position: number, rules: Rules, atMs: number): Run {
  return thinking(position, rules, atMs);
}

/**
 * What a one-way interview comes to. Time is looked at, never counted: a tab that slept finds its thinking time over, and is
 * still given the countdown; an answer that ran past its limit ends at once. News that does not fit the phase changes nothing.
 */
export function reduceRun(run: Run, event: RunEvent, rules: Rules, questionCount: number): Run {
  const { phase } = run;
  switch (event.type) {
    case "ticked":
      if (!("untilMs" in phase) || event.atMs < phase.untilMs) return run;
      if (phase.name === "thinking") return counting(run, event.atMs);
      return { ...run, phase: { name: phase.name === "counting" ? "starting" : "stopping" } };
    case "ready":
      return phase.name === "thinking" ? counting(run, event.atMs) : run;
    case "recording":
      if (phase.name !== "starting") return run;
      return {
        ...run,
        phase: { name: "answering", untilMs: event.atMs + rules.answerSeconds * MS },
      };
    case "refused":
      if (phase.name !== "starting") return run;
      return {
        ...run,
        phase: event.hasTake ? { name: "kept", wasCut: false } : { name: "failed" },
      };
    case "finished":
      return phase.name === "answering" ? { ...run, phase: { name: "stopping" } } : run;
    case "stopped":
      // A device that goes away ends an answer that nobody ended.
      if (phase.name !== "stopping" && phase.name !== "answering") return run;
      if (!event.hasTake) return { ...run, phase: { name: "failed" } };
      return {
        ...run,
        takesUsed: run.takesUsed + (event.wasCut ? 0 : 1),
        phase: { name: "kept", wasCut: event.wasCut },
      };
    case "again":
      return canRecordAgain(run, rules) ? counting(run, event.atMs) : run;
    case "next": {
      if (phase.name !== "kept") return run;
      const position = run.position + 1;
      return position < questionCount
        ? thinking(position, rules, event.atMs)
        : { ...run, phase: { name: "over" } };
    }
  }
}

/** A take more is granted, or what went wrong was no fault of the person. */
export function canRecordAgain({ phase, takesUsed }: Run, { takes }: Rules): boolean {
  if (phase.name === "failed") return true;
  return phase.name === "kept" && (phase.wasCut || takesUsed < takes);
}

/** Whole seconds until the phase ends, a begun one counted; null where none runs out. */
export function secondsLeft(phase: Phase, atMs: number): number | null {
  if (!("untilMs" in phase)) return null;
  return Math.max(0, Math.ceil((phase.untilMs - atMs) / MS));
}

/** What is kept on this device of an interview under way. */
export interface Notes {
  /** Questions whose take the person has kept. */
  kept: readonly number[];
  /** What was said, written along or typed; by position. */
  words: Readonly<Record<number, string>>;
}

export const NO_NOTES: Notes = { kept: [], words: {} };

/** The question to go on with; null where every one has its take or its stored answer. */
export function nextQuestion(
  questionCount: number,
  kept: readonly number[],
  stored: readonly number[],
): number | null {
  for (let position = 0; position < questionCount; position += 1)
    if (!kept.includes(position) && !stored.includes(position)) return position;
  return null;
}

/** The seconds at which what is left is said aloud. */
const SAID_AT = [30, 10];

/** The last of those moments that has passed; null before the first. Changes only when there is news. */
export function saidSecondsLeft(left: number | null): number | null {
  if (left === null || left === 0) return null;
  return [...SAID_AT].reverse().find((seconds) => left <= seconds) ?? null;
}
