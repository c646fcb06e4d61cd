import { ABSTRACT } from "../lexicon/nouns.ts";
import { signals } from "../lexicon/signals.ts";
import { REACTION_VERBS, STATE_VERBS, VAGUE_OUTCOME } from "../lexicon/verbs.ts";
import type { Clause } from "../read/clauses.ts";
import { holdsNow } from "../read/holds-now.ts";
import type { Reading, SectionReading } from "../reading.ts";
import {
  clamp,
  distinctPlaces,
  type Feature,
  factsOf,
  feature,
  findPhrases,
  quoteClauses,
  quoteHits,
  saturate,
} from "./feature.ts";

/** What came of it: told facts count, "it went well" hardly does. */
export function readOutcome(reading: Reading): { outcome: Feature; proof: Feature } {
  const { result, action } = reading.sections;
  const unsure = findPhrases(signals, result.sentences).filter((hit) => hit.id === "unsure");
  const weigh = (clause: Clause): number => weighOutcome(clause, reading);
  const happened = result.clauses.filter((clause) => weigh(clause) > 0);
  const late = action.clauses
    .slice(Math.floor(action.clauses.length * 0.5))
    .filter(
      (clause) =>
        clause.subject === "other" && clause.tense === "past" && clause.specifics.length > 0,
    );
  const told = happened.reduce((sum, clause) => sum + weigh(clause), 0) + nominalOutcome(result);
  const misplaced = 0.45 * late.reduce((sum, clause) => sum + weigh(clause), 0);
  const doubt = 1 - Math.min(0.75, 0.45 * distinctPlaces(unsure));
  const amount = told * doubt + (told < 1 ? misplaced : 0);
  const proofs = findPhrases(signals, result.sentences).filter((hit) => hit.id === "proof");
  const numbers = factsOf(result, ["number", "time", "speech", "name"]);
  const isFuture =
    happened.length === 0 && result.clauses.some((clause) => clause.tense === "would");
  const proofAmount =
    (distinctPlaces([...proofs, ...numbers]) + 0.3 * late.length) * doubt * (isFuture ? 0.2 : 1);
  return {
    outcome: feature(
      saturate(amount, 2.2),
      quoteClauses(
        reading,
        happened.filter((clause) => weigh(clause) > 0.3),
      ),
    ),
    proof: feature(
      saturate(proofAmount, 2.8) * clamp(0.15 + (result.picture.size + late.length) / 6),
      quoteHits(reading, [...numbers, ...proofs]),
    ),
  };
}

function weighOutcome(clause: Clause, reading: Reading): number {
  const tokens = clause.sentence.tokens.slice(clause.from, clause.to);
  if (clause.tense !== "past" && !isStateReached(clause, reading)) return 0;
  if (clause.subject === "i" && STATE_VERBS.has(clause.verbStem) && !clause.isPassive)
    return clause.specifics.length >= 3 ? 0.25 : 0.1;
  const concrete =
    clause.specifics.filter((word) => !VAGUE_OUTCOME.has(word)).length +
    (VAGUE_OUTCOME.has(clause.verbStem) ||
    ABSTRACT.has(clause.verbStem) ||
    STATE_VERBS.has(clause.verbStem)
      ? 0
      : 0.7);
  const isVague = tokens.some((token) => VAGUE_OUTCOME.has(token.stem)) && concrete < 1;
  const isReaction =
    clause.subject === "other" && clause.tense === "past" && REACTION_VERBS.has(clause.verbStem);
  const base = isVague ? 0.18 : Math.min(1, Math.max(isReaction ? 0.45 : 0, 0.12 + concrete * 0.3));
  return clause.tense === "past" ? base : base * 0.7;
}

/** "He wears the glove now": what is, beside what was; where the ending has no past, its own words say that it came of what was done. */
function isStateReached(clause: Clause, { sections }: Reading): boolean {
  if (clause.tense !== "present" || clause.isHabitual) return false;
  const isPast = ({ tense }: Clause) => tense === "past";
  if (sections.result.clauses.some(isPast)) return true;
  return clause.subject !== "i" && sections.action.clauses.some(isPast) && holdsNow(clause);
}

/** "Food out in nine minutes.": an outcome without a verb. */
function nominalOutcome(result: SectionReading): number {
  const withVerb = new Set(result.clauses.map((clause) => clause.sentence));
  return result.sentences
    .filter((sentence) => !withVerb.has(sentence))
    .reduce(
      (sum, sentence) =>
        sum +
        Math.min(
          0.8,
          sentence.tokens.filter((token) => token.isNumber || !ABSTRACT.has(token.stem)).length *
            0.12,
        ),
      0,
    );
}
