import type { LanguageCode } from "contract/languages";
import type { Random } from "../../random.ts";
import { type DataBlock, drawBoundary, writeDataBlocks } from "./data-block.ts";
import { languageName, type Prompts, type Task } from "./prompts.ts";

/** The two messages of a call: our instructions, and the material. */
export type TaskMessages = { task: Task; system: string; user: string };

export type WriteMessages = (
  task: Task,
  language: LanguageCode,
  blocks: readonly DataBlock[],
) => TaskMessages;

/** Everything that came from outside goes into the second message, between marks drawn for this call. */
export function createMessages(prompts: Prompts, random: Random): WriteMessages {
  return (task, language, blocks) => {
    const boundary = drawBoundary(random);
    return {
      task,
      system: prompts[task].write({ boundary, language: languageName(language) }),
      user: writeDataBlocks(blocks, boundary),
    };
  };
}
