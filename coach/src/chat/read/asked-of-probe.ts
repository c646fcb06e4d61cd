import type { Message } from "./message.ts";
import { bareOf } from "./said-shortly.ts";

/** What is said of a follow-up that was put, instead of an answer to it. */
export type AskedOfProbe = "help" | "why" | "next" | "enough";

const MOST_WORDS = 16;
const FOLLOW_UP = "(?:follow[- ]?ups?|follow[- ]?up questions?)";

/** The first that a message fits. Folded text without what stands around it. */
const ASKED: readonly (readonly [asks: AskedOfProbe, pattern: RegExp])[] = [
  [
    "enough",
    new RegExp(
      `^(?:stop|enough|no more|finish|end|that'?s enough|leave)(?: (?:the|of the|with the|of|with))? (?:${FOLLOW_UP}|asking on|it there)$|^(?:let'?s |can we )?(?:stop|leave) (?:this|the) story$`,
    ),
  ],
  [
    "next",
    new RegExp(
      `^(?:another|the next|next|one more|more|other) (?:one )?${FOLLOW_UP}$|^(?:ask|give) me (?:another|the next|one more|more) ${FOLLOW_UP}$|^(?:ask|give) me the next(?: one)?$|^(?:go on|keep going|carry on|ask on|continue)(?: asking)?$`,
    ),
  ],
  [
    "help",
    /^(?:i )?(?:really |honestly |just )?(?:don'?t|do not|wouldn'?t) (?:really |even )?know(?: (?:what to (?:say|answer)|how to (?:say|answer)|what i(?:'d| would| should| could) (?:say|answer|do)).{0,20})?$|^(?:i have )?no (?:idea|clue)$|^(?:i (?:think|guess|suppose) )?(?:nothing|not much|nothing really|the same|not sure|hard to say)(?:,? (?:i (?:think|guess|suppose)|honestly|to be honest|different))?$|^i(?:'d| would) (?:just |probably )?(?:do|say) (?:the )?(?:exact )?(?:same|it the same way)(?: thing)?(?: again)?$|^(?:and )?what (?:should|could|can|do|would) i (?:say|answer|tell (?:them|you))(?: (?:there|then|to that|here))?$|^how (?:should|could|can|do|would) i (?:answer|say|put) (?:that|this|it)$|^(?:what(?:'s| is| would be) (?:a )?(?:good|right|better) answer(?: (?:to|for) (?:that|this))?|(?:can you |please )?give me (?:an example|a hint|help)|help me(?: with (?:that|this|it))?|(?:a )?hint|for example)$/,
  ],
  [
    "why",
    /^why (?:do|would|are|did) (?:they|you) (?:even |always )?(?:ask|want|need|dig|asking).{0,30}$|^(?:do|will|would) (?:they|recruiters) (?:really |actually |always )?(?:dig|ask|go|want) .{0,30}(?:deep|far|detail|on|that|much|long)\b.{0,12}$|^(?:what if|if) (?:they|the (?:recruiter|assessor)s?) (?:don'?t|do not|doesn'?t) believe (?:me|it|that)$|^what (?:do|are) they (?:really |actually )?(?:want|look(?:ing)? for|hear|after|getting at)(?: with (?:that|this))?$|^what(?:'s| is) (?:the point|that for|this for)$|^is (?:that|this) (?:really )?(?:normal|necessary|usual)$/,
  ],
];

/** What is asked of the follow-up just put; null where it is answered or left. */
export function askedOfProbe(message: Message): AskedOfProbe | null {
  if (message.length > MOST_WORDS) return null;
  const bare = bareOf(message);
  return ASKED.find(([, pattern]) => pattern.test(bare))?.[0] ?? null;
}
