import { ACTS, type Act, type ActWeights } from "coach/chat/read/acts/acts";
import { featuresOf } from "coach/chat/read/acts/features";
import { readMessage } from "coach/chat/read/message";
import { fitLogLinear } from "../../log-linear.ts";

/** Chosen by what one writer's texts teach of another's. */
const REGULARISATION = 1e-4;
const UNIT = 100;
/** Below this (hundredths) a weight moves nothing. */
const LEAST = 20;
/** Pairs of words and of letters that one text alone has teach little. */
const LEAST_TEXTS = 2;
const IS_PART = /^-|^[^#].* /;

export interface ActText {
  text: string;
  act: Act;
}

/** Weights of `coach/src/chat/read/acts`; the same texts always give the same weights. */
export function fitActs(texts: readonly ActText[]): ActWeights {
  const examples = texts.map(({ text, act }) => ({
    features: featuresOf(readMessage(text)),
    label: ACTS.indexOf(act),
  }));
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const [key] of features) counts.set(key, (counts.get(key) ?? 0) + 1);
  const kept = examples.map(({ features, label }) => ({
    features: features.filter(
      ([key]) => !IS_PART.test(key) || (counts.get(key) ?? 0) >= LEAST_TEXTS,
    ),
    label,
  }));
  const rows = [...fitLogLinear(kept, ACTS.length, REGULARISATION)]
    .map(([key, row]) => [key, row.map((weight) => Math.round(UNIT * weight))] as const)
    .filter(([, row]) => row.some((weight) => Math.abs(weight) >= LEAST))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(rows.map(([key, row]) => [key, row.join(" ")]));
}
