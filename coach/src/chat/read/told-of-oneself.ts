import { asksAnything } from "./lead-in.ts";
import { fold, type Message } from "./message.ts";
import type { Reading } from "./skills.ts";

/** Longer messages are stories. */
const LONGEST = 28;
const OF_ONESELF = /\b(?:i|i'm|im|i've|ive|i'd|i'll|my|me|mine|myself|we|our)\b/;
/** "My colleague's apron caught fire": a scene, whoever tells it. */
const IN_A_CABIN =
  /\b(?:colleague'?s?|passengers?|pax|guests?|customers?|captain|pilot|cockpit|galley|aisle|row \d+|\d+[a-k]|fire|burn\w*|smoke|runway|slides?|doors?|exits?|rafts?|seat ?belts?|battery|power ?bank|bags?|suitcase|on board|guy|lady|somebody|someone)\b/;
/** "Reach test in 3 weeks, can i train for it", and what "you" do: asked, or told of the work. */
const ASKS_WITHIN =
  /(?:^|[,;.:]) ?(?:and |but |so |or )?(?:by |until |since |from |at |in |for |to |on |with )?(?:can|could|should|do|does|did|is|are|was|were|will|would|may|must|am|have|what|what's|how|why|when|where|which|who)\b|\byou\b|\bgimme\b|\b(?:give|ask|quiz|test|tell|show|teach) me\b|\b(?:practi[sc]e|explain|drill)\b/;
/** "… is that bad", "… what do I say then": asked of what was told, and of nothing else. */
const ASKS_OF_IT =
  /[,.;]?\s*\b(?:is|are|was|would) (?:that|it|this) (?:be )?(?:so |very |too |really |even )?(?:bad|ok(?:ay)?|a problem|an issue|normal|enough|too late|allowed|possible|silly|stupid|a minus|a no)\b[^.?!]*[?.! ]*$|[,.;]?\s*\b(?:what (?:then|now)|what (?:do|should|can) i (?:say|tell them|answer)(?: then| to that| about it)?|or (?:what|not)|any chance|am i out|does (?:that|it) (?:matter|count|hurt))[?.! ]*$/iu;

/**
 * Whether somebody tells a worry or how they live and asks nothing, or only whether it matters: "I'm a bit overweight", "my mum is
 * against it". What candidates ask answers that, and no card on passengers or procedures that has a word of it.
 */
export function isToldOfOneself(message: Message): boolean {
  const { plain, length } = message;
  if (length > LONGEST || !OF_ONESELF.test(plain) || IN_A_CABIN.test(plain)) return false;
  const told = message.text.replace(ASKS_OF_IT, "");
  if (told === message.text) return !asksAnything(message) && !ASKS_WITHIN.test(plain);
  const left = fold(told);
  return OF_ONESELF.test(left) && !ASKS_WITHIN.test(left.trim()) && !/[?？]/u.test(told);
}

/** What cards on passengers and procedures are worth to somebody who tells of themselves. */
const OF_OTHERS = 0.6;

/** "I'm deaf in my left ear": the code for a deaf passenger is named, and not meant. */
export function ofThemselves(reading: Reading, message: Message): Reading {
  const { request } = reading;
  const isOfOthers = request.kind === "entry" && request.ids.every((id) => !OF_CANDIDATES.test(id));
  return isOfOthers && reading.goesOn !== true && isToldOfOneself(message)
    ? { ...reading, score: OF_OTHERS * reading.score }
    : reading;
}

const OF_CANDIDATES = /^(?:assessment-days|airlines|airports|cultures)\//;
