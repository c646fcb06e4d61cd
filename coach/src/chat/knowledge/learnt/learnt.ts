import { featuresOf } from "./features.ts";
import fitted from "./weights.json" with { type: "json" };

/** By `coach/eval/chat/learnt/refit.ts`, never by hand. */
export interface LearntWeights {
  /** Print of the texts that it was fitted to. */
  texts: string;
  /** Ids of the entries, in the order of their numbers. */
  entries: readonly string[];
  /** For each word or pair of words "number of an entry:units of log-odds", parted by spaces. */
  features: Readonly<Record<string, string>>;
}

/** Print of the texts that the weights were fitted to. */
export const LEARNT_FROM: string = fitted.texts;

/** Units in a log-odds of 1. */
export const UNIT = 20;

interface Row {
  at: Uint16Array;
  weight: Float32Array;
}

/**
 * How likely each entry is what a message asks for, by a log-linear model that was fitted to how people ask, to names and to the
 * sentences of the entries: it has learnt which words matter and which are somebody's circumstances.
 */
export class Learnt {
  readonly #rows = new Map<string, Row>();
  readonly #entries: readonly string[];

  constructor(weights: LearntWeights = fitted) {
    this.#entries = weights.entries;
    for (const [key, line] of Object.entries(weights.features)) {
      const pairs = line.split(" ").map((pair) => pair.split(":").map(Number));
      this.#rows.set(key, {
        at: Uint16Array.from(pairs, ([at = 0]) => at),
        weight: Float32Array.from(pairs, ([, units = 0]) => units / UNIT),
      });
    }
  }

  /** Each entry's share of likelihood, 0 to 1, by its id; entries that it was not fitted to have none. */
  shares(words: readonly string[]): ReadonlyMap<string, number> {
    const sums = new Float32Array(this.#entries.length);
    for (const [key, value] of featuresOf(words)) {
      const row = this.#rows.get(key);
      if (!row) continue;
      for (const [place, at] of row.at.entries())
        sums[at] = (sums[at] as number) + value * (row.weight[place] as number);
    }
    const most = sums.reduce((one, other) => Math.max(one, other), 0);
    const powers = sums.map((sum) => Math.exp(sum - most));
    const total = powers.reduce((sum, power) => sum + power, 0);
    return new Map(this.#entries.map((id, at) => [id, (powers[at] as number) / total]));
  }
}
