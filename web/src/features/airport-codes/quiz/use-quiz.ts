import type { Airport } from "content/airports/schema";
import type { ReviewSetId } from "contract/review-terms";
import { useEffect } from "react";
import { useAccount } from "../../../lib/account.tsx";
import { draftKey, useDraft } from "../../../lib/drafts.ts";
import { randomBetween } from "../../../lib/random.ts";
import { useQuizReview } from "../../../parts/review/use-quiz-review.ts";
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

/** The set of the review queue to which an airport belongs. */
async function reviewSetOf(code: string): Promise<ReviewSetId> {
  const { AIRPORTS } = await import("content/airports/airports");
  return AIRPORTS.some((airport) => airport.code === code) ? "airports" : "more-airports";
}

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
  const review = useQuizReview();
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
    answer(code) {
      const { question, chosen } = run;
      // To find a place or to hear a spelling is another skill than the card's.
      if (question && chosen === null && (value.mode === "toName" || value.mode === "toCode"))
        void reviewSetOf(question.code).then((of) =>
          review(of, question.code, code === question.code),
        );
      keep(answered(run, code));
    },
    next: () => keep(nextQuestion(run, airports, chance)),
    reset: () => keep(reset(airports, chance)),
  };
}
