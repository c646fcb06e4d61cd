import { STAR_SECTIONS, type StarSection } from "contract/star";
import type { Evidence } from "contract/star-analysis";
import { type Feature, quoteClauses } from "./features/feature.ts";
import type { Clause } from "./read/clauses.ts";
import type { Reading } from "./reading.ts";
import type { FeatureId, Rubric } from "./rubric.ts";

/** Words that a quote in a sentence of advice has at least, where the person wrote as many. */
const SHORTEST_WORDS = 3;
/** Letters that say as much in Chinese, Japanese and Korean. */
const SHORTEST_UNSPACED = 6;
/** A quote of about this many characters is taken in at a glance. */
const BEST_CHARACTERS = 60;
export const LONGEST_CHARACTERS = 110;

/** The section in whose receipt a feature stands, or null for those of the whole answer. */
export function sectionOf(rubric: Rubric, id: FeatureId): StarSection | null {
  return (
    STAR_SECTIONS.find((section) => rubric.sections[section].some(([line]) => line === id)) ?? null
  );
}

/** Enough words to be understood alone. */
export const isSentenceLike = (quote: string): boolean =>
  quote.trim().split(/\s+/).length >= SHORTEST_WORDS ||
  (quote.match(/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/g)?.length ?? 0) >= SHORTEST_UNSPACED;

export const isTouching = (a: Evidence, b: Evidence): boolean =>
  a.section === b.section && a.start < b.end && b.start < a.end;

/** The quote that is read best, apart from those already used. */
export function bestQuote(
  evidence: readonly Evidence[],
  effect: Evidence["effect"],
  used: readonly Evidence[],
): Evidence | null {
  const best = evidence
    .filter((item) => !used.some((other) => isTouching(item, other)))
    .filter((item) => isSentenceLike(item.quote))
    .sort(
      (a, b) =>
        Math.abs(a.quote.length - BEST_CHARACTERS) - Math.abs(b.quote.length - BEST_CHARACTERS),
    )[0];
  return best === undefined
    ? null
    : { ...best, effect: best.effect === "costs" ? "costs" : effect };
}

/** Where in its section a gap shows: what ends it, what opens it, or the clause that says least. */
export const SHOWN_AT: Partial<Record<FeatureId, "first" | "last" | "barest" | "step">> = {
  episode: "first",
  setting: "first",
  scene: "first",
  trouble: "barest",
  duty: "last",
  dutyDetail: "barest",
  stakes: "last",
  steps: "barest",
  reasons: "step",
  people: "step",
  outcome: "last",
  proof: "last",
  aftermath: "last",
  recognise: "first",
  risk: "last",
  priority: "first",
  role: "last",
  inform: "last",
  procedure: "barest",
  care: "step",
  report: "last",
  after: "last",
  background: "first",
  origin: "last",
  reason: "barest",
  reasonDetail: "barest",
  evidence: "barest",
  evidenceDetail: "barest",
  offer: "last",
  next: "last",
};

/** The person's words in which a gap shows, or null where none do. */
export function gapQuote(
  id: FeatureId,
  rubric: Rubric,
  reading: Reading,
  found: Feature,
  used: readonly Evidence[],
): Evidence | null {
  if (id === "ownShare") {
    const hiding = found.evidence.filter((item) => item.effect === "could-earn-more");
    const inAction = hiding.filter((item) => item.section === "action");
    return bestQuote(inAction.length > 0 ? inAction : hiding, "could-earn-more", used);
  }
  const shownAt = SHOWN_AT[id];
  const section = id === "care" ? "action" : sectionOf(rubric, id);
  if (shownAt === undefined || section === null) return null;
  const told = reading.sections[section].clauses.filter(
    (clause) => clause.tense !== "infinitive" && clause.tense !== "gerund",
  );
  const ordered =
    shownAt === "first"
      ? told
      : shownAt === "last"
        ? told.toReversed()
        : shownAt === "barest"
          ? told.toSorted((a, b) => a.specifics.length - b.specifics.length)
          : told.filter(isOwn).toSorted((a, b) => b.specifics.length - a.specifics.length);
  for (const clause of ordered) {
    const item = quoteClauses(reading, [clause], "could-earn-more")[0];
    if (
      item !== undefined &&
      item.quote.length <= LONGEST_CHARACTERS + 30 &&
      isSentenceLike(item.quote) &&
      !used.some((other) => isTouching(item, other))
    )
      return item;
    if (shownAt === "first" || shownAt === "last") return null;
  }
  return null;
}

const isOwn = (clause: Clause): boolean => clause.subject === "i";

/** The last words of a section that can be built upon. */
export function lastWords(reading: Reading, section: StarSection): Evidence | null {
  const clauses = quoteClauses(
    reading,
    reading.sections[section].clauses,
    "could-earn-more",
  ).filter((item) => item.quote.length >= 8 && item.quote.length <= 140);
  return clauses.at(-1) ?? null;
}

/** On one line, with single quotation marks inside, cut between words where it is too long to be taken in. */
export function shorten(quote: string): string {
  const isOpen = (quote.match(/["“”«»]/g)?.length ?? 0) % 2 === 1;
  const flat = `${quote}${isOpen ? "…'" : ""}`
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[“”"«»]/g, "'");
  if (flat.length <= LONGEST_CHARACTERS) return flat;
  const cut = flat.slice(0, LONGEST_CHARACTERS);
  return `${cut.slice(0, Math.max(30, cut.lastIndexOf(" ")))}…`;
}
