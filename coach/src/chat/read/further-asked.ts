import type { FurtherFind } from "../knowledge/further.ts";
import type { ChatKnowledge } from "../knowledge/knowledge.ts";
import { entryRequest } from "../request.ts";
import type { ChatState } from "../state.ts";
import type { Message } from "./message.ts";
import type { Reading } from "./skills.ts";

/**
 * From here on a message may ask what people ask on after the entry just told, and from the second on it does. Of ways of asking
 * that were held back 40 % come so near, 83 % of them to their own question; after another entry 3 % do.
 */
const MAY_ASK_ON = 0.3;
const ASKS_ON = 0.42;
/** So far behind has the next to be. */
const AHEAD = 0.05;
/** The same where the entry was found by this message, which need not ask on. */
const ASKED_AT_ONCE = 0.56;
const SURELY_THE_ENTRY = 0.9;
const ASKED_BY_ITSELF = 0.62;
/** Longer messages tell something. */
const MOST_WORDS = 30;

/** What people ask on after the entry that was told last, if the message asks it. */
export function readFurtherQuestion(
  message: Message,
  words: readonly string[],
  { topic }: ChatState,
  { entry, further, names }: ChatKnowledge,
): Reading[] {
  if (topic?.kind !== "entry" || topic.ids.length !== 1 || message.length > MOST_WORDS) return [];
  const [id = ""] = topic.ids;
  const first = aheadOfOthers(further.find(id, words));
  if (!first || first.score < MAY_ASK_ON) return [];
  // "Would they give aspirin for a stroke as well?": another thing is named.
  const told = entry(id)?.citation.title ?? "";
  const isOfOther = names
    .find(message)
    .some(({ entry: named }) => named.citation.id !== id && !hasName(told, named.names));
  if (isOfOther && first.score < ASKS_ON_BY_NAME) return [];
  const over = first.score - (first.score >= ASKS_ON ? ASKS_ON : MAY_ASK_ON);
  return [
    {
      request: { ...entryRequest([first.of]), further: first.further.id },
      score: Math.min(MOST_SURE, (first.score >= ASKS_ON ? SURE : LIKELY) + over),
      because: `asked on after the entry, ${first.score.toFixed(2)}`,
      goesOn: true,
    },
  ];
}

/** The nearest, where the next is far enough behind to tell them apart. */
function aheadOfOthers([first, second]: readonly FurtherFind[]): FurtherFind | null {
  return first && first.score >= (second?.score ?? 0) + AHEAD ? first : null;
}

/** Whether one of the names stands in what was told. */
const hasName = (told: string, names: readonly string[]): boolean =>
  names.some((name) => told.toLowerCase().includes(name.toLowerCase()));

/** A question whose own words name the other thing comes as near as this. */
const ASKS_ON_BY_NAME = 0.6;
const SURE = 0.89;
const LIKELY = 0.66;
const MOST_SURE = 0.98;

/** An entry that is found, narrowed to what people ask on after it, where the message asks just that. */
export function intoFurther(
  reading: Reading,
  message: Message,
  words: readonly string[],
  { further }: ChatKnowledge,
): Reading {
  const { request, because } = reading;
  const isFound = request.kind === "entry" && request.ids.length === 1;
  if (!isFound || !because.startsWith("content, ") || request.statements.length > 0) return reading;
  if (message.length > MOST_WORDS) return reading;
  const first = aheadOfOthers(further.find(request.ids[0] ?? "", words));
  // Found that surely, the entry itself is what is asked: "a man chokes" is no "what if I choke".
  const least = (reading.sure ?? 0) >= SURELY_THE_ENTRY ? ASKED_BY_ITSELF : ASKED_AT_ONCE;
  return first && first.score >= least
    ? { ...reading, request: { ...entryRequest([first.of]), further: first.further.id } }
    : reading;
}
