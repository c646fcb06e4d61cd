import type { ChatKnowledge } from "../knowledge/knowledge.ts";
import { statementsOf } from "../knowledge/statements.ts";
import { entryRequest } from "../request.ts";
import type { Message } from "./message.ts";
import type { Reading } from "./skills.ts";

/** "How do I apply at Qatar Airways, on the website or at an open day?" Folded text. */
const ASKS_HOW_TO_APPLY =
  /\b(?:how|where) (?:do|can|should|would|could|must) (?:i|you|we|one|people) (?:actually |even |best )?(?:apply|send (?:my|an?|the) (?:cv|application))\b|\bhow to apply\b|\bhow does (?:one|somebody) apply\b|\b(?:apply|cv) (?:online|on (?:the|their) (?:web)?site) or\b/;
/** What an airline's entry says of the way in. */
const SAYS_HOW =
  /^apply\b|\b(?:careers? (?:site|page|portal))\b.{0,60}\bappl|\bappl\w+\b.{0,60}\bcareers? (?:site|page|portal)\b/i;
const SURE = 0.966;

/** How somebody applies at the one airline that is meant, where its entry says so: the tip on it, and the first step of its selection. */
export function readApplying(
  { plain }: Message,
  airlines: readonly string[],
  spokenOf: string | null,
  knowledge: ChatKnowledge,
): Reading[] {
  if (!ASKS_HOW_TO_APPLY.test(plain) || airlines.length > 1) return [];
  const isThere = /\b(?:there|them|with them)\b/.test(plain);
  const airline = airlines[0] ?? (isThere ? spokenOf : null);
  const entry = airline ? knowledge.entry(airline) : undefined;
  if (!entry) return [];
  const statements = statementsOf(entry);
  const tips = statements.flatMap(({ facet, text }, at) =>
    facet === "tips" && SAYS_HOW.test(text) ? [at] : [],
  );
  const first = statements.findIndex(({ facet, item }) => facet === "selection" && item === 1);
  const told = [...tips.slice(0, 1), ...(first < 0 ? [] : [first])];
  return told.length === 0
    ? []
    : [
        {
          request: { ...entryRequest([entry.citation.id]), statements: told },
          ...{ score: SURE, because: "how to apply at an airline" },
        },
      ];
}

/** "Back to Qatar: what do I bring on the day?": the list, whichever airline it is. */
export function readBringing({ plain, length }: Message, knowledge: ChatKnowledge): Reading[] {
  return asksWhatToBring({ plain, length }) && knowledge.entry(TO_BRING)
    ? [{ request: entryRequest([TO_BRING]), score: 0.985, because: WHAT_TO_BRING }]
    : [];
}

/** Asked in so many words, it is no detail of what was told before. */
export const asksWhatToBring = ({ plain, length }: Pick<Message, "plain" | "length">): boolean =>
  length <= MOST_AROUND && BRINGS.test(plain);

export const WHAT_TO_BRING = "what to bring";
const TO_BRING = "assessment-days/list-what-to-bring";
const MOST_AROUND = 24;
const BRINGS =
  /^(?!.*\b(?:training|course|joining|passengers?|cabin|board|flight|hand luggage|suitcase|layover|interview online|wear)\b).*\bwhat (?:papers |documents |things |exactly |all |else )*(?:do|should|must|shall|can|could|would|will) (?:i|we) (?:need to |have to |then )?(?:bring|take along|take with me|pack)\b(?! (?:to|into) the (?:job|cabin|team|role))(?! (?:up|in))/;
