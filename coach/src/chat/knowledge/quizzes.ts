import { AIRPORTS } from "content/airports/airports";
import { COCKPIT_QUESTIONS } from "content/cockpit/cockpit-questions";
import { CULTURE_CHECKS } from "content/cultures/checks";
import { DOOR_QUIZ } from "content/door-quiz/door-quiz";
import { MORE_DOOR_QUESTIONS } from "content/door-quiz/more-door-questions";
import { TOPICS } from "content/syllabus/topics";
import { TERMINOLOGY } from "content/terminology/terminology";
import { QUIZ_TOPICS, type QuizTopic } from "../quiz-topics.ts";
import type { Said } from "../words.ts";
import { ALL_AIRPORTS } from "./airports.ts";
import type { Explained } from "./quiz.ts";

/** A question of a quiz in the chat: one of its options is right. */
export interface QuizItem {
  /** Id of the entry that it is about, by which it is cited. */
  id: string;
  ask: string | Said;
  /** Two or more; in the order in which they are shown where that is fixed. */
  options: readonly string[];
  answer: string;
  why: string | null;
}

/** What a quiz can be made of, by topic, and each question by its id. */
export interface QuizPools {
  on(topic: QuizTopic): readonly QuizItem[];
  item(id: string): QuizItem | undefined;
}

const OPTIONS = 4;
/** The course's topics that are about safety: a quiz on "emergencies" takes from all of them. */
const OF_SAFETY: readonly QuizTopic[] = [
  "first-aid",
  "fire-and-smoke",
  "decompression-and-turbulence",
  "security",
  "doors",
];

export async function loadQuizPools(): Promise<QuizPools> {
  const pools = new Map<QuizTopic, readonly QuizItem[]>([
    ["airports", airportItems()],
    ["terms", termItems()],
    ["doors", [...MORE_DOOR_QUESTIONS, ...DOOR_QUIZ.map(withQuestion)].map(bankItem)],
    ["cockpit", COCKPIT_QUESTIONS.map(bankItem)],
    ["cultures", Object.values(CULTURE_CHECKS).flat().map(bankItem)],
  ]);
  for (const { id, load } of TOPICS) {
    const topic = QUIZ_TOPICS.find((one) => one === id);
    if (topic) pools.set(topic, (await load()).questions.map(bankItem));
  }
  pools.set(
    "safety",
    OF_SAFETY.flatMap((topic) => pools.get(topic) ?? []),
  );
  const items = new Map([...pools.values()].flat().map((item) => [item.id, item]));
  return { on: (topic) => pools.get(topic) ?? [], item: (id) => items.get(id) };
}

function withQuestion(one: (typeof DOOR_QUIZ)[number]) {
  return { ...one, question: one.description };
}

function bankItem(one: Explained & { options: readonly string[] }): QuizItem {
  const { id, question, options, correctAnswer, explanation } = one;
  return { id: `quiz/${id}`, ask: question, options, answer: correctAnswer, why: explanation };
}

/** The airports to be known first, each code among those of three others of its continent. */
function airportItems(): QuizItem[] {
  return AIRPORTS.map(({ code, name, city, remember, continent }) => {
    const kin = ALL_AIRPORTS.filter((one) => one.continent === continent);
    return {
      id: `airports/${code}`,
      ask: { id: "quiz.ask.code", values: { airport: name, city } },
      options: neighbours(
        kin,
        kin.findIndex((one) => one.code === code),
      ).map((one) => one.code),
      answer: code,
      why: remember ?? null,
    };
  });
}

/** Each definition, without the word itself, among terms of its kind. */
function termItems(): QuizItem[] {
  return TERMINOLOGY.map(({ id, term, definition, usage, category }) => {
    const kin = TERMINOLOGY.filter((one) => one.category === category);
    return {
      id: `terminology/${id}`,
      ask: { id: "quiz.ask.term", values: { definition: without(term, definition) } },
      options: neighbours(
        kin,
        kin.findIndex((one) => one.id === id),
      ).map((one) => one.term),
      answer: term,
      why: usage,
    };
  });
}

function neighbours<One>(all: readonly One[], at: number): One[] {
  const count = Math.min(OPTIONS, all.length);
  return Array.from(
    { length: count },
    (_, step) => all[(at + step * NEIGHBOUR) % all.length] as One,
  );
}

/** Not the very next one: three in a row are of one city too often. Prime to the lengths of the lists that it steps through. */
const NEIGHBOUR = 7;

/** The definition with dots for the term's own words, so that it does not give the answer away. */
function without(term: string, definition: string): string {
  const words = term.match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return words.reduce(
    (text, word) => text.replace(new RegExp(`\\b${word}\\p{L}*`, "giu"), "…"),
    definition,
  );
}
