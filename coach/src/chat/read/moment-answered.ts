import type { ChatState } from "../state.ts";
import { askingSentencesIn } from "./clauses.ts";
import { type Message, readMessage } from "./message.ts";
import { settingOf } from "./moves/setting.ts";
import { asksItsWorth } from "./own-story.ts";
import { sentencesIn } from "./sentences.ts";

/** What is asked at a moment of the final interview, as the bank has it: by the ids of both. */
const ASKED_THEN: Readonly<Record<string, string>> = {
  "assessment-days/final-tell-us-about-yourself": "about-yourself",
  // Why crew, and why no longer what one does: reasons, whatever moment of one's life they are told by.
  ...Object.fromEntries(
    [
      ...["final-why-cabin-crew", "final-career-change", "final-leaving-the-job"],
      ...["final-love-of-travelling", "final-why-not-pilot", "asked-from-a-medical-job"],
      ...["asked-why-now", "asked-perks-as-a-reason", "asked-why-leave-your-country"],
    ].map((id) => [`assessment-days/${id}`, "about-yourself"]),
  ),
  "assessment-days/final-why-this-airline": "why-our-airline",
  "assessment-days/final-what-you-know-of-us": "why-our-airline",
  "assessment-days/final-the-weakness": "weakness-you-work-on",
  "assessment-days/asked-perfectionist-as-weakness": "weakness-you-work-on",
  "assessment-days/asked-shy-as-weakness": "weakness-you-work-on",
  "assessment-days/final-your-strength": "strength-with-proof",
  "assessment-days/final-why-you": "one-of-four-hundred",
  "assessment-days/final-five-years": "five-years-from-today",
  "assessment-days/final-describe-yourself": "one-word-from-former-team",
  "assessment-days/final-what-others-say": "one-word-from-former-team",
  "assessment-days/final-work-under-pressure": "stayed-calm",
  "assessment-days/final-biggest-mistake": "let-team-down",
  "assessment-days/asked-difficult-guest-story": "difficult-customer",
  "assessment-days/asked-difficult-team-mate": "conflict-with-colleague",
  "assessment-days/asked-teamwork-story": "own-part-in-team-success",
  "assessment-days/asked-story-that-ended-badly": "complaint-beyond-repair",
  "assessment-days/asked-cultures-story": "worked-across-cultures",
  "assessment-days/asked-taking-feedback": "hardest-feedback",
  "assessment-days/asked-broke-a-rule": "bent-a-rule-for-someone",
};
/** Fewer words only react, more tell a story of something else. */
const FEWEST = 10;
const FEWEST_WITH_A_QUESTION = 24;
/** Who somebody is and why they want it takes more. */
const FEWEST_REASONS = 18;
const MOST = 250;
const OF_ONESELF = /\b(?:i|i'm|im|i've|my|me)\b/;
const ASKS_OR_FEARS =
  /[?？]|^ (?:(?:and|so|but|ok(?:ay)?)(?: ?,)? ?)*(?:(?:do|does|did|can|could|would|will|should) (?:you|i|they|it|we)|(?:is|are) (?:it|they|there|that|this|you))\b|\b(?:nervous|scared|afraid|worried|panic|how (?:do|should|can|would)|what (?:do|should|can|would|if)|tell me|give me|show me|can you|could you|help me)\b/;

/**
 * "I'm impatient when people are slow. I've started counting to three", after what a weakness should be: an answer to that question.
 * @returns the id of the question in the bank; null where none is answered
 */
export function momentAnswered(message: Message, state: ChatState): string | null {
  const asked = sentencesIn(message.text).filter((one) => !asksItsWorth(readMessage(one).plain));
  const told = readMessage(asked.join(" "));
  const { plain, length } = told;
  const question = momentOf(state);
  if (question === null) return null;
  // "I was a lifeguard for four years. Does that count for anything?": a fact with a question, and no answer yet.
  const least = asked.length < sentencesIn(message.text).length ? FEWEST_WITH_A_QUESTION : FEWEST;
  if (length < least || length > MOST || !OF_ONESELF.test(plain)) return null;
  if (question === "about-yourself" && length < FEWEST_REASONS) return null;
  return ASKS_OR_FEARS.test(plain) || askingSentencesIn(told).length > 0 ? null : question;
}

/** Words by which people name what they answer. Folded text. */
const NAMED_MOMENT: readonly (readonly [id: string, named: RegExp])[] = [
  [
    "about-yourself",
    /\b(?:about yourself|about myself|introduc\w+ (?:myself|yourself)|self[- ]introduction|why (?:do )?(?:you|i) (?:really |actually )?(?:want|wanted|wanna)(?: to)? (?:be|become|work as|fly(?! (?:for|with)))|why cabin crew|why (?:do you want to |did you |are you |i want to |i )?(?:leave|leaving|left)\b|why (?:do )?(?:you|i) (?:really )?want(?:ed)? to (?:come|go) back\b|(?:my |the )?motivation (?:question|answer)|my motivation)\b/,
  ],
  [
    "why-our-airline",
    /\bwhy (?:us|they(?! (?:do|are|is|have|did|can|ask|want))|(?:this|our|your|their) airline|(?:do )?(?:you|i) want(?:ed)? to (?:work|fly|be) (?:for|with)|(?!do\b|are\b|is\b)\w+ (?:airways|airlines))\b/,
  ],
  ["weakness-you-work-on", /\bweak(?:ness|nesses| point| points)\b/],
  ["strength-with-proof", /\b(?:my |greatest |biggest )strengths?\b/],
  [
    "five-years-from-today",
    /\bin (?:five|5) years\b|\b(?:five|5)[- ]years? (?:question|plan|answer)\b/,
  ],
  ["one-of-four-hundred", /\bwhy should (?:we|they) (?:hire|choose|take|pick|want) (?:you|me)\b/],
];

