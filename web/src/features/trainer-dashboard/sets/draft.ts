import type { TrainerSet } from "contract/trainer-sets";

/** A card as it is being written. */
export interface WrittenCard {
  /** Tells it from the others while it has no id of the server's. */
  key: string;
  /** Null until it is saved. */
  id: string | null;
  front: string;
  back: string;
}

/** A set as it is being written. */
export interface WrittenSet {
  name: string;
  cards: readonly WrittenCard[];
  /** That of the set it began from; 0 of a new one. */
  version: number;
}

/** What a set is written on from. */
export function writtenFrom({ name, cards, version }: TrainerSet): WrittenSet {
  return { name, version, cards: cards.map((card) => ({ ...card, key: card.id })) };
}

/** Cards in which something stands. */
export function filled(cards: readonly WrittenCard[]): WrittenCard[] {
  return cards.filter(({ front, back }) => front.trim() !== "" || back.trim() !== "");
}

/** What is sent: empty cards are left out. */
export function payloadOf({ name, cards, version }: WrittenSet) {
  const sent = filled(cards).map(({ id, front, back }) => ({ id, front, back }));
  return version === 0
    ? { name, cards: sent.map(({ front, back }) => ({ front, back })) }
    : { name, version, cards: sent };
}
