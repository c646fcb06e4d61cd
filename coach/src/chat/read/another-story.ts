import { isWeak, stemsOf } from "../knowledge/index-words.ts";
import type { Take } from "../state.ts";
import { type Message, readMessage } from "./message.ts";
import { asksItsWorth, TELLS_WHAT_WAS } from "./own-story.ts";
import { sentencesIn } from "./sentences.ts";

/** "I have another story but not sure if I should tell it", "what about this one from the shop instead": said before it. Folded text. */
const ANNOUNCES =
  /\b(?:another|a different|a second|one more|a new|an? other|the other) (?:story|example|situation|case)\b|\b(?:i(?:'ve| have)?(?: got)?|here(?:'s| is)|how about|let me (?:try|tell you)) (?:another|a different|a new) one\b|^ (?:(?:ok(?:ay)?|so|and|now|then|well|next|right)(?: ?,)? ?)*(?:new|second|different|other|next) (?:story|example|one)\b/;
const FIRST_PERSON = /\b(?:i|i'm|i've|i'd|my|me|we|our)\b/;
/** How a scene of its own begins. */
const OPENS_A_SCENE =
  /\b(?:once|one (?:day|night|evening|morning|time|summer|winter|afternoon|shift|saturday|sunday)|last (?:\w+ )?(?:year|summer|winter|week|month|spring|autumn|christmas|night)|(?:two|three|four|five|six|seven|a few|some|\d+) (?:years?|months?|weeks?) ago|when i (?:was|worked|did|had)|a (?:\w+ )?(?:colleague|customer|guest|passenger|man|woman|lady|guy|girl|boy|client|patient|resident|family|couple) (?:was|came|had|wanted|asked|started|kept|who|in)|there was (?:a|an|this|one))\b/;
/** Fewer told words are an addition. */
const FEWEST_ANNOUNCED = 25;
const FEWEST = 45;
/** What is told once more shares more of its telling words with the first telling. */
const MOST_SHARED = 0.2;

/**
 * Another story than the one that was judged, as typed, without what announces it and asks its worth: announced as one, or told at
 * length with a scene of its own and next to no word in common. Null where it goes on from the first.
 */
export function anotherStoryIn(message: Message, take: Take | null): string | null {
  if (take === null || message.own !== message.text) return null;
  const sentences = sentencesIn(message.text).map((one) => readMessage(one));
  const told = sentences.filter(({ plain }) => !ANNOUNCES.test(plain) && !asksItsWorth(plain));
  const text = told.map((one) => one.text).join(" ");
  const { plain, length } = readMessage(text);
  if (!FIRST_PERSON.test(plain) || !TELLS_WHAT_WAS.test(plain)) return null;
  const isAnnounced = sentences.some((one) => ANNOUNCES.test(one.plain));
  if (isAnnounced) return length >= FEWEST_ANNOUNCED ? text : null;
  const opens = told.slice(0, 2).some((one) => OPENS_A_SCENE.test(one.plain));
  return length >= FEWEST && opens && sharedWith(take.text, text) < MOST_SHARED ? text : null;
}

/**
 * "One time a child was lost at the beach …", after a question on one's reasons: an event, and no reason. Null where crew or flying
 * come into it, for then it may be the origin of the wish.
 */
export function eventIn(message: Message): string | null {
  const { plain, length, own, text } = message;
  const isTold =
    own === text &&
    !/[?？]/u.test(text) &&
    FIRST_PERSON.test(plain) &&
    TELLS_WHAT_WAS.test(plain) &&
    !OF_FLYING.test(plain);
  const least = OPENS_A_SCENE.test(plain) ? FEWEST_OF_A_SCENE : FEWEST;
  return isTold && length >= least ? text : null;
}

const FEWEST_OF_A_SCENE = 18;
const OF_FLYING =
  /\b(?:crew|flights?|flew|fly(?:ing)?|cabin|airlines?|airports?|air hostess\w*|steward\w*|purser|planes?|aircraft|dream\w*|decided|wanted to (?:be|become))\b/;

/** The share of the telling words of the shorter of two texts that the other has as well, 0 to 1. */
function sharedWith(first: string, second: string): number {
  const [one, other] = [first, second].map(
    (text) => new Set(stemsOf(text).filter((stem) => !isWeak(stem))),
  );
  if (!one?.size || !other?.size) return 0;
  const both = [...one].filter((stem) => other.has(stem)).length;
  return both / Math.min(one.size, other.size);
}
