import type { Gloss } from "./format.ts";

/** Marks over letters, but for those that part か from が. */
const MARKS = /(?![\u3099\u309A])\p{M}/gu;

/** How a text is compared with a gloss: one width, small letters, no accents, one spelling. */
export function foldFor({ spelled = [] }: Gloss, text: string): string {
  const small = text
    .normalize("NFKC")
    .replace(/[’ʼ`´]/g, "'")
    .toLowerCase();
  return spelled
    .reduce((folded, [found, instead]) => folded.replaceAll(found, instead), small)
    .normalize("NFD")
    .replace(MARKS, "")
    .normalize("NFC");
}

export const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;
/** Scripts without spaces are read character by character, what stands between them in words. */
export const CHARACTER =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]|[^\P{L}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー][\p{M}]*(?:[^\P{L}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]|[\p{N}\p{M}])*|\p{N}+/gu;

/** A word or character of a text, and what stood between it and the one before. */
export interface Token {
  typed: string;
  folded: string;
  gap: string;
  /** Place after its last letter. */
  end: number;
}

export function tokensOf(gloss: Gloss, text: string): { tokens: Token[]; rest: string } {
  const words = wordsOf(text, gloss.isUnspaced === true);
  const tokens = words.map((word) => ({ ...word, folded: foldFor(gloss, word.typed) }));
  return { tokens, rest: text.slice(words.at(-1)?.end ?? 0) };
}

/** The words or characters of a text as they stand there. */
export function wordsOf(text: string, isUnspaced: boolean): Omit<Token, "folded">[] {
  const words: Omit<Token, "folded">[] = [];
  let end = 0;
  for (const found of text.matchAll(isUnspaced ? CHARACTER : WORD)) {
    const [typed] = found;
    const gap = text.slice(end, found.index);
    end = found.index + typed.length;
    words.push({ typed, gap, end });
  }
  return words;
}
