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
  /** How much the text counts beside others; 1 where nothing is said. */
  weight?: number;
}

/** Parts of words and pairs that one text alone has teach little. */
const LEAST_TEXTS = 2;

interface Written {
  labels: number;
  regularisation: number;
  /** Units in a log-odds of 1. */
  unit: number;
  /** Below this (units) a weight moves nothing. */
  least: number;
  /** Features that have to stand in two texts at least. */
  isPart: (key: string) => boolean;
}

/** Weights as the coach reads them (`coach/src/chat/learnt/log-linear.ts`); the same texts always give the same ones. */
export function fitWritten(
  examples: readonly Example[],
  { labels, regularisation, unit, least, isPart }: Written,
): Record<string, string> {
  const kept = withoutRare(examples, isPart);
  return written([...fitLogLinear(kept, labels, regularisation)], unit, least);
}

/** The same texts without the parts (`isPart`) that one of them alone has. */
export function withoutRare(
  examples: readonly Example[],
  isPart: (key: string) => boolean,
): Example[] {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const [key] of features) counts.set(key, (counts.get(key) ?? 0) + 1);
  return examples.map(({ features, ...rest }) => ({
    ...rest,
    features: features.filter(([key]) => !isPart(key) || (counts.get(key) ?? 0) >= LEAST_TEXTS),
  }));
}

/** Sparse lines by feature, in its order; features that move nothing are left out. @param rows log-odds by label */
export function written(
  rows: readonly (readonly [key: string, weights: Iterable<number>])[],
  unit: number,
  least: number,
): Record<string, string> {
  const lines = rows.flatMap(([key, row]) => {
    const line = Array.from(row, (weight) => unit * weight)
      .flatMap((units, at) => (Math.abs(units) < least ? [] : [`${at}:${Math.round(units)}`]))
      .join(" ");
    return line === "" ? [] : [[key, line] as const];
  });
  return Object.fromEntries(lines.sort(([one], [other]) => (one < other ? -1 : 1)));
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
  { features, label, weight: worth = 1 }: Example,
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
      const gap = worth * (power / total - (index === label ? 1 : 0));
      const weight = row[index] ?? 0;
      row[index] = weight - size * (gap * value + regularisation * weight);
    }
}
