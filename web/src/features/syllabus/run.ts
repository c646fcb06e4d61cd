/** A bank, a test or an exercise under way or done. Times are of the wall clock, so that a tab that slept is right again. */
export interface Run {
  /** What is asked, in order: ids, or the kinds that are drawn by the seed. */
  asked: readonly string[];
  /** Decides what is drawn and in which order options stand. */
  seed: number;
  /** Set where answers are typed instead of chosen. */
  isTyped?: boolean;
  startedAtMs: number;
  /** Null for one without a clock. */
  limitSeconds: number | null;
  /** What was answered and moved on from. */
  answers: readonly string[];
  /** The answer at the present question, before it is moved on from. */
  chosen: string | null;
  endedAtMs: number | null;
}

export function newRun(
  asked: readonly string[],
  seed: number,
  nowMs: number,
  {
    limitSeconds = null,
    isTyped = false,
  }: { limitSeconds?: number | null; isTyped?: boolean } = {},
): Run {
  const start = { asked, seed, isTyped, startedAtMs: nowMs, limitSeconds };
  return { ...start, answers: [], chosen: null, endedAtMs: null };
}

/** Whole seconds since the start; they stop at the end. A clock that was set back counts as none. */
export function secondsTaken({ startedAtMs, endedAtMs }: Run, nowMs: number): number {
  return Math.max(0, Math.floor(((endedAtMs ?? nowMs) - startedAtMs) / 1000));
}

/** Seconds left, 0 to the limit; null without a limit. */
export function secondsLeft(run: Run, nowMs: number): number | null {
  return run.limitSeconds === null
    ? null
    : Math.max(0, run.limitSeconds - secondsTaken(run, nowMs));
}

/** Ends a run whose time is out, with what was answered; an answer not moved on from counts too. */
export function settled(run: Run, nowMs: number): Run {
  if (run.endedAtMs !== null || secondsLeft(run, nowMs) !== 0) return run;
  return {
    ...run,
    answers: run.chosen === null ? run.answers : [...run.answers, run.chosen],
    chosen: null,
    endedAtMs: run.startedAtMs + (run.limitSeconds ?? 0) * 1000,
  };
}

/** Takes an answer; one that is there already stays. */
export function withAnswer(run: Run, answer: string, nowMs: number): Run {
  const present = settled(run, nowMs);
  return present.endedAtMs !== null || present.chosen !== null
    ? present
    : { ...present, chosen: answer };
}

/** Moves on from an answer; after the last question the run ends. */
export function movedOn(run: Run, nowMs: number): Run {
  const present = settled(run, nowMs);
  if (present.endedAtMs !== null || present.chosen === null) return present;
  const answers = [...present.answers, present.chosen];
  const endedAtMs = answers.length === present.asked.length ? nowMs : null;
  return { ...present, answers, chosen: null, endedAtMs };
}
