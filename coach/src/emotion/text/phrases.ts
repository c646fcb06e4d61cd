import type { LanguageCode } from "contract/languages";
import { fold } from "./fold.ts";
import { readWords, type Word } from "./words.ts";

/** A place where a phrase stands: word indices, `to` exclusive. */
export interface Hit<Value> {
  value: Value;
  from: number;
  to: number;
}

interface Element {
  /** Any of these words; a prefix where `isPrefix`. */
  lows: readonly string[];
  isPrefix: boolean;
  /** How many words may stand before it. */
  gap: number;
}

interface Phrase<Value> {
  elements: readonly Element[];
  value: Value;
}

/** Words of one language found by their phrases. */
export interface PhraseBook<Value> {
  /** The longest phrase that begins at a word, or null. */
  at(words: readonly Word[], from: number): Hit<Value> | null;
}

/** Prefixes are found by as many letters as the shortest of them has. */
const PREFIX_LETTERS = 3;

/**
 * Compiles phrases (`lexicon/lexicon.ts` tells how they are written). The later of two equal phrases
 * holds. Matching costs a bounded number of steps a word and does not cross a stop or a comma.
 */
export function compilePhrases<Value>(
  sets: readonly (readonly [phrases: string, value: Value])[],
  language: LanguageCode,
  isSpaced: boolean,
): PhraseBook<Value> {
  const byKey = new Map<string, Phrase<Value>[]>();
  const heads = new Set<string>();
  let hasPrefixes = false;
  for (const [phrases, value] of sets) {
    for (const source of phrases.split(",")) {
      const elements = parse(source, language, isSpaced);
      const [head] = elements;
      if (head === undefined) continue;
      for (const key of keysOf(elements)) {
        const list = byKey.get(key);
        if (list === undefined) byKey.set(key, [{ elements, value }]);
        else list.unshift({ elements, value });
      }
      hasPrefixes ||= head.isPrefix;
      for (const low of head.lows) heads.add(head.isPrefix ? prefixOf(low) : low);
    }
  }
  return {
    at: (words, from) => {
      const low = words[from]?.low ?? "";
      let best: Hit<Value> | null = null;
      const tryAll = (key: string) => {
        for (const { elements, value } of byKey.get(key) ?? []) {
          const to = matchFrom(words, from, elements, 0);
          if (to > (best?.to ?? from)) best = { value, from, to };
        }
      };
      if (heads.has(low)) {
        tryAll(`${low} ${words[from + 1]?.low}`);
        tryAll(low);
      }
      if (hasPrefixes && heads.has(prefixOf(low))) tryAll(prefixOf(low));
      return best;
    },
  };
}

/** Many phrases begin alike ("I am …"): where the second word is fixed it belongs to the key. */
function keysOf([head, second]: readonly Element[]): Set<string> {
  if (head === undefined) return new Set();
  if (head.isPrefix) return new Set(head.lows.map(prefixOf));
  if (second === undefined || second.gap > 0 || second.isPrefix) return new Set(head.lows);
  return new Set(head.lows.flatMap((low) => second.lows.map((next) => `${low} ${next}`)));
}

function prefixOf(low: string): string {
  return `${low.slice(0, PREFIX_LETTERS)}*`;
}

function parse(source: string, language: LanguageCode, isSpaced: boolean): Element[] {
  const elements: Element[] = [];
  let gap = 0;
  for (const part of source.trim().split(/\s+/)) {
    if (part === "") continue;
    if (/^~\d$/.test(part)) {
      gap = Number(part.slice(1));
      continue;
    }
    const isPrefix = part.endsWith("*");
    const lows = (word: string) =>
      isSpaced
        ? fold(word, language)
        : readWords(word, language, isSpaced).words.map(({ low }) => low);
    if (part.includes("|")) {
      const choices = part.split("|").map((word) => word.replace("*", ""));
      elements.push({ lows: choices.flatMap((word) => lows(word).slice(0, 1)), isPrefix, gap });
    } else {
      const words = lows(part.replace("*", ""));
      for (const [at, low] of words.entries())
        elements.push({
          lows: [low],
          isPrefix: isPrefix && at === words.length - 1,
          gap: at === 0 ? gap : 0,
        });
    }
    gap = 0;
  }
  return elements;
}

/** Index after the match, or -1. */
function matchFrom(
  words: readonly Word[],
  at: number,
  elements: readonly Element[],
  next: number,
): number {
  const element = elements[next];
  if (element === undefined) return at;
  for (let skip = 0; skip <= element.gap; skip += 1) {
    const word = words[at + skip];
    if (word === undefined || (next > 0 && word.clause !== words[at - 1]?.clause)) return -1;
    if (!fits(word.low, element)) continue;
    const end = matchFrom(words, at + skip + 1, elements, next + 1);
    if (end >= 0) return end;
  }
  return -1;
}

function fits(low: string, { lows, isPrefix }: Element): boolean {
  return isPrefix ? lows.some((start) => low.startsWith(start)) : lows.includes(low);
}
