import type { Folded } from "./fold.ts";
import {
  type Lexicon,
  MARKER_IDS,
  type MarkerId,
  type OtherLanguage,
  type SignalId,
} from "./lexicon/lexicon.ts";
import { LEXICONS } from "./lexicon/lexicons.ts";
import { compileTrie, entriesOf, type PhraseHit, type TrieOptions } from "./phrase-trie.ts";
import type { Word } from "./words.ts";

export interface MarkerHit {
  id: MarkerId;
  from: number;
  to: number;
}

/** A language's lists, ready to be looked up. */
export interface Compiled {
  lexicon: Lexicon;
  isSmall(word: Word): boolean;
  joins(text: Folded): PhraseHit<"join">[];
  deeds(text: Folded): PhraseHit<"deed">[];
  signals(text: Folded): PhraseHit<SignalId>[];
  topics(text: Folded): PhraseHit<string>[];
  markers(
    text: Folded,
    words: readonly Word[],
    deeds: readonly PhraseHit<"deed">[],
    isUnaccented: boolean,
  ): MarkerHit[];
}

/** Shorter stems of a verb stand at the head of too many other words. */
const SHORTEST_STEM = 3;
/** Arabic words take endings without a mark in the list; short ones are other words with an ending. */
const ARABIC_OPEN_FROM = 4;
const LONGEST_ENDING = 7;

const compiled = new Map<OtherLanguage, Compiled>();

/** The lists of a language, compiled at the first use. */
export function compiledLexicon(language: OtherLanguage): Compiled {
  const known = compiled.get(language);
  if (known !== undefined) return known;
  const made = compile(LEXICONS[language]);
  compiled.set(language, made);
  return made;
}

const unaccented = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC");

function compile(lexicon: Lexicon): Compiled {
  const isAnywhere = lexicon.script === "unspaced" || lexicon.script === "korean";
  const options: TrieOptions = {
    isAnywhere,
    ...(lexicon.script === "arabic" ? { openFrom: ARABIC_OPEN_FROM } : {}),
  };
  const small = new Set(entriesOf(lexicon.small));
  const stems = entriesOf(lexicon.deeds)
    .filter((stem) => isAnywhere || stem.length >= SHORTEST_STEM)
    .map((stem) => `${isAnywhere ? stem : unaccented(stem)}*`)
    .join("|");
  const signals = Object.fromEntries(
    Object.entries(lexicon.signals).map(([id, list]) => [id, isAnywhere ? list : unaccented(list)]),
  ) as Record<SignalId, string>;
  return {
    lexicon,
    isSmall: (word) => small.has(word.bare),
    joins: compileTrie({ join: lexicon.joins }, { isAnywhere }),
    deeds: compileTrie({ deed: stems }, { isAnywhere }),
    signals: compileTrie(signals, options),
    topics: compileTrie(lexicon.topics as Record<string, string>, options),
    markers: compileMarkers(lexicon, isAnywhere),
  };
}

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const FINALS = 28;
/** The final consonant of 했, 었, 갔: the past. */
const PAST_FINAL = 20;

/** A syllable of the past in a Korean word; 있 ("is") and 겠 ("would") end alike and tell none. */
function hasKoreanPast(word: string): boolean {
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at);
    if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) continue;
    if ((code - FIRST_SYLLABLE) % FINALS === PAST_FINAL && !"있겠".includes(word.charAt(at)))
      return true;
  }
  return false;
}

/**
 * Markers are of three sorts: phrases and stems, found like any phrase; single words, compared with their accents ("entré" is not
 * "entre"), unless the text has none at all; and endings of words that are neither.
 */
function compileMarkers(lexicon: Lexicon, isAnywhere: boolean): Compiled["markers"] {
  const phrases = {} as Record<MarkerId, string>;
  const words = new Map<string, MarkerId[]>();
  const bareWords = new Map<string, MarkerId[]>();
  const endings = new Map<string, MarkerId[]>();
  const add = (map: Map<string, MarkerId[]>, key: string, id: MarkerId) =>
    map.set(key, [...(map.get(key) ?? []), id]);
  for (const id of MARKER_IDS) {
    const rest: string[] = [];
    for (const entry of entriesOf(lexicon.markers[id])) {
      if (entry.startsWith("*")) add(endings, entry.slice(1), id);
      else if (isAnywhere) rest.push(entry);
      else if (/[* ]/.test(entry)) rest.push(unaccented(entry));
      else {
        add(words, entry, id);
        add(bareWords, unaccented(entry), id);
      }
    }
    phrases[id] = rest.join("|");
  }
  const notVerbs = new Set(entriesOf(lexicon.notVerbs).map((word) => word.toLowerCase()));
  const deedEndings = Object.entries(lexicon.deedEndings).flatMap(([id, list]) =>
    entriesOf(list).map((ending) => ({ id: id as MarkerId, ending })),
  );
  const find = compileTrie(phrases, { isAnywhere });
  const endingOf = (word: Word): readonly MarkerId[] => {
    if (word.isNumber || word.isNamed || word.isNoun || notVerbs.has(word.low)) return [];
    for (let size = Math.min(LONGEST_ENDING, word.low.length - 2); size > 0; size -= 1) {
      const ids = endings.get(word.low.slice(-size));
      if (ids !== undefined) return ids;
    }
    return [];
  };
  return (text, read, deeds, isUnaccented) => {
    const hits: MarkerHit[] = find(text);
    if (lexicon.script === "korean")
      for (const word of read)
        if (hasKoreanPast(word.bare)) hits.push({ id: "past", from: word.from, to: word.to });
    if (isAnywhere) return hits.sort((a, b) => a.from - b.from);
    const deedStarts = new Set(deeds.map((hit) => hit.from));
    for (const word of read) {
      const whole = words.get(word.low) ?? (isUnaccented ? bareWords.get(word.bare) : undefined);
      for (const id of whole ?? endingOf(word)) hits.push({ id, from: word.from, to: word.to });
      if (whole !== undefined || notVerbs.has(word.low) || word.isNamed) continue;
      const isDeed = [0, 1, 2].some((behind) => deedStarts.has(word.from + behind));
      if (!isDeed) continue;
      for (const { id, ending } of deedEndings)
        if (
          (isUnaccented ? word.bare : word.low).endsWith(ending) &&
          (id !== "iPast" || isUnaccented || ending.length > 1)
        )
          hits.push({ id, from: word.from, to: word.to });
    }
    return hits.sort((a, b) => a.from - b.from);
  };
}
