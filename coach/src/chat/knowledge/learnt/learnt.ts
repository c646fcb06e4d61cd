import { LogLinear, type LogLinearWeights } from "../../learnt/log-linear.ts";
import { featuresOf } from "./features.ts";
import fitted from "./weights.json" with { type: "json" };

/** By `coach/eval/chat/learnt/refit.ts`, never by hand. */
export interface LearntWeights {
  /** Print of the texts that it was fitted to. */
  texts: string;
  /** Ids of the entries, in the order of their numbers. */
  entries: readonly string[];
  /** For each word and pair of words. */
  features: LogLinearWeights;
}

/** Print of the texts that the weights were fitted to. */
export const LEARNT_FROM: string = fitted.texts;

/** Units in a log-odds of 1. */
export const UNIT = 20;

/**
 * How likely each entry is what a message asks for, by a log-linear model that was fitted to how people ask, to names and to the
 * sentences of the entries: it has learnt which words matter and which are somebody's circumstances.
 */
export class Learnt {
  readonly #model = new LogLinear(fitted.entries.length, fitted.features, UNIT);

  /** For each id the number of its label; -1 for entries that it was not fitted to. */
  labelsOf(ids: readonly string[]): Int16Array {
    const labels = new Map(fitted.entries.map((id, at) => [id, at]));
    return Int16Array.from(ids, (id) => labels.get(id) ?? -1);
  }

  /** Each label's share of likelihood, 0 to 1. */
  shares(words: readonly string[]): Float32Array {
    return this.#model.shares(featuresOf(words));
  }
}
