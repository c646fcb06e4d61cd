import { writeFileSync } from "node:fs";
import { readMessage } from "coach/chat/read/message";
import { partFeatures } from "coach/chat/read/parts/features";
import { PARTS } from "coach/chat/read/parts/parts";
import { fitLogLinear } from "../../log-linear.ts";
import { PART_TEXTS } from "./texts.ts";

/** Writes the weights of `coach/src/chat/read/parts` anew: `node coach/eval/chat/parts/refit.ts`. */
const FILE = new URL("../../../src/chat/read/parts/weights.json", import.meta.url);
const REGULARISATION = 1e-4;
const UNIT = 100;
/** Below this (hundredths) a weight moves nothing. */
const LEAST = 12;
/** Pairs of words and of letters that one text alone has teach little. */
const LEAST_TEXTS = 2;

const examples = PART_TEXTS.map(({ text, part }) => ({
  features: partFeatures(readMessage(text)),
  label: PARTS.indexOf(part),
}));
const counts = new Map<string, number>();
for (const { features } of examples)
  for (const [key] of features) counts.set(key, (counts.get(key) ?? 0) + 1);
const kept = examples.map(({ features, label }) => ({
  features: features.filter(([key]) => (counts.get(key) ?? 0) >= LEAST_TEXTS),
  label,
}));
const rows = [...fitLogLinear(kept, PARTS.length, REGULARISATION)].flatMap(([key, row]) => {
  const line = row
    .map((weight) => Math.round(UNIT * weight))
    .flatMap((units, at) => (Math.abs(units) < LEAST ? [] : [`${at}:${units}`]))
    .join(" ");
  return line === "" ? [] : [[key, line] as const];
});
rows.sort(([one], [other]) => (one < other ? -1 : 1));
writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`);
console.log(`${PART_TEXTS.length} texts, ${rows.length} features`);
