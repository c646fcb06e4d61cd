import { choicesFor, drawnCards } from "coach/trainer-sets/cards";
import type { PractisedSet, TrainerCard } from "contract/trainer-sets";

/** Cards of one round. */
const ROUND_CARDS = 20;

/** A round through a set: what is asked, and what was chosen so far. */
export interface Round {
  cards: readonly TrainerCard[];
  seed: number;
  /** The cards whose answers were chosen, in the order of the round. */
  chosen: readonly TrainerCard[];
}

export function newRound(set: Pick<PractisedSet, "cards" | "known">, seed: number): Round {
  const cards = drawnCards(set.cards, new Set(set.known), { seed, limit: ROUND_CARDS });
  return { cards, seed, chosen: [] };
}

/** What stands to be chosen from at a place of the round: the same whenever it is asked for. */
export function choicesAt(set: Pick<PractisedSet, "cards">, { cards, seed }: Round, at: number) {
  const card = cards[at];
  return card ? choicesFor(set.cards, card, seed + at) : [];
}

/** Two cards may have the same answer: what was read counts. */
export const isRight = (card: TrainerCard, chosen: TrainerCard): boolean =>
  card.back === chosen.back;

/** Cards of a round that were answered wrong. */
export function missedIn({ cards, chosen }: Round): TrainerCard[] {
  return cards.filter((card, at) => {
    const one = chosen[at];
    return one !== undefined && !isRight(card, one);
  });
}
