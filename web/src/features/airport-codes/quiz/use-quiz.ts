import type { Airport } from "content/airports/schema";
import { useEffect } from "react";
import { useAccount } from "../../../lib/account.tsx";
import { draftKey, useDraft } from "../../../lib/drafts.ts";
import { randomBetween } from "../../../lib/random.ts";
import type { AirportSet } from "../model.ts";
import {
  answered,
  isAskable,
  type Mode,
  NO_QUIZ,
  nextQuestion,
  type QuizState,
  type Run,
  reset,
} from "./model.ts";

const chance = () => randomBetween(0, 1);

export interface RunningQuiz {
  mode: Mode;
  run: Run;
  setMode: (mode: Mode) => void;
  answer: (code: string) => void;
  next: () => void;
  reset: () => void;
}

/** The quiz about a set, kept on this device as it goes. The first question is drawn on entering. */
export function useQuiz(airports: readonly Airport[], set: AirportSet): RunningQuiz {
  const { userKey } = useAccount();
  const { value, change } = useDraft<QuizState>(draftKey(userKey, "airport-quiz"), NO_QUIZ);
  const run = value.runs[set];
  const keep = (next: Run) => change({ ...value, runs: { ...value.runs, [set]: next } });

  const isReady = isAskable(run, airports);
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn when there is none, whatever else changes.
  useEffect(() => {
    if (!isReady) keep(nextQuestion(run, airports, chance));
  }, [isReady]);

  return {
    mode: value.mode,
    run,
    setMode: (mode) => change({ ...value, mode }),
    answer: (code) => keep(answered(run, code)),
    next: () => keep(nextQuestion(run, airports, chance)),
    reset: () => keep(reset(airports, chance)),
  };
}
