import type { LanguageCode } from "contract/languages";
import type { CueGroup, Lexicon } from "./lexicon/lexicon.ts";
import { LEXICONS } from "./lexicon/lexicons.ts";
import { compilePhrases, type PhraseBook } from "./text/phrases.ts";
import type { Word } from "./text/words.ts";

/** What surrounds a cue and changes what it is worth. */
const CONTEXTS = [
  "negators",
  "intensifiers",
  "diminishers",
  "self",
  "others",
  "prepositions",
  "and",
  "but",
  "although",
  "if",
  "when",
  "formerly",
  "now",
  "was",
  "or",
] as const satisfies readonly (keyof Lexicon)[];
export type Context = (typeof CONTEXTS)[number];

/** A lexicon made ready for matching. */
export interface Book {
  isSpaced: boolean;
  /** Null for phrases that only look like a cue. */
  cues: PhraseBook<CueGroup | null>;
  contexts: Readonly<Record<Context, PhraseBook<true>>>;
  negatorsAfter: { phrases: PhraseBook<true>; within: number };
}

const BOOKS = new Map<LanguageCode, Book>();

/** The book of a language, compiled when it is first asked for. */
export function bookOf(language: LanguageCode): Book {
  const known = BOOKS.get(language);
  if (known !== undefined) return known;
  const lexicon = LEXICONS[language];
  const { isSpaced } = lexicon;
  const compile = (phrases: string) =>
    compilePhrases([[phrases, true as const]], language, isSpaced);
  const book: Book = {
    isSpaced,
    cues: compilePhrases<CueGroup | null>(
      [...lexicon.cues.map((group) => [group.phrases, group] as const), [lexicon.plain, null]],
      language,
      isSpaced,
    ),
    contexts: Object.fromEntries(
      CONTEXTS.map((context) => [context, compile(lexicon[context])]),
    ) as Record<Context, PhraseBook<true>>,
    negatorsAfter: {
      phrases: compile(lexicon.negatorsAfter.phrases),
      within: lexicon.negatorsAfter.within,
    },
  };
  BOOKS.set(language, book);
  return book;
}

/** A cue's phrase where it stands in the text. */
export interface FoundCue {
  group: CueGroup;
  from: number;
  to: number;
}

/** The cues of a text and, word by word, the contexts that stand there. */
export interface Found {
  words: readonly Word[];
  cues: FoundCue[];
  /** 1 where a word belongs to the context. */
  marked: Readonly<Record<Context, Uint8Array>>;
  /** 1 where a word belongs to a cue's or a plain phrase. */
  covered: Uint8Array;
}

/** Persons and joints are seen inside a cue's phrase as well; the rest is that phrase's own affair. */
const SEEN_INSIDE: ReadonlySet<Context> = new Set([
  "self",
  "others",
  "and",
  "but",
  "or",
  "prepositions",
]);

/** Finds the cues and, between them, the contexts. Where phrases overlap the longest holds, then the earliest. */
export function findCues(words: readonly Word[], book: Book): Found {
  const covered = new Uint8Array(words.length);
  const cues: FoundCue[] = [];
  const hits = words.flatMap((_, at) => book.cues.at(words, at) ?? []);
  for (const { value, from, to } of hits.sort((a, b) => b.to - b.from - (a.to - a.from))) {
    if (covered.subarray(from, to).includes(1)) continue;
    covered.fill(1, from, to);
    if (value !== null) cues.push({ group: value, from, to });
  }
  const marked = Object.fromEntries(
    CONTEXTS.map((context) => [context, new Uint8Array(words.length)]),
  ) as Record<Context, Uint8Array>;
  for (const context of CONTEXTS) {
    const isSeenInside = SEEN_INSIDE.has(context);
    for (let at = 0; at < words.length; at += 1) {
      if (covered[at] === 1 && !isSeenInside) continue;
      const hit = book.contexts[context].at(words, at);
      if (hit !== null) marked[context].fill(1, hit.from, hit.to);
    }
  }
  // "Un poco nerviosa" is a little, not hardly.
  for (let at = 0; at < words.length; at += 1)
    if (marked.diminishers[at] === 1) marked.negators[at] = 0;
  return { words, cues: cues.sort((a, b) => a.from - b.from), marked, covered };
}
