/** The value under which `share` (0 to 1) of the values lie; 0 without values. */
export function percentile(values: ArrayLike<number>, share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** The middle value; of an even count the mean of the two in the middle; 0 without values. */
export function median(values: ArrayLike<number>): number {
  const sorted = Float64Array.from(values).sort();
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[half - 1] ?? 0)) / 2;
}

/** 0 without values. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** Of the whole population; 0 without values. */
export function standardDeviation(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}

export const decibels = (power: number): number => 10 * Math.log10(power + 1e-12);

export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));
