import type { ReviewSetId } from "contract/review-terms";
import { now } from "../../lib/clock.ts";
import { randomId } from "../../lib/random.ts";
import { useAddReview } from "./use-review-log.ts";

/** For the quiz of a study screen: its answers count in the review queue too, their time does not. */
export function useQuizReview(): (set: ReviewSetId, card: string, isCorrect: boolean) => void {
  const addReview = useAddReview();
  return (set, card, isCorrect) =>
    addReview({
      ...{ id: randomId(), set, card, isCorrect, milliseconds: null, mode: "quiz" },
      reviewedAt: now().toISOString(),
    });
}
