import type { LanguageCode } from "contract/languages";
import type { Competency } from "contract/questions";
import { STAR_SECTIONS, type StarSection } from "contract/star";
import type { Advice, Evidence } from "contract/star-analysis";
import { type Feature, quoteClauses, withoutOverlap } from "./features/feature.ts";
import { HESITATION_COST, UNTOUCHED } from "./features/features.ts";
import type { Limit } from "./limits.ts";
import { quote, type Reading } from "./reading.ts";
import { type FeatureId, RUBRICS } from "./rubric.ts";
import { scoreFeatures } from "./score.ts";
import { isWordId, type WordId, writeNote } from "./words.ts";

/** Counts of the list that a person reads; more would bury the first. */
const MOST_STRENGTHS = 4;
const MOST_IMPROVEMENTS = 5;
/** A feature from here on is called a strength. */
const STRENGTH_FROM = 0.7;
const LONGEST_QUOTE = 90;
/** Measured of everything at once: no sentence of a person stands for them. */
const WITHOUT_PRAISE: readonly FeatureId[] = [
  "fit",
  "respect",
  "flow",
  "economy",
  "initiative",
  "ownDuty",
  "topic",
  "ownShare",
];

export interface AdviceInput {
  reading: Reading;
  features: Record<FeatureId, Feature>;
  limits: readonly Limit[];
  competency: Competency;
  /** Points that assessors of this very question listen for, best first. */
  unheard: readonly string[];
  language: LanguageCode;
}

/** The section in whose receipt a feature stands, or null for those of the whole answer. */
export function sectionOf(reading: Reading, id: FeatureId): StarSection | null {
  return (
    STAR_SECTIONS.find((section) =>
      RUBRICS[reading.kind].sections[section].some(([line]) => line === id),
    ) ?? null
  );
}

/** The fullest features with the words that show them, by what they bring to the overall score. */
export function findStrengths({ reading, features, limits, language }: AdviceInput): Advice[] {
  if ((limits[0]?.cap ?? 100) < 45) return [];
  const used = new Set<string>();
  return usedFeatures(reading)
    .filter((id) => features[id].value >= STRENGTH_FROM && !WITHOUT_PRAISE.includes(id))
    .map((id) => ({
      id,
      brings: scoreOf(reading, features) - scoreOf(reading, features, id, 0),
      quoted: bestQuote(features[id].evidence, "earns", used),
    }))
    .sort((a, b) => b.brings - a.brings)
    .flatMap(({ id, quoted }) => {
      const fresh =
        quoted !== null && used.has(keyOf(quoted))
          ? bestQuote(features[id].evidence, "earns", used)
          : quoted;
      const wordId = specific("strength", id, reading.kind);
      if (fresh === null || wordId === null) return [];
      used.add(keyOf(fresh));
      return [
        {
          note: writeNote(wordId, { quote: shorten(fresh.quote) }, language),
          remedy: null,
          section: sectionOf(reading, id),
          evidence: [{ ...fresh, effect: "earns" as const }],
          worth: 0,
        },
      ];
    })
    .slice(0, MOST_STRENGTHS);
}

/** What to mend first: each gap with the points of the overall score that mending it would bring, found by scoring again. */
export function findImprovements(input: AdviceInput): Advice[] {
  const { reading, features, limits, language } = input;
  const cap = limits[0]?.cap ?? 100;
  const now = scoreOf(reading, features, null, 0, cap);
  const faults = limits.flatMap((limit, index): Advice[] => {
    const without = limits.filter((_, at) => at > index)[0]?.cap ?? 100;
    const worth = scoreOf(reading, features, null, 0, without) - now;
    if (worth <= 0) return [];
    const quoted = bestQuote(limit.evidence, "costs", new Set());
    const text: WordId = `fault.${limit.id}`;
    const bare = quoted === null && writeNote(text).text.includes("{quote}");
    return [
      {
        note: writeNote(
          bare ? "fault.bare" : text,
          quoted === null || bare ? {} : { quote: shorten(quoted.quote) },
          language,
        ),
        remedy: writeNote(`mend.${limit.id}`, {}, language),
        section: quoted?.section ?? null,
        evidence: limit.evidence,
        worth,
      },
    ];
  });
  const uncapped = scoreOf(reading, features);
  const gaps = usedFeatures(reading)
    .map((id) => ({ id, worth: scoreOf(reading, features, id, 1) - uncapped }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth);
  const used = new Set<string>();
  const advice = gaps.flatMap(({ id, worth }): Advice[] => {
    const written = writeGap(input, id, used);
    return written === null ? [] : [{ ...written, worth }];
  });
  const thought = writeHesitation(input, uncapped);
  const isHeld = faults.length > 0;
  const reachable = isHeld
    ? advice.map((item) => ({ ...item, worth: Math.min(item.worth, Math.max(0, cap - now)) }))
    : advice;
  return [
    ...faults,
    ...varied(
      thought === null
        ? reachable
        : [
            ...reachable,
            isHeld
              ? { ...thought, worth: Math.min(thought.worth, Math.max(0, cap - now)) }
              : thought,
          ],
    ),
  ]
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST_IMPROVEMENTS);
}

