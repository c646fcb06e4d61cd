import type { Random } from "../assessment-days/schema.ts";

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
