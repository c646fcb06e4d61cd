import type { Term } from "../terminology/schema.ts";
import { deckOf, optionsFrom } from "./deck.ts";
import { hidden } from "./hidden.ts";
import type { ReviewDeck } from "./schema.ts";

/** A card for each term: its definition is shown, its name is chosen among others of its category. */
export function termDeck(terms: readonly Term[]): ReviewDeck {
  return deckOf(
    terms.map((entry) => [
      entry.id,
      (seed) => ({
        id: entry.id,
        question: "Which term is this?",
        about: hidden(entry.definition, entry.term),
        options: optionsFrom(
          seed,
          entry.term,
          terms.filter(({ category }) => category === entry.category).map(({ term }) => term),
          terms.map(({ term }) => term),
        ),
        correctAnswer: entry.term,
        explanation: `${entry.term}. ${entry.usage}`,
        ...(entry.source && { source: entry.source }),
        address: `/study-guide?term=${entry.id}`,
      }),
    ]),
  );
}
