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
  /\b(what|how) (do|should|can|could|would|shall|to) (i|you|one|we)? ?(say|tell( them)?|answer|reply|respond|explain|react|talk about|put it)\b|\b(they|he|she|the interviewer|recruiters?)( will| might| would| always| love to|'ll)? (ask|asks|asked|want to know|say|go)( me| about)?\b|\b(when|if|to the|the|a good|best|good|right|answer|question|questions|ideas?|help me|with)\b/g;
/** Below this no question of the bank is near enough to be meant. */
const NEAR_ENOUGH = 0.26;
/** The moments of an interview hold advice, an example and the trap; a question of the bank what is listened for. */
const WORTH: readonly (readonly [prefix: string, worth: number])[] = [
  ["assessment-days/final-", 1.2],
  ["questions/", 1],
  ["assessment-days/asked-", 0.9],
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
  const asked = readMessage(quoted?.[1] ?? quoted?.[2] ?? message.plain.replace(LEAD, " "));
  const meant = asked.words.length > 0 ? asked : message;
  const { wanted, words } = askedIn(
    meant,
    meant.words,
    language,
    (key) => language === "en" || finder.knows(key),
  );
  const [first] = finder.find(wanted, words, worthOf, 3);
  return first && first.score >= NEAR_ENOUGH ? entryRequest([first.entry.citation.id]) : null;
}
