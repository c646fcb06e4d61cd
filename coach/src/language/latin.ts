import { FOREIGN_WORDS, LATIN_WORDS, type LatinLanguage } from "./latin-words.ts";

/** A word of one language alone counts 1, of two 1/2, and so on: "para" tells less than "pero". */
type Owners = readonly string[];

/** Letters and endings that lean to a language; weaker than a word, for names and loan words have them too. */
const LETTERS: readonly [letters: RegExp, owner: string, weight: number][] = [
  [/[ñ]/, "es", 0.8],
  [/[ãõ]/, "pt", 0.8],
  [/ß/, "de", 1.2],
  [/[äöü]/, "de", 0.3],
  [/[êîûœ]/, "fr", 0.4],
  [/[ìò]/, "it", 0.5],
  [/^(?:[ldjnmtsc]|qu)'(?=\p{L}{2})/u, "fr", 0.5],
  [/^(?:dell|nell|all|dall|sull|un|quest|c|l)'(?=\p{L})/u, "it", 0.5],
  [/(?:n't|'ve|'ll|'re|'m)$/, "en", 1],
  [/\p{L}{3}(?:ing|ness|ful|ously|ship|ity|less)$/u, "en", 0.4],
  [/\p{L}{3}ed$/u, "en", 0.3],
  [/\p{L}{2}(?:ción|ciones|ando|iendo)$/u, "es", 0.5],
  [/\p{L}{3}(?:eux|euse|ais|aient|ez|eau)$/u, "fr", 0.4],
  [/\p{L}{3}(?:ung|ungen|lich|keit|heit|isch)$/u, "de", 0.5],
  [/\p{L}{2}(?:zione|zioni|issim[oaie]|tà|ità)$/u, "it", 0.5],
  [/\p{L}{2}(?:ção|ções|inho|inha|ei)$/u, "pt", 0.5],
  [/(?:ij|\p{L}{3}(?:heid|lijk|tje|aar))/u, "nl", 0.4],
  // Runs of letters that a word of one language often has and its neighbours seldom.
  [/th|wh|ck|[^qg]u?gh/, "en", 0.25],
  [/ll[aeo]|(?:dad|ado|ada|ido|ida|mos|ía|aba|ó|ar|er|ir|ón|os|as|es)$/, "es", 0.25],
  [/eau|oi[rst]|tion|ment|(?:é|ée|és|ère|ique|eur|elle|ette)$/, "fr", 0.25],
  [/sch|cht|ck|pf|tz|(?:en|ern|te|chen|ig)$/, "de", 0.2],
  [/gli|zz|cch|gg|(?:are|ere|ire|ato|ata|ati|uto|mente|ele|ono)$/, "it", 0.25],
  [/[nl]h[ao]|ões|(?:ão|dade|ando|endo|eira|eiro|mos|ou|ar|er|ir|os|as)$/, "pt", 0.25],
  [/aa|oo|uu|sch|oe|eu[rk]|(?:en|je|ing|lijk)$/, "nl", 0.2],
  [/ää|öö|yö|uo|(?:ssa|ssä|lla|llä|sta|stä|ksi|nen|täni|aan|ään)$/, "fi", 0.5],
  [/[ąęłżźśćń]/, "pl", 1.5],
  [/[őű]/, "hu", 1.5],
  [/[şğı]/, "tr", 1.5],
  [/å/, "sv", 1.2],
  [/[øæ]/, "da", 1.2],
  [/[řěůžšč]/, "cs", 1.5],
  [/[șțăţ]/, "ro", 1.2],
  [/[đơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỷỹ]/, "vi", 1.5],
];

/** Below this much evidence nothing is said: one chance hit in a line of gibberish is not a language. */
const LEAST_EVIDENCE = 0.9;
/** Of that, by words: letters alone are shared with languages that are not listed. */
const LEAST_BY_WORDS = 0.5;
/** Evidence a word. Real sentences of three words and more reach 0.3 and above, gibberish hardly any. */
const LEAST_PER_WORD = 0.17;
/** How far the best must lie above the next: sister languages share much in short texts. */
const LEAST_LEAD = 1.06;

const WORD = /\p{L}[\p{L}\p{M}]*(?:['’ʼ`´]\p{L}[\p{L}\p{M}]*)*['’]?/gu;
const OWNERS = ownersByWord();

/** The language of a text in Latin letters; null where none of ours leads. */
export function readLatin(text: string): LatinLanguage | null {
  const scores = new Map<string, number>();
  const wordScores = new Map<string, number>();
  const add = (owner: string, weight: number) =>
    scores.set(owner, (scores.get(owner) ?? 0) + weight);
  let words = 0;
  for (const [raw] of text.matchAll(WORD)) {
    words += 1;
    const word = raw.toLowerCase().replace(/[’ʼ`´]/g, "'");
    const bare = word.normalize("NFD").replace(/\p{M}/gu, "");
    const owners = ownersOf(bare);
    for (const owner of owners) {
      const weight = worth(bare) / Math.sqrt(owners.length);
      add(owner, weight);
      wordScores.set(owner, (wordScores.get(owner) ?? 0) + weight);
    }
    // A word that is known says more than its letters; only accents add to it.
    if (owners.length > 0 && word === bare && !word.includes("'")) continue;
    for (const [letters, owner, weight] of LETTERS) if (letters.test(word)) add(owner, weight);
  }
  const [best, next] = [...scores].sort((a, b) => b[1] - a[1]);
  if (best === undefined || !isOurs(best[0])) return null;
  const [language, score] = best;
  if ((wordScores.get(language) ?? 0) < LEAST_BY_WORDS) return null;
  if (score < LEAST_EVIDENCE || score < LEAST_PER_WORD * words) return null;
  return score >= LEAST_LEAD * (next?.[1] ?? 0) ? language : null;
}

/** Whether a folded word is one of a language's own common words. */
export function isWordIn(word: string, language: string): boolean {
  return OWNERS.get(word)?.includes(language) === true;
}

/** One letter is a word in many languages and a stray key in all. */
function worth(word: string): number {
  return word.length === 1 ? 0.5 : word.length < 4 ? 0.9 : 1.1;
}

/** The word itself, or what follows an elision: "l'hôtel", "dell'equipaggio". */
function ownersOf(word: string): Owners {
  const whole = OWNERS.get(word);
  if (whole !== undefined) return whole;
  const mark = word.indexOf("'");
  return mark < 0 ? [] : (OWNERS.get(word.slice(mark + 1)) ?? []);
}

function isOurs(owner: string): owner is LatinLanguage {
  return Object.hasOwn(LATIN_WORDS, owner);
}

function ownersByWord(): ReadonlyMap<string, Owners> {
  const owners = new Map<string, string[]>();
  for (const [language, list] of Object.entries({ ...LATIN_WORDS, ...FOREIGN_WORDS })) {
    for (const word of new Set(list.normalize("NFD").replace(/\p{M}/gu, "").split(/\s+/))) {
      const known = owners.get(word);
      if (known === undefined) owners.set(word, [language]);
      else known.push(language);
    }
  }
  return owners;
}
