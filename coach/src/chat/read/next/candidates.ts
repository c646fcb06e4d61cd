import type { Entry } from "../../knowledge/entry.ts";
import type { Find } from "../../knowledge/finder.ts";
import { isWeak, stemsOf, wordsOf } from "../../knowledge/index-words.ts";
import type { ChatKnowledge } from "../../knowledge/knowledge.ts";
import { statementsOf } from "../../knowledge/statements.ts";
import type { Wanted } from "../../knowledge/wanted.ts";
import { isDependent, pointsBack } from "../dependence.ts";
import { asTyped } from "../found.ts";
import { familyOf, isKin } from "../kin.ts";
import type { Message } from "../message.ts";
import { priorFor } from "../prior.ts";

/** What an entry is compared by after another one was told. */
export const NEXT_FEATURES = [
  "alone",
  "with topic",
  "near",
  "like",
  "learnt",
  "learnt with topic",
  "topic",
  "kin",
  "family",
  "topic, leans",
  "topic, points back",
  "topic, length",
  "topic, held",
  "topic, question",
  "kin, leans",
  "kin, length",
  "topic, none in common",
  "topic, stands alone",
  "topic, found elsewhere",
  "family, leans",
] as const;

export interface NextCandidate {
  entry: Entry;
  /** In the order of `NEXT_FEATURES`. */
  features: readonly number[];
}

/** So many finds are weighed: with some 750 entries of candidates the one that was told is seldom further down. */
const MOST = 30;
const NAME_WORDS = 8;
const LONG = 20;
/** So many words without one that points back ask by themselves. */
const STANDS_FROM = 4;

/** Entries that may be asked for next, after `topic` was told: itself, and what its words and the new ones find. */
export function nextCandidates(
  message: Message,
  wanted: readonly Wanted[],
  topic: Entry,
  { finder }: ChatKnowledge,
): NextCandidate[] {
  const prior = priorFor(message, false, true);
  const alone = finder.find(asTyped(message.words), message.words, prior, MOST);
  const name = wordsOf(topic.names[0] ?? "").slice(0, NAME_WORDS);
  const both = finder.find(
    [...wanted, ...finderWords(topic)],
    [...name, ...message.words],
    prior,
    MOST,
  );
  const found = new Map<string, { entry: Entry; alone?: Find; both?: Find }>([
    [topic.citation.id, { entry: topic }],
  ]);
  for (const [key, finds] of [
    ["alone", alone],
    ["both", both],
  ] as const)
    for (const find of finds) {
      const { id } = find.entry.citation;
      found.set(id, { ...(found.get(id) ?? { entry: find.entry }), [key]: find });
    }
  const strong = wanted.filter(({ stems }) => !stems.every(isWeak));
  const keys = new Set(statementsOf(topic).flatMap((one) => [...one.keys]));
  const met = strong.filter(({ stems }) => stems.some((key) => keys.has(key))).length;
  const held = strong.length > 0 ? met / strong.length : 0;
  const leans = isDependent(message) ? 1 : 0;
  const points = pointsBack(message) ? 1 : 0;
  const length = Math.min(LONG, message.length) / LONG;
  const family = familyOf(topic);
  const stands = !leans && message.length >= STANDS_FROM ? 1 : 0;
  const [first] = alone;
  const elsewhere = first && familyOf(first.entry) !== family ? first.score : 0;
  return [...found.values()].map(({ entry, alone: own, both: joined }) => {
    const isTopic = entry.citation.id === topic.citation.id ? 1 : 0;
    const kin = !isTopic && isKin(entry, topic) ? 1 : 0;
    return {
      entry,
      features: [
        own?.score ?? 0,
        joined?.score ?? 0,
        own?.near ?? 0,
        own?.like ?? 0,
        own?.learnt ?? 0,
        joined?.learnt ?? 0,
        isTopic,
        kin,
        !isTopic && familyOf(entry) === family ? 1 : 0,
        isTopic * leans,
        isTopic * points,
        isTopic * length,
        isTopic * held,
        isTopic * (message.isQuestion ? 1 : 0),
        kin * leans,
        kin * length,
        isTopic * (met === 0 ? 1 : 0),
        isTopic * stands,
        isTopic * elsewhere,
        !isTopic && familyOf(entry) === family ? leans : 0,
      ],
    };
  });
}

/** The words of its name as things asked for beside the message's. */
function finderWords(topic: Entry): Wanted[] {
  return stemsOf(topic.names[0] ?? "")
    .filter((key) => !isWeak(key))
    .slice(0, NAME_WORDS)
    .map((key) => ({ stems: [key] }));
}
