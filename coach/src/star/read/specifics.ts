import { ADVERBS, FUNCTION_WORDS, NEGATIONS } from "../lexicon/grammar.ts";
import { ABSTRACT, COMMON_PEOPLE, ROLES, SERVED_PEOPLE, WORK_PEOPLE } from "../lexicon/nouns.ts";
import { DEED_VERBS, STATE_VERBS, VAGUE_VERBS } from "../lexicon/verbs.ts";
import type { Token } from "../text/tokens.ts";

/** Concrete content words between two indices: what a listener could picture. */
export function specificsOf(
  tokens: readonly Token[],
  from: number,
  to: number,
  skip = -1,
): string[] {
  const found: string[] = [];
  for (let i = from; i < to; i += 1) {
    const token = tokens[i] as Token;
    if (i !== skip && isSpecific(token)) found.push(token.isNumber ? `#${token.low}` : token.stem);
  }
  return found;
}

export function isSpecific(token: Token): boolean {
  if (token.isNumber) return true;
  if (
    token.low.length < 3 ||
    FUNCTION_WORDS.has(token.low) ||
    ADVERBS.has(token.low) ||
    NEGATIONS.has(token.low)
  )
    return false;
  if (ABSTRACT.has(token.stem) || COMMON_PEOPLE.has(token.stem) || STATE_VERBS.has(token.stem))
    return false;
  return !VAGUE_VERBS.has(token.stem) || DEED_VERBS.has(token.stem);
}

/** True for a noun that names a person. */
export function isPerson(token: Token): boolean {
  return (
    COMMON_PEOPLE.has(token.stem) ||
    SERVED_PEOPLE.has(token.stem) ||
    WORK_PEOPLE.has(token.stem) ||
    ROLES.has(token.stem)
  );
}
