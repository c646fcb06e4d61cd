import { IRREGULAR_PASTS, SAME_PAST } from "../lexicon/irregular.ts";
import {
  ADVERBS, AUXILIARIES, CONJUNCTIONS, DETERMINERS, FUNCTION_WORDS, HABITUALS, MODALS, NEGATIONS, PREPOSITIONS, WOULD_MODALS,
} from "../lexicon/grammar.ts";
import { ABSTRACT, COMMON_PEOPLE, ROLES, SERVED_PEOPLE, WORK_PEOPLE } from "../lexicon/nouns.ts";
import { CARE_VERBS, DEED_VERBS, STATE_VERBS, VAGUE_VERBS } from "../lexicon/verbs.ts";
import { stems } from "../text/word-set.ts";
import type { Sentence, Token } from "../text/tokens.ts";

export type Subject = "i" | "we" | "you" | "other";
/** would: any conditional or future; wish: the verb under "want to", "had to", "able to". */
export type Tense = "past" | "present" | "would" | "infinitive" | "gerund";

/** One verb with its doer and the words up to the next verb. Token indices into the sentence, `to` exclusive. */
export interface Clause {
  sentence: Sentence;
  from: number;
  verb: number;
  to: number;
  subject: Subject;
  /** No subject was written: bullet style, or an instruction. */
  isImplied: boolean;
  tense: Tense;
  verbStem: string;
  isNegated: boolean;
  isHabitual: boolean;
  isPassive: boolean;
  /** Concrete content words beside the verb, as stems. */
  specifics: string[];
  /** Verb of the clause that an infinitive or gerund hangs on, else "". */
  governor: string;
}

