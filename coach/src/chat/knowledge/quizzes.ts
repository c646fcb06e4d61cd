import type { Airport } from "content/airports/schema";
import { CULTURE_CHECKS } from "content/cultures/checks";
import { bankCards, deckOf } from "content/review/deck";
import type { ReviewDeck, ReviewQuestion } from "content/review/schema";
import { REVIEW_SETS } from "content/review/sets";
import { REVIEW_SET_IDS } from "contract/review-terms";
import type { QuizTopic } from "../quiz-topics.ts";
import { ALL_AIRPORTS } from "./airports.ts";
import {
  askExercise,
  type ExerciseKind,
  exercisesOn,
  isExerciseTopic,
  type OfExercise,
} from "./exercise-decks.ts";

type Continent = Airport["continent"];

/** Of a topic the airports of a continent or the sums of a kind; null for all. */
interface PartOfTopic {
  continent?: Continent | null;
  exercise?: ExerciseKind | null;
}

/** A question, and of the tests of the day the slips behind its wrong options. */
export type QuizQuestion = ReviewQuestion & { exercise?: OfExercise };

/** The questions that a quiz in the chat can put: the cards of the review, what is checked on cultures, and the exercises. */
export interface Quizzes {
  /** Keys of a topic's cards, as "first-aid/first-aid-ratio"; of a continent, the airports that the guide has there. */
  cardsOn(topic: QuizTopic, part?: PartOfTopic): readonly string[];
  /** The question of a card, the same for the same seed; null for a card that there is not. */
  ask(card: string, seed: number): QuizQuestion | null;
}

/** A quiz on "emergencies" takes from all of them. */
const OF_SAFETY = [
  "first-aid",
  "fire-and-smoke",
  "decompression-and-turbulence",
  "security",
  "doors",
  "evacuation",
] as const;

export async function loadQuizzes(): Promise<Quizzes> {
  const decks = new Map<string, ReviewDeck>([
    ["cultures", deckOf(bankCards(Object.values(CULTURE_CHECKS).flat(), "/cultural-settings"))],
    ...(await Promise.all(
      REVIEW_SET_IDS.map(async (id) => [id, await REVIEW_SETS[id].load()] as const),
    )),
  ]);
  const cardsOf = (set: string) => (decks.get(set)?.ids ?? []).map((id) => `${set}/${id}`);
  return {
    cardsOn(topic, { continent = null, exercise = null } = {}) {
      if (isExerciseTopic(topic)) return exercisesOn(topic, exercise).map((id) => `${topic}/${id}`);
      if (topic === "safety") return OF_SAFETY.flatMap(cardsOf);
      if (topic !== "airports" || continent === null) return cardsOf(topic);
      return AIRPORT_SETS.flatMap(cardsOf).filter(
        (card) => continentOf.get(card.slice(card.indexOf("/") + 1)) === continent,
      );
    },
    ask(card, seed) {
      const [set = "", id = ""] = card.split("/");
      if (isExerciseTopic(set)) return askExercise(set, id, seed);
      return decks.get(set)?.ask(id, seed) ?? null;
    },
  };
}

const AIRPORT_SETS = ["airports", "more-airports"] as const;
const continentOf = new Map(ALL_AIRPORTS.map(({ code, continent }) => [code, continent]));

const SETS_OF_ENTRIES = ["quiz", "airports", "terminology", "cockpit"] as const;

/** Ids of the entries that may be what a card is about: decks name some of their cards anew. */
export function entryIdsOf(card: string): string[] {
  const id = card.slice(card.indexOf("/") + 1).replace(/^(part|bank)-/, "");
  return SETS_OF_ENTRIES.map((set) => `${set}/${id}`);
}
