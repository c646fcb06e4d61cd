import { useEffect, useState } from "react";
import { useAccount } from "../../lib/account.tsx";
import { now } from "../../lib/clock.ts";
import { draftKey } from "../../lib/drafts.ts";
import { useOpenWork } from "../../lib/offline/open-work.ts";
import { readLocal, writeLocal } from "../../lib/storage.ts";
import { useQuizReview } from "../../parts/review/use-quiz-review.ts";
import {
  type Asked,
  extended,
  keptRun,
  movedOn,
  newRun,
  type Run,
  settled,
  withChoice,
} from "./model.ts";

export interface RunControls {
  /** Null until the screen is really shown: the clock begins with that. */
  run: Run | null;
  /** The wall clock, renewed each second while a clock runs. */
  nowMs: number;
  choose(option: string): void;
  next(): void;
  again(): void;
}

/** The card of the review queue that asks the same. */
const cardOf = (id: string, name: "door-quiz" | "door-bank") =>
  name === "door-quiz" ? `part-${id}` : id;

const TICK_MS = 1000;

/** A run of a quiz, kept on this device at every step, so that a reload goes on with it. */
export function useRun(
  name: "door-quiz" | "door-bank",
  questions: readonly Asked[],
  limitSeconds: number | null,
): RunControls {
  const { userKey } = useAccount();
  const review = useQuizReview();
  const key = draftKey(userKey, name);
  const [run, setRun] = useState<Run | null>(null);
  const [nowMs, setNowMs] = useState(() => now().getTime());
  const total = questions.length;

  const keep = (next: Run) => {
    writeLocal(key, JSON.stringify(next));
    setRun(next);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: begun once, when the screen is shown and not when it is drawn ahead.
  useEffect(() => {
    const at = now().getTime();
    setNowMs(at);
    keep(keptRun(readLocal(key), questions, limitSeconds, at) ?? newRun(at, total, limitSeconds));
  }, [key]);

  useOpenWork(run !== null && run.endedAtMs === null && run.answers.length > 0);
  const isTicking = run !== null && run.limitSeconds !== null && run.endedAtMs === null;
  useEffect(() => {
    if (!isTicking) return;
    const tick = () => setNowMs(now().getTime());
    const timer = setInterval(tick, TICK_MS);
    // A tab that slept is right again the moment it is looked at.
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [isTicking]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: ends when the clock says so.
  useEffect(() => {
    if (!run) return;
    const present = settled(extended(run, limitSeconds), nowMs);
    if (present !== run) keep(present);
  }, [nowMs, run, limitSeconds]);

  return {
    run,
    nowMs,
    choose(option) {
      if (!run) return;
      const present = settled(run, now().getTime());
      const chosen = withChoice(present, option);
      const asked = questions[present.answers.length];
      if (chosen !== present && asked)
        review("doors", cardOf(asked.id, name), option === asked.correctAnswer);
      keep(chosen);
    },
    next: () => run && keep(movedOn(run, now().getTime())),
    again() {
      const at = now().getTime();
      setNowMs(at);
      keep(newRun(at, total, limitSeconds));
    },
  };
}
