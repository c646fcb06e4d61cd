import { cutSentences } from "../language/count-words.ts";
import type { Draft } from "./answer/draft.ts";
import type { Message } from "./read/message.ts";
import type { ChatRequest } from "./request.ts";

/** "And why?", "what do I do?": a question without a word of its own goes with the one before it. */
export const isBareAsk = ({ plain }: Message): boolean =>
  BARE_MEASURE.test(plain) || BARE_ASK.test(plain) || WILL_THEY_ASK.test(plain);
/** "Will they ask me that?": of what was asked first. */
const WILL_THEY_ASK =
  /^ (?:and |so |but )?(?:will|would|do|could|might) (?:they|recruiters|the recruiters?) (?:really |ever |even )?ask (?:me |you |us )?(?:that|this|it|about (?:it|that|this))(?: too| as well| then)? ?[?.! ]*$/;
const BARE_ASK =
  /^ (?:and |so |but |or )*(?:what|how|why|when|is|are|was|does|do|did|should|can|would|could) (?:(?:is|are|was|does|do|did|should|can|would|could|will) )?(?:i|you|we|it|that|this|they|one|he|she|(?:the |cabin )?crew)?(?: (?:do|say|react|handle|mean|happen|work|then|now|true|ok(?:ay)?|normal|bad|allowed|that|it|this|about|there|first|exactly)){0,4} ?[?.! ]*$/;

/** Words for what the first half asks about are wanted. */
export const ASKS_FOR_WORDS =
  /^ (?:what|how) (?:do|should|would|can|could) (?:i|you|we|one) (?:even |actually |really |exactly |then )?(?:say|answer|reply|respond|tell (?:them|him|her)|explain (?:it|that))(?: then| (?:to )?(?:that|it|them|him|her|this)(?: one| question)?)?[?.! ]*$/;
/** A measure or a place of it. */
export const BARE_MEASURE =
  /^ (?:and |or |like |so |but )?(?:how (?:far|long|much|many|often|old|tall|high|deep|big)|since when|when|where|why|which ones?|who)(?: (?:is it|exactly|times|weeks|years|metres|meters|then))?[?.! ]*$/;

/** What of the second half the first has not said already, with another label before it or none. */
export function newBeside(told: readonly string[], paragraphs: readonly string[]): string[] {
  const isTold = (one: string) => told.some((paragraph) => paragraph.includes(one));
  return paragraphs
    .filter((paragraph) => {
      const lines = paragraph.replace(LABEL, "").split("\n");
      return !isTold(paragraph) && !lines.every((line) => isTold(line.replace(/^- /, "")));
    })
    .map((paragraph) => {
      // One that begins with what was just told goes on from there.
      const sentences = paragraph.includes("\n") ? [paragraph] : cutSentences(paragraph);
      const from = sentences.findIndex((one) => one.length < SHORT || !isTold(one.trim()));
      return sentences.slice(Math.max(from, 0)).join("").trim();
    });
}

/** Characters of a sentence that may well be said twice: "Not on your own." */
const SHORT = 40;

const LABEL = /^[^:\n]{3,110}: (?=\S)/;

/** The offer at the end of the first half would stand between the two. */
export function withoutOffer({ request, paragraphs, offer }: Draft): string[] {
  const isWorded = request.kind === "entry" || request.kind === "explain-star";
  return offer && isWorded ? paragraphs.slice(0, -1) : paragraphs;
}

/** From here on each half of a message is answered for itself. */
export const SURE_OF_HALF = 0.6;
/** So surely found by all of a message, it is one question. */
export const SURELY_ONE = 0.6;
/** A question of no more words asks of what stands beside it. */
export const BARE_WORDS = 3;

/** Whether the halves are one answer, or the whole already tells both. */
export function isCovered(first: ChatRequest, second: ChatRequest, whole: ChatRequest): boolean {
  if (first.kind !== "entry" || second.kind !== "entry") return first.kind === second.kind;
  // "What does reserve mean, and how much notice do you get?": what people ask on after an entry is no more of it.
  const isSame =
    first.ids[0] === second.ids[0] &&
    first.facet === second.facet &&
    (second.further === null || first.further === second.further);
  const hasSecond =
    whole.kind === "entry" &&
    whole.ids[0] === second.ids[0] &&
    second.facet !== null &&
    (whole.facet === second.facet || whole.others.includes(second.facet)) &&
    whole.others.length > 0;
  return (isSame && second.statements.length === 0) || hasSecond;
}
