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

  /** Each entry's share of likelihood, 0 to 1, by its id; entries that it was not fitted to have none. */
  shares(words: readonly string[]): ReadonlyMap<string, number> {
    const shares = this.#model.shares(featuresOf(words));
    return new Map(fitted.entries.map((id, at) => [id, shares[at] ?? 0]));
  }
}
