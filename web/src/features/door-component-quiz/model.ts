import type { DoorQuizQuestion, MoreDoorQuestion } from "content/door-quiz/schema";

/** Limit of the timed quiz (specification 2, section 9). */
export const LIMIT_SECONDS = 300;
/** A run is kept so long after its end or its limit; whoever opens the screen later begins anew. */
const KEPT_AFTER_MS = 3_600_000;

/** A question of either bank, as the screen asks it. */
export interface Asked {
  id: string;
  /** The component or subject. */
  component: string;
  text: string;
  options: readonly string[];
  correctAnswer: string;
  explanation: string;
  difficulty: DoorQuizQuestion["difficulty"];
  source?: DoorQuizQuestion["source"];
  imageKey?: DoorQuizQuestion["imageKey"];
}

/** The timed question's description is what it asks. */
export function askedOf(question: DoorQuizQuestion | MoreDoorQuestion): Asked {
  return {
    ...question,
    text: "description" in question ? question.description : question.question,
  };
}

/** A quiz under way or done; its question is the one after the last answer. Times are of the wall clock. */
export interface Run {
  startedAtMs: number;
  /** Null for one without a clock. */
  limitSeconds: number | null;
  /** How many questions it has. */
  total: number;
  /** What was chosen and moved on from, in order. */
  answers: readonly string[];
  /** The locked choice at the present question; it counts when moved on from. */
  chosen: string | null;
  endedAtMs: number | null;
}

export function newRun(nowMs: number, total: number, limitSeconds: number | null): Run {
  return { startedAtMs: nowMs, limitSeconds, total, answers: [], chosen: null, endedAtMs: null };
}

/** Seconds since the start, whole; stops at the end. A clock that was set back counts as none. */
export function secondsTaken({ startedAtMs, endedAtMs }: Run, nowMs: number): number {
  return Math.max(0, Math.floor(((endedAtMs ?? nowMs) - startedAtMs) / 1000));
}

/** Seconds left, 0 to the limit; null without a limit. */
export function secondsLeft(run: Run, nowMs: number): number | null {
  if (run.limitSeconds === null) return null;
  return Math.max(0, run.limitSeconds - secondsTaken(run, nowMs));
}

/** A run whose limit grows on the way, by an accommodation that comes to be known; it never shrinks. */
export function extended(run: Run, limitSeconds: number | null): Run {
  if (run.endedAtMs !== null || run.limitSeconds === null || limitSeconds === null) return run;
  return limitSeconds > run.limitSeconds ? { ...run, limitSeconds } : run;
}

/** Ends a run whose time is out: with what was recorded, without a choice that was not moved on from. */
export function settled(run: Run, nowMs: number): Run {
  if (run.endedAtMs !== null || run.limitSeconds === null || secondsLeft(run, nowMs) !== 0)
    return run;
  return { ...run, chosen: null, endedAtMs: run.startedAtMs + run.limitSeconds * 1000 };
}

/** Locks a choice; one that is there already stays. */
export function withChoice(run: Run, option: string): Run {
  return run.chosen !== null || run.endedAtMs !== null ? run : { ...run, chosen: option };
}

/** Records the choice and moves on; after the last question the run ends. */
export function movedOn(run: Run, nowMs: number): Run {
  const inTime = settled(run, nowMs);
  if (inTime.chosen === null || inTime.endedAtMs !== null) return inTime;
  const answers = [...inTime.answers, inTime.chosen];
  return {
    ...inTime,
    answers,
    chosen: null,
    endedAtMs: answers.length === inTime.total ? nowMs : null,
  };
}

export type PerformanceLabel = "excellent" | "good" | "needsPractice";

export interface Result {
  score: number;
  total: number;
  /** Whole number, 0 to 100. */
  percentage: number;
  label: PerformanceLabel;
  /** Each question with its answer; null where none was recorded. */
  answers: readonly (string | null)[];
}

/** Score, percentage and label (specification 2, section 9). */
export function resultOf(questions: readonly Asked[], given: readonly string[]): Result {
  const answers = questions.map((_, at) => given[at] ?? null);
  const score = questions.filter(({ correctAnswer }, at) => answers[at] === correctAnswer).length;
  const percentage = Math.round((score / questions.length) * 100);
  const label = percentage >= 80 ? "excellent" : percentage >= 60 ? "good" : "needsPractice";
  return { score, total: questions.length, percentage, label, answers };
}

/** A run that was kept on the device; null where it is unreadable, of another bank, or long over. */
export function keptRun(
  text: string | null,
  questions: readonly Asked[],
  limitSeconds: number | null,
  nowMs: number,
): Run | null {
  const run = parsed(text);
  if (
    !run ||
    run.total !== questions.length ||
    (run.limitSeconds === null) !== (limitSeconds === null) ||
    run.startedAtMs > nowMs ||
    run.answers.some((answer, at) => !questions[at]?.options.includes(answer))
  )
    return null;
  const present = settled(extended(run, limitSeconds), nowMs);
  return present.endedAtMs !== null && nowMs - present.endedAtMs > KEPT_AFTER_MS ? null : present;
}

function parsed(text: string | null): Run | null {
  try {
    const run = JSON.parse(text ?? "null") as Run | null;
    return typeof run?.startedAtMs === "number" && Array.isArray(run.answers) ? run : null;
  } catch {
    return null;
  }
}
