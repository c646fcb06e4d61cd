import type { ChatState } from "../state.ts";
import type { Message } from "./message.ts";

/** What somebody asks about an answer of their own, beside or after its verdict. */
export type AboutAnswer = "length" | "elsewhere" | "ending" | "mend";

const MOST_WORDS = 16;

const ASKED: readonly (readonly [about: AboutAnswer, pattern: RegExp])[] = [
  [
    "length",
    /\b(too|bit|very|so) (long|short)\b|\b(shorten|shorter|cut it|how long)\b|demasiado (larg|cort)|trop (long|court)|太长|太短/,
  ],
  [
    "elsewhere",
    /\b(use|take|tell|bring|count)\b.{0,25}\b(story|example|answer)?\b.{0,12}\b(from|about) (a |an |my |the )?([a-z]+ )?(school|student|university|uni|college|sport|football|family|play|club|volunteer\w*|home|hobby|childhood)\b/,
  ],
  [
    "ending",
    /\b(ending|how would you (end|finish|close)|end of it|last (sentence|part|line)|the end|the result)\b|final\b|la fin\b|结尾/,
  ],
  [
    "mend",
    /\bwhat('s| is|s)? (still |else )?(missing|wrong|weak)\b|\bhow (would|should|could|do|can) (you|i) (say|phrase|put|word|start|begin|open|tell|write)\b|\b(rewrite|rephrase|reword|improve|fix|polish) (it|that|this|my)\b|\b(what|how|which|anything|something|should|can|could) .{0,30}\b(add|improve|change|missing|miss|better|fix|leave out|weak(est)?)\b|que (anado|mejoro|cambio|falta)|(ajouter|ameliorer|changer|manque)|(加|改|补充)什么/,
  ],
];

/** What the message asks of an answer, the answer itself left out; null where nothing beyond a verdict. */
export function askedOfAnswer(plain: string): AboutAnswer | null {
  return ASKED.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

/** "Is the ending too boring?" after a verdict is about the answer just judged, and nothing else. */
export function aboutLastAnswer(
  { plain, length }: Message,
  { request, open }: ChatState,
): AboutAnswer | null {
  const isJudged = request?.kind === "analyse-answer" && open?.take != null;
  const asks = /[?？]/.test(plain) || ORDERS.test(plain);
  if (!isJudged || length > MOST_WORDS || (!asks && length > ORDER_WORDS)) return null;
  return askedOfAnswer(plain);
}

/** "Just write me a better ending for it": no mark, and not told. */
const ORDERS =
  /\b(?:write|give|make|suggest|show|tell|help) (?:me|us)\b|\b(?:fix|improve|rewrite|rephrase|make) (?:it|that|this|my)\b|^ (?:\w+[,.]? ){0,4}(?:how would you|how do i|what would you|what'?s|what is)\b/;
/** "Can you shorten it for me": an order has no question mark. */
const ORDER_WORDS = 8;
