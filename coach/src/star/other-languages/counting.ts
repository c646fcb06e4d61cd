import type { StarSection } from "contract/star";
import type { Evidence } from "contract/star-analysis";
import { clamp, type Feature, feature, saturate, withoutOverlap } from "../features/feature.ts";
import type { SignalId } from "./lexicon/lexicon.ts";
import type { OtherClause } from "./read-clauses.ts";
import { type OtherReading, quoteClause, type SignalHit } from "./read-text.ts";

/** Concrete words that say as much as one of a language with spaces: a Korean word holds a whole phrase, a Japanese one is a part. */
const WORDS_FOR_ONE = { ko: 0.75, ja: 1.15, zh: 1.05, ar: 0.9 } as const;

/** The number of concrete words, as if they were of a European language. */
export function pictureSize(reading: OtherReading, picture: ReadonlySet<string>): number {
  const { language } = reading;
  return (
    picture.size / (Object.hasOwn(WORDS_FOR_ONE, language) ? WORDS_FOR_ONE[language as "ko"] : 1)
  );
}

export const quoteAll = (
  reading: OtherReading,
  clauses: readonly OtherClause[],
  effect: Evidence["effect"] = "earns",
): Evidence[] =>
  withoutOverlap([...new Set(clauses)].map((clause) => quoteClause(reading, clause, effect)));

/** Turns of phrase of one sort, in the given sections. */
export function hitsOf(
  reading: OtherReading,
  id: SignalId,
  sections: readonly StarSection[] = ["situation", "task", "action", "result"],
): SignalHit[] {
  return reading.signals.filter((hit) => hit.id === id && sections.includes(hit.section));
}

/** Letters by which two turns of phrase are taken for one. */
const KEY_LETTERS = 5;

/** Different turns of phrase, the same word counted once, whatever its ending. */
export function different(hits: readonly SignalHit[]): SignalHit[] {
  const seen = new Set<string>();
  return hits.filter(({ key, clause }) => {
    const stem = key.slice(0, KEY_LETTERS);
    if (clause.isSpeech || seen.has(stem)) return false;
    seen.add(stem);
    return true;
  });
}

/** Finds a point fully in the sections that it belongs to, with less worth elsewhere. */
export function pointFinder(reading: OtherReading, otherBox: number) {
  return (id: SignalId, home: readonly StarSection[], enough: number, weight = 1): Feature => {
    const hits = different(hitsOf(reading, id, home));
    const keys = new Set(hits.map((hit) => hit.key));
    const outside = different(hitsOf(reading, id)).filter(
      (hit) => !home.includes(hit.section) && !keys.has(hit.key),
    );
    return feature(
      saturate(hits.length + otherBox * outside.length, enough) * weight,
      quoteAll(
        reading,
        [...hits, ...outside].map((hit) => hit.clause),
      ),
    );
  };
}

/** How a step counts by its tense. */
export interface TenseWorth {
  past: number;
  present: number;
  would: number;
}

/** A habit is no step of a story. */
const HABIT_WORTH = 0.3;

/** The candidate's own steps with their weight: 0.1 a vague verb … 2 several deeds with their things. */
export function stepsOf(
  clauses: readonly OtherClause[],
  worth: TenseWorth,
  subjects: readonly OtherClause["subject"][] = ["i"],
): { clause: OtherClause; weight: number }[] {
  return clauses.flatMap((clause) => {
    if (!subjects.includes(clause.subject)) return [];
    const tense = clause.tense === null ? worth.present * 0.6 : worth[clause.tense];
    const verb =
      clause.deeds === 0
        ? clause.specifics.length >= 2
          ? 0.5
          : 0.2
        : Math.min(1.6, 0.7 + 0.3 * clause.deeds);
    const detail = Math.min(1, clause.specifics.length / 2);
    const weight = tense * verb * (0.45 + 0.55 * detail) * (clause.isHabitual ? HABIT_WORTH : 1);
    return weight > 0 ? [{ clause, weight }] : [];
  });
}

export const totalWeight = (steps: readonly { weight: number }[]): number =>
  steps.reduce((sum, step) => sum + step.weight, 0);

export const bySize = (steps: readonly { clause: OtherClause; weight: number }[]): OtherClause[] =>
  [...steps].sort((a, b) => b.weight - a.weight).map(({ clause }) => clause);

/** Share of the candidate's or the group's deeds that are the candidate's own, 0 to 1. */
export function ownShareOf(clauses: readonly OtherClause[], low: number, range: number): number {
  const own = clauses.filter((clause) => clause.subject === "i").length;
  const group = clauses.filter((clause) => clause.subject === "we").length;
  return own + group === 0 ? 0 : clamp((own / (own + group) - low) / range);
}
