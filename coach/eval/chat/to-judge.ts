import { argv } from "node:process";
import { loadKnowledge } from "coach/chat/knowledge/knowledge";
import { sixthToRead } from "./sixth-check.ts";
import { strangersToRead } from "./strangers.ts";
import { threadsToRead } from "./threads.ts";
import { printOf, verdictOf } from "./verdicts.ts";

/**
 * Prints the replies that have no verdict as they are now, for a reader to judge in `verdicts.json`:
 * `node coach/eval/chat/to-judge.ts`, with `last` once nothing is mended any more (then those held back too).
 */
const knowledge = await loadKnowledge();
const given = [
  ...strangersToRead(knowledge),
  ...threadsToRead(knowledge, argv.includes("last")),
  ...sixthToRead(knowledge),
];
for (const one of given.filter((reply) => !verdictOf(reply)))
  console.log(`\n${one.set} ${one.id} ${printOf(one.text)}\n> ${one.asks}\n${one.text}`);
