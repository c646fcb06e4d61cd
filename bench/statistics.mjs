/** Middle of the numbers given; null where there are none. */
export function median(numbers) {
  const sorted = numbers
    .filter((number) => Number.isFinite(number))
    .sort((one, other) => one - other);
  if (sorted.length === 0) return null;
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The number below which the given share (0 to 1) of them lies. */
export function percentile(numbers, share) {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? null;
}
