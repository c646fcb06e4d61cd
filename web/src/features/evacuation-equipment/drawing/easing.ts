const clamp = (share: number) => Math.min(1, Math.max(0, share));

export const lerp = (from: number, to: number, share: number) => from + (to - from) * share;

/** Begins and ends without a jolt; stays within 0 and 1. */
export function smooth(share: number): number {
  const x = clamp(share);
  return x * x * (3 - 2 * x);
}
