import { writeFileSync } from "node:fs";
import { loadKnowledge } from "coach/chat/knowledge/knowledge";
import { fitLearnt } from "./fit.ts";
import { entryTexts } from "./texts.ts";

/** Writes the weights of `coach/src/chat/knowledge/learnt` anew: `node coach/eval/chat/learnt/refit.ts`. */
const FILE = new URL("../../../src/chat/knowledge/learnt/weights.json", import.meta.url);

const texts = entryTexts(await loadKnowledge());
const weights = await fitLearnt(texts);
writeFileSync(FILE, `${JSON.stringify(weights, null, 2)}\n`);
console.log(
  `${texts.flatMap((one) => one.texts).length} texts, ${Object.keys(weights.features).length} features`,
);
