import type { ChatKnowledge } from "../knowledge/knowledge.ts";
import { statementsOf } from "../knowledge/statements.ts";
import { entryRequest } from "../request.ts";
import type { ChatState } from "../state.ts";
import type { Message } from "./message.ts";
import type { Reading } from "./skills.ts";

const NOT_BREATHING =
  /\b(?:he|she|they|it|baby|child|kid|passenger|guest|person|somebody|someone|man|woman)\b(?: \w+){0,2} (?:(?:does|do|did)(?:n't| not) breathe?|(?:is|are|was)(?:n't| not) breathing|stop(?:s|ped)? breathing|has no pulse)\b|^ (?:and |but |what )*(?:if )?(?:no (?:breathing|pulse)|not breathing)\b/;
const SMALL = /\b(?:baby|infant|toddler|newborn)\b/;
const CHILD = /\b(?:child|kid|boy|girl)\b/;
/** A longer message tells a scene, in which something else may be asked. */
const MOST_WORDS = 12;

const NOT_WAKING =
  /\b(?:he|she|they|it|passenger|guest|person|somebody|someone|man|woman|child|baby|who)\b(?: \w+){0,2} (?:(?:does|do|did)(?:n't| not) (?:wake|respond|react|come (?:round|to|back))|(?:is|are|was)(?:n't| not) (?:waking|responding|awake|conscious)|(?:is |are |falls? |becomes? |goes )?(?:unconscious|unresponsive)|passes out|(?:won'?t|can'?t) wake)\b|^ (?:and |but |what )*(?:if )?(?:unconscious|unresponsive|no (?:response|reaction))\b/;
/** A sentence that tells what is done with somebody who does not respond. */
const TELLS_WHAT_TO_DO =
  /\b(?:unresponsive|not respond|not wake|no response)\b.*\b(?:CPR|airway|breathing|compressions|defibrillator|lower|emergency)\b/;
const PRIMARY_SURVEY = "syllabus/first-aid-primary-survey";

/** "And if he does not wake up?" in first aid: what its entry says of that, and without a word on it airway and breathing. */
export function readNotWaking(
  { plain, length }: Message,
  { topic }: ChatState,
  knowledge: ChatKnowledge,
): Reading[] {
  const [id = ""] = topic?.kind === "entry" ? topic.ids : [];
  const entry = id.startsWith("syllabus/first-aid-") ? knowledge.entry(id) : undefined;
  if (!entry || length > MOST_WORDS || !NOT_WAKING.test(plain)) return [];
  const at = statementsOf(entry).findIndex(({ text }) => TELLS_WHAT_TO_DO.test(text));
  const request =
    at < 0
      ? entryRequest([knowledge.entry(PRIMARY_SURVEY) ? PRIMARY_SURVEY : id])
      : { ...entryRequest([id]), statements: [at] };
  return [{ request, score: 0.985, because: "somebody does not wake up", goesOn: true }];
}

/** "What if she doesn't breathe?": whatever was spoken of, nothing but resuscitation is meant. */
export function readNotBreathing({ plain, length }: Message, knowledge: ChatKnowledge): Reading[] {
  if (length > MOST_WORDS || !NOT_BREATHING.test(plain)) return [];
  const kind = SMALL.test(plain) ? "infant" : CHILD.test(plain) ? "child" : "adult";
  const entry =
    knowledge.entry(`syllabus/first-aid-cpr-${kind}`) ??
    knowledge.entry("syllabus/first-aid-cpr-adult");
  return entry
    ? [
        {
          request: entryRequest([entry.citation.id]),
          score: 0.975,
          because: "somebody does not breathe",
          goesOn: true,
        },
      ]
    : [];
}

/** Somebody goes down, and nothing is known yet of how they are. */
const COLLAPSES =
  /\b(?:passenger|guest|person|somebody|someone|man|woman|he|she|lady|guy|colleague|one)\b(?: \w+){0,3} (?:collaps(?:es|ed|ing)|drops? to the (?:floor|ground)|falls? to the (?:floor|ground))\b/;
const IS_KNOWN = /\b(?:faint\w*|seizure|epilep\w*|breath\w*|pulse|awake|talk(?:s|ing)|drunk)\b/;
const MOST_AROUND_IT = 24;

/** "What do you do if a passenger collapses in the aisle?": first whether they respond and breathe, whatever it may be. */
export function readCollapse({ plain, length }: Message, knowledge: ChatKnowledge): Reading[] {
  if (length > MOST_AROUND_IT || !COLLAPSES.test(plain) || IS_KNOWN.test(plain)) return [];
  return knowledge.entry(PRIMARY_SURVEY)
    ? [{ request: entryRequest([PRIMARY_SURVEY]), score: 0.95, because: "somebody goes down" }]
    : [];
}

/** Something is stuck, and no sound comes: told of a scene, without its name. */
const STUCK =
  /\b(?:gets?|got|has|had|having)\b.{0,40}\bstuck\b.{0,40}\b(?:goes|went|gone|turns?|turned|is|was|can'?t|cannot|couldn'?t)\b.{0,12}\b(?:silent|quiet|blue|purple|breathe|cough|cry|speak|talk)\b/;
const VERY_SMALL = /\b(?:baby|infant|newborn|months?(?: old)?|wee one|little one)\b/;
const MOST_OF_A_SCENE = 45;

/** "A wee one of eight months gets a bit of bread stuck and goes silent": choking, of whatever age. */
export function readStuck({ plain, length }: Message, knowledge: ChatKnowledge): Reading[] {
  if (length > MOST_OF_A_SCENE || !STUCK.test(plain)) return [];
  const id = `syllabus/first-aid-choking-${VERY_SMALL.test(plain) ? "special" : "adult"}`;
  return knowledge.entry(id)
    ? [{ request: entryRequest([id]), score: 0.93, because: "something is stuck" }]
    : [];
}
