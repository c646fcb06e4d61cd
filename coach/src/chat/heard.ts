import type { Context, Draft } from "./answer/draft.ts";
import { say } from "./answer/talk.ts";
import { asksAnything } from "./read/lead-in.ts";
import type { Message } from "./read/message.ts";
import { readingOf } from "./reading-of.ts";

/** Fewer words are a remark, and "fine" is enough. */
const FEWEST_TOLD = 9;
/** What was found by chance is no answer to so few words that tell something. */
const FEWEST_BY_CHANCE = 4;
const BY_CHANCE = 0.5;
/** What one does with people all day: stuff for a story. */
const OF_WORK =
  /\bi (?:deal|work|worked|serve|served|look after|looked after|have worked|help|teach|taught|see|get|handle|manage)\b.{0,60}\b(?:every|all the time|all day|daily|weekends?|weeks?|years?|often|lots?|loads|customers?|guests?|patients?|passengers?|people|kids|children|drunks?|clients?|tourists?)\b|\bi(?:'ve| have| ve) (?:got )?(?:lots|loads|plenty|many|some|a few) (?:of )?(?:stories|examples|experience)\b|\b(?:done|did|had) (?:that|this|one|it) (?:before|already|once)\b/;
/** "I'm a personal trainer at a gym in Manchester". Folded text. */
export const TELLS_OF_WORK =
  /^ (?:(?:ok(?:ay)?|so|and|well|sweet|cool|great|nice|thanks|yes)[.,! ]+)*i(?:'m| am|'ve been| have been| was| work| worked)(?: currently| now| still| working)? (?:as )?an? (?!bit\b|little\b|lot\b|man\b|woman\b|girl\b|boy\b|guy\b|mother\b|mum\b|mom\b|father\b|dad\b|parent\b|vegetarian\b|muslim\b|smoker\b|perfectionist\b|student\b)(?:[a-z-]+ ){1,3}(?:at|in|for|with) [^?]{2,50}$|^ (?:(?:ok(?:ay)?|so|and|well|yes)[.,! ]+)*i(?:'ve been| have been)? work(?:ed|ing)? (?:at|in|for|on|behind) (?:the|an?|my|our) [^?]{3,60}$/;
/** Good news about one's own case. */
const SUITS =
  /\b(?:perfect|great|good for me|suits me|works for me|fine (?:by|with|for) me|happy with (?:that|it)|love that|ideal|no problem for me|i live (?:there|here|near|close)|lucky|supports? me|proud of me|behind me)\b/;
const OF_ONESELF = /\b(?:i|i'm|im|i've|ive|i'd|my|me|we|our)\b/;
/** What touches somebody, and is no nerves before the day. */
const TOUCHES =
  /\b(?:guilt\w*|lump in my throat|cry|cried|crying|tears?|sad|miss (?:them|him|her|it|my)|hurts?|heavy|hard for me|heart|leav(?:e|ing) (?:them|him|her|my|behind)|alone|lonely|homesick|tough|emotional|ashamed|ouch)\b/;

/**
 * Something told of oneself that asks nothing and that no entry answers: it is taken up, and neither brushed off ("Fine. What's
 * next?") nor met with "I don't have a good answer to that".
 */
export function heard(draft: Draft, message: Message, context: Context): Draft {
  const { request } = draft;
  const isUnknown = request.kind === "limit" && request.limit === "unknown";
  const isOfOneself = OF_ONESELF.test(message.plain) && !asksAnything(message);
  const isTold =
    isOfOneself &&
    (isUnknown || request.kind === "acknowledge"
      ? message.length >= FEWEST_TOLD
      : message.length >= FEWEST_BY_CHANCE && isByChance(draft, message, context));
  if (!isTold) return draft;
  const { plain } = message;
  const id = TOUCHES.test(plain)
    ? "talk.heard-touched"
    : OF_WORK.test(plain) || TELLS_OF_WORK.test(plain)
      ? "talk.heard-work"
      : SUITS.test(plain)
        ? "talk.heard-good"
        : "talk.heard";
  return say({ kind: "acknowledge" }, id, context);
}

/** Several things that it may be, a gap, or an entry that shares a word: nobody asked for any of it. */
function isByChance({ request }: Draft, message: Message, context: Context): boolean {
  // Who begins with it wants something made of it.
  if (context.state.request === null) return false;
  if (request.kind === "entry-gap" || request.kind === "airline-gap") return true;
  if (request.kind === "topics") return request.isUnsure === true;
  if (request.kind !== "entry" || !(OF_WORK.test(message.plain) || SUITS.test(message.plain)))
    return false;
  const { because, sure } = readingOf(message, context);
  return because.startsWith("content, ") && (sure ?? 1) < BY_CHANCE;
}

/** "I was at home after my father died" */
const LOSS =
  /\b(?:my|our) (?:\w+ )?(?:father|mother|dad|mum|mom|brother|sister|grand\w+|husband|wife|son|daughter|best friend|partner|uncle|aunt)(?: \w+){0,2} (?:died|passed away|passed)\b|\bdeath of my\b|\blost my (?:father|mother|dad|mum|mom|brother|sister|grand\w+|husband|wife|son|daughter)\b/;

/** A death that is told is met before what is asked beside it; a story that is judged is not interrupted. */
export function withCondolence(draft: Draft, { plain }: Message, { voice }: Context): Draft {
  const isMet = LOSS.test(plain) && draft.request.kind !== "analyse-answer";
  return isMet ? { ...draft, paragraphs: [voice.say("talk.loss"), ...draft.paragraphs] } : draft;
}
