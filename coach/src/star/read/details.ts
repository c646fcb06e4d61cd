import { NUMBER_WORDS, PLACES, ROLES, TIME_UNITS, TIME_WORDS } from "../lexicon/nouns.ts";
import { compilePhrases } from "../text/phrases.ts";
import { isKnown } from "../text/spelling.ts";
import type { Sentence, Token } from "../text/tokens.ts";
import { stems } from "../text/word-set.ts";

export type DetailKind = "number" | "time" | "place" | "role" | "name" | "speech" | "anchor";

/** A fact that could be checked: words of one sentence, token indices, `to` exclusive. */
export interface Detail {
  kind: DetailKind;
  sentence: Sentence;
  from: number;
  to: number;
}

const phrases = compilePhrases(
  {
    anchor: [
      "one|that @day",
      "one|that busy|hot|cold|late|rainy|very @day",
      "last @day|@month",
      "@day ago",
      "@number ~1 @day ago",
      "few @day ago",
      "once|=once",
      "one time",
      "the other day",
      "=when =i =was|=worked|=started|=had|=lived|=volunteered|=studied",
      "while =i =was|=worked",
      "during|in|on|at my|the|our|a|an first|last|second|third|final|previous ?year|job|shift|day|week|role|summer",
      "during my|the|our|a ~2 shift|internship|flight|service|year|studies|trip|season|exam|project|event|dinner|wedding|class|rehearsal|match|game|training|semester|placement|course|camp",
      "in my ~2 job|year|position|internship|role|team|time|company|work",
      "my first|last|previous|former|old job|shift|day|week|month|year|flight|manager",
      "=i =used to work",
      "=i =was =working|=volunteering|=studying",
      "=i =worked|=volunteered =as|=at|=in|=for",
      "this|that morning|afternoon|evening|night|summer|winter|year|month|week|spring|autumn",
      "the ~1 night|evening|morning|day before|of|when|after",
      "on a ~2 evening|night|morning|afternoon|flight|day|shift|trip",
      "@number year|month|week ago",
    ],
    time: [
      "last|in|since|until|of =may|=march",
      "at|by|around|until|before|after # ?am|=am|pm|=pm|o'clock|=a|=p",
      "the|a night|morning|late|early|evening|lunch|dinner|weekend|double shift",
      "rush hour",
      "high|peak season",
      "new year",
      "school year",
      "at|before|after night|lunch|closing|breakfast|dinner|closing",
    ],
    number: [
      "more|less|fewer than #|@number",
      "every|each =single ?@day",
      "almost|nearly|about|around #|@number",
      "half ?a|an @unit|@day",
      "=one|an|a @unit|minute|hour late|later|early|before|delay",
      "first|second|third place|prize|time|in",
      "zero|=no complaint|injury|accident|loss|refund|error",
    ],
    role: [
      "as|=being a|an ~2 @role",
      "=i =was|=am|=worked a|an|the|as ~2 @role",
      "my job as",
      "part-time|part time job|work|waiter",
      "as|was|am a|an ~1 volunteer|intern|trainee|student|temp",
      "i worked|work|volunteered|interned in|at|for|as",
    ],
    speech: [
      "say|tell|ask|explain|reply|answer|admit|shout|whisper|write|promise|suggest|announce|repeat|warn ?to me|him|her|them|us|everyone|passenger|guest|customer|manager|team|colleague that|if|why|what|how|whether|when|where|who|to",
      "tell|ask|remind|beg me|him|her|them|us ~1 to|that|if|about|why|what|how|not",
      "=said|=told|=replied|=answered|=admitted|=wrote =i|=he|=she|=they|=it|=we",
      "ask|tell|explain|show ~2 open|what|why|how|where|which",
    ],
  },
  {
    day: new Set([...TIME_UNITS, ...TIME_WORDS, ...stems("time flight day")]),
    month: TIME_WORDS,
    unit: TIME_UNITS,
    number: NUMBER_WORDS,
    role: ROLES,
  },
);

const YEAR = /^(?:19|20)\d\d$/;
const EMPTY_NUMBER = /^(?:100|110|120|1000|24|7|24\/7|360|365|200|1|5|10)$/;

/** Every checkable fact of a sentence. Names show by their capital; where a person writes without capitals, by being no common word. */
export function readDetails(sentence: Sentence, isCased: boolean): Detail[] {
  const { tokens } = sentence;
  const found: Detail[] = [];
  const add = (kind: DetailKind, from: number, to: number) =>
    found.push({ kind, sentence, from, to });
  for (const hit of phrases(tokens)) add(hit.id, hit.from, hit.to);
  let quoteStart = -1;
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i] as Token;
    if (token.quoted) {
      if (quoteStart < 0) quoteStart = i;
      if (tokens[i + 1]?.quoted !== true) {
        if (i - quoteStart >= 1) add("speech", quoteStart, i + 1);
        quoteStart = -1;
      }
    }
    if (token.isNumber) addNumber(tokens, i, add);
    else if (NUMBER_WORDS.has(token.stem) && !isEmptyNumberWord(tokens, i)) add("number", i, i + 1);
    else if (TIME_WORDS.has(token.stem) && !(token.low === "may" || token.low === "march"))
      add("time", i, i + 1);
    else if (PLACES.has(token.stem)) add("place", i, i + 1);
    else if (ROLES.has(token.stem) && /^(?:my|a|an|as|the|our)$/.test(tokens[i - 1]?.low ?? ""))
      add("role", i, i + 1);
    if (
      !token.quoted &&
      !token.isNumber &&
      token.text.length > 2 &&
      (isCased ? token.isNamed : isUncommon(token.low))
    )
      add("name", i, i + 1);
  }
  return found;
}

function isUncommon(low: string): boolean {
  return low.length > 3 && !isKnown(low) && !/(?:ing|ed|ly|er|est|s|'\w+)$/.test(low);
}

function addNumber(
  tokens: readonly Token[],
  i: number,
  add: (kind: DetailKind, from: number, to: number) => void,
): void {
  const text = (tokens[i] as Token).low;
  if (YEAR.test(text)) {
    add("time", i, i + 1);
    return;
  }
  const next = tokens[i + 1]?.low ?? "";
  const isBoast =
    EMPTY_NUMBER.test(text) &&
    (next === "" ||
      /^(?:percent|effort|committed|focus|dedication|points?|score|sure|out|days|hours|and|marks?|stars?)$/.test(
        next,
      ));
  if (!isBoast || /^(?:days|hours|stars?)$/.test(next))
    add("number", i, i + (/^\p{L}/u.test(next) ? 2 : 1));
}

function isEmptyNumberWord(tokens: readonly Token[], i: number): boolean {
  const low = (tokens[i] as Token).low;
  const before = tokens[i - 1]?.low ?? "";
  if (/^(?:couple|pair|quarter)$/.test(low))
    return (
      !/^(?:a|the)$/.test(before) ||
      (low === "couple" && tokens[i + 1]?.low !== "of" && tokens[i + 1]?.low !== "more")
    );
  if (/^(?:second|seconds)$/.test(low)) return low === "second" && tokens[i + 1]?.low === "nature";
  return low === "hundred" && tokens[i + 1]?.low === "percent" && before !== "two";
}
