import { spell, spellMany } from "./letters.ts";
import { cardinal } from "./numbers.ts";
import { AIRPORT_CODES, isDesignator } from "./read-codes.ts";
import { type Place, type Rule, rule } from "./rule.ts";
import { SAID, SHORT_FORMS, SPELLED } from "./trade-words.ts";

/** Letters that taking the marks off does not make plain. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "th", þ: "th", ı: "i" },
};
/** Codes and designators that are words as well: spelled only where the place says so. */
const ALSO_WORDS =
  /^(?:CAN|PER|MAN|SIN|SEA|MAD|BUD|HAM|SAN|DEN|NAP|PIT|TAB|LAX|SIT|ICE|LAB|AM|AS|HA|LA|LO|US|AI|ID|OK|CA|AC|PR)$/;
const CODE_BEFORE = /(?:\(|\b(?:code|airport|to|from|at|in|via|into|airline|designator)\s)$/i;
const ROMAN: Readonly<Record<string, number>> = {
  ...{ II: 2, III: 3, IV: 4, VI: 6, VII: 7, VIII: 8, IX: 9 },
};

/** Lower case without marks; a name of two parts written as one is said as two. */
function plain(word: string): string {
  return word
    .replace(/(?<!^Ma?c)(?<=\p{Ll})(?=\p{Lu})/u, " ")
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => PLAIN[letter] ?? letter)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("’", "'");
}

const hasVowel = (word: string) => /[AEIOUY]/.test(word);

/** Whether somebody shouts: then capitals mean nothing, and only what cannot be a word is spelled. */
function isShouted({ before, after }: Place): boolean {
  const neighbours = [
    /(?:^|[^\p{L}])(\p{Lu}{2,})[\s!,.-]*$/u.exec(before)?.[1],
    /^[\s!,.-]*(\p{Lu}{2,})(?!\p{L})/u.exec(after)?.[1],
  ];
  return neighbours.some(
    (word) =>
      word !== undefined &&
      hasVowel(word) &&
      !SPELLED.has(word) &&
      !(word in SAID) &&
      !AIRPORT_CODES.has(word),
  );
}

function readCapitals(word: string, place: Place): string {
  const said = SAID[word];
  if (said !== undefined) return said;
  if (!hasVowel(word)) return spell(word);
  const roman = ROMAN[word];
  if (roman !== undefined && /\p{L}\s$/u.test(place.before)) return cardinal(roman);
  if (isShouted(place)) return plain(word);
  if (ALSO_WORDS.test(word) && AIRPORT_CODES.has(word) && !CODE_BEFORE.test(place.before))
    return plain(word);
  if (SPELLED.has(word) || AIRPORT_CODES.has(word)) return spell(word);
  if (isDesignator(word) && !ALSO_WORDS.test(word)) return spell(word);
  return plain(word);
}

const shortForms = Object.keys(SHORT_FORMS)
  .toSorted((one, other) => other.length - one.length)
  .map((form) => form.replaceAll(".", "\\."))
  .join("|");

/** Words, abbreviations, addresses and signs. */
export const WORD_RULES: readonly Rule[] = [
  // Addresses of the web and of mail.
  rule(
    /(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)*(?:@[\w-]+(?:\.[\w-]+)+|(?:\.(?:com|org|net|edu|gov|int|aero|co|io|eu|uk|de)\b)(?:\/[\w./-]*)?)/,
    ([all]) =>
      all
        .replace(/^https?:\/\/(?:www\.)?/, "")
        .replace(/\/$/, "")
        .replaceAll("@", " at ")
        .replaceAll(".", " dot ")
        .replaceAll("/", " slash ")
        .replace(/\d/g, (digit) => ` ${cardinal(Number(digit))} `)
        .replace(/[^A-Za-z]+/g, " ")
        .toLowerCase()
        .trim(),
  ),
  rule(new RegExp(`(${shortForms})(?![\\p{L}\\p{N}])`, "iu"), ([, form = ""], { after }) => {
    const words = SHORT_FORMS[form.toLowerCase()] ?? null;
    // Titles and saints stand before a name.
    const needsName = /^(?:st|jr|sr|dr|mr|mrs|ms)\b/i.test(form) && !/^jr|^sr/i.test(form);
    return needsName && !/^\s?\p{Lu}/u.test(after) ? null : words;
  }),
  // and/or, he/she.
  rule(/(and)\/(or)(?!\p{L})/u, () => "and or"),
  rule(/\/(?=\p{Ll})/u, (_, { before }) => (/\p{Ll}$/u.test(before) ? "or" : null)),
  // Abbreviations of more than one, and whose something is: PAs, the FAA's.
  rule(/(\p{Lu}{2,5})(s|['’]s)(?![\p{L}\p{N}])/u, ([, word = "", ending = ""], place) => {
    if (!SPELLED.has(word) && hasVowel(word)) return null;
    if (ending === "s") return spellMany(word);
    return `${readCapitals(word, place)}'s`;
  }),
  rule(/(\p{Lu}[\p{Lu}&]+)(?![\p{L}])/u, ([, word = ""], place) =>
    word
      .split("&")
      .map((part) => (part.length === 1 ? spell(part) : readCapitals(part, place)))
      .join(" and "),
  ),
  // One capital by itself is a letter: plan B. "A" and "I" are words.
  rule(/(\p{Lu})(?![\p{L}'’])/u, ([, letter = ""], { before }) =>
    /^[AIO]$/.test(letter) &&
    !/\b(?:plan|option|class|type|group|row|point|letter|vitamin)\s$/i.test(before)
      ? letter.toLowerCase()
      : spell(letter.normalize("NFD").replace(/\p{M}/gu, "")) || null,
  ),
  rule(/\p{Script=Latin}[\p{Script=Latin}\p{M}]*(?:['’]\p{Script=Latin}+)*/u, ([word]) =>
    plain(word),
  ),
  rule(/&/, () => "and"),
  rule(/\+/, () => "plus"),
  rule(/=/, () => "equals"),
  rule(/%/, () => "percent"),
  rule(/@/, () => "at"),
];
