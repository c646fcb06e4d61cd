import { exerciseTopicIn } from "./exercise-wish.ts";
import type { Message } from "./message.ts";
import { quizTopicIn } from "./quiz-wish.ts";
import { bareOf } from "./said-shortly.ts";

/** What is said within a quiz that neither answers its question nor leaves it for another matter. */
export type AskedOfQuiz =
  | "again"
  | "tally"
  | "hint"
  | "last"
  | "changed-mind"
  | "hard"
  | "stop"
  | "topic";

/** Longer messages ask or tell something of their own. */
const MOST_WORDS = 14;

/** The first that a message fits. Folded text without what stands around it. */
const SAID: readonly (readonly [said: AskedOfQuiz, pattern: RegExp])[] = [
  [
    "changed-mind",
    /\b(?:i )?(?:wanted|meant|want) to (?:say|take|choose|type|write|press|pick|change)\b|^(?:no,? )?i meant\b|\bcan i (?:change|correct)\b|\bby mistake\b|\bwrong (?:button|letter|one)\b|\btypo\b/,
  ],
  [
    "stop",
    /^(?:please )?(?:stop|enough|quit|no more)\b.{0,40}$|\b(?:do|try|talk about|have) something else\b|^(?:i )?(?:don'?t|do not) (?:want|feel like) (?:to )?(?:do |this|a quiz|the quiz|any ?more|it).{0,24}$|^(?:let'?s|can we|could we) (?:stop|leave it|finish|end)\b.{0,20}$/,
  ],
  [
    "tally",
    /\bhow many\b.{0,24}\b(?:right|wrong|left|more|to go|correct|are there|questions)\b|^how am i (?:doing|getting on)(?: so far)?$|\bmy (?:score|result)s?\b|^(?:is|was) (?:this|that|it) the last (?:one|question)$/,
  ],
  [
    "hint",
    /\b(?:hints?|clue)\b|^help(?: me)?$|^(?:make it easier|narrow it down|(?:can you )?take (?:one|two) away|fifty[- ]fifty|50[/ -]50)$/,
  ],
  [
    "again",
    /\b(?:what was|repeat|say|read|show|tell me) (?:me )?the question\b|^(?:repeat|again|(?:can you )?(?:repeat|say|ask|write) (?:it|that|this)(?: again)?)$|^what was (?:it|the question)(?: again)?$|\b(?:don'?t|do not|didn'?t) understand (?:the|this) question\b|^(?:which|what) question$/,
  ],
  [
    "topic",
    /^(?:can|could|may|shall) (?:we|you|i) (?:do|have|try|switch to|change to|take|get|ask|go to)\b.*|^(?:let'?s|i(?:'d| would) (?:rather|prefer|like)|rather|i want|i prefer|switch to|change to)\b.*|.*\binstead$/,
  ],
  [
    "last",
    /^why(?: (?:is|was|not|would|does)\b.{0,30}| that| (?:is|was) (?:it|that))?$|^how come$|^(?:can you |could you |please )?explain(?: (?:it|that|this|why))?(?: again| better| more)?$|^what does (?:that|this|it) mean$|^(?:is|was) (?:that|it|this) (?:really )?(?:true|right|correct|so)$|^are you (?:really )?sure$|^(?:really|seriously)$|^i (?:don'?t|do not|didn'?t) (?:understand|get) (?:it|that|why)$|\bwhat was the (?:right|correct) (?:one|answer)\b|^i (?:thought|learn(?:ed|t)|was told) .{3,50}$|^(?:they|we) (?:told us|were told|learn(?:ed|t)) .{3,40}$|^i (?:disagree|don'?t (?:agree|believe (?:it|that)))$/,
  ],
  [
    "hard",
    /^(?:this|that|it)(?:'s| is| was) (?:too |so |very |really |quite )?(?:hard|difficult|tough)$|^i(?:'m| am) (?:so |really |very |just )?(?:bad|terrible|awful|useless|rubbish|stupid|not good)\b.{0,24}$|^i (?:was|just|only|am)(?: just)? guess(?:ed|ing)?$|^i (?:did not|didn'?t|don'?t|never) (?:know|knew|learn(?:ed|t)?|heard?(?: of)?) (?:that|this|it|any of (?:this|that|it))$|^i knew (?:it|that)$|^(?:something|an?|make it|give me) (?:\w+ )?easier(?: one)?$|^(?:too|so) (?:hard|difficult)$|^(?:interesting|good to know|wow|oh wow|ah ok|i see|oh|ah|oops|damn|ugh)$/,
  ],
];

/** What a short message says of the quiz that runs; null where it is an answer, or of something else. */
export function askedOfQuiz(message: Message): AskedOfQuiz | null {
  if (message.length > MOST_WORDS) return null;
  const bare = bareOf(message);
  const said = SAID.find(([, pattern]) => pattern.test(bare))?.[0] ?? null;
  const isOfATopic = quizTopicIn(message.plain) !== null || exerciseTopicIn(message.plain) !== null;
  return said === "topic" && !isOfATopic ? null : said;
}
