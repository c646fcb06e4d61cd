import {
  ADVERBS,
  AUXILIARIES,
  CONJUNCTIONS,
  DETERMINERS,
  FUNCTION_WORDS,
  HABITUALS,
  MODALS,
  PREPOSITIONS,
} from "../lexicon/grammar.ts";
import { SAME_PAST } from "../lexicon/irregular.ts";
import { DEED_VERBS } from "../lexicon/verbs.ts";
import type { Sentence, Token } from "../text/tokens.ts";
import { nounSubject } from "./noun-subject.ts";
import { pronounOf, type Subject } from "./pronoun.ts";
import { specificsOf } from "./specifics.ts";
import { isPastForm, isVerbStem, type Tense, type VerbGroup, verbGroup } from "./verb-group.ts";

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
  /** "I have always tried": it tells of no one day. */
  isPerfect?: boolean;
  /** Told in the present, and meant as past. */
  isRetold?: true;
  /** Concrete content words beside the verb, as stems. */
  specifics: string[];
  /** Verb of the clause that an infinitive or gerund hangs on, else "". */
  governor: string;
}

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
        : clauseWithoutPronoun(sentence, at, doerOf(clauses, token));
    if (found === null) continue;
    const previous = clauses.at(-1);
    if (previous !== undefined)
      previous.to = Math.max(previous.verb + 1, Math.min(previous.to, found.from));
    clauses.push(found);
    at = found.verb;
  }
  for (const clause of clauses)
    clause.specifics = specificsOf(tokens, clause.from, clause.to, clause.verb);
  return clauses;
}

/**
 * The clause whose doer goes on after a pause. In “I came round so we stood side by side, said her name” it is still the candidate who
 * says it: the clause between only tells what the step was for, or when.
 */
function doerOf(clauses: readonly Clause[], token: Token): Clause | undefined {
  const last = clauses.at(-1);
  if (last === undefined || last.subject === "i" || !token.afterPause) return last;
  const joint = last.sentence.tokens[last.from - 1]?.low ?? "";
  if (!/^(?:so|that|until|where|because|when|while|how|what|who|why|whether|if|which)$/.test(joint))
    return last;
  const main = clauses.findLast((clause) => clause !== last && clause.tense !== "infinitive");
  return main?.subject === "i" && main.tense === last.tense ? main : last;
}

function clauseAfterPronoun(sentence: Sentence, at: number, subject: Subject): Clause | null {
  const { tokens } = sentence;
  const low = (tokens[at] as Token).low;
  // "I put a towel over it, got the children out": the pronoun ends what stands before the comma.
  if (OBJECTS.has(low) && at > 0 && tokens[at + 1]?.afterPause) return null;
  const group = verbGroup(tokens, at + 1, low.includes("'") ? low : "");
  if (group === null) {
    return low.includes("'")
      ? makeClause(
          sentence,
          at,
          { verb: at, tense: "present", isNegated: false, isHabitual: false, isPassive: false },
          subject,
        )
      : null;
  }
  const main = tokens[group.verb] as Token;
  const isAmbiguous = /^(?:it|you|this|that|one|everyone|someone)$/.test(low);
  if (
    isAmbiguous &&
    !isPastForm(main.low) &&
    !AUXILIARIES.has(main.low) &&
    !MODALS.has(main.low) &&
    !isVerbStem(main.stem)
  )
    return null;
  if (isAmbiguous && group.verb > at + 1 && !hasAuxiliary(tokens, at + 1, group.verb)) return null;
  return makeClause(sentence, at, group, subject);
}

/** Pronouns that a deed may be done to as well. */
const OBJECTS: ReadonlySet<string> = new Set(["it", "you", "this", "that", "one", "everyone"]);

function hasAuxiliary(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens
    .slice(from, to)
    .some((token) => AUXILIARIES.has(token.low) || MODALS.has(token.low) || ADVERBS.has(token.low));
}

