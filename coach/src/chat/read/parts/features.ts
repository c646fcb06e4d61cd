import { keyOf } from "../../knowledge/index-words.ts";
import { directionOf } from "../../knowledge/meaning/words.ts";
import { featuresOf as ofWords } from "../acts/features.ts";
import { ownFacetIn } from "../facets.ts";
import type { Message } from "../message.ts";

const MEANING = 3;
const PATTERN = 1.5;
const KEY = 0.5;

/** What tells the part of an airline's entry that is asked for: words, what they mean together, and the part that a pattern reads. */
export function partFeatures(message: Message): (readonly [key: string, value: number])[] {
  const direction = directionOf(message.words);
  const pattern = ownFacetIn(message.plain, "airlines");
  return [
    ...ofWords(message),
    ...message.words.map((word) => [`=${keyOf(word)}`, KEY] as const),
    ...(pattern ? [[`pattern ${pattern}`, PATTERN] as const] : []),
    ...Array.from(direction ?? [], (value, at) => [`~${at}`, MEANING * value] as const),
  ];
}
