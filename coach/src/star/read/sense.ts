import {
  ADVERBS,
  AUXILIARIES,
  CONJUNCTIONS,
  DETERMINERS,
  FUNCTION_WORDS,
  PREPOSITIONS,
} from "../lexicon/grammar.ts";
import {
  HANDLING,
  MINDED,
  MOODS,
  OBJECTLESS,
  PERSONS,
  THINGS,
  TIMES,
  TO_SOMEBODY,
  WEATHER,
} from "../lexicon/sense-words.ts";
import type { Sentence, Token } from "../text/tokens.ts";
import type { Clause } from "./clauses.ts";

/** A clause in which nobody could do that to anything. */
export interface Nonsense {
  sentence: Sentence;
  from: number;
  to: number;
}

/**
 * Sentences that are grammatical and mean nothing: an umbrella that thanks, a Tuesday that is delegated, a tray that is listened.
 * Checks who does what to whom against coarse classes of words; a word that is in none of them is never held against anybody.
 */
export function readNonsense(clauses: readonly Clause[]): Nonsense[] {
  return clauses.flatMap((clause) => {
    const { sentence, verb } = clause;
    return isImpossible(clause)
      ? [
          {
            sentence,
            from: Math.min(clause.from, verb),
            to: Math.min(sentence.tokens.length, verb + 5),
          },
        ]
      : [];
  });
}

/** One odd clause in an answer is a slip or a figure of speech ("the night brought us a couple from Canada"). */
const INNOCENT_CLAUSES = 1;

/** 0 every clause could have happened … 1 at least three, and every tenth, could not. */
export function nonsenseShare(nonsense: readonly Nonsense[], clauses: readonly Clause[]): number {
  const amount = Math.max(0, Math.min(1, (nonsense.length - INNOCENT_CLAUSES) / 2));
  return amount * Math.min(1, (10 * nonsense.length) / Math.max(1, clauses.length));
}

function isImpossible(clause: Clause): boolean {
  const { tokens } = clause.sentence;
  const verb = clause.verbStem;
  const finite = clause.tense !== "infinitive" && clause.tense !== "gerund";
  const doer = finite && clause.subject === "other" ? doerOf(tokens, clause) : null;
  if (doer !== null && !clause.isPassive) {
    if (MINDED.has(verb) && isLifeless(doer)) return true;
    if (WEATHER.has(verb) && PERSONS.has(doer)) return true;
    if (AUXILIARIES.has((tokens[clause.verb] as Token).low) && isLifeless(doer)) {
      const named = nounAfter(tokens, clause.verb + 1, /^(?:a|an)$/);
      if (named !== null && PERSONS.has(named)) return true;
    }
  }
  if (clause.isPassive) {
    const agent =
      tokens[clause.verb + 1]?.low === "by"
        ? nounAfter(tokens, clause.verb + 2, ANY_DETERMINER)
        : null;
    return agent !== null && (MINDED.has(verb) || TO_SOMEBODY.has(verb)) && isLifeless(agent);
  }
  const object = nounAfter(tokens, clause.verb + 1, ANY_DETERMINER);
  if (object === null) return false;
  if (OBJECTLESS.has(verb))
    return !TIMES.has(object) && (THINGS.has(object) || PERSONS.has(object));
  if (TO_SOMEBODY.has(verb)) return isLifeless(object);
  return HANDLING.has(verb) && (TIMES.has(object) || MOODS.has(object));
}

const ANY_DETERMINER =
  /^(?:the|a|an|my|our|his|her|their|its|your|this|that|these|those|every|each|another|some|several)$/;

const isLifeless = (word: string): boolean => THINGS.has(word) || TIMES.has(word);

/** The noun before the verb, where it has a determiner of its own: "the blue telephone was". */
function doerOf(tokens: readonly Token[], clause: Clause): string | null {
  let at = clause.verb - 1;
  while (
    at >= 0 &&
    (AUXILIARIES.has((tokens[at] as Token).low) ||
      ADVERBS.has((tokens[at] as Token).low) ||
      /^(?:not|never)$|n't$/.test((tokens[at] as Token).low))
  )
    at -= 1;
  const noun = tokens[at];
  if (noun === undefined || noun.quoted || (tokens[at + 1] as Token).afterPause) return null;
  for (let before = at - 1; before >= Math.max(0, at - 3); before -= 1) {
    const token = tokens[before] as Token;
    if (PREPOSITIONS.has(token.low) || CONJUNCTIONS.has(token.low)) return null;
    if (ANY_DETERMINER.test(token.low)) {
      const lead = tokens[before - 1];
      return lead !== undefined && PREPOSITIONS.has(lead.low) ? null : noun.stem;
    }
  }
  return null;
}

/** The last noun of the phrase that starts at `at` with a determiner: "the bus driver" is a driver. */
function nounAfter(tokens: readonly Token[], at: number, determiner: RegExp): string | null {
  const first = tokens[at];
  if (first === undefined || first.afterPause || !determiner.test(first.low)) return null;
  let last: Token | null = null;
  for (let i = at + 1; i < Math.min(tokens.length, at + 5); i += 1) {
    const token = tokens[i] as Token;
    if (token.afterPause || token.quoted || token.isNumber) break;
    if (FUNCTION_WORDS.has(token.low) && !/^(?:own|other|same)$/.test(token.low)) break;
    if (DETERMINERS.has(token.low) || PREPOSITIONS.has(token.low)) break;
    last = token;
  }
  return last?.stem ?? null;
}
