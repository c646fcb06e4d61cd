import { writeFileSync } from "node:fs";
import { readMessage } from "coach/chat/read/message";
import { partFeatures } from "coach/chat/read/parts/features";
import { PARTS, UNIT } from "coach/chat/read/parts/parts";
import { fitWritten } from "../../log-linear.ts";
import { PART_TEXTS } from "./texts.ts";

/** Writes the weights of `coach/src/chat/read/parts` anew: `node coach/eval/chat/parts/refit.ts`. */
const FILE = new URL("../../../src/chat/read/parts/weights.json", import.meta.url);

const examples = PART_TEXTS.map(({ text, part }) => ({
  features: partFeatures(readMessage(text)),
  label: PARTS.indexOf(part),
}));
const weights = fitWritten(examples, {
  ...{ labels: PARTS.length, regularisation: 1e-4, unit: UNIT, least: 12 },
  isPart: () => true,
});
writeFileSync(FILE, `${JSON.stringify(weights, null, 2)}\n`);
console.log(`${PART_TEXTS.length} texts, ${Object.keys(weights).length} features`);
