import { useQueryClient } from "@tanstack/react-query";
import { recallAt } from "coach/review/memory";
import type { NewCards } from "coach/review/schedule";
import type { ReviewSetId } from "contract/review-terms";
import { useState } from "react";
import { t } from "../../i18n/i18n.ts";
import { randomSeed } from "../../lib/random.ts";
import { showToast } from "../../ui/toast-store.ts";
import { decksQuery } from "./api.ts";
import { SESSION_CARDS, type Session, sessionOf } from "./model.ts";
import type { ReviewState } from "./use-review.ts";

type Cards = Parameters<typeof sessionOf>[0];

/** Begins a session once its sets are there: today's queue, or one set whatever is due in it. */
export function useBegin(
  { memory, queue, time }: ReviewState,
  onBegin: (session: Session) => void,
) {
  const queries = useQueryClient();
  const [waitingFor, setWaitingFor] = useState<ReviewSetId | "today" | null>(null);

  const begin = async (what: ReviewSetId | "today", due: Cards, fresh: readonly NewCards[]) => {
    setWaitingFor(what);
    try {
      const sets = [...due, ...fresh].map(({ set }) => set);
      const decks = await queries.fetchQuery(decksQuery(sets));
      const session = sessionOf(due, fresh, {
        ...{ decks, begun: new Set(memory.cards.keys()), seed: randomSeed },
      });
      if (session.size > 0) onBegin(session);
    } catch {
      showToast({ variant: "destructive", title: t("shell.loadFailed.text") });
    }
    setWaitingFor(null);
  };

  return {
    waitingFor,
    /** Fetches the cards of today's sets ahead. */
    prefetch: () =>
      void queries.prefetchQuery(decksQuery([...queue.due, ...queue.fresh].map(({ set }) => set))),
    beginToday: () => begin("today", queue.due, queue.fresh),
    /** What is most likely forgotten of a set, after cards of it that are new. */
    beginSet(set: ReviewSetId, unseen: number) {
      const known = [...memory.cards.values()]
        .filter((card) => card.set === set)
        .toSorted((a, b) => recallAt(a, time.now) - recallAt(b, time.now));
      const weak = known.filter((card) => !card.isKnown || recallAt(card, time.now) < WEAK);
      const room = Math.max(0, SESSION_CARDS - weak.length);
      const fresh = Math.min(unseen, room);
      const rest = known.filter((card) => !weak.includes(card)).slice(0, room - fresh);
      return begin(set, [...weak, ...rest], fresh > 0 ? [{ set, count: fresh }] : []);
    },
  };
}

/** A card whose recall has fallen below this is asked before new ones: it would be due soon. */
const WEAK = 0.95;
