import type { Message } from "./message.ts";

/** What somebody says of a question that was put, before they answer it. */
export type AskedOfQuestion =
  /** What it means, or what is wanted. */
  | "meaning"
  /** Whether it really comes. */
  | "common"
  /** A moment to think. */
  | "think"
  /** Which of two stories to take. */
  | "which-story"
  /** How an answer is built. */
  | "structure"
  /** Whether it may be spoken. */
  | "voice"
  /** Whether the English is looked at as well. */
  | "english"
  /** The story is of no job, or long ago. */
  | "elsewhere";

const LONGEST = 18;

/** Folded text, in the order of what may not be taken for something else. */
const ASKED: readonly (readonly [about: AskedOfQuestion, pattern: RegExp])[] = [
  [
    "which-story",
    /\b(?:two|2|three|several|a few|many|different) (?:\w+ )?(?:stories|examples|situations|ideas|ones)\b|\bwhich (?:one|story|example|of (?:them|these|the two))\b.{0,20}\b(?:should|shall|do|can|would|take|tell|use|better|best)\b/,
  ],
  [
    "structure",
    /\bhow (?:do|should|would|can|shall|must) (?:i|you|we) (?:structure|build|organi[sz]e|set up|construct|lay out)\b|\bhow to (?:structure|build|organi[sz]e)\b|\bwhat(?:'s| is) the (?:best )?structure\b|\b(?:in|with) (?:the )?star\b.{0,12}$/,
  ],
  [
    "voice",
    /\b(?:answer|reply|say it|tell (?:it|you)|speak|talk|record(?: it)?|do (?:it|this)) (?:\w+ ){0,2}(?:by|with|via|in) (?:\w+ )?(?:voice|audio|video|speaking|talking|microphone|mic)\b|\b(?:can|could|may) i (?:just )?(?:speak|talk|say it|record)\b.{0,24}(?:instead|aloud|out loud|typing|here|to you)?|\bvoice (?:message|note)\b/,
  ],
  [
    "english",
    /\b(?:correct|check|fix|look at|improve)\b.{0,16}\b(?:my )?(?:english|grammar|mistakes|language)\b/,
  ],
  [
    "elsewhere",
    /\b(?:only|just|all)\b.{0,24}\b(?:i have|i've got|i can think of|comes to mind|i know)\b.{0,40}\b(?:child|kid|school|young|home|family|private|years ago|long ago|teenager|football|sport|uni\w*|friends?)\b|\bwhen i was (?:a )?(?:child|kid|little|small|young|ten|twelve|at school)\b.{0,24}\b(?:ok|okay|count|fine|use|allowed|too)\b|\bdoes (?:it|that) (?:count|have to be from)\b/,
  ],
  [
    "common",
    /\b(?:is|are|was) (?:this|that|it|these|those)(?: one)?(?: really| actually| even)? (?:a )?(?:very )?(?:common|usual|typical|normal|real|standard|frequent|popular|likely)\b|\b(?:do|would|will|did) they (?:really |actually |often |ever |always )?(?:ask|get asked) (?:this|that|it|such|something like (?:this|that))\b|\bhow (?:often|likely|common)\b.{0,20}\b(?:ask|come|this|it|that)\b/,
  ],
  [
    "meaning",
    /\b(?:explain|rephrase|reword) (?:the |this |that |your )?(?:question|it|this|that)\b|\bwhat (?:do|does|did|is|was) (?:you|that|this|it|the question) (?:even |really |actually |exactly )?(?:mean|asking|about|want)\b|\b(?:don'?t|do not|didn'?t|not) (?:really |quite |fully )?(?:understand|get)\b.{0,16}(?:question|it|that|this|you)?\s*$|\bwhat(?:'s| is) (?:meant|the question about|it about|this about)\b|\bnot sure what (?:you|that|this|the question)\b|\bcould you (?:say|put|ask) (?:it|that) (?:differently|another way|in other words|again)\b/,
  ],
  [
    "think",
    /\b(?:can|could|may|let) (?:i|me) (?:have |take |get )?(?:a )?(?:quick |short )?(?:think|moment|minute|sec(?:ond)?|break|while)\b|\b(?:need|give me|want) (?:a )?(?:moment|minute|sec(?:ond)?|some time|time|bit)\b.{0,16}$|\b(?:thinking|one moment|hold on|wait a (?:moment|minute|sec\w*)|hmm+ let me think)\b.{0,12}$/,
  ],
];

/** What is said of the question that waits for its answer; null where it is none of these. */
export function askedOfQuestion({ plain, length }: Message): AskedOfQuestion | null {
  return length > LONGEST ? null : (ASKED.find(([, pattern]) => pattern.test(plain))?.[0] ?? null);
}

const MOST_BEGUN = 14;
const FEWEST_BEGUN = 4;
const BEGINS =
  /^ (?:(?:ok(?:ay)?|so|well|um+|uh|right|yes|yeah|sure|then|and|alright|fine|let me see)(?: ?[,.])? ?)*(?:it (?:was|happened)|this (?:was|happened)|that was|there was|i was|we were|i (?:used to )?work(?:ed)? (?:in|at|as|for)|once\b|one (?:day|time|evening|night|morning|afternoon)|last (?:year|summer|winter|month|week|spring|autumn)|when i (?:was|worked)|at (?:my|the) \w+|in (?:my|the) (?:restaurant|hotel|shop|bar|cafe|school|hospital|office|team|store))\b/;

/** "Ok so it was in the restaurant": the first words of an answer, and more to come. */
export const beginsAnAnswer = ({ plain, length, text }: Message): boolean =>
  length >= FEWEST_BEGUN && length <= MOST_BEGUN && !/[?？]/.test(text) && BEGINS.test(plain);
