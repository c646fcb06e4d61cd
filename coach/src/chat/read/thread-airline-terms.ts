import type { Facet } from "../knowledge/entry.ts";
import { IN_GENERAL } from "../knowledge/in-general.ts";
import type { ChatKnowledge } from "../knowledge/knowledge.ts";
import { entryRequest } from "../request.ts";
import type { ChatState } from "../state.ts";
import { ownFacetIn } from "./facets.ts";
import type { Message } from "./message.ts";
import type { Reading } from "./skills.ts";

/** Longer messages tell circumstances. */
const MOST_WORDS = 12;

/**
 * What is asked around an airline's rule, whatever was told in between: what holds at most airlines, how a reach is measured, one's own
 * terms there, a fact to mention; null where nothing of it is.
 * @param spoken id of the airline's entry that the thread is about; null where it is about none
 */
export function readOfTerms(
  { plain, length }: Message,
  spoken: string | null,
  { topic }: ChatState,
  knowledge: ChatKnowledge,
): Reading | null {
  if (length > MOST_WORDS) return null;
  const part = ownFacetIn(plain, "airlines") ?? (topic?.kind === "entry" ? topic.facet : null);
  const general = part === null ? undefined : IN_GENERAL[part];
  // "In general, can crew have it if hidden", after an airline's rule on tattoos.
  if (general && ASKS_GENERALLY.test(plain))
    return onward(entryRequest([general]), 0.97, "what holds at most airlines");
  // "And the reach, how do I test it at home?": how it is measured, and not the rule once more.
  if (part === "reach" && TO_MEASURE.test(plain))
    return onward(entryRequest([MEASURING]), 0.96, "how a reach is measured");
  if (spoken === null) return null;
  // "How long is the contract", after what courses are paid in general: of the airline spoken of before that.
  const own = ownTermIn(plain);
  if (own && hasPart(spoken, own, knowledge))
    return onward(entryRequest([spoken], own), 0.95, `airline spoken of, ${own}`);
  return A_FACT_OF_THEM.test(plain)
    ? onward(entryRequest([spoken], "special"), 0.96, "airline spoken of, special")
    : null;
}

const MEASURING = "assessment-days/asked-measuring-my-reach";

const onward = (request: Reading["request"], score: number, because: string): Reading => ({
  ...{ request, score, because },
  goesOn: true,
});

/** Whether the entry of an airline tells a part of it. */
export function hasPart(id: string, facet: Facet, knowledge: ChatKnowledge): boolean {
  return knowledge.entry(id)?.parts.some((one) => one.facet === facet && !one.isUnknown) === true;
}

/** What is asked of one's own terms at an airline: where one would be based, how long the contract is, who pays the flat. */
function ownTermIn(plain: string): Facet | null {
  return OWN_TERMS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

const OWN_TERMS: readonly (readonly [Facet, RegExp])[] = [
  [
    "bases",
    /\bwhere (?:would|will|do|could|am|are) (?:i|we|you)(?: \w+)? (?:be |get )?(?:based|stationed|living|live)\b|\bwhich bases?\b|\bwhere are (?:the|their|its) bases\b/,
  ],
  [
    "contract",
    /\bhow long (?:is|does|would) (?:the|a|my|their|its) contract\b|\b(?:do|would|will|must) (?:i|we|you) (?:have to |need to )?pay (?:for )?(?:(?:the|any|my|a) )?(?:rent|flat|housing|accommodation|apartment)\b|\bis (?:the |my )?(?:accommodation|housing|flat|apartment|rent) (?:free|paid|included|provided|shared)\b|\b(?:do|would) i (?:get|have) (?:a )?(?:permanent|fixed[- ]term|full[- ]time|part[- ]time) contract\b|\bis (?:it|the contract) (?:permanent|fixed[- ]term|full[- ]time|part[- ]time|seasonal)\b/,
  ],
];

const TO_MEASURE =
  /\bhow (?:do|can|could|should|would) (?:i|you|we|one)\b.{0,12}\b(?:measure|test|check|find out|try)\b|\bhow to (?:measure|test|check|try)\b/;
const ASKS_GENERALLY =
  /\b(?:in general|generally|at most airlines|at any airline|anywhere|with other airlines|at other airlines|normally)\b/;

/** "Give me a fact about them I could mention", "what could I say about the airline itself". */
const A_FACT_OF_THEM =
  /\b(?:facts?|something|anything|things?|detail|one thing)\b.{0,20}\b(?:about|on|of) (?:them|it|the (?:airline|company))\b.{0,30}$|\bwhat (?:can|could|should|do|would) (?:i|you) (?:say|mention|add|bring up|know) about (?:them|the (?:airline|company))\b/;
