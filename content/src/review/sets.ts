import type { ReviewSetId } from "contract/review-terms";
import { TOPICS } from "../syllabus/topics.ts";
import { bankCards, deckOf } from "./deck.ts";
import type { ReviewDeck, ReviewSet } from "./schema.ts";

/** The question bank of a topic of the syllabus. */
function topic(id: string, size: number, words: number): ReviewSet {
  const address = `/syllabus?part=${id}`;
  return {
    ...{ size, words, tier: 2, address },
    async load(): Promise<ReviewDeck> {
      const questions = (await TOPICS.find((entry) => entry.id === id)?.load())?.questions ?? [];
      return deckOf(bankCards(questions, address));
    },
  };
}

/** Every set of the review queue. Each loads alone; sizes and words are proved by the walk beside this file. */
export const REVIEW_SETS: Readonly<Record<ReviewSetId, ReviewSet>> = {
  airports: {
    ...{ size: 37, words: 13, tier: 1, address: "/airport-codes" },
    load: async () => {
      const { airportDeck } = await import("./airport-cards.ts");
      return airportDeck((await import("../airports/airports.ts")).AIRPORTS);
    },
  },
  terms: {
    ...{ size: 25, words: 54, tier: 1, address: "/study-guide" },
    load: async () => {
      const { termDeck } = await import("./term-cards.ts");
      return termDeck((await import("../terminology/terminology.ts")).TERMINOLOGY);
    },
  },
  doors: {
    ...{ size: 46, words: 50, tier: 1, address: "/door-component-quiz" },
    load: async () => (await import("./door-cards.ts")).DOOR_DECK,
  },
  evacuation: {
    ...{ size: 19, words: 48, tier: 1, address: "/evacuation-procedures" },
    load: async () => (await import("./evacuation-cards.ts")).EVACUATION_DECK,
  },
  cockpit: {
    ...{ size: 27, words: 43, tier: 1, address: "/cockpit-exploration" },
    load: async () => (await import("./cockpit-cards.ts")).COCKPIT_DECK,
  },
  "first-aid": topic("first-aid", 31, 38),
  "fire-and-smoke": topic("fire-and-smoke", 27, 41),
  "dangerous-goods": topic("dangerous-goods", 26, 32),
  "decompression-and-turbulence": topic("decompression-and-turbulence", 27, 37),
  security: topic("security", 29, 44),
  "human-factors": topic("human-factors", 32, 30),
  "passenger-handling": topic("passenger-handling", 30, 36),
  "announcements-and-commands": topic("announcements-and-commands", 29, 41),
  "more-terms": {
    ...{ size: 98, words: 44, tier: 3, address: "/study-guide?set=all" },
    load: async () => {
      const { termDeck } = await import("./term-cards.ts");
      return termDeck((await import("../terminology/more-terms.ts")).MORE_TERMS);
    },
  },
  "more-airports": {
    ...{ size: 265, words: 13, tier: 3, address: "/airport-codes?set=all" },
    load: async () => {
      const { airportDeck } = await import("./airport-cards.ts");
      return airportDeck((await import("../airports/more-airports.ts")).MORE_AIRPORTS);
    },
  },
};
