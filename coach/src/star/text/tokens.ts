import type { StarSection } from "contract/star";
import { correct } from "./spelling.ts";
import { stem } from "./stem.ts";

/** One word or number of a section. Offsets are UTF-16 units into the section's text. */
export interface Token {
  text: string;
  /** Lower case, straight apostrophes, bare contractions restored ("didnt" → "didn't"), slips of spelling mended. */
  low: string;
  stem: string;
  start: number;
  end: number;
  isNumber: boolean;
  /** Inside quotation marks: somebody's spoken words. */
  quoted: boolean;
  /** A comma, dash, colon or bracket stands before the word. */
  afterPause: boolean;
  /** Starts with a capital though no sentence starts here. */
  isNamed: boolean;
}

export interface Sentence {
  section: StarSection;
  index: number;
  start: number;
  end: number;
  tokens: Token[];
}

const WORD = /[\p{L}\p{M}]+(?:['’ʼ`´-][\p{L}\p{M}]+)*|\p{N}+(?:[.,:/]\p{N}+)*/gu;
const ABBREVIATION = /(?:^|[^\p{L}])(?:mr|mrs|ms|dr|st|vs|approx|e\.g|i\.e|a\.m|p\.m)$/iu;

const BARE_CONTRACTIONS: Readonly<Record<string, string>> = {
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  isnt: "isn't",
  arent: "aren't",
  wasnt: "wasn't",
  werent: "weren't",
  wouldnt: "wouldn't",
  couldnt: "couldn't",
  shouldnt: "shouldn't",
  cant: "can't",
  cannot: "can't",
  hasnt: "hasn't",
  havent: "haven't",
  hadnt: "hadn't",
  im: "i'm",
  ive: "i've",
  youre: "you're",
  theyre: "they're",
  thats: "that's",
  youve: "you've",
  weve: "we've",
  theyve: "they've",
  wont: "won't",
  didn: "didn't",
  wasn: "wasn't",
  gonna: "going",
  wanna: "want",
  gotta: "got",
  u: "you",
  pls: "please",
  coz: "because",
  cuz: "because",
  cos: "because",
  becuase: "because",
  becouse: "because",
};

/**
 * Splits one section into sentences and words with their offsets. Linear in the length of the text.
 * Line breaks, bullets and . ! ? ; end a sentence; "a.m." and decimals do not.
 */
export function readSentences(section: StarSection, text: string): Sentence[] {
  const quotes = quotedSpans(text);
  const sentences: Sentence[] = [];
  for (const [start, end] of sentenceSpans(text)) {
    const tokens = tokensOf(text, start, end, quotes);
    if (tokens.length === 0) continue;
    sentences.push({ section, index: sentences.length, start, end, tokens });
  }
  return sentences;
}

function sentenceSpans(text: string): [number, number][] {
  const spans: [number, number][] = [];
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    const isBreak = char === 10 || char === 13 || char === 0x2022;
    const isStop =
      char === 33 ||
      char === 63 ||
      char === 59 ||
      char === 0x3002 ||
      (char === 46 && isFullStop(text, at, start));
    if (!isBreak && !isStop) continue;
    let end = at + 1;
    while (end < text.length && "\"'”’).!?".includes(text.charAt(end))) end += 1;
    spans.push([start, end]);
    start = end;
    at = end - 1;
  }
  if (start < text.length) spans.push([start, text.length]);
  return spans.map(([from, to]) => trimSpan(text, from, to)).filter(([from, to]) => from < to);
}

function isFullStop(text: string, at: number, from: number): boolean {
  if (/\p{N}/u.test(text.charAt(at + 1)) && /\p{N}/u.test(text.charAt(at - 1))) return false;
  if (
    /\p{Ll}/u.test(text.charAt(at + 1)) &&
    /^\p{L}$/u.test(text.slice(Math.max(from, at - 1), at)) &&
    text.charAt(at + 2) === "."
  )
    return false;
  return (
    !ABBREVIATION.test(text.slice(Math.max(from, at - 8), at)) ||
    /^\s*$/.test(text.slice(at + 1, at + 3))
  );
}

function trimSpan(text: string, from: number, to: number): [number, number] {
  let start = from;
  let end = to;
  while (start < end && /[\s\-–•*]/.test(text.charAt(start))) start += 1;
  while (end > start && /\s/.test(text.charAt(end - 1))) end -= 1;
  return [start, end];
}

/** Spans between quotation marks, at most 400 characters each; a mark without its partner opens nothing. */
function quotedSpans(text: string): [number, number][] {
  const spans: [number, number][] = [];
  for (let at = 0; at < text.length; at += 1) {
    const mark = text.charAt(at);
    const closing =
      mark === '"'
        ? '"'
        : mark === "“"
          ? "”"
          : mark === "«"
            ? "»"
            : mark === "‘" || mark === "'"
              ? "'’"
              : "";
    if (closing === "") continue;
    if ((mark === "'" || mark === "‘") && at > 0 && /[\p{L}\p{N}]/u.test(text.charAt(at - 1)))
      continue;
    let end = at + 1;
    const limit = Math.min(text.length, at + 400);
    while (end < limit && !isClosing(text, end, closing)) end += 1;
    if (end >= limit) continue;
    spans.push([at, end]);
    at = end;
  }
  return spans;
}

function isClosing(text: string, at: number, closing: string): boolean {
  if (!closing.includes(text.charAt(at))) return false;
  return closing !== "'’" || !/[\p{L}\p{N}]/u.test(text.charAt(at + 1));
}

function tokensOf(
  text: string,
  from: number,
  to: number,
  quotes: readonly [number, number][],
): Token[] {
  const tokens: Token[] = [];
  const slice = text.slice(from, to);
  let previousEnd = 0;
  WORD.lastIndex = 0;
  for (const match of slice.matchAll(WORD)) {
    const start = from + match.index;
    const raw = match[0];
    const isNumber = /^\p{N}/u.test(raw);
    const low = isNumber ? raw : normalise(raw, tokens.at(-1)?.low);
    tokens.push({
      text: raw,
      low,
      stem: isNumber ? "#" : stem(low),
      start,
      end: start + raw.length,
      isNumber,
      quoted: quotes.some(([open, close]) => start > open && start < close),
      afterPause: tokens.length > 0 && /[,:()–—\-"“]/.test(slice.slice(previousEnd, match.index)),
      isNamed: tokens.length > 0 && /^\p{Lu}/u.test(raw) && low !== "i" && !low.startsWith("i'"),
    });
    previousEnd = match.index + raw.length;
  }
  return tokens;
}

function normalise(raw: string, previous: string | undefined): string {
  const low = raw.toLowerCase().replace(/[’ʼ`´]/g, "'");
  const restored = Object.hasOwn(BARE_CONTRACTIONS, low) ? BARE_CONTRACTIONS[low] : undefined;
  if (restored !== undefined) return restored;
  if (
    low === "id" &&
    raw !== "ID" &&
    !/^(?:the|an|my|his|her|their|photo|valid|passenger|customer)$/.test(previous ?? "")
  )
    return "i'd";
  return correct(low);
}
