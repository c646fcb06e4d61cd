import type { ChatState } from "../state.ts";
import { askingSentencesIn } from "./clauses.ts";
import type { Message } from "./message.ts";
import { settingOf } from "./moves/setting.ts";

/** What is asked at a moment of the final interview, as the bank has it: by the ids of both. */
const ASKED_THEN: Readonly<Record<string, string>> = {
  "assessment-days/final-tell-us-about-yourself": "about-yourself",
  "assessment-days/final-why-this-airline": "why-our-airline",
  "assessment-days/final-the-weakness": "weakness-you-work-on",
  "assessment-days/asked-perfectionist-as-weakness": "weakness-you-work-on",
  "assessment-days/asked-shy-as-weakness": "weakness-you-work-on",
  "assessment-days/final-your-strength": "strength-with-proof",
};
/** Fewer words only react, more tell a story of something else. */
const FEWEST = 10;
const MOST = 250;
const OF_ONESELF = /\b(?:i|i'm|im|i've|my|me)\b/;
const ASKS_OR_FEARS =
  /[?？]|\b(?:nervous|scared|afraid|worried|panic|how (?:do|should|can|would)|what (?:do|should|can|would|if)|tell me|give me|show me|can you|could you|help me)\b/;

/**
 * "I'm impatient when people are slow. I've started counting to three", after what a weakness should be: an answer to that question.
 * @returns the id of the question in the bank; null where none is answered
 */
export function momentAnswered(message: Message, state: ChatState): string | null {
  const { plain, length } = message;
  const question = momentOf(state);
  if (question === null) return null;
  if (length < FEWEST || length > MOST || !OF_ONESELF.test(plain)) return null;
  return ASKS_OR_FEARS.test(plain) || askingSentencesIn(message).length > 0 ? null : question;
}

/** Words by which people name what they answer. Folded text. */
const NAMED_MOMENT: readonly (readonly [id: string, named: RegExp])[] = [
  [
    "about-yourself",
    /\b(?:about yourself|about myself|introduc\w+ (?:myself|yourself)|self[- ]introduction)\b/,
  ],
  [
    "why-our-airline",
    /\bwhy (?:us|this airline|our airline|do you want to (?:work|fly) (?:for|with) us)\b/,
  ],
  ["weakness-you-work-on", /\bweak(?:ness|nesses| point| points)\b/],
  ["strength-with-proof", /\b(?:my |greatest |biggest )strengths?\b/],
];

/** Id of the question in the bank that a message names as what it answers; null where it names none. */
export const momentNamed = ({ plain }: Message): string | null =>
  NAMED_MOMENT.find(([, named]) => named.test(plain))?.[0] ?? null;

/** Id of the question in the bank that the moment spoken of asks; null where none was spoken of. */
export function momentOf(state: ChatState): string | null {
  const [id = ""] = state.topic?.kind === "entry" ? state.topic.ids : [];
  return settingOf(state) === "entry" ? (ASKED_THEN[id] ?? null) : null;
}
