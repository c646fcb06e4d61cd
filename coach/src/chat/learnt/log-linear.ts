/** For each feature "number of a label:units of log-odds", parted by spaces; written by a `refit.ts`, never by hand. */
export type LogLinearWeights = Readonly<Record<string, string>>;

type Features = readonly (readonly [key: string, value: number])[];

interface Row {
  at: Uint16Array;
  weight: Float32Array;
}

/** A log-linear model that was fitted elsewhere; its weights are read when it is first asked. */
export class LogLinear {
  readonly #count: number;
  readonly #weights: LogLinearWeights;
  readonly #unit: number;
  #rows: ReadonlyMap<string, Row> | null = null;

  /** @param count how many labels @param unit units in a log-odds of 1 */
  constructor(count: number, weights: LogLinearWeights, unit: number) {
    this.#count = count;
    this.#weights = weights;
    this.#unit = unit;
  }

  /** How likely each label is, 0 to 1, all together 1. @param prior log-odds added to a label, by its number */
  shares(features: Features, prior: Readonly<Record<number, number>> = {}): Float32Array {
    this.#rows ??= this.#read();
    const sums = new Float32Array(this.#count);
    for (const [at, odds] of Object.entries(prior)) sums[Number(at)] = odds;
    for (const [key, value] of features) {
      const row = this.#rows.get(key);
      if (!row) continue;
      for (const [place, at] of row.at.entries())
        sums[at] = (sums[at] as number) + value * (row.weight[place] as number);
    }
    const most = Math.max(...sums);
    const powers = sums.map((sum) => Math.exp(sum - most));
    const total = powers.reduce((sum, power) => sum + power, 0);
    return powers.map((power) => power / total);
  }

  #read(): ReadonlyMap<string, Row> {
    return new Map(
      Object.entries(this.#weights).map(([key, line]) => {
        const pairs = line.split(" ").map((pair) => pair.split(":").map(Number));
        return [
          key,
          {
            at: Uint16Array.from(pairs, ([at = 0]) => at),
            weight: Float32Array.from(pairs, ([, units = 0]) => units / this.#unit),
          },
        ];
      }),
    );
  }
}

/** The likeliest of the labels. */
export function likeliest<Label>(
  labels: readonly [Label, ...Label[]],
  shares: Float32Array,
): { label: Label; share: number } {
  const share = Math.max(...shares);
  return { label: labels[shares.indexOf(share)] ?? labels[0], share };
}
