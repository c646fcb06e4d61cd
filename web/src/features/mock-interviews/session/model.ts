import type { EmotionIntensity, Emotion as EmotionName } from "contract/emotion";
import {
  FEEDBACK_SPEED,
  type INTERVIEW_ENDINGS,
  INTRO_SPEED,
} from "contract/interview-session-terms";
import type { EmotionMoment, FollowUp, SessionQuestion } from "contract/interview-sessions";
import type { PracticeMode } from "contract/responses";
import type { StarSection } from "contract/star";
import { type Clock, clockAt, freeze, leftMs, wind } from "./clock.ts";

/** What the recruiter says of their own accord, in the interview's language. */
export interface Script {
  greeting: string;
  transition: readonly string[];
  close: readonly string[];
  questions: readonly Pick<SessionQuestion, "question">[];
}

/** What is kept of one question. */
export interface Given {
  answer: string;
  mode: PracticeMode;
  seconds: number;
  followUp: FollowUp | null;
  feedback: { spoken: string; short: string } | null;
  emotions: EmotionMoment[];
  deliverySessionId: string | null;
}

/**
 * asking: the recruiter speaks, and then it is the person's turn; answering: that turn; judging: an answer was
 * submitted; reacting: the recruiter says what they make of it; over: after the last feedback, or at zero.
 */
export type Phase = "asking" | "answering" | "judging" | "reacting" | "over";

export interface Line {
  text: string;
  speed: number;
}

/** An interview that has begun, from its intro to its end. */
export interface Run {
  phase: Phase;
  /** 0 is the first question. */
  position: number;
  /** Grows with each step, so that a step that is taken twice (a replayed intro) is seen as two. */
  step: number;
  /** What the recruiter says in this step. */
  line: Line;
  given: Readonly<Record<number, Given>>;
  /** Asked further, once for each question; null before and after. */
  followUp: { section: StarSection; question: string } | null;
  /** How the present answer sounded, change by change. */
  emotions: readonly EmotionMoment[];
  /** Said so far, so that nothing is said twice. */
  said: readonly string[];
  clock: Clock;
  /** What was left when the present question was put. */
  askedAtLeftMs: number;
  ending: (typeof INTERVIEW_ENDINGS)[number] | null;
}

export interface Feedback {
  spoken: string;
  short: string;
  followUp: { section: StarSection; question: string } | null;
}

export type RunEvent =
  /** The recruiter has said their line, or it was skipped or could not be heard. */
  | { type: "heard"; atMs: number }
  | { type: "submitted"; answer: string; mode: PracticeMode; atMs: number }
  /** Null where the feedback failed: the interview goes on. */
  | { type: "judged"; feedback: Feedback | null; atMs: number }
  /** Nothing to add to a follow-up. */
  | { type: "passed"; atMs: number }
  | { type: "felt"; primary: EmotionName; intensity: EmotionIntensity; atMs: number }
  /** The recording of an earlier answer was analysed. */
  | { type: "measured"; position: number; deliverySessionId: string }
  /** `draft`: what stands unsubmitted in the field; null where there is nothing to keep. */
  | { type: "ticked"; draft: { answer: string; mode: PracticeMode } | null; atMs: number }
  | { type: "went-on"; atMs: number }
  | { type: "left"; atMs: number };

/** Longest course of emotions that the contract takes. */
const MOST_EMOTIONS = 60;

const wrapped = <Entry>(entries: readonly Entry[], index: number): Entry | undefined =>
  entries[index % entries.length];

/** Greeting and first question, as one text. */
export function introOf(script: Script): Line {
  const first = script.questions[0]?.question ?? "";
  return { text: `${script.greeting} ${first}`, speed: INTRO_SPEED };
}

/** Leads over to the question at `position`. */
function questionLine(script: Script, position: number): Line {
  const lead = wrapped(script.transition, position - 1) ?? "";
  const question = script.questions[position]?.question ?? "";
  return { text: `${lead} ${question}`.trim(), speed: INTRO_SPEED };
}

export function closingOf(script: Script, seed: number): string {
  return wrapped(script.close, seed) ?? "";
}

/** An interview at its first question, with `totalMs` on the clock, which runs from `atMs`. */
export function beginRun(script: Script, totalMs: number, atMs: number): Run {
  return {
    phase: "asking",
    position: 0,
    step: 0,
    line: introOf(script),
    given: {},
    followUp: null,
    emotions: [],
    said: [],
    clock: clockAt(totalMs, atMs),
    askedAtLeftMs: totalMs,
    ending: null,
  };
}

/** An interview taken up from what the server has of it; its clock stands until it goes on. */
export function runFromAnswers(
  script: Script,
  given: Readonly<Record<number, Given>>,
  remainingMs: number,
): Run {
  const open = script.questions.findIndex((_, position) => !given[position]);
  const position = open === -1 ? script.questions.length - 1 : open;
  const base = beginRun(script, remainingMs, 0);
  return {
    ...base,
    given,
    position,
    line: position === 0 ? base.line : questionLine(script, position),
    clock: freeze(base.clock, 0),
    phase: open === -1 || remainingMs <= 0 ? "over" : "asking",
    ending: open === -1 ? "all-answered" : remainingMs <= 0 ? "time-up" : null,
  };
}

