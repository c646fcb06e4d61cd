/** A text made comparable, with the way back to its own offsets. */
export interface Folded {
  /** Small letters, straight apostrophes, western digits; accents kept. As long as `bare`. */
  low: string;
  /** The same without accents; in Arabic without vowel marks and with one form of alef, ya and ta marbuta. */
  bare: string;
  /** UTF-16 offset in the written text of each unit of `bare`, and one more for its end. */
  origin: number[];
  /** Where words begin; in Arabic also behind "and", "to", "the", which are written together with the word. */
  wordStarts: number[];
  isLetterAt(at: number): boolean;
}

const LETTER = /[\p{L}\p{M}\p{N}]/u;
/** Vowel marks and the stretching stroke: written by some, left out by most. */
const ARABIC_MARK = /[\u064B-\u065F\u0670\u0640]/;
const ARABIC_FORMS: Readonly<Record<string, string>> = {
  أ: "ا",
  إ: "ا",
  آ: "ا",
  ٱ: "ا",
  ى: "ي",
  ة: "ه",
};
/** "And", "so"; then "by", "to", "like", "will"; then "the": each may be missing. */
const ARABIC_PREFIX = /^([وف]?)([بلكس]?)(ال|ل)?/;

/** Folds a text of any length letter by letter. Linear. */
export function foldText(text: string, isArabic: boolean): Folded {
  let low = "";
  let bare = "";
  const origin: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (isArabic && ARABIC_MARK.test(char)) continue;
    const small = lowOf(char);
    low += small;
    bare += isArabic ? (ARABIC_FORMS[small] ?? small) : bareOf(small);
    origin.push(at);
  }
  origin.push(text.length);
  const letters = Array.from({ length: bare.length }, (_, at) => LETTER.test(bare.charAt(at)));
  const wordStarts: number[] = [];
  for (let at = 0; at < bare.length; at += 1) {
    if (!letters[at] || letters[at - 1]) continue;
    wordStarts.push(at);
    if (isArabic) wordStarts.push(...behindPrefixes(bare, at));
    else if (/^\p{L}{1,5}'\p{L}/u.test(bare.slice(at, at + 8)))
      wordStarts.push(at + bare.slice(at).indexOf("'") + 1);
  }
  return {
    low,
    bare,
    origin,
    wordStarts: [...new Set(wordStarts)].sort((a, b) => a - b),
    isLetterAt: (at) => letters[at] === true,
  };
}

function lowOf(char: string): string {
  if ("’ʼ`´".includes(char)) return "'";
  const code = char.charCodeAt(0);
  if (code >= 0xff10 && code <= 0xff19) return String.fromCharCode(code - 0xff10 + 48);
  if (code >= 0x660 && code <= 0x669) return String.fromCharCode(code - 0x660 + 48);
  const small = char.toLowerCase();
  return small.length === 1 ? small : char;
}

/** Only Latin letters lose anything: a Korean syllable must not fall apart into its letters. */
function bareOf(char: string): string {
  const code = char.charCodeAt(0);
  if (code < 0xc0 || code > 0x24f) return char;
  return char.normalize("NFD").charAt(0);
}

function behindPrefixes(bare: string, at: number): number[] {
  const match = ARABIC_PREFIX.exec(bare.slice(at, at + 4));
  if (match === null) return [];
  const starts: number[] = [];
  let behind = at;
  for (const part of match.slice(1)) {
    behind += part?.length ?? 0;
    if (behind > at && LETTER.test(bare.charAt(behind + 1))) starts.push(behind);
  }
  return starts;
}
