import type { Message } from "../read/message.ts";
import type { Draft } from "./draft.ts";

/** "Is it bad that …", "do I need …": here the "yes" of an entry that asks whether one may says the opposite. */
const TURNED =
  /\b(?:is|was|would|will|isn't) (?:it|that|this) (?:a |an |very |really |so )*(?:bad|wrong|problem|issue|stupid|weird|disadvantage|minus|deal ?breaker)\b|\b(?:do|does|would|will) (?:it|that|this) (?:hurt|harm|matter|count against|go against|ruin|spoil)\b|\b(?:do|does|must|should) (?:i|you|one|we|they) (?:really |actually |also )?(?:need|require|want|expect|have to)\b|\b(?:required|necessary|needed|a must)\b|\b(?:reject|refuse|exclude|disqualif|sack|fail)\w*\b|\b(?:turn (?:me|you|people) (?:down|away)|say no|kick(?:ed)? (?:me )?out|send (?:me )?home|be (?:an? )?(?:problem|issue)|game over|the end|too (?:late|old|little|short|young))\b/;
/** "How do they take it", "what if": neither yes nor no is asked for. */
const ASKS_OPENLY =
  /^ (?:(?:and|but|so|ok|okay|then|well|also) )*(?:what|how|why|where|when|which|who)\b(?! if\b)/;

/** The same of the last sentence, where others stand before it. */
const LAST_ASKS_OPENLY =
  /[.!:] (?:(?:and|but|so|then|also) )*(?:what|how|why|where|when|which|who)\b(?! if\b)[^.!?]*\? ?$/;

/** A lead that begins with "yes", where that would answer another question than was asked. */
export function withItsYes(draft: Draft, { plain }: Message): Draft {
  const isOther = TURNED.test(plain) || ASKS_OPENLY.test(plain) || LAST_ASKS_OPENLY.test(plain);
  if (draft.request.kind !== "entry" || !isOther) return draft;
  return { ...draft, paragraphs: draft.paragraphs.map(withoutYes) };
}

/** The content is told in English whatever language is spoken, and so is what takes the place of its first words. */
function withoutYes(paragraph: string): string {
  if (/^Yes, if\b/.test(paragraph)) return paragraph.replace(/^Yes, if/, "That's fine if");
  const rest = paragraph.replace(/^(?:Yes(?:[.:]|, and)|No[.:]) (?=\S)/, "");
  return rest === paragraph ? paragraph : `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`;
}
