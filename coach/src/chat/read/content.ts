import type { SearchSet } from "content/search/schema";
import { EQUIPMENT_OF, isOfOtherType } from "../knowledge/aircraft.ts";
import type { Entry } from "../knowledge/entry.ts";
import type { Find, Finder } from "../knowledge/finder.ts";
import { isWeak, stemsOf } from "../knowledge/index-words.ts";
import { type Called, idsIn } from "../knowledge/name-index.ts";
import type { Wanted } from "../knowledge/wanted.ts";
import { entryRequest } from "../request.ts";
import { facetIn, facetWordsIn } from "./facets.ts";
import { asTyped } from "./found.ts";
import { asksAnything } from "./lead-in.ts";
import type { Message } from "./message.ts";
import { worthByWhomOf } from "./of-whom.ts";
import { priorFor } from "./prior.ts";
import type { Reading } from "./skills.ts";
import { sureness } from "./sureness.ts";

/** What the finder holds to be the answer to a question of fact, and the question of the bank that is about the same. */
export function readContent(
  message: Message,
  wanted: readonly Wanted[],
  words: readonly string[],
  called: readonly Called[],
  finder: Finder,
  isOfFact: boolean,
  /** In the language of the content, so that its words stand for themselves. */
  isTyped: boolean,
): Reading[] {
  const byKind = priorFor(
    message,
    called.some(({ entry }) => entry.set === "aircraft"),
    isOfFact,
  );
  const byPhrase = phrasesCalled(called);
  const models = idsIn(called, "aircraft").filter((id) => EQUIPMENT_OF.has(id));
  const byWhom = worthByWhomOf(message);
  const prior = (entry: Entry) =>
    byKind(entry) *
    (byPhrase.get(entry.citation.id) ?? 1) *
    byWhom(entry.citation.id) *
    (isOfOtherType(entry.citation.id, models) ? OF_OTHER_TYPE : 1);
  const meant = finder.find(wanted, words, prior);
  // What its words mean finds more; its words as they stand find more surely.
  // What one type has is not found by what goes for all of them.
  const isByItsWords = isTyped && !called.some(({ entry }) => entry.set === "aircraft");
  const typed = asTyped(words);
  const plain = isByItsWords ? finder.find(typed, words, prior) : [];
  const isSurer = isByItsWords && sureness(plain, typed.length) > sureness(meant, wanted.length);
  const found = isSurer ? plain : meant;
  const asked = isSurer ? typed : wanted;
  return [
    ...readFound(message, found, strongOf(asked), asked.length, hasUnknown(asked, finder)),
    ...(isOfFact
      ? []
      : readQuestions(
          finder.find(wanted, words, ({ set }) => (set === "questions" ? 1 : 0)),
          wanted.length,
          found[0],
        )),
  ];
}

/** A way of asking that stands in the message word for word speaks for its entry, the longer the more. */
function phrasesCalled(called: readonly Called[]): ReadonlyMap<string, number> {
  const longest = new Map<string, number>();
  for (const { entry, from, to } of called)
    if (to - from > 1)
      longest.set(entry.citation.id, Math.max(longest.get(entry.citation.id) ?? 0, to - from));
  return new Map([...longest].map(([id, words]) => [id, 1 + PER_WORD * Math.min(4, words)]));
}

/** Why the entries that have a word of it are offered. */
export const SEVERAL = "several entries";
const PER_WORD = 0.03;
const OF_OTHER_TYPE = 0.5;

/** "What do assessors observe in a role play": a role play is asked for, observing is the part of it. */
export function withoutFacetWords(wanted: readonly Wanted[], { plain }: Message): Wanted[] {
  const words = stemsOf(facetWordsIn(plain));
  const rest = wanted.filter(
    ({ stems }) => !stems.some((stem) => words.some((word) => stem.startsWith(word))),
  );
  return rest.length > 0 ? rest : [...wanted];
}

const OF_CANDIDATES = "assessment-days/asked-";
const SENTENCE_WORDS = 5;
const STRANGE_NAMED = 0.5;
/** What a pattern reads is surer than what words have in common. */
const MOST = 0.89;
const NEAREST = 3;
/** Told from this sureness on; from the second on offered among the nearest. */
const SURE_TO_TELL = 0.14;
const SURE_TO_OFFER = 0.12;
/** Its name is all that was asked, but for a word or two. */
const NAMED_FIT = 0.9;
const NAMED_WHOLE = 0.9;
/** The score of what is told without any sureness. */
const LEAST_TOLD = 0.42;
const VERY_NEAR = 0.75;
/** So sure of one, no others are offered beside it. */
const SURE_OF_ONE = 0.6;
/** Just enough to be said where nothing else is. */
const NEAR_SCORE = 0.405;
const TOLD_UNASKED = new Set<SearchSet>([
  "syllabus",
  "terminology",
  "evacuation",
  "assessment-days",
  "aircraft",
  "cockpit",
  "quiz",
  "situational-judgement",
]);
/** A card whose name is what was asked answers, whatever the questions of the bank are about. */
const NAMED_WELL = 0.3;
const CLOSER = 0.08;

