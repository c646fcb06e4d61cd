import type { Message } from "./message.ts";

/** "But I wrote the end, that she told my manager", "I disagree with that 28": what was read as what is shown, and no score once more. */
const DISPUTES =
  /\bi (?:disagree|don'?t agree|do not agree)\b|\b(?:but|no|well)[, ]+i (?:did |have |had |already |literally |clearly |just )*(?:wrote|write|written|said|say|told|mentioned|put)\b|^ (?:[^.?!]{1,40}[.!?,] )?(?:but|no|well|hang on|wait)[, ]+i (?:did|do|had|have)(?: \w+){1,4}\b(?:.{0,40}(?:, (?:no|right)|did ?n'?t i|have ?n'?t i)| ?\?)|\bi (?:did|already|literally|clearly) (?:say|said|write|wrote|tell|told|mention|mentioned)\b|\bi (?:said|wrote|told you) (?:i|that i|the|how|it|she|he|they)\b|\bhow (?:on earth )?(?:is|was|can|could) (?:that|this|it) (?:be )?(?:any )?(?:worse|less|lower|only|not (?:better|enough|higher))\b|\bi (?:gave|told|did|wrote|added|said)\b.{0,70}\b(?:like|as|what|just what|exactly what) you (?:asked|said|wanted|told)\b|\byou asked\b.{0,40}\band i (?:told|gave|answered|said)\b|\b(?:isn'?t|isnt|is not|ain'?t|doesn'?t|does not|doesnt) (?:that |it |this )?(?:a |any |really |good |even )*(?:proof|count|enough)\b(?=.{0,14}$)|\b(?:is|isn'?t) (?:this|that|it) (?:not )?(?:an?|my|the) (?:result|action|task|ending|outcome|situation)\b/;
/** Longer messages tell the story once more. */
const LONGEST = 45;

/** Whether somebody finds that a verdict is wrong, and says what they said; who asks why gets the receipt. */
export const isDispute = ({ plain, length }: Message): boolean =>
  length <= LONGEST && !/\bwhy\b/.test(plain) && DISPUTES.test(plain);
