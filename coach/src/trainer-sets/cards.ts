import { seeded, shuffled } from "content/chance";
import { SET_CHOICES } from "contract/trainer-set-terms";
import type { TrainerCard } from "contract/trainer-sets";

type Sides = Pick<TrainerCard, "front" | "back">;

/** What a pasted list holds. */
export interface PastedCards {
  cards: Sides[];
  /** Lines that have no two sides: their numbers, from 1, and what stands there. */
  faults: { line: number; text: string }[];
}

/** Between the two sides of a line: a tab, as spreadsheets copy it, else a semicolon, else an equals sign. */
const BETWEEN = [/\t+/, /\s*;\s*/, /\s+=\s+/];

/** A pasted list of cards, one a line: question, separator, answer. Empty lines are left out. */
export function cardsIn(text: string): PastedCards {
  const cards: Sides[] = [];
  const faults: PastedCards["faults"] = [];
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const trimmed = line.trim();
    if (trimmed === "") continue;
    const separator = BETWEEN.find((one) => one.test(trimmed));
    const [front = "", ...rest] = separator ? trimmed.split(separator) : [trimmed];
    const back = rest.join("; ").trim();
    if (front.trim() && back) cards.push({ front: front.trim(), back });
    else faults.push({ line: at + 1, text: trimmed });
  }
  return { cards, faults };
}

/** Cards for one sitting: those that are not known first, each part in a drawn order. */
export function drawnCards<Card extends { id: string }>(
  cards: readonly Card[],
  known: ReadonlySet<string>,
  { seed, limit }: { seed: number; limit: number },
): Card[] {
  const random = seeded(seed);
  const open = cards.filter(({ id }) => !known.has(id));
  const rest = cards.filter(({ id }) => known.has(id));
  return [...shuffled(random, open), ...shuffled(random, rest)].slice(0, limit);
}

/** What is chosen from: the card itself and three others, no two with the same answer, in a drawn order. */
export function choicesFor<Card extends TrainerCard>(
  cards: readonly Card[],
  card: Card,
  seed: number,
): Card[] {
  const random = seeded(seed);
  const backs = new Set([card.back]);
  const others = shuffled(random, cards).filter(({ back }) => {
    const isNew = !backs.has(back);
    backs.add(back);
    return isNew;
  });
  return shuffled(random, [card, ...others.slice(0, SET_CHOICES - 1)]);
}