function clauseWithoutPronoun(
  sentence: Sentence,
  at: number,
  last: Clause | undefined,
): Clause | null {
  const { tokens } = sentence;
  const token = tokens[at] as Token;
  let before = at - 1;
  while (
    before >= 0 &&
    ADVERBS.has((tokens[before] as Token).low) &&
    !/^(?:then)$/.test((tokens[before] as Token).low)
  )
    before -= 1;
  const previous = before >= 0 ? (tokens[before] as Token) : null;
  const isJoined =
    token.afterPause ||
    (previous !== null && /^(?:and|or|but|then|&)$/.test(previous.low)) ||
    (before + 1 < at && (tokens[before + 1] as Token).afterPause);
  if (
    previous?.low === "to" &&
    !DETERMINERS.has(token.low) &&
    !AUXILIARY_NOUN.test(token.low) &&
    (isVerbStem(token.stem) || token.low === "be")
  ) {
    return last === undefined
      ? makeClause(sentence, at, plain(at, "infinitive"), "i", true)
      : makeClause(
          sentence,
          at,
          {
            ...plain(at, "infinitive"),
            isNegated: (tokens[before - 1] as Token | undefined)?.low === "not",
          },
          last.subject,
          last.isImplied,
          last.verbStem,
        );
  }
  if (
    token.low.endsWith("ing") &&
    token.low.length > 5 &&
    (isVerbStem(token.stem) || previous?.low === "by" || previous?.low === "without")
  ) {
    if (
      previous === null ||
      isJoined ||
      /^(?:by|while|without|of|for|after|before|when|start|started|began|kept|keep|from|in|on|avoid|avoided)$/.test(
        previous.low,
      )
    ) {
      const isNegated =
        (previous !== null && /^(?:without|avoid|avoided|not|never)$/.test(previous.low)) ||
        (/^(?:or|and)$/.test(previous?.low ?? "") && last?.tense === "gerund" && last.isNegated);
      const isInstead =
        previous?.low === "of" &&
        /^(?:instead)$/.test((tokens[before - 1] as Token | undefined)?.low ?? "");
      return makeClause(
        sentence,
        at,
        { ...plain(at, "gerund"), isNegated: isNegated || isInstead },
        last?.subject ?? "i",
        last?.isImplied ?? true,
        last?.verbStem ?? "",
      );
    }
    return null;
  }
  const isFiniteVerb = isPastForm(token.low) || MODALS.has(token.low) || AUXILIARIES.has(token.low);
  if (!isFiniteVerb) return joinedBase(sentence, at, last, previous, isJoined);
  if (
    previous !== null &&
    !isJoined &&
    (DETERMINERS.has(previous.low) || PREPOSITIONS.has(previous.low)) &&
    isPastForm(token.low)
  )
    return null;
  const group = verbGroup(tokens, at, "");
  if (group === null) return null;
  if (previous === null) {
    if (AUXILIARIES.has(token.low) && !/^(?:was|had|did)$/.test(token.low)) return null;
    return makeClause(sentence, at, group, "i", true);
  }
  if (isJoined && last !== undefined && isPastForm(token.low)) {
    if (previous?.low === "or" && last.isNegated) group.isNegated = true;
    return makeClause(
      sentence,
      at,
      {
        ...group,
        tense: last.tense === "would" && SAME_PAST.has(token.low) ? "would" : group.tense,
      },
      last.subject,
      last.isImplied,
    );
  }
  if (isJoined && last === undefined && /^(?:and|but|then|or)$/.test(previous.low))
    return makeClause(sentence, at, group, "i", true);
  if (
    FUNCTION_WORDS.has(previous.low) &&
    !/^(?:there|here)$/.test(previous.low) &&
    last !== undefined &&
    !token.afterPause &&
    CONJUNCTIONS.has(previous.low)
  )
    return makeClause(sentence, at, group, last.subject);
  return makeClause(
    sentence,
    Math.max(0, before - 1),
    group,
    nounSubject(tokens, before, last?.subject ?? "other"),
  );
}

const AUXILIARY_NOUN =
  /^(?:work|school|me|him|her|them|us|you|it|people|everyone|customers?|passengers?|guests?)$/;

/** "I would stay calm, explain the rule and inform the purser": the later verbs share subject and mood. */
function joinedBase(
  sentence: Sentence,
  at: number,
  last: Clause | undefined,
  previous: Token | null,
  isJoined: boolean,
): Clause | null {
  const token = sentence.tokens[at] as Token;
  if (!isVerbStem(token.stem) || isPastForm(token.low) || FUNCTION_WORDS.has(token.low))
    return null;
  const after = sentence.tokens[at + 1];
  if (previous === null || (last === undefined && isJoined)) {
    if (token.low.endsWith("s") && !token.low.endsWith("ss")) return null;
    if (after === undefined || token.low.endsWith("ly")) return null;
    const looksTransitive =
      DETERMINERS.has(after.low) ||
      PREPOSITIONS.has(after.low) ||
      /^(?:him|her|them|it|me|calm|that|if|people|passengers?|customers?|guests?|crew)$/.test(
        after.low,
      );
    const isBullet =
      sentence.tokens.length <= 8 && DEED_VERBS.has(token.stem) && !/(?:s|ing|ed)$/.test(token.low);
    return looksTransitive || isBullet
      ? makeClause(sentence, at, plain(at, "present"), "i", true)
      : null;
  }
  if (!isJoined || last === undefined || last.tense === "past") return null;
  if (last.subject === "other") return null;
  return makeClause(
    sentence,
    at,
    { ...plain(at, last.tense), isNegated: last.isNegated && previous.low === "or" },
    last.subject,
    last.isImplied,
    last.governor,
  );
}

const plain = (verb: number, tense: Tense): VerbGroup => ({
  verb,
  tense,
  isNegated: false,
  isHabitual: false,
  isPassive: false,
});

function makeClause(
  sentence: Sentence,
  from: number,
  group: VerbGroup,
  subject: Subject,
  isImplied = false,
  governor = "",
): Clause {
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
    isPerfect: group.isPerfect === true,
    specifics: [],
    governor,
  };
}