/** Id of the question in the bank that a message names as what it answers; null where it names none. */
export const momentNamed = ({ plain }: Message): string | null =>
  NAMED_MOMENT.find(([, named]) => named.test(plain))?.[0] ?? null;

/** By what it says an answer is to a question that everybody knows. Folded text. */
const TOLD_MOMENT: readonly (readonly [id: string, told: RegExp])[] = [
  [
    "why-our-airline",
    /\bi(?:'d| would)? (?:really )?(?:want|like|love|wish) to (?:join|work (?:for|with|at)|fly (?:for|with))\b.{0,60}\b(?:because|since)\b/,
  ],
  [
    "about-yourself",
    /^ (?:\w+[,. ]+){0,8}(?:my name is|i'?m \w+ and i'?m|i am \w+ and i am)\b.*\b(?:want(?:ed)? to (?:be|become|work|join)|cabin crew|flight attendant)\b/s,
  ],
  ["weakness-you-work-on", /\bmy (?:greatest |biggest |main )?weakness (?:is|would be)\b/],
  ["strength-with-proof", /\bmy (?:greatest |biggest |main )?strength (?:is|would be)\b/],
];
const FEWEST_TOLD = 22;

/** Id of the question of the bank that a whole answer is plainly to, though nobody put it; null for any other text. */
export function momentTold({ plain, length }: Message): string | null {
  if (length < FEWEST_TOLD || length > MOST) return null;
  return TOLD_MOMENT.find(([, told]) => told.test(plain))?.[0] ?? null;
}

const TRIES =
  /^ (?:(?:ok(?:ay)?|right|alright|yes|well|so|now|cool|great|thanks|can i|may i|i want to|i'd like to|i'll|let'?s|lets)(?: ?[,.!])? ?)*(?:let me (?:have a )?(?:try|go)|try(?: it| that)?|have a (?:go|try)|give (?:it|that) a (?:go|try))(?: now| please| then| with you)?[.!? ]*$|^ (?:(?:ok(?:ay)?|right|alright|yes|well|so|now|cool|great|thanks)(?: ?[,.!])? ?)*(?:(?:can|could|may|shall|let) (?:we|i|me|us|you)|let'?s|i(?:'d| would) (?:like|love) to|i want to) (?:please |just |maybe )?(?:practi[sc]e|try|train|do|rehearse|answer) (?:that|this|it)(?: (?:one|question|answer))?(?: (?:now|please|then|with you|together|here|first))?[.!? ]*$|^ (?:(?:ok(?:ay)?|so|and|now|please)(?: ?,)? ?)*(?:ask|give|put) me (?:that|this|it)(?: (?:one|question))?(?: (?:now|please|then))?[.!? ]*$/;

/** "Let me try", after what to say at a moment: its question is to be put. */
export const wantsToTry = ({ plain }: Message, state: ChatState): boolean =>
  TRIES.test(plain) && momentOf(state) !== null;

const HELP_WITH =
  /\bhelp (?:me |us )?(?:please )?(?:with|on|to (?:answer|prepare|say)|how to (?:answer|say|prepare)|answer(?:ing)?|preparing)\b|\b(?:don'?t|do not) know how to (?:start|answer|begin|say)\b/;

/** "Can you help me with the tell me about yourself question?": the entry on that moment; null where no help with one is wished. */
export const helpWithMoment = (message: Message): string | null =>
  HELP_WITH.test(message.plain) ? entryOf(momentNamed(message)) : null;

const SAY_WHAT =
  /\bwhat (?:do|should|can|could|would|shall|must) (?:i|you|we) (?:then |even |actually )?(?:say|answer|tell (?:them|him|her))\b.{0,12}\b(?:if|when|about|for|to|as)\b|\bwhat (?:do|would) (?:they|recruiters?) (?:like|want|love|expect|hope) to hear\b/;

/** "What do I say if they ask for a weakness?", after a verdict on an answer to another question: the entry on that moment; null for anything else. */
export function wordsForAMoment(message: Message, openId: string | undefined): string | null {
  const named = SAY_WHAT.test(message.plain) ? momentNamed(message) : null;
  return named === openId ? null : entryOf(named);
}

/** The first entry on the moment at which a question of the bank is asked. */
function entryOf(question: string | null): string | null {
  const [entry] = Object.entries(ASKED_THEN).find(([, asked]) => asked === question) ?? [];
  return entry ?? null;
}

/** Id of the question in the bank that the moment spoken of asks; null where none was spoken of. */
export function momentOf(state: ChatState): string | null {
  const [id = ""] = state.topic?.kind === "entry" ? state.topic.ids : [];
  return settingOf(state) === "entry" ? (ASKED_THEN[id] ?? null) : null;
}
