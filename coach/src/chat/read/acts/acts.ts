import type { Message } from "../message.ts";
import { featuresOf } from "./features.ts";
import fitted from "./weights.json" with { type: "json" };

/**
 * What a person does with a message whose words are nearly all everyday words: how they are, what is said out of
 * courtesy, requests that no word of the trade gives away. "none" is everything else.
 */
export const ACTS = [
  "none",
  "failed",
  "doubt",
  "nerves",
  "tired",
  "unsupported",
  "good-news",
  "hello",
  "thanks",
  "bye",
  "answer-help",
  "judge",
  "live",
  "others",
  "medical",
] as const;
export type Act = (typeof ACTS)[number];

/** Hundredths of a log-odds for each feature, in the order of `ACTS`; by `coach/eval/chat/acts/refit.ts`, never by hand. */
export type ActWeights = Readonly<Record<string, string>>;
const UNIT = 100;

export interface ActReading {
  act: Act;
  /** 0 to 1: how likely it is this among `ACTS`. */
  share: number;
}

/** A log-linear model over the words of a message and what they mean together. */
function teachActs(weights: ActWeights): (message: Message) => ActReading {
  let table: ReadonlyMap<string, readonly number[]> | null = null;
  return (message) => {
    table ??= new Map(
      Object.entries(weights).map(([key, line]) => [
        key,
        line.split(" ").map((value) => Number(value) / UNIT),
      ]),
    );
    const sums = ACTS.map(() => 0);
    for (const [key, value] of featuresOf(message))
      for (const [index, weight] of (table.get(key) ?? []).entries())
        sums[index] = (sums[index] ?? 0) + value * weight;
    const powers = sums.map(Math.exp);
    const total = powers.reduce((sum, power) => sum + power, 0);
    const shares = powers.map((power) => power / total);
    const best = shares.indexOf(Math.max(...shares));
    return { act: ACTS[best] ?? "none", share: shares[best] ?? 0 };
  };
}

export const readAct = teachActs(fitted);
