import type { ChatKnowledge } from "coach/chat/knowledge/knowledge";
import { LEARNT_FROM } from "coach/chat/knowledge/learnt/learnt";
import { entryTexts, printOf } from "./texts.ts";

/** Whether the weights were fitted to the texts as they stand; says how to fit them anew where they were not. */
export function areWeightsOf(knowledge: ChatKnowledge): boolean {
  const isOf = LEARNT_FROM === printOf(entryTexts(knowledge));
  if (!isOf)
    console.log("\nchat: the texts have changed, fit anew: node coach/eval/chat/learnt/refit.ts");
  return isOf;
}
