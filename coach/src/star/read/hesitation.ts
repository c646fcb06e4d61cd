import type { QuestionKind } from "contract/questions";
import { CARE_VERBS, DEED_VERBS, STATE_VERBS } from "../lexicon/verbs.ts";
import type { Sentence } from "../text/tokens.ts";
import type { Clause } from "./clauses.ts";

const HEDGES = new Set(
  "maybe perhaps probably somehow usually often sometimes generally normally basically guess suppose hopefully always ideally kinda".split(
    " ",
  ),
);

export interface Hesitation {
  /** 0 told in deeds … 1 only thought about: opinions, habits and maybes. */
  share: number;
  hedges: { sentence: Sentence; from: number; to: number }[];
  /** Hedges that admit doubt, as honest people do and fine prose does not. */
  doubts: number;
}

const HABITS: ReadonlySet<string> = new Set(["always", "often", "sometimes", "usually"]);

/** Answers shorter than this are judged as if they had this many words: one deed in ten words is not a dense story. */
const SHORTEST_WORDS = 40;

/**
 * How much of an answer talks about the matter instead of telling it. Long thoughtful answers are weak by this, not by their length.
 * @param isOfHabit what somebody often does and is like is what was asked for
 */
export function readHesitation(
  kind: QuestionKind,
  sentences: readonly Sentence[],
  clauses: readonly Clause[],
  isOfHabit: boolean,
): Hesitation {
  const words = sentences.reduce((sum, sentence) => sum + sentence.tokens.length, 0);
  const told = clauses.filter((clause) => clause.tense !== "gerund");
  const isEvent = kind === "behavioural";
  const deeds = told.filter(
    (clause) =>
      !clause.isHabitual &&
      !clause.isNegated &&
      (DEED_VERBS.has(clause.verbStem) || CARE_VERBS.has(clause.verbStem)) &&
      clause.specifics.length > 0 &&
      (isEvent
        ? clause.tense === "past" || clause.tense === "infinitive"
        : clause.subject !== "other"),
  ).length;
  const states =
    told.filter((clause) => STATE_VERBS.has(clause.verbStem) || clause.isHabitual).length /
    Math.max(1, told.length);
  const hedges = sentences.flatMap((sentence) =>
    sentence.tokens.flatMap((token, at) =>
      HEDGES.has(token.low) && !token.quoted && !(isOfHabit && HABITS.has(token.low))
        ? [{ sentence, from: at, to: at + 1 }]
        : [],
    ),
  );
  const rate = (count: number) => (100 * count) / Math.max(SHORTEST_WORDS, words);
  const within = (value: number, low: number, span: number) =>
    Math.max(0, Math.min(1, (value - low) / span));
  const isMotive = kind === "motivation";
  const deedless = isMotive
    ? 0.4 * (1 - within(rate(deeds), 0.3, 1))
    : 1 - within(rate(deeds), isEvent ? 0.7 : 0.5, isEvent ? 2 : 1.4);
  const raw =
    0.5 * deedless +
    0.4 * within(rate(hedges.length), 0.4, 1.6) +
    (isOfHabit ? 0 : 0.4) * within(states, isMotive ? 0.36 : 0.29, 0.2);
  const doubts = hedges.filter(
    ({ sentence, from }) =>
      !/^(?:always|often|ideally|generally)$/.test(sentence.tokens[from]?.low ?? ""),
  ).length;
  return { share: within(raw, 0.15, 0.85), hedges, doubts };
}
