/** A number from 0 to below 1, another at each call. */
export type Random = () => number;

/**
 * A row of numbers from 0 to below 1 that a seed decides (mulberry32, public domain): the server draws
 * the same questions again, to count the answers itself.
 */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A whole number from `from` to `to`, both included. */
export function whole(random: Random, from: number, to: number): number {
  return from + Math.floor(random() * (to - from + 1));
}

/** One of the values; the list must not be empty. */
export function oneOf<Value>(random: Random, values: readonly Value[]): Value {
  const value = values[whole(random, 0, values.length - 1)];
  if (value === undefined) throw new Error("There is nothing to draw from.");
  return value;
}

/** The values in a drawn order. */
export function shuffled<Value>(random: Random, values: readonly Value[]): Value[] {
  const order = values.map((value) => ({ value, rank: random() }));
  return order.toSorted((a, b) => a.rank - b.rank).map(({ value }) => value);
}
