/** Two-sided 95 % points of Student's t for 1 to 30 degrees of freedom; from there on the last is a little too careful. */
const T = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145,
  2.131, 2.12, 2.11, 2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048,
  2.045, 2.042,
] as const;

/** NaN of nothing. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Standard deviation of a sample (n - 1); null below two values. */
export function spread(values: readonly number[]): number | null {
  if (values.length < 2) return null;
  const middle = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1));
}

/** 95 % interval of a mean (Student's t); null below two values. */
export function meanInterval(values: readonly number[]): [number, number] | null {
  const apart = spread(values);
  if (apart === null) return null;
  const reach =
    (T[Math.min(values.length - 1, T.length) - 1] ?? 0) * (apart / Math.sqrt(values.length));
  const middle = mean(values);
  return [middle - reach, middle + reach];
}
