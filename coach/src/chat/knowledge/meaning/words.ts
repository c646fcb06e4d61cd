import { norm } from "../../../language/norm.ts";
import file from "./vectors.json" with { type: "json" };

/** Everyday words stand in the middle of everything: the first of the list weigh hardly anything. */
const EVEN = 3e-4;
/** Share of running English that the most frequent word has; the others fall with their place. */
const MOST_FREQUENT = 0.08;
/** From this place on a word tells its subject as well as any. */
const TELLING_FROM = 6000;
const LEAST_TELLING = 0.08;

export const DIMENSIONS = file.dimensions;

/** Place of each word by how often it is written, the most frequent first. */
const PLACES = new Map(file.words.split(" ").map((word, at) => [word, at] as const));
const VECTORS = bytesOf(file.vectors);

/**
 * What a text is about, as the direction in which its words lie; words that everybody uses count least.
 * @param words folded
 * @returns `DIMENSIONS` numbers of length 1, or null where no word is known
 */
export function directionOf(words: readonly string[]): Float32Array | null {
  const sum = new Float32Array(DIMENSIONS);
  let isKnown = false;
  for (const word of words) {
    const place = PLACES.get(word);
    if (place === undefined) continue;
    isKnown = true;
    const weight = EVEN / (EVEN + MOST_FREQUENT / (place + 1));
    const from = place * DIMENSIONS;
    for (let at = 0; at < DIMENSIONS; at += 1)
      sum[at] = (sum[at] ?? 0) + weight * (VECTORS[from + at] ?? 0);
  }
  return isKnown ? unit(sum) : null;
}

/** Read byte by byte: there are millions. */
function bytesOf(base64: string): Int8Array {
  const text = atob(base64);
  const bytes = new Int8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}

/** 0.08 to 1: how much a word tells of what a text is about, by how rarely people write it at all. */
export function tellingOf(word: string): number {
  const place = PLACES.get(word);
  if (place === undefined) return 1;
  const share = Math.min(1, Math.log(1 + place) / Math.log(TELLING_FROM));
  return Math.max(LEAST_TELLING, share ** 3);
}

/** Scales to length 1, in place. */
export function unit(vector: Float32Array): Float32Array {
  const length = norm(vector);
  if (length > 0)
    for (let at = 0; at < vector.length; at += 1) vector[at] = (vector[at] ?? 0) / length;
  return vector;
}
