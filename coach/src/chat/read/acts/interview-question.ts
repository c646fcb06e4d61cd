import type { LanguageCode } from "contract/languages";
import type { Entry } from "../../knowledge/entry.ts";
import type { ChatKnowledge } from "../../knowledge/knowledge.ts";
import { type ChatRequest, entryRequest } from "../../request.ts";
import { askedIn } from "../concepts.ts";
import { type Message, readMessage } from "../message.ts";

/** What is put in marks is the interviewer's question, word for word. */
const QUOTED = /["“«「『]([^"”»」』]{6,})["”»」』]|(?:^|\s)['‘]([^'’]{8,})['’]/u;
/** How people lead up to the question that they were asked. */
const LEAD =
  /\b(what|how) (do|should|can|could|would|shall|to) (i|you|one|we)? ?(say|tell( them)?|answer|reply|respond|explain|react|talk about|put it)\b|\b(when |if )?(they|he|she|the interviewer|recruiters?)( will| might| would| always| love to|'ll)? (ask|asks|asked|want to know|say|go)( me| about)*\b/g;
const SHORT = 18;
const FEWEST_LEFT = 3;
/** Below this no question of the bank is near enough to be meant. */
const NEAR_ENOUGH = 0.26;
/** The moments of an interview hold advice, an example and the trap; a question of the bank what is listened for. */
const WORTH: readonly (readonly [prefix: string, worth: number])[] = [
  ["assessment-days/final-", 1.1],
  ["questions/", 0.95],
  ["assessment-days/", 1],
];

function worthOf({ citation }: Entry): number {
  return WORTH.find(([prefix]) => citation.id.startsWith(prefix))?.[1] ?? 0.5;
}

/** The entry on the interview question that somebody wants to be able to answer; null where none is near. */
export function questionMeant(
  message: Message,
  language: LanguageCode,
  { finder }: ChatKnowledge,
): ChatRequest | null {
  const quoted = QUOTED.exec(message.text);
  const inMarks = readMessage(quoted?.[1] ?? quoted?.[2] ?? "");
  const withoutLead = readMessage(message.plain.replace(LEAD, " "));
  // In a short message what is left is the question; a long one tells somebody's circumstances, and all of it is compared.
  const isShort = message.length <= SHORT && withoutLead.words.length >= FEWEST_LEFT;
  const [first] = [...(isShort ? [] : [message]), inMarks, withoutLead]
    .filter(({ words }) => words.length > 0)
    .flatMap((one) => {
      const { wanted, words } = askedIn(
        one,
        one.words,
        language,
        (key) => language === "en" || finder.knows(key),
      );
      return finder.find(wanted, words, worthOf, 1);
    })
    .sort((a, b) => b.score - a.score);
  return first && first.score >= NEAR_ENOUGH ? entryRequest([first.entry.citation.id]) : null;
}