/** The best find; several that fit alike to a broad question are offered as topics. */
function readFound(
  message: Message,
  found: readonly Find[],
  wanted: number,
  total: number,
  isStrange: boolean,
): Reading[] {
  const [first] = found;
  if (!first) return [];
  const facet = facetIn(message.plain, first.entry.set);
  // "How do I get ready for the open day": a question of candidates is answered whole, and not with its last line.
  const isAnsweredWhole = first.entry.citation.id.startsWith(OF_CANDIDATES);
  const offered =
    !isAnsweredWhole && first.entry.parts.some((part) => part.facet === facet) ? facet : null;
  // A card and the quiz about it are one topic.
  const rival = found.slice(1).find(({ entry }) => entry.set !== "quiz");
  const sure = sureness(found, total);
  const isBroad =
    wanted === 1 &&
    sure < SURE_OF_ONE &&
    first.near < VERY_NEAR &&
    first.named < 0.7 &&
    rival !== undefined &&
    rival.score > 0.85 * first.score;
  if (isBroad)
    return [
      {
        request: {
          kind: "topics",
          ids: found.slice(0, 4).map(({ entry }) => entry.citation.id),
          // A word wants a choice; who asks in a whole sentence is told the nearest first.
          isUnsure: message.length >= SENTENCE_WORDS,
        },
        score: Math.min(0.75, first.score),
        because: SEVERAL,
      },
    ];
  // With a word that nobody knows, one word in common is no subject.
  const isChance =
    isStrange && wanted <= 2 && first.named < STRANGE_NAMED && first.near < VERY_NEAR;
  const isWhole = first.fit >= NAMED_FIT && first.named >= NAMED_WHOLE;
  if (isChance || (sure < SURE_TO_TELL && !isWhole)) return nearest(message, found, wanted, sure);
  return [
    {
      request: entryRequest(
        [first.entry.citation.id],
        offered === "why" && first.named > 0.5 ? null : offered,
      ),
      // Called by its whole name an entry is meant, however rarely its set is.
      score: Math.max(isWhole ? 0.86 : 0, Math.min(MOST, LEAST_TOLD + (MOST - LEAST_TOLD) * sure)),
      because: `content, ${first.entry.citation.id} sure ${sure.toFixed(2)}`,
      sure,
    },
  ];
}

const TELLS_FROM = 9;

/** Nothing fits well enough to be told, and yet something is near: which of these is meant is for the person to say. */
function nearest(
  message: Message,
  found: readonly Find[],
  wanted: number,
  sure: number,
): Reading[] {
  // "This is pointless. Every site tells me the same": who tells something, and asks nothing, means none of these.
  if (message.length >= TELLS_FROM && !asksAnything(message)) return [];
  const near = found.filter(({ entry }) => TOLD_UNASKED.has(entry.set)).slice(0, NEAREST);
  return wanted > 1 && sure >= SURE_TO_OFFER && near.length > 1
    ? [
        {
          request: {
            kind: "topics",
            ids: near.map(({ entry }) => entry.citation.id),
            isUnsure: true,
          },
          score: NEAR_SCORE,
          because: `the nearest entries, ${sure.toFixed(2)}`,
        },
      ]
    : [];
}

/**
 * Where nothing else answers, what assessors listen for in a question about the same thing does; the sooner where the
 * question tells more of the scene than any card.
 */
function readQuestions(
  [first]: readonly Find[],
  wanted: number,
  card: Find | undefined,
): Reading[] {
  const beaten =
    first && card && card.named < NAMED_WELL && first.fit >= card.fit + CLOSER ? card.score : 0;
  return first && first.fit >= FIT_OF_A_QUESTION && wanted > 1
    ? [
        {
          request: entryRequest([first.entry.citation.id]),
          score: Math.max(ASIDE, Math.min(0.85, 1.02 * beaten)),
          because: "a question about it",
        },
      ]
    : [];
}

/** Told before nothing at all, and after every card that may answer: what recruiters ask is seldom what somebody wants to know. */
const ASIDE = 0.43;
/** Under this a question of the bank has words in common with what is asked, and another matter. */
const FIT_OF_A_QUESTION = 0.75;

/** How many of the words are more than a way of asking. */
function strongOf(wanted: readonly Wanted[]): number {
  return wanted.filter(({ stems }) => !stems.every(isWeak)).length;
}

/** Whether the content has no entry at all with one of the words: then the rest has to fit the better. */
function hasUnknown(wanted: readonly Wanted[], finder: Finder): boolean {
  return wanted.some(({ stems }) => !stems.some((key) => finder.knows(key) || isWeak(key)));
}
