import type { Entry } from "../knowledge/entry.ts";
import { textOf } from "../knowledge/entry-text.ts";
import type { ChatKnowledge } from "../knowledge/knowledge.ts";
import { entryRequest } from "../request.ts";
import type { Message } from "./message.ts";
import type { Reading } from "./skills.ts";

/** Whom it may happen to: "is it the same for a baby?" after choking is the card on a baby's choking. */
const WHOM: readonly RegExp[] = [
  /\b(?:bab(?:y|ies)|infants?|newborns?)\b/,
  /\b(?:child(?:ren)?|kids?|toddlers?)\b/,
  /\b(?:pregnan\w+)\b/,
  /\b(?:alone|myself|on my own)\b/,
];
/** Words in which somebody else is brought in. */
const WHOM_WORDS = 9;

/** The same trouble of another person than the entry tells of; null where nobody else is brought in. */
export function sameOfAnother(
  message: Message,
  entry: Entry,
  knowledge: ChatKnowledge,
): Reading | null {
  const whom = WHOM.find((one) => one.test(message.plain));
  if (!whom || message.length > WHOM_WORDS || entry.set !== "syllabus") return null;
  const named = (one: Entry) => one.names.join(" ").toLowerCase();
  if (whom.test(named(entry))) return null;
  // "first-aid-choking-adult" and "first-aid-choking-special": the same trouble.
  const trouble = entry.citation.id.split("-").slice(0, 3).join("-");
  // "What about a baby choking", after resuscitation: another trouble is named.
  const isOfOther = knowledge.names
    .find(message)
    .some(({ entry: { set, citation } }) => set === "syllabus" && !citation.id.startsWith(trouble));
  if (isOfOther) return null;
  const kin = knowledge
    .entriesOf("syllabus")
    .filter(({ citation }) => citation.id.startsWith(trouble) && citation.id !== entry.citation.id);
  const other =
    kin.find((one) => whom.test(named(one))) ??
    kin.find((one) => whom.test(textOf(one).toLowerCase()));
  return other
    ? {
        ...{ request: entryRequest([other.citation.id]), score: 0.945 },
        ...{ because: "the same of another", goesOn: true },
      }
    : null;
}
