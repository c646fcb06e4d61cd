import type { LanguageCode } from "contract/languages";
import { readLatin } from "./latin.ts";
import { countScripts } from "./script.ts";

/** A text shows its language in its first lines; reading 20,000 characters for it would be waste. */
const READ_CHARACTERS = 1_000;
/** Share of the letters that the leading script must have: below, several languages are mixed. */
const LEADING_SHARE = 0.6;
/** Japanese has kana in nearly every phrase; a Chinese text that quotes one Japanese word has few. */
const KANA_SHARE = 0.1;
/** Letters of Persian, Urdu, Kurdish and Pashto that Arabic does not have. */
const NOT_ARABIC =
  /[\u067E\u0686\u0698\u06AF\u06A9\u06CC\u0679\u0688\u0691\u06BA\u06BE\u06D2\u06C1\u06D5\u0695\u06B5\u06C6\u06CE]/g;

/**
 * The language that a text is written in, by its script and its function words; null where it is none
 * of the eleven, too short to tell, gibberish, or several at once. Meant for texts from three words on.
 */
export function detectLanguage(text: string): LanguageCode | null {
  const counts = countScripts(text, READ_CHARACTERS);
  const japanese = counts.han + counts.kana;
  const all = counts.latin + japanese + counts.hangul + counts.arabic + counts.other;
  if (all === 0) return null;
  const leads = (count: number) => count >= LEADING_SHARE * all;
  if (leads(japanese)) return counts.kana >= KANA_SHARE * japanese ? "ja" : "zh";
  if (leads(counts.hangul)) return "ko";
  const read = text.slice(0, READ_CHARACTERS);
  if (leads(counts.arabic)) return isArabic(read, counts.arabic) ? "ar" : null;
  return leads(counts.latin) ? readLatin(read) : null;
}

/** Arabic on an Iranian or Pakistani keyboard has some of the other letters; a Persian text is full of them. */
function isArabic(text: string, letters: number): boolean {
  return (text.match(NOT_ARABIC)?.length ?? 0) < 0.03 * letters;
}
