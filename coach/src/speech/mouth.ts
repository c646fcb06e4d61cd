import type { MouthShape } from "contract/speech-terms";

/** A sound of speech and when it is heard, in seconds from the beginning of the audio. */
export type TimedPhone = { phone: string; at: number; until: number };
export type TimedMouth = { shape: MouthShape; at: number; until: number };

/** Phones of the CMU set by how the mouth looks. Diphthongs go from one shape to another. */
const SHAPES: Readonly<Record<string, readonly MouthShape[]>> = {
  ...shaped(["rest"], "pau", "ssil", "sil"),
  ...shaped(["closed"], "p", "b", "m"),
  ...shaped(["lip-bite"], "f", "v"),
  ...shaped(["tongue-teeth"], "th", "dh"),
  ...shaped(["tongue-ridge"], "t", "d", "n", "l", "dx", "el", "en"),
  ...shaped(["teeth"], "s", "z"),
  ...shaped(["funnel"], "sh", "zh", "ch", "jh", "r", "er", "axr"),
  ...shaped(["back"], "k", "g", "ng", "hh"),
  ...shaped(["pursed"], "w", "uw", "uh", "ux"),
  ...shaped(["round"], "ao"),
  ...shaped(["open"], "aa", "ae"),
  ...shaped(["half-open"], "ah", "ax", "eh"),
  ...shaped(["wide"], "iy", "ih", "ix", "y"),
  ay: ["open", "wide"],
  aw: ["open", "pursed"],
  oy: ["round", "wide"],
  ow: ["round", "pursed"],
  ey: ["half-open", "wide"],
};
/** Where a diphthong passes over to its second shape, as a share of its length. */
const TURNS_AT = 0.6;

/** The mouth over time, without gaps; neighbours of one shape are one. */
export function toMouths(phones: readonly TimedPhone[]): TimedMouth[] {
  const mouths: TimedMouth[] = [];
  const add = (shape: MouthShape, at: number, until: number) => {
    const last = mouths.at(-1);
    if (last?.shape === shape) last.until = until;
    else if (until > at) mouths.push({ shape, at, until });
  };
  for (const { phone, at, until } of phones) {
    const [first = "half-open", second] = SHAPES[phone] ?? [];
    const turn = second ? at + (until - at) * TURNS_AT : until;
    add(first, at, turn);
    if (second) add(second, turn, until);
  }
  return mouths;
}

function shaped(
  shapes: readonly MouthShape[],
  ...phones: string[]
): Record<string, readonly MouthShape[]> {
  return Object.fromEntries(phones.map((phone) => [phone, shapes]));
}
