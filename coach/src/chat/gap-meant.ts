import { isOfCandidates } from "./knowledge/in-general.ts";
import { isDependent } from "./read/dependence.ts";
import { airlineGap } from "./read/focused.ts";
import type { Message } from "./read/message.ts";
import { otherTypeIn } from "./read/other-types.ts";
import type { Reading } from "./read/skills.ts";
import type { ChatRequest } from "./request.ts";
import type { ChatState } from "./state.ts";

/** What the content does not have, told instead of what was found by chance; null where what was found is meant. @param isUnsure nothing certain was found */
export function gapMeant(
  message: Message,
  reading: Reading,
  state: ChatState,
  isUnsure: boolean,
): ChatRequest | null {
  const type = asksOfType(message, reading) ? otherTypeIn(message.plain) : null;
  if (type !== null) return { kind: "entry-gap", id: type, isWhy: false, near: null };
  if (isWish(reading)) return null;
  return isUnsure || isStray(message, reading) || isOfOtherType(message, state, reading)
    ? gapOf(message, state, reading)
    : null;
}

/** To practise is wished for whatever was spoken of. */
export const isWish = ({ request }: Reading): boolean =>
  request.kind === "practise" || request.kind === "drill";

/** "How many doors has the A380": the equipment of a type that the content does not have, and nothing that surely answers. */
function asksOfType({ plain }: Message, { request, score }: Reading): boolean {
  return (
    score < SURE_OF_ANOTHER &&
    !(request.kind === "entry" && request.ids[0]?.startsWith("airlines/")) &&
    /\b(doors?|exits?|slides?|overwing|arm(ing|ed)?|disarm\w*|galleys?|jump ?seats?|crew rest|rafts?)\b/.test(
      plain,
    )
  );
}

/** A few words that lean on the thread, found elsewhere by chance: what was spoken of is meant, not that. */
function isStray(message: Message, { goesOn, score, because }: Reading): boolean {
  return (
    goesOn !== true &&
    because.startsWith("content, ") &&
    score < SURE_OF_ANOTHER &&
    message.length <= STRAY_WORDS
  );
}

/** "And on a 777 then", after an A320: of a type that has no entry, whatever else names it. */
function isOfOtherType(message: Message, { topic }: ChatState, { request }: Reading): boolean {
  const [id = ""] = topic?.kind === "entry" ? topic.ids : [];
  const isOfAType = request.kind === "entry" && request.ids[0]?.startsWith("aircraft/");
  return (
    id.startsWith("aircraft/") &&
    message.length <= STRAY_WORDS &&
    !isOfAType &&
    otherTypeIn(message.plain) !== null
  );
}

const SURE_OF_ANOTHER = 0.77;
const STRAY_WORDS = 9;

/** What leans on an entry and is not answered by it: told as that, instead of a row of other things. */
function gapOf(message: Message, { topic }: ChatState, { request }: Reading): ChatRequest | null {
  const [id] = topic?.kind === "entry" ? topic.ids : [];
  // A question of a quiz is no subject that has more to tell.
  if (id === undefined || id.startsWith("quiz/") || !isDependent(message)) return null;
  const type = id.startsWith("aircraft/") ? otherTypeIn(message.plain) : null;
  if (type !== null) return { kind: "entry-gap", id: type, isWhy: false, near: null };
  if (id.startsWith("airlines/")) {
    // "And how many people get sent home?": what candidates ask of any airline, where that is what was found.
    const [found = ""] = request.kind === "entry" ? request.ids : [];
    const gap = airlineGap(id, message.plain);
    return isOfCandidates(found) ? { ...gap, near: null, general: found } : gap;
  }
  return {
    kind: "entry-gap",
    id,
    isWhy: /\b(why|how come)\b|por que|pourquoi|为什么/.test(message.plain),
    near: request.kind === "entry" && request.ids[0] !== id ? (request.ids[0] ?? null) : null,
  };
}
