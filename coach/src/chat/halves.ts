import type { Draft } from "./answer/draft.ts";
import type { Message } from "./read/message.ts";

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
  return paragraphs.filter((paragraph) => {
    const lines = paragraph.replace(LABEL, "").split("\n");
    return !isTold(paragraph) && !lines.every((line) => isTold(line.replace(/^- /, "")));
  });
}

const LABEL = /^[^:\n]{3,110}: (?=\S)/;

/** The offer at the end of the first half would stand between the two. */
export function withoutOffer({ request, paragraphs, offer }: Draft): string[] {
  const isWorded = request.kind === "entry" || request.kind === "explain-star";
  return offer && isWorded ? paragraphs.slice(0, -1) : paragraphs;
}
