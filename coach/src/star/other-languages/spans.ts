import type { Folded } from "./fold.ts";

/** A stretch of folded text, `to` exclusive. */
export interface Span {
  from: number;
  to: number;
}

const STOPS = new Set([
  ".",
  "!",
  "?",
  ";",
  "\n",
  "\r",
  "。",
  "！",
  "？",
  "；",
  "؟",
  "؛",
  "…",
  "•",
  ".",
]);
const PAUSES = new Set([
  ",",
  "，",
  "،",
  ":",
  "：",
  "(",
  ")",
  "（",
  "）",
  "–",
  "—",
  "«",
  "»",
  "“",
  "”",
  "„",
  '"',
  "「",
  "」",
  "『",
  "』",
]);
const OPENING: Readonly<Record<string, string>> = {
  "«": "»",
  "“": "”",
  "„": "“”",
  '"': '"',
  "「": "」",
  "『": "』",
  "‘": "’'",
};
const LONGEST_QUOTE = 400;
const ABBREVIATION =
  /(?:^|\s)(?:sr|sra|dr|dra|hr|fr|mr|mme|dott|sig|sig\.ra|z\.b|bzw|ca|usw|etc|p|av|n|nr|dhr|mevr|prof)$/;

/** Sentences, without the space around them. A full stop between digits or behind an abbreviation ends none. */
export function sentencesOf({ bare }: Folded): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (let at = 0; at < bare.length; at += 1) {
    const char = bare.charAt(at);
    if (!STOPS.has(char)) continue;
    if (
      char === "." &&
      (isDigit(bare, at + 1) || ABBREVIATION.test(bare.slice(Math.max(from, at - 8), at)))
    )
      continue;
    spans.push({ from, to: at + 1 });
    from = at + 1;
  }
  spans.push({ from, to: bare.length });
  return spans.map((span) => trimmed(bare, span)).filter(({ from: start, to }) => start < to);
}

const isDigit = (text: string, at: number): boolean => /\p{N}/u.test(text.charAt(at));

/** Parts of a sentence between pauses and before the given joining words. */
export function clausesOf(
  text: Folded,
  sentence: Span,
  joins: readonly number[],
  splitsLists: boolean,
): Span[] {
  const cuts: number[] = [];
  for (let at = sentence.from; at < sentence.to; at += 1) {
    const char = text.bare.charAt(at);
    if ((PAUSES.has(char) && !isDigit(text.bare, at + 1)) || (splitsLists && char === "、"))
      cuts.push(at + 1);
  }
  for (const join of joins) if (join > sentence.from && join < sentence.to) cuts.push(join);
  cuts.sort((a, b) => a - b);
  const spans: Span[] = [];
  let from = sentence.from;
  for (const cut of [...cuts, sentence.to]) {
    if (cut > from) spans.push({ from, to: cut });
    from = cut;
  }
  return spans.map((span) => trimmed(text.bare, span)).filter((span) => span.from < span.to);
}

/** What stands between quotation marks: somebody's spoken words. A mark without its partner opens nothing. */
export function quotedSpans(written: string, { origin }: Folded): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < origin.length - 1; at += 1) {
    const closing = OPENING[written.charAt(origin[at] as number)];
    if (closing === undefined) continue;
    let end = at + 1;
    const limit = Math.min(origin.length - 1, at + LONGEST_QUOTE);
    while (end < limit && !closing.includes(written.charAt(origin[end] as number))) end += 1;
    if (end >= limit) continue;
    spans.push({ from: at, to: end + 1 });
    at = end;
  }
  return spans;
}

function trimmed(text: string, span: Span): Span {
  let { from, to } = span;
  while (from < to && !/[\p{L}\p{N}«“„"「『‘#]/u.test(text.charAt(from))) from += 1;
  while (to > from && !/[\p{L}\p{M}\p{N}»”"」』’%]/u.test(text.charAt(to - 1))) to -= 1;
  return { from, to };
}
