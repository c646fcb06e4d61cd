import { answer } from "./answer/answer.ts";
import type { Context, Draft } from "./answer/draft.ts";
import { oneAfterAnother } from "./answer/telling.ts";
import { withoutOffer } from "./halves.ts";
import { leadOf } from "./knowledge/entry.ts";
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
  if (!first || !second) return null;
  const both = oneAfterAnother({ ...first, paragraphs: withoutOffer(first) }, second);
  // "What do they check in the medical? I wear glasses and had asthma": what is examined comes first.
  const medical = ASKS_WHAT_IS_EXAMINED.test(message.plain)
    ? context.knowledge.entry(MEDICAL)
    : undefined;
  return medical
    ? {
        ...both,
        paragraphs: [leadOf(medical), ...both.paragraphs],
        citations: [medical.citation, ...both.citations],
      }
    : both;
}

const MEDICAL = "assessment-days/asked-medical-at-joining";
const ASKS_WHAT_IS_EXAMINED =
  /\b(?:what|which)\b.{0,30}\b(?:check|examine|test|look at|happens|measure)\w*\b.{0,30}\bmedical\b|\bmedical\b.{0,30}\bwhat\b.{0,20}\b(?:check|examine|test)\w*\b/;

/** More would be a lecture. */
const MOST_CONDITIONS = 2;
