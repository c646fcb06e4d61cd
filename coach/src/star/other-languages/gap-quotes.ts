import type { StarSection } from "contract/star";
import type { Evidence } from "contract/star-analysis";
import {
  bestQuote,
  isSentenceLike,
  isTouching,
  LONGEST_CHARACTERS,
  SHOWN_AT,
  sectionOf,
} from "../advice-quotes.ts";
import type { Feature } from "../features/feature.ts";
import type { FeatureId, Rubric } from "../rubric.ts";
import { quoteAll } from "./counting.ts";
import { type OtherReading, quoteClause } from "./read-text.ts";

/** The person's words in which a gap shows, found as in English answers; null where none do. */
export function quoteGap(
  id: FeatureId,
  rubric: Rubric,
  reading: OtherReading,
  found: Feature,
  used: readonly Evidence[],
): Evidence | null {
  if (id === "ownShare")
    return bestQuote(
      found.evidence.filter((item) => item.effect === "could-earn-more"),
      "could-earn-more",
      used,
    );
  const shownAt = SHOWN_AT[id];
  const section = id === "care" ? "action" : sectionOf(rubric, id);
  if (shownAt === undefined || section === null) return null;
  const told = reading.sections[section].clauses.filter(
    (clause) => clause.tense !== null && !clause.isSpeech,
  );
  const ordered =
    shownAt === "first"
      ? told.slice(0, 1)
      : shownAt === "last"
        ? told.slice(-1)
        : shownAt === "barest"
          ? told.toSorted((a, b) => a.specifics.length - b.specifics.length)
          : told
              .filter((clause) => clause.subject === "i")
              .toSorted((a, b) => b.specifics.length - a.specifics.length);
  return (
    ordered
      .map((clause) => quoteClause(reading, clause, "could-earn-more"))
      .find(
        (item) =>
          item.quote.length <= LONGEST_CHARACTERS &&
          isSentenceLike(item.quote) &&
          !used.some((other) => isTouching(item, other)),
      ) ?? null
  );
}

/** The last clause of a section that can be built upon. */
export function quoteLast(reading: OtherReading, section: StarSection): Evidence | null {
  const told = reading.sections[section].clauses.filter((clause) => clause.tense !== null);
  return (
    quoteAll(reading, told, "could-earn-more")
      .filter((item) => isSentenceLike(item.quote) && item.quote.length <= 140)
      .at(-1) ?? null
  );
}
