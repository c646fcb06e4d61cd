import type { CardMemory } from "coach/review/memory";
import type { NewCards } from "coach/review/schedule";
import type { ReviewDeck } from "content/review/schema";
import type { ReviewSetId } from "contract/review-terms";

/** A session is at most so long: some five minutes, with an end in sight. */
export const SESSION_CARDS = 20;
/** A card that is got wrong comes again in the same session, so often at most. */
const AGAIN_MOST = 2;

/** One card of a session; the seed decides how it is asked. */
export interface Asked {
  set: ReviewSetId;
  card: string;
  seed: number;
}

/** A running session, as it is kept on the device. */
export interface Session {
  /** All that is asked, cards that come again included. */
  cards: readonly Asked[];
  /** The options that were chosen, in the same order. */
  answers: readonly { choice: string; isCorrect: boolean }[];
  /** The card that is shown; the number of cards when it is over. */
  at: number;
  /** How many cards it began with. */
  size: number;
}

export type Decks = ReadonlyMap<ReviewSetId, ReviewDeck>;

/**
 * The cards of the next session: what is due, then new ones, with the sets mixed among each other.
 * @param begun keys `set/card` that were answered before
 * @param seeds a whole number of chance for each card
 */
export function sessionOf(
  due: readonly Pick<CardMemory, "set" | "card">[],
  fresh: readonly NewCards[],
  { decks, begun, seed }: { decks: Decks; begun: ReadonlySet<string>; seed: () => number },
): Session {
  const isThere = ({ set, card }: Pick<CardMemory, "set" | "card">) =>
    decks.get(set)?.ids.includes(card) === true;
  const begins = fresh.flatMap(({ set, count }) =>
    (decks.get(set)?.ids ?? [])
      .filter((card) => !begun.has(`${set}/${card}`))
      .slice(0, count)
      .map((card) => ({ set, card })),
  );
  const cards = [...mixed(due.filter(isThere)), ...mixed(begins)]
    .slice(0, SESSION_CARDS)
    .map(({ set, card }) => ({ set, card, seed: seed() }));
  return { cards, answers: [], at: 0, size: cards.length };
}

/** One of each set in turn: what is asked in turns is kept better than what is asked in blocks. */
function mixed<Card extends { set: ReviewSetId }>(cards: readonly Card[]): Card[] {
  const bySet = new Map<ReviewSetId, Card[]>();
  for (const card of cards) bySet.set(card.set, [...(bySet.get(card.set) ?? []), card]);
  const rows = [...bySet.values()];
  const longest = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: longest }, (_, at) =>
    rows.flatMap((row) => row.slice(at, at + 1)),
  ).flat();
}

/** The first choice counts. A wrong card is laid under the others once more, asked in another way. */
export function answered(
  session: Session,
  choice: string,
  isCorrect: boolean,
  seed: number,
): Session {
  const { cards, answers, at } = session;
  const card = cards[at];
  if (!card || answers.length > at) return session;
  const times = cards.filter((one) => one.set === card.set && one.card === card.card).length;
  const again = isCorrect || times > AGAIN_MOST ? [] : [{ ...card, seed }];
  return { ...session, cards: [...cards, ...again], answers: [...answers, { choice, isCorrect }] };
}

/** On to the next card, or to the end; not before the card is answered. */
export function advanced(session: Session): Session {
  return session.answers.length > session.at ? { ...session, at: session.at + 1 } : session;
}

/** The session without the card that is shown. */
export function without({ cards, answers, at, size }: Session): Session {
  return {
    ...{ at, cards: cards.toSpliced(at, 1), answers: answers.slice(0, at) },
    size: at < size ? size - 1 : size,
  };
}

/** How a session went, by its first answers. */
export interface Outcome {
  right: number;
  total: number;
  missed: readonly Asked[];
}

export function outcomeOf({ cards, answers, size }: Session): Outcome {
  const first = cards.slice(0, Math.min(size, answers.length));
  const missed = first.filter((_, at) => answers[at]?.isCorrect === false);
  return { right: first.length - missed.length, total: first.length, missed };
}
