import { CHAT_CHECK } from "../check.ts";
import type { LabelledQuestion } from "../format.ts";
import { CHAT_FOURTH_HELD } from "../fourth-held.ts";
import { CHAT_FOURTH_TUNED } from "../fourth-tuned.ts";
import { CHAT_THIRD_CHECK } from "../third-check.ts";
import type { GlossedMessage } from "./format.ts";

const LABELLED = new Map<string, LabelledQuestion>(
  [...CHAT_CHECK, ...CHAT_THIRD_CHECK, ...CHAT_FOURTH_TUNED, ...CHAT_FOURTH_HELD].map((one) => [
    one.ask,
    one,
  ]),
);

/** Questions that strangers wrote in English, said in another language: what a right reply shows is what it shows in English. */
export function saidAnew(table: string): GlossedMessage[] {
  return table
    .trim()
    .split("\n")
    .map((line) => {
      const [english = "", ask = ""] = line.split(" => ");
      const label = LABELLED.get(english);
      if (!label || ask === "")
        throw new Error(`No question of a stranger, or not said anew: ${line}`);
      return { ...label, ask };
    });
}
