import { SECTION_MAX_CHARACTERS } from "contract/star";

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * Words as a reader counts them: what stands between spaces and holds a letter or a figure; in scripts
 * without spaces, what a dictionary takes for words.
 */
export function countWords(text: string): number {
  // Four empty fields stand on a fresh form: they need not wait for the patterns to be compiled.
  if (!text) return 0;
  if (UNSPACED.test(text)) {
    const parts = [...new Intl.Segmenter(undefined, { granularity: "word" }).segment(text)];
    return parts.filter((part) => part.isWordLike).length;
  }
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** The characters are counted aloud in the last tenth, when they begin to matter. */
export function isNearLimit(characters: number): boolean {
  return characters > SECTION_MAX_CHARACTERS * 0.9;
}

/** What a section with words in it shows at least: lower, only cloud would be seen under the shade. */
const LIFTED = 0.28;
/** So many words without guidance are a full window; a spoken section seldom has more. */
const FULL_WORDS = 40;

/**
 * How far the shade of a section's window is up, 0 to 1: by what was found of what belongs there, or,
 * where nothing has been read (yet), by the number of words.
 */
export function shadeOf(
  text: string,
  guidance: { found: readonly string[]; missing: readonly string[] } | null,
): number {
  const words = countWords(text);
  if (words === 0) return 0;
  if (!guidance) return Math.max(LIFTED, Math.min(1, words / FULL_WORDS));
  const all = guidance.found.length + guidance.missing.length;
  return all === 0 ? 1 : Math.max(LIFTED, guidance.found.length / all);
}

/** So few words tell no language. */
const FEWEST_WORDS_TO_TELL = 8;
const ENGLISH_SMALL_WORDS =
  /\b(?:the|a|an|i|my|we|was|were|is|are|to|of|and|in|on|for|that|it|she|he|they|would|with)\b/giu;
/** English prose has every third word from this list; a tenth tells it from Spanish, French or Dutch. */
const SMALL_WORD_SHARE = 0.1;

/** False for a text of some length that is plainly not English: hints made for English would mislead there. */
export function isLikelyEnglish(text: string): boolean {
  const words = countWords(text);
  if (words < FEWEST_WORDS_TO_TELL) return true;
  return (text.match(ENGLISH_SMALL_WORDS)?.length ?? 0) >= words * SMALL_WORD_SHARE;
}
