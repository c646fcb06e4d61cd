/** The only source of chance in the browser. */
export function randomId(): string {
  return crypto.randomUUID();
}

/** A number from `least` up to, but not, `most`. */
export function randomBetween(least: number, most: number): number {
  return least + Math.random() * (most - least);
}
