const ROUNDS = 40;
const FIRST_STEP = 0.3;
const STEP_HALVES_AFTER = 10;
/** No common divisor with any number of texts: neighbours in a file are of one label. */
const STRIDE = 7919;

export interface Example {
  /** What the text has, each with how much of it. */
  features: readonly (readonly [key: string, value: number])[];
  /** Place among the labels. */
  label: number;
}

/**
 * Fits a multinomial log-linear model, L2-regularised, by gradient steps in a fixed order, so that the same texts always
 * give the same weights.
 * @returns for each feature a log-odds per label
 */
export function fitLogLinear(
  examples: readonly Example[],
  labels: number,
  regularisation: number,
): Map<string, number[]> {
  const weights = new Map<string, number[]>();
  const of = (key: string) => {
    const known = weights.get(key) ?? new Array<number>(labels).fill(0);
    weights.set(key, known);
    return known;
  };
  for (let round = 0; round < ROUNDS; round += 1)
    for (let turn = 0; turn < examples.length; turn += 1) {
      const example = examples[(turn * STRIDE) % examples.length] as Example;
      step(example, of, labels, FIRST_STEP / (1 + round / STEP_HALVES_AFTER), regularisation);
    }
  return weights;
}

function step(
  { features, label }: Example,
  of: (key: string) => number[],
  labels: number,
  size: number,
  regularisation: number,
): void {
  const rows = features.map(([key, value]) => ({ row: of(key), value }));
  const powers = Array.from({ length: labels }, (_, index) =>
    Math.exp(rows.reduce((sum, { row, value }) => sum + value * (row[index] ?? 0), 0)),
  );
  const total = powers.reduce((sum, power) => sum + power, 0);
  for (const { row, value } of rows)
    for (const [index, power] of powers.entries()) {
      const gap = power / total - (index === label ? 1 : 0);
      const weight = row[index] ?? 0;
      row[index] = weight - size * (gap * value + regularisation * weight);
    }
}
