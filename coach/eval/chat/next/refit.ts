import { writeFileSync } from "node:fs";
import { loadKnowledge } from "coach/chat/knowledge/knowledge";
import { nextExamples } from "./examples.ts";
import { fitNext } from "./fit.ts";

/** Writes the weights of `coach/src/chat/read/next` anew: `node coach/eval/chat/next/refit.ts`. */
const FILE = new URL("../../../src/chat/read/next/weights.json", import.meta.url);

const knowledge = await loadKnowledge();
const weights = fitNext(nextExamples(knowledge), knowledge);
writeFileSync(FILE, `${JSON.stringify(weights, null, 2)}\n`);
console.log(weights);
