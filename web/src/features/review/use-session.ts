import { useQuery } from "@tanstack/react-query";
import type { ReviewQuestion } from "content/review/schema";
import { REVIEW_MILLISECONDS_MAX } from "contract/review-terms";
import { useEffect, useMemo, useRef } from "react";
import { useAccount } from "../../lib/account.tsx";
import { monotonicMs, now } from "../../lib/clock.ts";
import { draftKey, useDraft } from "../../lib/drafts.ts";
import { randomId, randomSeed } from "../../lib/random.ts";
import { useAddReview } from "../../parts/review/use-review-log.ts";
import { decksQuery } from "./api.ts";
import { advanced, answered, type Session, without } from "./model.ts";

export interface SessionControls {
  /** Null where none is running. */
  session: Session | null;
  begin(session: Session): void;
  answer(question: ReviewQuestion, choice: string): void;
  next(): void;
  /** Takes the card out that is shown: its set does not have it any more. */
  drop(): void;
  leave(): void;
}

/** The running session, kept on this device at every step, so that a reload goes on with it. */
export function useSession(): SessionControls {
  const { userKey } = useAccount();
  const draft = useDraft<Session | null>(draftKey(userKey, "review-session"), null);
  const addReview = useAddReview();
  const session = draft.value;
  const shownAtMs = useRef(0);
  const at = session?.at;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time to think begins with each card.
  useEffect(() => {
    shownAtMs.current = monotonicMs();
  }, [at, session?.cards[0]]);

  return {
    session,
    begin: (next) => draft.change(next),
    answer(question, choice) {
      const card = session?.cards[session.at];
      if (!session || !card || session.answers.length > session.at) return;
      const isCorrect = choice === question.correctAnswer;
      const milliseconds = Math.round(monotonicMs() - shownAtMs.current);
      addReview({
        ...{ id: randomId(), set: card.set, card: card.card, isCorrect, mode: "queue" },
        milliseconds: Math.min(milliseconds, REVIEW_MILLISECONDS_MAX),
        reviewedAt: now().toISOString(),
      });
      draft.change(answered(session, choice, isCorrect, randomSeed()));
    },
    next: () => session && draft.change(advanced(session)),
    drop: () => session && draft.change(without(session)),
    leave: draft.clear,
  };
}

/** The sets of a session, and the question of the card that is shown. */
export function useQuestion(session: Session) {
  const decks = useQuery(decksQuery(session.cards.map(({ set }) => set)));
  const card = session.cards[session.at];
  const question = useMemo(
    () => (card && decks.data?.get(card.set)?.ask(card.card, card.seed)) ?? null,
    [card, decks.data],
  );
  return { card, question, decks };
}
