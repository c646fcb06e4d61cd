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
