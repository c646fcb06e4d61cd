import { IRREGULAR_FORMS } from "../lexicon/irregular.ts";

const cache = new Map<string, string>();

/**
 * Canonical key of an English word: inflections and British or American spellings of one word give one key.
 * Not a dictionary lemma: the same function is applied to lexicons and to answers, so only equality matters.
 * @param word lower case, straight apostrophes
 */
export function stem(word: string): string {
  const known = cache.get(word);
  if (known !== undefined) return known;
  const key = computeStem(word);
  if (cache.size < 20_000) cache.set(word, key);
  return key;
}

function computeStem(word: string): string {
  const possessive = word.endsWith("'s") ? word.slice(0, -2) : word;
  const base = IRREGULAR_FORMS.get(possessive) ?? possessive;
  if (base.length <= 3) return base;
  let w = base;
  if (w.endsWith("ies") && w.length > 4) w = `${w.slice(0, -3)}y`;
  else if (w.endsWith("ied") && w.length > 4) w = `${w.slice(0, -3)}y`;
  else if (w.endsWith("sses") || w.endsWith("shes") || w.endsWith("ches") || w.endsWith("xes"))
    w = w.slice(0, -2);
  else if (w.endsWith("s") && !w.endsWith("ss") && !w.endsWith("us") && !w.endsWith("is"))
    w = w.slice(0, -1);
  if (w.endsWith("eed") && w.length > 4) w = w.slice(0, -1);
  else if (w.endsWith("ing") && w.length > 5 && hasVowel(w.slice(0, -3)))
    w = withoutEnding(w.slice(0, -3));
  else if (w.endsWith("ed") && w.length > 4 && hasVowel(w.slice(0, -2)))
    w = withoutEnding(w.slice(0, -2));
  w = w.replace("iz", "is").replace("yz", "ys");
  if (w.length > 5) w = w.replace("our", "or");
  if (w.length > 3 && w.endsWith("e") && !isShortClosed(w.slice(0, -1))) w = w.slice(0, -1);
  if (w.length > 3) w = undouble(w);
  if (w.endsWith("y") && w.length > 3) w = `${w.slice(0, -1)}i`;
  return w;
}

/** One syllable, one vowel, one final consonant: there the e matters ("plan" and "plane", "not" and "note"). */
function isShortClosed(part: string): boolean {
  return /^[^aeiou]{0,3}[aeiou][^aeiouwxy]$/.test(part);
}

/** "stopped" lost a doubled consonant, "hoped" lost an e. */
function withoutEnding(cut: string): string {
  const single = undouble(cut);
  return single === cut && isShortClosed(cut) ? `${cut}e` : single;
}

function hasVowel(part: string): boolean {
  return /[aeiouy]/.test(part);
}

function undouble(w: string): string {
  const last = w.at(-1);
  return w.length > 3 && last === w.at(-2) && last !== undefined && !"aeiou".includes(last)
    ? w.slice(0, -1)
    : w;
}