const TEAM_NOUNS = stems("team crew group staff department class family");
const NOT_PAST = new Set("need feed bed red speed indeed hundred seed breed weed exceed proceed succeed embed shed sled bleed agreed-upon".split(" "));
const WE_FORMS = /^(?:we|we'(?:d|ll|re|ve))$/;
const I_FORMS = /^(?:i|i'(?:d|ll|m|ve|am))$/;
const OTHER_PRONOUNS = /^(?:he|she|they|who|it|someone|somebody|everyone|everybody|nobody|this|that|(?:he|she|they|it)'(?:d|ll|s|re|ve))$/;
const YOU_FORMS = /^(?:you|you'(?:d|ll|re|ve)|one)$/;

/** Every verb of a sentence with its doer. Words inside quotation marks are somebody's speech and make no clause. */
export function readClauses(sentence: Sentence): Clause[] {
  const { tokens } = sentence;
  const clauses: Clause[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    if (token.quoted || token.isNumber) continue;
    const pronoun = pronounOf(token.low);
    const found =
      pronoun !== null
        ? clauseAfterPronoun(sentence, at, pronoun)
        : clauseWithoutPronoun(sentence, at, clauses.at(-1));
    if (found === null) continue;
    const previous = clauses.at(-1);
    if (previous !== undefined) previous.to = Math.max(previous.verb + 1, Math.min(previous.to, found.from));
    clauses.push(found);
    at = found.verb;
  }
  for (const clause of clauses) clause.specifics = specificsOf(tokens, clause.from, clause.to, clause.verb);
  return clauses;
}

function pronounOf(low: string): Subject | null {
  if (I_FORMS.test(low)) return "i";
  if (WE_FORMS.test(low)) return "we";
  if (YOU_FORMS.test(low)) return "you";
  return OTHER_PRONOUNS.test(low) ? "other" : null;
}

export function isPastForm(low: string): boolean {
  return IRREGULAR_PASTS.has(low) || (low.length > 3 && low.endsWith("ed") && !NOT_PAST.has(low));
}

function isVerbStem(key: string): boolean {
  return DEED_VERBS.has(key) || VAGUE_VERBS.has(key) || CARE_VERBS.has(key) || STATE_VERBS.has(key);
}

interface VerbGroup {
  verb: number;
  tense: Tense;
  isNegated: boolean;
  isHabitual: boolean;
  isPassive: boolean;
}

/** Reads auxiliaries, negations, adverbs and the main verb from `at` on. */
function verbGroup(tokens: readonly Token[], at: number, contraction: string): VerbGroup | null {
  let isNegated = false;
  let isHabitual = false;
  let modal: string | null = /'(?:d|ll)$/.test(contraction) ? contraction : null;
  let auxiliary: string | null = /'(?:m|s|re|ve)$/.test(contraction) ? contraction : null;
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
      lastAuxiliary = i;
      continue;
    }
    if (low === "not" || ADVERBS.has(low) || (low.endsWith("ly") && low.length > 4)) continue;
    if (low === "all" || low === "both" || low === "myself" || low === "had") continue;
    if (DETERMINERS.has(low) || PREPOSITIONS.has(low) || CONJUNCTIONS.has(low) || token.isNumber) break;
    if (lastAuxiliary >= 0 && modal === null && isBe(auxiliary) && !isPastForm(low) && !low.endsWith("ing")) break;
    if (lastAuxiliary >= 0 && modal === null && /^(?:have|has|had|i've|we've|they've)$/.test(auxiliary ?? "") && !isPastForm(low)) break;
    return { verb: i, tense: tenseOf(modal, auxiliary, low), isNegated, isHabitual, isPassive: isBe(auxiliary) && isPastForm(low) };
  }
  if (lastAuxiliary < 0) return null;
  const low = (tokens[lastAuxiliary] as Token).low;
  return { verb: lastAuxiliary, tense: tenseOf(modal, null, low), isNegated, isHabitual, isPassive: false };
}

function isBe(low: string | null): boolean {
  return low !== null && /^(?:be|am|is|are|was|were|been|being|wasn't|weren't|isn't|aren't|i'm|we're|they're|he's|she's|it's|you're)$/.test(low);
}

function tenseOf(modal: string | null, auxiliary: string | null, main: string): Tense {
  if (modal !== null && /^(?:could|couldn't)$/.test(modal)) return "past";
  if (modal !== null && /'d$/.test(modal) && isPastForm(main) && !SAME_PAST.has(main)) return "past";
  if (modal !== null && WOULD_MODALS.has(modal)) return "would";
  if (modal !== null) return "present";
  if (auxiliary !== null) return /^(?:was|were|had|did|wasn't|weren't|hadn't|didn't|been)$/.test(auxiliary) ? "past" : isPastForm(main) && /^(?:have|has|i've|we've|they've|haven't|hasn't)$/.test(auxiliary) ? "past" : "present";
  if (/^(?:was|were|had|did|wasn't|weren't|hadn't|didn't)$/.test(main)) return "past";
  return isPastForm(main) ? "past" : "present";
}

function clauseAfterPronoun(sentence: Sentence, at: number, subject: Subject): Clause | null {
  const { tokens } = sentence;
  const low = (tokens[at] as Token).low;
  const group = verbGroup(tokens, at + 1, low.includes("'") ? low : "");
  if (group === null) {
    return low.includes("'") ? makeClause(sentence, at, { verb: at, tense: "present", isNegated: false, isHabitual: false, isPassive: false }, subject) : null;
  }
  const main = tokens[group.verb] as Token;
  const isAmbiguous = /^(?:it|you|this|that|one|everyone|someone)$/.test(low);
  if (isAmbiguous && !isPastForm(main.low) && !AUXILIARIES.has(main.low) && !MODALS.has(main.low) && !isVerbStem(main.stem)) return null;
  if (isAmbiguous && group.verb > at + 1 && !hasAuxiliary(tokens, at + 1, group.verb)) return null;
  return makeClause(sentence, at, group, subject);
}

function hasAuxiliary(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to).some((token) => AUXILIARIES.has(token.low) || MODALS.has(token.low) || ADVERBS.has(token.low));
}

function clauseWithoutPronoun(sentence: Sentence, at: number, last: Clause | undefined): Clause | null {
  const { tokens } = sentence;
  const token = tokens[at] as Token;
  let before = at - 1;
  while (before >= 0 && ADVERBS.has((tokens[before] as Token).low) && !/^(?:then)$/.test((tokens[before] as Token).low)) before -= 1;
  const previous = before >= 0 ? (tokens[before] as Token) : null;
  const isJoined = token.afterPause || (previous !== null && /^(?:and|or|but|then|&)$/.test(previous.low)) || (before + 1 < at && (tokens[before + 1] as Token).afterPause);
  if (previous?.low === "to" && !DETERMINERS.has(token.low) && !AUXILIARY_NOUN.test(token.low) && (isVerbStem(token.stem) || token.low === "be")) {
    return last === undefined
      ? makeClause(sentence, at, plain(at, "infinitive"), "i", true)
      : makeClause(sentence, at, { ...plain(at, "infinitive"), isNegated: (tokens[before - 1] as Token | undefined)?.low === "not" }, last.subject, last.isImplied, last.verbStem);
  }
  if (token.low.endsWith("ing") && token.low.length > 5 && (isVerbStem(token.stem) || previous?.low === "by" || previous?.low === "without")) {
    if (previous === null || isJoined || /^(?:by|while|without|of|for|after|before|when|start|started|began|kept|keep|from|in|on|avoid|avoided)$/.test(previous.low)) {
      const isNegated = (previous !== null && /^(?:without|avoid|avoided|not|never)$/.test(previous.low)) || (/^(?:or|and)$/.test(previous?.low ?? "") && last?.tense === "gerund" && last.isNegated);
      const isInstead = previous?.low === "of" && /^(?:instead)$/.test((tokens[before - 1] as Token | undefined)?.low ?? "");
      return makeClause(sentence, at, { ...plain(at, "gerund"), isNegated: isNegated || isInstead }, last?.subject ?? "i", last?.isImplied ?? true, last?.verbStem ?? "");
    }
    return null;
  }
  const isFinite = isPastForm(token.low) || MODALS.has(token.low) || AUXILIARIES.has(token.low);
  if (!isFinite) return joinedBase(sentence, at, last, previous, isJoined);
  if (previous !== null && !isJoined && (DETERMINERS.has(previous.low) || PREPOSITIONS.has(previous.low)) && isPastForm(token.low)) return null;
  const group = verbGroup(tokens, at, "");
  if (group === null) return null;
  if (previous === null) {
    if (AUXILIARIES.has(token.low) && !/^(?:was|had|did)$/.test(token.low)) return null;
    return makeClause(sentence, at, group, "i", true);
  }
  if (isJoined && last !== undefined && isPastForm(token.low)) {
    const main = mainSubject(last);
    if (previous?.low === "or" && last.isNegated) group.isNegated = true;
    return makeClause(sentence, at, { ...group, tense: main.tense === "would" && SAME_PAST.has(token.low) ? "would" : group.tense }, main.subject, main.isImplied);
  }
  if (isJoined && last === undefined && /^(?:and|but|then|or)$/.test(previous.low)) return makeClause(sentence, at, group, "i", true);
  if (FUNCTION_WORDS.has(previous.low) && !/^(?:there|here)$/.test(previous.low) && last !== undefined && !token.afterPause && CONJUNCTIONS.has(previous.low)) return makeClause(sentence, at, group, last.subject);
  return makeClause(sentence, Math.max(0, before - 1), group, nounSubject(tokens, before, last));
}

const AUXILIARY_NOUN = /^(?:work|school|me|him|her|them|us|you|it|people|everyone|customers?|passengers?|guests?)$/;

/** "I would stay calm, explain the rule and inform the purser": the later verbs share subject and mood. */
function joinedBase(sentence: Sentence, at: number, last: Clause | undefined, previous: Token | null, isJoined: boolean): Clause | null {
  const token = sentence.tokens[at] as Token;
  if (!isVerbStem(token.stem) || isPastForm(token.low) || FUNCTION_WORDS.has(token.low)) return null;
  const after = sentence.tokens[at + 1];
  if (previous === null || (last === undefined && isJoined)) {
    if (token.low.endsWith("s") && !token.low.endsWith("ss")) return null;
    if (after === undefined || token.low.endsWith("ly")) return null;
    const looksTransitive = DETERMINERS.has(after.low) || PREPOSITIONS.has(after.low) || /^(?:him|her|them|it|me|calm|that|if|people|passengers?|customers?|guests?|crew)$/.test(after.low);
    const isBullet = sentence.tokens.length <= 8 && DEED_VERBS.has(token.stem) && !/(?:s|ing|ed)$/.test(token.low);
    return looksTransitive || isBullet ? makeClause(sentence, at, plain(at, "present"), "i", true) : null;
  }
  if (!isJoined || last === undefined || last.tense === "past") return null;
  if (last.subject === "other") return null;
  return makeClause(sentence, at, { ...plain(at, last.tense), isNegated: last.isNegated && previous.low === "or" }, last.subject, last.isImplied, last.governor);
}

function mainSubject(last: Clause): { subject: Subject; isImplied: boolean; tense: Tense } {
  return { subject: last.subject, isImplied: last.isImplied, tense: last.tense };
}

function nounSubject(tokens: readonly Token[], noun: number, last: Clause | undefined): Subject {
  const token = tokens[noun];
  if (token === undefined) return last?.subject ?? "other";
  const determiner = tokens[noun - 1]?.low ?? "";
  if (TEAM_NOUNS.has(token.stem) && /^(?:our|my|the|whole)$/.test(determiner)) return "we";
  if (determiner === "and" && tokens[noun - 2]?.low === "me") return "we";
  if (tokens[noun - 3]?.low === "me" && tokens[noun - 2]?.low === "and") return "we";
  return "other";
}

function plain(verb: number, tense: Tense): VerbGroup {
  return { verb, tense, isNegated: false, isHabitual: false, isPassive: false };
}

function makeClause(sentence: Sentence, from: number, group: VerbGroup, subject: Subject, isImplied = false, governor = ""): Clause {
  const before = sentence.tokens[from - 1]?.low ?? "";
  return {
    sentence,
    from,
    verb: group.verb,
    to: sentence.tokens.length,
    subject,
    isImplied,
    tense: group.tense,
    verbStem: (sentence.tokens[group.verb] as Token).stem,
    isNegated: group.isNegated,
    isHabitual: group.isHabitual || HABITUALS.has(before),
    isPassive: group.isPassive,
    specifics: [],
    governor,
  };
}

/** Concrete content words between two indices: what a listener could picture. */
export function specificsOf(tokens: readonly Token[], from: number, to: number, skip = -1): string[] {
  const found: string[] = [];
  for (let i = from; i < to; i += 1) {
    const token = tokens[i] as Token;
    if (i !== skip && isSpecific(token)) found.push(token.isNumber ? `#${token.low}` : token.stem);
  }
  return found;
}

export function isSpecific(token: Token): boolean {
  if (token.isNumber) return true;
  if (token.low.length < 3 || FUNCTION_WORDS.has(token.low) || ADVERBS.has(token.low) || NEGATIONS.has(token.low)) return false;
  if (ABSTRACT.has(token.stem) || COMMON_PEOPLE.has(token.stem) || STATE_VERBS.has(token.stem)) return false;
  return !VAGUE_VERBS.has(token.stem) || DEED_VERBS.has(token.stem);
}

/** True for a noun that names a person. */
export function isPerson(token: Token): boolean {
  return COMMON_PEOPLE.has(token.stem) || SERVED_PEOPLE.has(token.stem) || WORK_PEOPLE.has(token.stem) || ROLES.has(token.stem);
}
