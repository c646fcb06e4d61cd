const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const SENTENCE_END = /(?<=[.!?؟])(?=\s)|(?<=[。！？])/u;

let byDictionary: Intl.Segmenter | null = null;

/** Words of a text: what stands between spaces, and in Chinese and Japanese what the runtime's dictionary tells apart. */
export function countWords(text: string): number {
  if (!UNSPACED.test(text)) return text.split(/\s+/).filter(Boolean).length;
  byDictionary ??= new Intl.Segmenter("ja", { granularity: "word" });
  let count = 0;
  for (const { isWordLike } of byDictionary.segment(text)) if (isWordLike) count += 1;
  return count;
}

/** Sentences of a text, each with its mark and the space before it. */
export function cutSentences(text: string): string[] {
  return text.split(SENTENCE_END).filter(Boolean);
}
