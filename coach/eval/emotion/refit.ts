import { writeFileSync } from "node:fs";
import { fitWeights } from "./fit.ts";
import { FITTED_TEXTS } from "./fitted.ts";

/** Writes the weights of `coach/src/emotion/learned` anew: `node coach/eval/emotion/refit.ts`. */
const FILE = new URL("../../src/emotion/learned/weights.json", import.meta.url);

const weights = fitWeights(FITTED_TEXTS);
writeFileSync(FILE, `${JSON.stringify(weights, null, 2)}\n`);
const count = Object.values(weights).reduce((sum, group) => sum + Object.keys(group).length, 0);
console.log(`${FITTED_TEXTS.length} texts, ${count} features`);
