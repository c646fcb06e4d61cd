import { writeFileSync } from "node:fs";
import { fitMoves } from "./fit.ts";
import { MOVE_TEXTS } from "./texts.ts";

/** Writes the weights of `coach/src/chat/read/moves` anew: `node coach/eval/chat/moves/refit.ts`. */
const FILE = new URL("../../../src/chat/read/moves/weights.json", import.meta.url);

const weights = fitMoves(MOVE_TEXTS);
writeFileSync(FILE, `${JSON.stringify(weights, null, 2)}\n`);
console.log(`${MOVE_TEXTS.length} texts, ${Object.keys(weights).length} features`);
