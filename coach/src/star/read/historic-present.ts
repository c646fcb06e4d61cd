import { HABITUALS } from "../lexicon/grammar.ts";
import type { Sentence, Token } from "../text/tokens.ts";
import { words } from "../text/word-set.ts";
import type { Clause } from "./clauses.ts";
import type { Detail, DetailKind } from "./details.ts";

/** What a detail adds to the look of an event. */
const DETAIL_WORTH: Partial<Record<DetailKind, number>> = {
  number: 0.7,
  name: 0.2,
  time: 0.2,
  anchor: 0.2,
};
/** What a word adds to it or takes from it: one person met, one thing after another; or plans, wishes, views and what always is. */
const WORD_WORTH: ReadonlyMap<string, number> = new Map(
  (
    [
      [0.2, "he she him her then after before until minute minutes hour hours day days week weeks"],
      [-1.3, "if when would will i'd i'll we'd we'll should may might"],
      [-1.2, "want wish dream become crew airline aviation career hope learn"],
      [
        -0.8,
        "believe think feel love try know like prefer enjoy important consider mean means person",
      ],
      [
        -0.3,
        `every each whenever never people passengers customers guests colleagues someone everyone anyone others situation situations ${[...HABITUALS].join(" ")}`,
      ],
    ] as const
  ).flatMap(([worth, list]) => words(list).map((word) => [word, worth] as const)),
);
/** What it takes from it when every clause tells a habit. */
const HABIT_COST = 3;
/**
 * Sum of these in a hundred words from which on the present tense tells an event. The weights are a rounded log-linear fit: of 148
 * answers that tell an event in the present 12 lie below, of 115 that tell a habit 2 above, of 177 plans and motives 20.
 */
const EVENT_FROM = 0;
/** Who tells this much in the past needs no help. */
const MOSTLY_PAST = 0.7;
/** Fewer words tell no manner of telling. */
const FEWEST_WORDS = 40;

/**
 * Clauses as they are meant: “One night a man shouts. I take him by the arm” is an event, though the present tells it, as learners of
 * English and lively tellers do. Where the whole answer reads so, its present clauses stand in the past, marked as retold.
 * @param clauses of the whole answer @param details of the whole answer
 * @returns what stands in place of a clause; empty where the tenses mean what they say
 */
export function meantTenses(
  sentences: readonly Sentence[],
  clauses: readonly Clause[],
  details: readonly Detail[],
): ReadonlyMap<Clause, Clause> {
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  const told = clauses.filter(({ tense }) => tense !== "infinitive" && tense !== "gerund");
  const past = told.filter(({ tense }) => tense === "past").length;
  if (tokens.length < FEWEST_WORDS || past >= told.length * MOSTLY_PAST) return new Map();
  const facts = details.reduce((sum, { kind }) => sum + (DETAIL_WORTH[kind] ?? 0), 0);
  const ofOnePerson = new Set(told.filter(isOfOnePerson).map(verbOf));
  const signs = tokens.reduce((sum, token) => {
    const worth = token.quoted ? 0 : (WORD_WORTH.get(token.low) ?? 0);
    return sum + (worth < 0 && ofOnePerson.has(token) ? 0 : worth);
  }, 0);
  const habits = told.filter(({ isHabitual }) => isHabitual).length / Math.max(1, told.length);
  if ((100 * (facts + signs)) / tokens.length - HABIT_COST * habits < EVENT_FROM) return new Map();
  return new Map(
    clauses
      .filter(({ tense, isHabitual }) => tense === "present" && !isHabitual)
      .map((clause) => [clause, { ...clause, tense: "past", isRetold: true }]),
  );
}

const verbOf = ({ sentence, verb }: Clause): Token | undefined => sentence.tokens[verb];

/** “She does not know him”, “he wants to go in”: what one person knows or wants is part of the event, and no view or plan of the candidate's. */
const isOfOnePerson = ({ sentence, from }: Clause): boolean =>
  /^(?:he|she)(?:'\w+)?$/.test(sentence.tokens[from]?.low ?? "");
