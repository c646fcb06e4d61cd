import {
  ADVERBS,
  AUXILIARIES,
  CONJUNCTIONS,
  DETERMINERS,
  HABITUALS,
  MODALS,
  PREPOSITIONS,
  WOULD_MODALS,
} from "../lexicon/grammar.ts";
import { IRREGULAR_PASTS, SAME_PAST } from "../lexicon/irregular.ts";
import { CARE_VERBS, DEED_VERBS, STATE_VERBS, VAGUE_VERBS } from "../lexicon/verbs.ts";
import type { Token } from "../text/tokens.ts";

/** would: any conditional or future; wish: the verb under "want to", "had to", "able to". */
export type Tense = "past" | "present" | "would" | "infinitive" | "gerund";

const NOT_PAST = new Set(
  "need feed bed red speed indeed hundred seed breed weed exceed proceed succeed embed shed sled bleed agreed-upon".split(
    " ",
  ),
);

export function isPastForm(low: string): boolean {
  return IRREGULAR_PASTS.has(low) || (low.length > 3 && low.endsWith("ed") && !NOT_PAST.has(low));
}

export function isVerbStem(key: string): boolean {
  return DEED_VERBS.has(key) || VAGUE_VERBS.has(key) || CARE_VERBS.has(key) || STATE_VERBS.has(key);
}

export interface VerbGroup {
  verb: number;
  tense: Tense;
  isNegated: boolean;
  isHabitual: boolean;
  isPassive: boolean;
  /** "I have always tried": past up to now, which tells of no one day. */
  isPerfect?: boolean;
}

/** Reads auxiliaries, negations, adverbs and the main verb from `at` on. */
export function verbGroup(
  tokens: readonly Token[],
  at: number,
  contraction: string,
): VerbGroup | null {
  let isNegated = false;
  let isHabitual = false;
  let modal: string | null = /'(?:d|ll)$/.test(contraction) ? contraction : null;
  let auxiliary: string | null = /'(?:m|s|re|ve)$/.test(contraction) ? contraction : null;
  let hasPerfect = PERFECT.test(contraction);
  let lastAuxiliary = -1;
  for (let i = at; i < Math.min(tokens.length, at + 8); i += 1) {
    const token = tokens[i] as Token;
    const low = token.low;
    if (token.quoted) return null;
    if (HABITUALS.has(low)) isHabitual = true;
    if (low === "not" || low === "never" || low.endsWith("n't")) isNegated = true;
    if (MODALS.has(low)) {
      modal = low;
      lastAuxiliary = i;
      continue;
    }
    if (AUXILIARIES.has(low)) {
      auxiliary = low;
      hasPerfect ||= PERFECT.test(low);
      lastAuxiliary = i;
      continue;
    }
    if (low === "not" || ADVERBS.has(low) || (low.endsWith("ly") && low.length > 4)) continue;
    if (low === "all" || low === "both" || low === "myself" || low === "had") continue;
    if (DETERMINERS.has(low) || PREPOSITIONS.has(low) || CONJUNCTIONS.has(low) || token.isNumber)
      break;
    if (
      lastAuxiliary >= 0 &&
      modal === null &&
      isBe(auxiliary) &&
      !isPastForm(low) &&
      !low.endsWith("ing")
    )
      break;
    if (
      lastAuxiliary >= 0 &&
      modal === null &&
      /^(?:have|has|had|i've|we've|they've)$/.test(auxiliary ?? "") &&
      !isPastForm(low)
    )
      break;
    return {
      verb: i,
      tense: tenseOf(modal, auxiliary, low),
      isNegated,
      isHabitual,
      isPassive: isBe(auxiliary) && isPastForm(low),
      isPerfect: modal === null && hasPerfect && isPastForm(low),
    };
  }
  if (lastAuxiliary < 0) return null;
  const low = (tokens[lastAuxiliary] as Token).low;
  return {
    verb: lastAuxiliary,
    tense: tenseOf(modal, null, low),
    isNegated,
    isHabitual,
    isPassive: false,
    isPerfect: modal === null && hasPerfect && low === "been",
  };
}

const PERFECT = /^(?:have|has|i've|we've|they've|haven't|hasn't)$/;

function isBe(low: string | null): boolean {
  return (
    low !== null &&
    /^(?:be|am|is|are|was|were|been|being|wasn't|weren't|isn't|aren't|i'm|we're|they're|he's|she's|it's|you're)$/.test(
      low,
    )
  );
}

function tenseOf(modal: string | null, auxiliary: string | null, main: string): Tense {
  if (modal !== null && /^(?:could|couldn't)$/.test(modal)) return "past";
  if (modal !== null && /'d$/.test(modal) && isPastForm(main) && !SAME_PAST.has(main))
    return "past";
  if (modal !== null && WOULD_MODALS.has(modal)) return "would";
  if (modal !== null) return "present";
  if (auxiliary !== null)
    return /^(?:was|were|had|did|wasn't|weren't|hadn't|didn't|been)$/.test(auxiliary)
      ? "past"
      : isPastForm(main) && PERFECT.test(auxiliary)
        ? "past"
        : "present";
  if (/^(?:was|were|had|did|wasn't|weren't|hadn't|didn't)$/.test(main)) return "past";
  return isPastForm(main) ? "past" : "present";
}
