/** The length of a vector. Summed in a loop: `Math.hypot` over spread values took most of the time to make the coach ready. */
export function norm(values: Iterable<number>): number {
  let square = 0;
  for (const value of values) square += value * value;
  return Math.sqrt(square);
}
