import type { QuestionKind } from "contract/questions";
import { clamp } from "./features/feature.ts";
import { namesWeakness } from "./read/weakness-named.ts";
import type { Reading } from "./reading.ts";
import { compilePhrases } from "./text/phrases.ts";

/** Wanting a job with an airline, in any words. */
const wishes = compilePhrases({
  crew: [
    "want|like|love|dream|hope|apply|draw|attract|interest|ready|become|reason|why|choose ~5 crew|airline|aviation|attendant|stewardess|fly",
    "crew|airline|aviation|attendant|fly ~4 dream|attract|draw|suit|interest|appeal",
  ],
  job: [
    "want|like|love|dream|hope|choose|apply|draw|attract|interest|look|ready|fit|suit|join|become|reason|why|offer|bring|prefer|move|train ~7 cabin|profession|career|you|your|us|employer|uniform|job|work|company",
    "career|job|profession ~6 dream|attract|draw|suit|fit|interest|want|why|appeal|reason|choose|right",
  ],
});

/** A motive in its barest words: "I like that the safety comes first". */
const LIKING = /\bi (?:really |also |just |still )?(?:like|love|enjoy|want)\b/;

/** Questions that want to hear of wishes. */
const ASKS_WHY =
  /\bwhy\b|\bwant to (?:be|become|work|fly|join)\b|\b(?:draws?|attracts?|interests?|appeals?|motivates?)\b/;

/** "How do you recognise …?" asks for a habit, and what once happened shows one; "What would you do if …?" asks for a plan. */
const ASKS_FOR_HABIT = /^(?!.*\b(?:would|will|if|imagine|suppose)\b).*\bhow do you\b/is;

/** What is left of an answer to another kind of question: a true story where a plan is asked for still shows something. */
export const OTHER_KIND_FLOOR: Record<QuestionKind, number> = {
  behavioural: 12,
  hypothetical: 35,
  motivation: 12,
};

/** Fewer verbs of the candidate's own tell no manner of telling. */
const FEWEST_VERBS = 4;

/** What stays of a missed question where a plan goes on with the person whom only the question has named. */
const PRESUMED = 0.5;
/** Sentences of a plan with a "he" or "she" that make it one for that person. */
const FEWEST_OF_THEM = 2;

/** Somebody whom the answer brings in itself: its "she" is no longer the question's. */
const BROUGHT_IN =
  /\b(?:an?|one|two|three|this|my|your|another)(?: (?!few\b)[\w'-]+){0,2} (?:passengers?|customers?|guests?|clients?|patients?|m[ae]n|wom[ae]n|lady|ladies|gentlem[ae]n|guy|couple|person|child|kid|girl|boy|baby|mother|father|colleague|manager|boss|captain|purser)\b/;

/**
 * "I'd get down to her": whoever plans so for a child alone or a guest who drank need not name them again. A story, another scene or
 * somebody newly brought in speaks of others.
 */
function speaksOfThem(reading: Reading): boolean {
  const texts = reading.sentences.map(({ tokens }) =>
    tokens.flatMap(({ low, quoted }) => (quoted ? [] : [low])).join(" "),
  );
  const ofThem = texts.flatMap((text, at) => (OF_THEM.test(text) ? [at] : []));
  return (
    ofThem.length >= FEWEST_OF_THEM &&
    !texts.slice(0, (ofThem[0] ?? 0) + 1).some((text) => BROUGHT_IN.test(text)) &&
    reading.relevance.elsewhere === 0 &&
    wrongKind(reading) === 0
  );
}
const OF_THEM = /\b(?:he|him|his|she|her)\b/;

/**
 * What is left of a story that may have missed its question. Words that are missing prove little: of 300 true stories to the point 14
 * had too few of those that are looked for. A long answer without them proves more than a short one; the absence of what is hardly
 * ever left out (the other culture, the fire) proves more as well, and two kinds of it, or
 * the manner of another kind of answer beside it, most.
 */
const MISSED_LEAVES = { most: 40, least: 10, words: { from: 60, to: 120 }, certain: 6 };
const TRUSTED_ABSENCE = { from: 0.7, to: 0.9, keeps: 0.5 };

/** The highest score for an answer that missed its question altogether. */
export function missedFloor(reading: Reading): number {
  const { kind, words, relevance } = reading;
  const { most, least, words: length, certain } = MISSED_LEAVES;
  const { from, to, keeps } = TRUSTED_ABSENCE;
  const isOther =
    (relevance.elsewhere === 1 && relevance.absence > 0.6) || wrongKind(reading) > 0.2;
  if (kind !== "behavioural" || isOther) return certain;
  const floor = most - (most - least) * clamp((words - length.from) / (length.to - length.from));
  return floor * (1 - (1 - keeps) * clamp((relevance.absence - from) / (to - from)));
}

/** How far the question was missed altogether: 0 it is spoken to … 1 nothing of it is, or another one is answered. */
export function missedQuestion(reading: Reading): number {
  const { relevance, kind, picture } = reading;
  const expected = 0.15 + 0.33 * clamp((reading.words - 30) / 40);
  const missed =
    kind === "hypothetical"
      ? clamp((expected - relevance.share) / 0.13) * (speaksOfThem(reading) ? PRESUMED : 1)
      : clamp((relevance.absence - 0.35) / 0.25);
  const astray = Math.max(clamp((missed - 0.3) / 0.7), relevance.elsewhere);
  return astray * clamp((picture.size - 9) / 12);
}

/**
 * How far the answer is one to another kind of question, 0 to 1: what once happened where a plan is asked for, a plan or a story where
 * motives are, motives where one event is. Read from the tenses of what the candidate does, so no subject is preferred.
 */
export function wrongKind(reading: Reading): number {
  const own = reading.clauses.filter(
    ({ subject, tense }) =>
      (subject === "i" || subject === "we") && tense !== "infinitive" && tense !== "gerund",
  );
  const share = (holds: (clause: (typeof own)[number]) => boolean) =>
    own.filter(holds).length / Math.max(1, own.length);
  const past = share((clause) => clause.tense === "past" && !clause.isHabitual && !clause.isRetold);
  const would = share((clause) => clause.tense === "would");
  const enough = clamp((own.length - FEWEST_VERBS + 1) / 2);
  if (reading.kind === "hypothetical" && ASKS_FOR_HABIT.test(reading.question.text)) return 0;
  if (reading.kind === "hypothetical")
    return enough * clamp((past - 0.5) / 0.25) * clamp(1 - would * 6);
  if (reading.kind === "motivation" && reading.question.topics.includes("weakness"))
    return namesWeakness(reading.sentences, reading.clauses)
      ? enough * clamp((would - 0.3) / 0.1)
      : enough;
  const told = reading.sentences.map((sentence) => wishes(sentence.tokens).map(({ id }) => id));
  if (reading.kind === "motivation") {
    const isOffer = reading.sentences.some(({ tokens }) =>
      tokens.some((token) => !token.quoted && /^you(?:r|'\w+)?$/.test(token.low)),
    );
    const isLiked = reading.sentences.some(({ tokens }) =>
      LIKING.test(tokens.flatMap(({ low, quoted }) => (quoted ? [] : [low])).join(" ")),
    );
    if (isOffer || isLiked || told.some((ids) => ids.length > 0)) return 0;
    if (!ASKS_WHY.test(reading.question.text)) return 0;
    return enough * Math.max(clamp((past - 0.65) / 0.1), clamp((would - 0.3) / 0.1));
  }
  const crewWishes = told.filter((ids) => ids.includes("crew")).length;
  return enough * clamp(crewWishes / 2) * clamp((0.7 - past) / 0.15);
}
