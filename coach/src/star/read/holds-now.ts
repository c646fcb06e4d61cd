import { SAME_PAST } from "../lexicon/irregular.ts";
import type { Token } from "../text/tokens.ts";
import type { Clause } from "./clauses.ts";

const NOW = /\b(?:now|nowadays|these days|any ?more|no longer|to this day|still)\b/;

/**
 * Whether a clause in the present tells with its own words that it holds to this day: "They do now", "she still sends me a card".
 * "Now I could have thrown him off" does not.
 */
export function holdsNow({ sentence, tense, isPerfect, from, verb, to }: Clause): boolean {
  const { tokens } = sentence;
  // "I now read every label aloud": as the past is written as the present is, "now" says which.
  const isEither = SAME_PAST.has(tokens[verb]?.low ?? "");
  if (tense !== "present" && isPerfect !== true && !isEither) return false;
  const opens = /^(?:now|still)$/.test(tokens[from - 1]?.low ?? "") ? from - 1 : from;
  return NOW.test(ownWords(tokens.slice(opens, to)));
}

/** The teller's own words in lower case: what others are quoted with is left out. */
export const ownWords = (tokens: readonly Token[]): string =>
  tokens.map(({ low, quoted }) => (quoted ? "" : low)).join(" ");
