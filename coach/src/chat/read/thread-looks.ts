import { entryRequest } from "../request.ts";
import type { ChatState } from "../state.ts";
import type { Message } from "./message.ts";
import type { Reading } from "./skills.ts";

/** "Who would take me with it?", after a rule on tattoos, and "and Aer Lingus?" after the list of those that allow them. */
export function readOfLooks(
  message: Message,
  ids: readonly string[],
  topic: ChatState["topic"],
): Reading | null {
  const isOfRule = topic?.kind === "entry" && topic.facet === "appearance";
  if (isOfRule && ids.length <= 1 && WHO_TAKES.test(message.plain) && message.length <= OF_LOOKS)
    return {
      request: { kind: "tattoos", region: null },
      ...{ score: 0.996, because: "airlines by the rule spoken of", goesOn: true },
    };
  const airlines = ids.filter((id) => id.startsWith("airlines/"));
  const last = airlines.at(-1);
  if (topic?.kind !== "tattoos" || !last || message.length > OF_LOOKS) return null;
  return airlines.length === 1 || AND_THIS_ONE.test(message.plain)
    ? {
        request: entryRequest([last], "appearance"),
        ...{ score: 0.96, because: "the rule spoken of, at this airline", goesOn: true },
      }
    : null;
}

const WHO_TAKES =
  /\b(?:who|which|what airlines?|anybody|anyone|any airline)\b.{0,20}\b(?:take|takes|accept|accepts|allow|allows|hire|hires|ok|okay|fine)\b/;
const AND_THIS_ONE = /\b(?:and|what about|how about|or) [a-z ]{3,24}\?/;
const OF_LOOKS = 18;
