import type { Lexicon } from "./lexicon/lexicon.ts";
import type { Word } from "./words.ts";

/** Letters by which two forms of a word in Latin letters are taken for one. */
const LATIN_STEM = 6;
const ARABIC_STEM = 4;
const PARTICLE =
  /(?:께서는|에게서|에서는|으로는|께서|에서|에게|부터|까지|으로|이라|라고|은|는|이|가|을|를|에|로|와|과|도|의|께|만)$/;

/** One form for the forms of a word, so that each is counted once. Coarse: it only has to tell different things apart. */
export function stemOf(word: Word, script: Lexicon["script"]): string {
  if (word.isNumber || script === "unspaced") return word.bare;
  if (script === "spaced") return word.bare.slice(0, LATIN_STEM);
  if (script === "arabic")
    return word.bare.replace(/^[وف]?[بلك]?(?:ال)?(?=.{3})/, "").slice(0, ARABIC_STEM);
  const stem = word.bare.length > 2 ? word.bare.replace(PARTICLE, "") : word.bare;
  return stem.length > 4 ? stem.slice(0, 4) : stem;
}