function questionSeconds(run: Run, atMs: number): number {
  return Math.max(0, Math.round((run.askedAtLeftMs - leftMs(run.clock, atMs)) / 1000));
}

/** The whole of what was said to the present question. */
export function joinedAnswer(given: Pick<Given, "answer" | "followUp">): string {
  const further = given.followUp?.answer.trim() ?? "";
  return further === "" ? given.answer : `${given.answer}\n${further}`;
}

function over(run: Run, ending: NonNullable<Run["ending"]>, atMs: number): Run {
  const clock = freeze(run.clock, atMs);
  return { ...run, phase: "over", step: run.step + 1, ending, clock, followUp: null };
}

function onward(run: Run, script: Script, atMs: number): Run {
  const position = run.position + 1;
  if (position >= script.questions.length) return over(run, "all-answered", atMs);
  return {
    ...run,
    position,
    phase: "asking",
    step: run.step + 1,
    line: questionLine(script, position),
    followUp: null,
    emotions: [],
    askedAtLeftMs: leftMs(run.clock, atMs),
  };
}

function withAnswer(
  run: Run,
  { answer, mode, atMs }: { answer: string; mode: PracticeMode; atMs: number },
): Run {
  const before = run.given[run.position];
  const base: Given = before ?? {
    answer,
    mode,
    seconds: 0,
    followUp: null,
    feedback: null,
    emotions: [],
    deliverySessionId: null,
  };
  const given: Given = {
    ...base,
    ...(run.followUp ? { followUp: { ...run.followUp, answer } } : { answer, mode }),
    seconds: questionSeconds(run, atMs),
    emotions: [...run.emotions],
  };
  return { ...run, given: { ...run.given, [run.position]: given } };
}

function judged(run: Run, script: Script, feedback: Feedback | null, atMs: number): Run {
  const given = run.given[run.position];
  if (!feedback || !given) return onward(run, script, atMs);
  const { spoken, short, followUp } = feedback;
  const kept = { ...given, feedback: { spoken, short } };
  const asksFurther = followUp !== null && given.followUp === null;
  return {
    ...run,
    phase: asksFurther ? "asking" : "reacting",
    step: run.step + 1,
    line: { text: spoken, speed: FEEDBACK_SPEED },
    followUp: asksFurther ? followUp : null,
    said: [...run.said, spoken],
    given: {
      ...run.given,
      [run.position]: asksFurther ? { ...kept, followUp: { ...followUp, answer: "" } } : kept,
    },
  };
}

/** Changes of emotion only, and no more than can be stored: of a long course the newest. */
function felt(run: Run, moment: EmotionMoment): Run {
  const last = run.emotions.at(-1);
  if (last?.primary === moment.primary && last.intensity === moment.intensity) return run;
  return { ...run, emotions: [...run.emotions, moment].slice(-MOST_EMOTIONS) };
}

/** An answer whose recording was analysed. */
export function withDelivery(run: Run, position: number, deliverySessionId: string): Run {
  const given = run.given[position];
  if (!given) return run;
  return { ...run, given: { ...run.given, [position]: { ...given, deliverySessionId } } };
}

/** What becomes of an interview. What does not fit the present phase changes nothing: a second press, late news. */
export function reduceRun(run: Run, event: RunEvent, script: Script): Run {
  if (event.type === "measured") return withDelivery(run, event.position, event.deliverySessionId);
  if (run.phase === "over") return run;
  const { atMs } = event;
  switch (event.type) {
    case "heard":
      if (run.phase === "asking") return { ...run, phase: "answering", step: run.step + 1 };
      return run.phase === "reacting" ? onward(run, script, atMs) : run;
    case "submitted":
      if (run.phase !== "answering" || event.answer.trim() === "") return run;
      return { ...withAnswer(run, event), phase: "judging", step: run.step + 1 };
    case "judged":
      return run.phase === "judging" ? judged(run, script, event.feedback, atMs) : run;
    case "passed":
      return run.phase === "answering" && run.followUp ? onward(run, script, atMs) : run;
    case "felt": {
      const { primary, intensity } = event;
      return felt(run, { at: questionSeconds(run, atMs), primary, intensity });
    }
    case "ticked": {
      if (leftMs(run.clock, atMs) > 0) return run;
      const isOpen = run.phase === "asking" || run.phase === "answering";
      const kept = isOpen && event.draft ? withAnswer(run, { ...event.draft, atMs }) : run;
      return over(kept, "time-up", atMs);
    }
    case "went-on":
      return { ...run, clock: wind(run.clock, atMs), step: run.step + 1 };
    case "left":
      return { ...run, clock: freeze(run.clock, atMs) };
  }
}
