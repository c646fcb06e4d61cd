import { AMOUNT_RULES } from "./read-amounts.ts";
import { CODE_RULES } from "./read-codes.ts";
import { TIME_RULES } from "./read-times.ts";
import { WORD_RULES } from "./read-words.ts";
import type { Rule } from "./rule.ts";

/** How the voice goes on after a word: "" runs on, "," rests, the others end a sentence. */
export type Pause = "" | "," | "." | "?" | "!";

/** A stretch of the written text and the English words that are said for it. */
export type SpokenWord = {
  /** UTF-16 offsets into the written text, `end` exclusive. */
  start: number;
  end: number;
  /** One or more words of the letters a to z and apostrophes. */
  spoken: string;
  pause: Pause;
};

/** Numbers before words, and of numbers the longest reading first. */
const RULES: readonly Rule[] = [...TIME_RULES, ...CODE_RULES, ...AMOUNT_RULES, ...WORD_RULES];
/** Context that the rules look at, on either side. */
const LOOK_AROUND = 40;
const ENDS: Readonly<Record<string, Pause>> = { ".": ".", "…": ".", "?": "?", "!": "!", "。": "." };

/**
 * English text as it is said. Numbers, times, dates, money, aircraft, flights and abbreviations of the
 * trade become words; what no English voice can say (emoji, other scripts) is left out.
 * @param text any text
 * @returns in the order of the text; empty where nothing of it can be said
 */
export function toSpeakable(text: string): SpokenWord[] {
  const words: SpokenWord[] = [];
  let at = 0;
  while (at < text.length) {
    const read = /[\s]/.test(text[at] ?? "") ? null : readAt(text, at);
    if (read) {
      words.push({ start: at, end: read.end, spoken: read.spoken, pause: "" });
      at = read.end;
      continue;
    }
    const last = words.at(-1);
    if (last) last.pause = longer(last.pause, pauseAt(text, at));
    at += 1;
  }
  const last = words.at(-1);
  if (last && !/[.?!]/.test(last.pause)) last.pause = ".";
  return words;
}

function readAt(text: string, at: number): { end: number; spoken: string } | null {
  // Never in the middle of a word or a number: what is there was read with its beginning, or is no word.
  const place = (end: number) => ({
    before: text.slice(Math.max(0, at - LOOK_AROUND), at),
    after: text.slice(end, end + LOOK_AROUND),
  });
  for (const { pattern, read } of RULES) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match?.[0]) continue;
    const end = at + match[0].length;
    const spoken = read(match, place(end))?.toLowerCase().replace(/\s+/g, " ").trim();
    if (spoken && /^[a-z][a-z' ]*$/.test(spoken)) return { end, spoken };
  }
  return null;
}

function pauseAt(text: string, at: number): Pause {
  const sign = text[at] ?? "";
  if (sign === "\n") return ".";
  const end = ENDS[sign];
  if (end) return end;
  if (/[,;:—–()[\]、，]/.test(sign)) return ",";
  return sign === "-" && /\s/.test(text[at - 1] ?? "") && /\s/.test(text[at + 1] ?? "") ? "," : "";
}

/** What ends a sentence stays; a question asked loudly is a question. */
function longer(one: Pause, other: Pause): Pause {
  const rank = (pause: Pause) => ["", ",", ".", "!", "?"].indexOf(pause);
  return rank(other) > rank(one) ? other : one;
}
