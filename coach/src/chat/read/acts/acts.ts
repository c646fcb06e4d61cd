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
  "angry",
  "good-news",
  "hello",
  "thanks",
  "bye",
  "acknowledge",
  "answer-help",
  "judge",
  "judge-ask",
  "own-answer",
  "practise",
  "drill",
  "quiz",
  "group-task",
  "role-play",
  "live",
  "others",
  "medical",
  "outside",
] as const;
export type Act = (typeof ACTS)[number];

/** Hundredths of a log-odds for each feature, in the order of `ACTS`; by `coach/eval/chat/acts/refit.ts`, never by hand. */
export type ActWeights = Readonly<Record<string, string>>;
const UNIT = 100;
/** Log-odds taken from "none": it has most of the texts, and a wish that is passed over costs more than one that is asked back. */
const LESS_OFTEN_NONE = 1;

export interface ActReading {
  act: Act;
  /** 0 to 1: how likely it is this among `ACTS`. */
  share: number;
  /** 0 to 1: how likely it is none of them, but a question of knowledge. */
  none: number;
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
    sums[0] = (sums[0] ?? 0) - LESS_OFTEN_NONE;
    const powers = sums.map(Math.exp);
    const total = powers.reduce((sum, power) => sum + power, 0);
    const shares = powers.map((power) => power / total);
    const best = shares.indexOf(Math.max(...shares));
    return { act: ACTS[best] ?? "none", share: shares[best] ?? 0, none: shares[0] ?? 0 };
  };
}

export const readAct = teachActs(fitted);
