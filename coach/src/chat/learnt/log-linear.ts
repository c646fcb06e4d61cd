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
      const { at, weight } = row;
      // Counted, and not iterated: a feature of a common word has hundreds.
      for (let place = 0; place < at.length; place += 1) {
        const label = at[place] as number;
        sums[label] = (sums[label] as number) + value * (weight[place] as number);
      }
    }
    let most = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < sums.length; at += 1)
      if ((sums[at] as number) > most) most = sums[at] as number;
    let total = 0;
    for (let at = 0; at < sums.length; at += 1) {
      const below = (sums[at] as number) - most;
      // Hardly any of thousands is near the likeliest; what is further off is nothing beside it.
      const power = below < FAR_BELOW ? 0 : Math.exp(below);
      sums[at] = power;
      total += power;
    }
    for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] as number) / total;
    return sums;
  }

  #read(): ReadonlyMap<string, Row> {
    return new Map(
      Object.entries(this.#weights).map(([key, line]) => [key, rowOf(line, this.#unit)]),
    );
  }
}

/** Log-odds under the likeliest: a share of less than 1e-15. */
const FAR_BELOW = -35;

/** "12:5 40:-3", read figure by figure: of all entries there are hundreds of thousands, and the first message waits for them. */
function rowOf(line: string, unit: number): Row {
  let pairs = 1;
  for (let at = 0; at < line.length; at += 1) if (line.charCodeAt(at) === SPACE) pairs += 1;
  const row: Row = { at: new Uint16Array(pairs), weight: new Float32Array(pairs) };
  let pair = 0;
  let figure = 0;
  let sign = 1;
  for (let at = 0; at <= line.length; at += 1) {
    const code = at === line.length ? SPACE : line.charCodeAt(at);
    if (code === COLON) {
      row.at[pair] = figure;
      figure = 0;
    } else if (code === SPACE) {
      row.weight[pair] = (sign * figure) / unit;
      pair += 1;
      figure = 0;
      sign = 1;
    } else if (code === MINUS) sign = -1;
    else figure = figure * 10 + code - ZERO;
  }
  return row;
}

const [SPACE, COLON, MINUS, ZERO] = [32, 58, 45, 48] as const;

/** The likeliest of the labels. */
export function likeliest<Label>(
  labels: readonly [Label, ...Label[]],
  shares: Float32Array,
): { label: Label; share: number } {
  const share = Math.max(...shares);
  return { label: labels[shares.indexOf(share)] ?? labels[0], share };
}
