import { answer } from "./answer/answer.ts";
import type { Context, Draft } from "./answer/draft.ts";
import { oneAfterAnother } from "./answer/telling.ts";
import { withoutOffer } from "./halves.ts";
import { severalConditionsIn } from "./read/about-oneself.ts";
import type { Message } from "./read/message.ts";
import { entryRequest } from "./request.ts";

/** "I wear glasses and have mild asthma, is that a problem?": what the content has on each, in their order; null where fewer than two are named. */
export function conditionsOf(message: Message, context: Context): Draft | null {
  const told = severalConditionsIn(message)
    .filter((id) => context.knowledge.entry(id))
    .slice(0, MOST_CONDITIONS)
    .map((id) => answer(entryRequest([id]), message.text, context));
  const [first, second] = told;
  return first && second
    ? oneAfterAnother({ ...first, paragraphs: withoutOffer(first) }, second)
    : null;
}

/** More would be a lecture. */
const MOST_CONDITIONS = 2;
