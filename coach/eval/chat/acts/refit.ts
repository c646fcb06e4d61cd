import { writeFileSync } from "node:fs";
import { fitActs } from "./fit.ts";
import { ACT_TEXTS } from "./texts.ts";

/** Writes the weights of `coach/src/chat/read/acts` anew: `node coach/eval/chat/acts/refit.ts`. */
const FILE = new URL("../../../src/chat/read/acts/weights.json", import.meta.url);

const weights = fitActs(ACT_TEXTS);
writeFileSync(FILE, `${JSON.stringify(weights, null, 2)}\n`);
console.log(`${ACT_TEXTS.length} texts, ${Object.keys(weights).length} features`);
