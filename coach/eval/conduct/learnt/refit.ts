import { writeFileSync } from "node:fs";
import { doubtTexts, fitDoubt } from "./fit.ts";

/** Writes the weights of `coach/src/star/read/doubt` anew: `node coach/eval/conduct/learnt/refit.ts`. */
const FILE = new URL("../../../src/star/read/doubt/weights.json", import.meta.url);

const texts = doubtTexts();
const weights = fitDoubt(texts);
writeFileSync(FILE, `${JSON.stringify(weights, null, 2)}\n`);
console.log(`${texts.length} texts, ${Object.keys(weights).length} features`);
