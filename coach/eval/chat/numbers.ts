/** A fixed row of numbers from 0 up to 1, the same in every run. */
export function numbers(seed: number): () => number {
  let last = seed;
  return () => {
    last = (last * 16_807) % 2_147_483_647;
    return last / 2_147_483_647;
  };
}
