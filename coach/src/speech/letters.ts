/** How the name of each letter is written so that an English voice says it. */
const NAMES: Readonly<Record<string, string>> = {
  ...{ A: "ay", B: "bee", C: "see", D: "dee", E: "ee", F: "eff", G: "gee", H: "aitch", I: "eye" },
  ...{ J: "jay", K: "kay", L: "el", M: "em", N: "en", O: "oh", P: "pee", Q: "cue", R: "are" },
  ...{ S: "ess", T: "tee", U: "you", V: "vee", W: "double you", X: "ex", Y: "why", Z: "zee" },
};
const DIGITS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** Spells capitals and digits: "B737" is "bee seven three seven". */
export function spell(text: string): string {
  return [...text].map((sign) => NAMES[sign] ?? DIGITS[Number(sign)] ?? "").join(" ");
}

/** The same of more than one: "PAs" is "pee ays". */
export function spellMany(text: string): string {
  const words = spell(text);
  return words.endsWith("s") || words.endsWith("x") ? `${words}es` : `${words}s`;
}
