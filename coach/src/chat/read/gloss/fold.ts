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

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;
/** Scripts without spaces are read character by character, what stands between them in words. */
const CHARACTER =
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
  const tokens: Token[] = [];
  let end = 0;
  for (const found of text.matchAll(gloss.isUnspaced ? CHARACTER : WORD)) {
    const [typed] = found;
    const gap = text.slice(end, found.index);
    end = found.index + typed.length;
    tokens.push({ typed, folded: foldFor(gloss, typed), gap, end });
  }
  return { tokens, rest: text.slice(end) };
}