/** Thoughts instead of deeds weigh on every line: their worth is the score without that weight. */
function writeHesitation({ reading, features, language }: AdviceInput, now: number): Advice | null {
  const weight = 1 - HESITATION_COST * reading.hesitation.share;
  const told = Object.fromEntries(
    Object.entries(features).map(([id, item]) => [
      id,
      Math.min(1, UNTOUCHED.includes(id as FeatureId) ? item.value : item.value / weight),
    ]),
  ) as Record<FeatureId, number>;
  const worth = scoreFeatures(reading.kind, told, 100).overall.score - now;
  const hedges = reading.hesitation.hedges.map(({ sentence, from }) =>
    quote(
      reading,
      sentence,
      Math.max(0, from - 2),
      Math.min(sentence.tokens.length, from + 5),
      "could-earn-more",
    ),
  );
  const shown = hedges[0];
  if (worth <= 0 || shown === undefined) return null;
  return {
    note: writeNote("gap.hesitation", { quote: shorten(shown.quote) }, language),
    remedy: writeNote("remedy.hesitation", {}, language),
    section: null,
    evidence: withoutOverlap(hedges).slice(0, 4),
    worth,
  };
}

/** At most two pieces of advice on one section, so that the list is not one complaint in five wordings. */
function varied(advice: readonly Advice[]): Advice[] {
  const counts = new Map<string, number>();
  return advice.filter((item) => {
    const key = item.section ?? "whole";
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return count < 2;
  });
}

function writeGap(
  input: AdviceInput,
  id: FeatureId,
  used: Set<string>,
): Omit<Advice, "worth"> | null {
  const { reading, features, language, competency, unheard } = input;
  const section = sectionOf(reading, id);
  const quoted =
    bestQuote(features[id].evidence, "could-earn-more", used) ?? firstWords(reading, section, used);
  const quotedId = `gapQuoted.${id}`;
  const note =
    quoted !== null && isWordId(quotedId)
      ? writeNote(quotedId, { quote: shorten(quoted.quote) }, language)
      : writeNote(specific("gap", id, reading.kind) ?? "gap.picture", {}, language);
  if (quoted !== null) used.add(keyOf(quoted));
  return {
    note,
    remedy: writeRemedy(id, reading, competency, unheard, language),
    section,
    evidence: quoted === null ? [] : [{ ...quoted, effect: "could-earn-more" }],
  };
}

function writeRemedy(
  id: FeatureId,
  reading: Reading,
  competency: Competency,
  unheard: readonly string[],
  language: LanguageCode,
): Advice["remedy"] {
  if (id === "topic" && unheard[0] !== undefined && !/\d/.test(unheard[0]))
    return writeNote("remedy.topic.listens", { point: unheard[0] }, language);
  const byCompetency = `remedy.${id}.${competency}`;
  if (reading.kind === "behavioural" && isWordId(byCompetency))
    return writeNote(byCompetency, {}, language);
  return writeNote(specific("remedy", id, reading.kind) ?? "remedy.picture", {}, language);
}

/** The wording for this kind of question where there is one, else the general one. */
export function specific(
  group: "strength" | "gap" | "remedy",
  id: FeatureId,
  kind: Reading["kind"],
): WordId | null {
  const byKind = `${group}.${id}.${kind}`;
  const general = `${group}.${id}`;
  return isWordId(byKind) ? byKind : isWordId(general) ? general : null;
}

function usedFeatures(reading: Reading): FeatureId[] {
  const rubric = RUBRICS[reading.kind];
  const lines = [...Object.values(rubric.sections), ...Object.values(rubric.criteria)].flatMap(
    (list) => list ?? [],
  );
  return [...new Set(lines.map(([id]) => id))];
}

/** The overall score, with one feature set to another value if named. */
function scoreOf(
  reading: Reading,
  features: Record<FeatureId, Feature>,
  changed: FeatureId | null = null,
  value = 0,
  cap = 100,
): number {
  const values = Object.fromEntries(
    Object.entries(features).map(([id, item]) => [id, id === changed ? value : item.value]),
  ) as Record<FeatureId, number>;
  return scoreFeatures(reading.kind, values, cap).overall.score;
}

const keyOf = (evidence: Evidence): string => `${evidence.section}:${evidence.start}`;

function bestQuote(
  evidence: readonly Evidence[],
  effect: Evidence["effect"],
  used: ReadonlySet<string>,
): Evidence | null {
  const fresh = evidence.filter((item) => !used.has(keyOf(item)) && item.quote.trim().length > 1);
  const readable = fresh.filter((item) => item.quote.length >= 12);
  const best = [...(readable.length > 0 ? readable : fresh)].sort(
    (a, b) => Math.abs(a.quote.length - 45) - Math.abs(b.quote.length - 45),
  )[0];
  return best === undefined
    ? null
    : { ...best, effect: best.effect === "costs" ? "costs" : effect };
}

/** Where a feature has no words of its own, the section's last clause shows where it is missing. */
export function firstWords(
  reading: Reading,
  section: StarSection | null,
  used: ReadonlySet<string>,
): Evidence | null {
  if (section === null) return null;
  const clauses = quoteClauses(
    reading,
    reading.sections[section].clauses,
    "could-earn-more",
  ).filter((item) => item.quote.length >= 8 && item.quote.length <= 140 && !used.has(keyOf(item)));
  return clauses.at(-1) ?? null;
}

export function shorten(quote: string): string {
  const flat = quote.replace(/\s+/g, " ").trim().replace(/[“”"]/g, "'");
  if (flat.length <= LONGEST_QUOTE) return flat;
  const cut = flat.slice(0, LONGEST_QUOTE);
  return `${cut.slice(0, Math.max(30, cut.lastIndexOf(" ")))}…`;
}
