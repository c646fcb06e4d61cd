import { answer } from "./answer/answer.ts";
import type { Context, Draft } from "./answer/draft.ts";
import { idsIn } from "./knowledge/name-index.ts";
import { ownFacetIn } from "./read/facets.ts";
import type { Message } from "./read/message.ts";
import type { Reading } from "./read/skills.ts";
import { type ChatRequest, entryRequest } from "./request.ts";

const isOfPay = (request: ChatRequest | null): boolean =>
  request?.kind === "limit" && request.limit === "salary";

const MONEY =
  /\b(?:pa(?:y|id|ys)|salary|basic|allowances?|commission|hourly|per hour|flight hour|guarantee\w*|tax|rent|accommodation|housing|flat)\b/i;

/** "And at Emirates?", after pay: longer messages ask something of their own. */
const LONGEST_AFTER_PAY = 6;

/**
 * "How much do you earn at Emirates?": the figure is not known, and what is known of its contracts is told beside that; null where no
 * pay is asked for, or no airline named whose contracts are known.
 */
export function payAt(
  message: Message,
  { request }: Reading,
  { state, knowledge, ...context }: Context,
): Draft | null {
  const isAskedOn =
    isOfPay(state.request) &&
    message.length <= LONGEST_AFTER_PAY &&
    ownFacetIn(message.plain, "airlines") === null;
  if (!isOfPay(request) && !isAskedOn) return null;
  const [airline] = idsIn(knowledge.names.find(message), "airlines");
  const contract = knowledge.entry(airline ?? "")?.parts.find(({ facet }) => facet === "contract");
  // Of a contract that says nothing of money nothing is told beside the figure.
  const isOfMoney = MONEY.test(typeof contract?.text === "string" ? contract.text : "");
  if (airline === undefined || !contract || contract.isUnknown || !isOfMoney) return null;
  const within = { ...context, state, knowledge };
  const declined = answer({ kind: "limit", limit: "salary" }, message.own, within);
  const told = answer(entryRequest([airline], "contract"), message.own, within);
  return {
    ...told,
    ...{ request: declined.request, about: told.request, declined: true },
    paragraphs: [...declined.paragraphs.slice(0, 1), ...told.paragraphs],
  };
}
