import { COMMON } from "../lexicon/everyday.ts";
import { ADVERBS, FUNCTION_WORDS } from "../lexicon/grammar.ts";
import { IRREGULAR_PASTS } from "../lexicon/irregular.ts";
import {
  ABSTRACT,
  BUZZWORDS,
  COMMON_PEOPLE,
  NUMBER_WORDS,
  PLACES,
  ROLES,
  SERVED_PEOPLE,
  TIME_UNITS,
  TIME_WORDS,
  WORK_PEOPLE,
} from "../lexicon/nouns.ts";
import {
  CARE_VERBS,
  DEED_VERBS,
  REACTION_VERBS,
  STATE_VERBS,
  VAGUE_VERBS,
} from "../lexicon/verbs.ts";
import { stem } from "./stem.ts";

const KNOWN_STEMS: ReadonlySet<string> = new Set([
  ...ABSTRACT,
  ...COMMON_PEOPLE,
  ...PLACES,
  ...ROLES,
  ...SERVED_PEOPLE,
  ...TIME_WORDS,
  ...WORK_PEOPLE,
  ...COMMON,
  ...CARE_VERBS,
  ...DEED_VERBS,
  ...REACTION_VERBS,
  ...STATE_VERBS,
  ...VAGUE_VERBS,
  ...NUMBER_WORDS,
  ...TIME_UNITS,
  ...BUZZWORDS,
  ...[...FUNCTION_WORDS, ...ADVERBS, ...IRREGULAR_PASTS].map(stem),
]);

/** True for a word of the engine's own vocabulary, in any inflection. */
export function isKnown(low: string): boolean {
  return FUNCTION_WORDS.has(low) || KNOWN_STEMS.has(stem(low));
}

/** Words whose slips matter: those that decide who is meant and what was done. */
const TARGETS = `passenger customer colleague manager restaurant received because apologised apologized explained responsible responsibility
supervisor immediately emergency informed reported captain different language believe decided finished surprised experience
complained complaint announced airport flight attendant evacuate evacuation procedure seatbelt extinguisher wheelchair luggage
argument arrived happened listened noticed offered organised organized remember restaurant situation together translated volunteer
university wednesday february allergic ambulance medicine medical problem question receptionist receipt refund reservation
calmed checked called thanked realised realized business professional security turbulence uncomfortable vegetarian interview minutes
yesterday afternoon december november october september january monday tuesday thursday saturday`;

const byDeletion = new Map<string, string>();
for (const target of TARGETS.split(/\s+/)) {
  for (const key of [target, ...deletions(target)])
    if (!byDeletion.has(key)) byDeletion.set(key, target);
}

/** Mends one letter missing, added, swapped or wrong in a word that matters; leaves every other word as it is. */
export function correct(low: string): string {
  if (low.length < 6 || low.length > 16 || isKnown(low)) return low;
  const direct = byDeletion.get(low);
  if (direct !== undefined) return direct;
  for (const shorter of deletions(low)) {
    const target = byDeletion.get(shorter);
    if (target !== undefined && target[0] === low[0] && Math.abs(target.length - low.length) <= 1)
      return target;
  }
  return low;
}

function deletions(word: string): string[] {
  const all: string[] = [];
  for (let at = 0; at < word.length; at += 1) all.push(word.slice(0, at) + word.slice(at + 1));
  return all;
}

let nearForms: ReadonlySet<string> | undefined;

/** True for a word that is one letter missing, added or wrong away from a word of the vocabulary: a slip, not letters thrown together. */
export function isNearKnown(low: string): boolean {
  const key = stem(low);
  if (key.length < 4) return false;
  nearForms ??= new Set(
    [...KNOWN_STEMS]
      .filter((word) => word.length > 3)
      .flatMap((word) => [word, ...deletions(word)]),
  );
  const forms = nearForms;
  return [key, ...deletions(key)].some((form) => form.length > 3 && forms.has(form));
}
