/** The only source of chance in the browser. */
export function randomId(): string {
  return crypto.randomUUID();
}

/** A number from `least` up to, but not, `most`. */
export function randomBetween(least: number, most: number): number {
  return least + Math.random() * (most - least);
}

/** A whole number of 32 bits, to draw something by that can be drawn again. */
export function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
