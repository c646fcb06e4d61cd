import type { ChatKnowledge } from "../knowledge/knowledge.ts";
import { entryRequest } from "../request.ts";
import type { Message } from "./message.ts";
import type { Reading } from "./skills.ts";

const NOT_BREATHING =
  /\b(?:he|she|they|it|baby|child|kid|passenger|guest|person|somebody|someone|man|woman)\b(?: \w+){0,2} (?:(?:does|do|did)(?:n't| not) breathe?|(?:is|are|was)(?:n't| not) breathing|stop(?:s|ped)? breathing|has no pulse)\b|^ (?:and |but |what )*(?:if )?(?:no (?:breathing|pulse)|not breathing)\b/;
const SMALL = /\b(?:baby|infant|toddler|newborn)\b/;
const CHILD = /\b(?:child|kid|boy|girl)\b/;
/** A longer message tells a scene, in which something else may be asked. */
const MOST_WORDS = 12;

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
