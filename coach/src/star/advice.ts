import type { Advice, Evidence } from "contract/star-analysis";
import type { AdviceInput } from "./advice-input.ts";
import { bestQuote, sectionOf, shorten } from "./advice-quotes.ts";
import { type Feature, withoutOverlap } from "./features/feature.ts";
import { HESITATION_COST, UNTOUCHED } from "./features/features.ts";
import { WORK_SIDES } from "./lexicon/work-known.ts";
import type { FeatureId } from "./rubric.ts";
import { type Scale, scoreWith, usedFeatures, wordingFor } from "./what-if.ts";
import { isWordId, type WordId, writeNote } from "./words.ts";

/** More would bury the first. */
const MOST_IMPROVEMENTS = 5;
/** From this score on only what is worth this many points is said: an excellent answer needs no list of trifles. */
const FINE_FROM = 90;
const LEAST_WORTH_OF_FINE = 2;
/** From here on a feature is there and only lacks something: the wording says so. */
const PARTLY_FROM = 0.5;

/** "I love your values" is found in every letter: under this nobody has looked into anything. */
const LOOKED_FROM = 0.1;

/** Gaps that one remedy mends together: only the one worth most is named. */
const FAMILIES: readonly (readonly FeatureId[])[] = [
  ["steps", "initiative", "evidence"],
  ["people", "care", "respect"],
  ["duty", "ownDuty", "role"],
  ["facts", "picture", "scene", "evidenceDetail"],
  ["aftermath", "responsible"],
  ["insight", "jobKnowledge", "research"],
  ["reason", "reasonDetail"],
  ["background", "origin"],
  ["topic", "fit"],
];

/** What somebody knows of the work and the airline. */
const OF_THE_WORK: ReadonlySet<FeatureId> = new Set(["insight", "jobKnowledge", "research"]);

/**
 * What to mend first: each gap with the points of the overall score that mending it would bring, found by scoring again.
 * @param strengths what was praised: the same words are not found wanting
 */
export function findImprovements(input: AdviceInput, strengths: readonly Advice[]): Advice[] {
  const { scale, features, limits } = input;
  const cap = limits[0]?.cap ?? 100;
  const now = scoreWith(scale, features, {}, cap);
  const faults = writeFaults(input);
  const uncapped = scoreWith(scale, features);
  const reachable = (worth: number) =>
    faults.length > 0 ? Math.min(worth, Math.max(0, cap - now)) : worth;
  const used: Evidence[] = strengths.flatMap((item) => item.evidence);
  const gaps = usedFeatures(scale)
    // "We" is found wanting where words can show it, and not for "we were short of staff".
    .filter(
      (id) =>
        id !== "ownShare" || (hasGroup(features.ownShare) && input.quoteGap(id, used) !== null),
    )
    .filter((id) => !(input.isOfOneself && OF_THE_WORK.has(id)))
    .map((id) => ({ id, worth: scoreWith(scale, features, { [id]: 1 }) - uncapped }))
    .filter(({ worth }) => worth >= (now >= FINE_FROM ? LEAST_WORTH_OF_FINE : 1))
    .sort((a, b) => b.worth - a.worth);
  const advice = onePerFamily(gaps).map(
    ({ id, worth }): Advice => ({
      ...writeGap(input, id, used),
      worth: reachable(worth),
    }),
  );
  const thought = writeHesitation(input, uncapped);
  return [
    ...faults,
    ...varied(
      thought === null ? advice : [...advice, { ...thought, worth: reachable(thought.worth) }],
    ),
  ]
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST_IMPROVEMENTS);
}

const hasGroup = (ownShare: Feature): boolean =>
  ownShare.evidence.some((item) => item.effect === "could-earn-more");

function onePerFamily(gaps: readonly { id: FeatureId; worth: number }[]) {
  const taken = new Set<readonly FeatureId[]>();
  return gaps.filter(({ id }) => {
    const family = FAMILIES.find((list) => list.includes(id));
    if (family === undefined) return true;
    if (taken.has(family)) return false;
    taken.add(family);
    return true;
  });
}

/** What holds the whole answer down, each with what it takes by itself: what holds it lowest stands first, as in the headline. */
function writeFaults({ scale, features, limits, language }: AdviceInput): Advice[] {
  const free = scoreWith(scale, features);
  return limits.flatMap((limit): Advice[] => {
    const worth = free - scoreWith(scale, features, {}, limit.cap);
    if (worth <= 0) return [];
    const quoted = bestQuote(limit.evidence, "costs", []) ?? limit.evidence[0] ?? null;
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
}

/** Thoughts instead of deeds weigh on every line: their worth is the score without that weight. */
function writeHesitation(
  { scale, features, hesitation, language }: AdviceInput,
  now: number,
): Advice | null {
  const weight = 1 - HESITATION_COST * hesitation.share;
  const told = Object.fromEntries(
    Object.entries(features).map(([id, item]) => [
      id,
      Math.min(1, UNTOUCHED.includes(id as FeatureId) ? item.value : item.value / weight),
    ]),
  ) as Record<FeatureId, number>;
  const worth = scoreWith(scale, features, told) - now;
  if (worth <= 0) return null;
  const hedges = hesitation.hedges();
  const shown = bestQuote(hedges, "could-earn-more", []) ?? hedges[0];
  if (shown === undefined) return null;
  return {
    note: writeNote("gap.hesitation", { quote: shorten(shown.quote) }, language),
    remedy: writeNote(wordingForHesitation(scale.kind), {}, language),
    section: null,
    evidence: withoutOverlap(hedges).slice(0, 4),
    worth,
  };
}

const wordingForHesitation = (kind: Scale["kind"]): WordId =>
  kind === "behavioural" ? "remedy.hesitation.behavioural" : "remedy.hesitation";

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

function writeGap(input: AdviceInput, missing: FeatureId, used: Evidence[]): Omit<Advice, "worth"> {
  const { scale, features, language } = input;
  // Most of what an outsider does not see of this airline is what one has found out about it.
  const id = missing === "insight" && input.asksAirline ? "research" : missing;
  const quoted = input.quoteGap(id, used);
  // What is named of the work is not nothing, however thin the rest is.
  const isNamed =
    features[id].evidence.length > 0 && (id !== "research" || features[id].value >= LOOKED_FROM);
  const from = OF_THE_WORK.has(id) && isNamed ? 0 : PARTLY_FROM;
  const partly = features[id].value >= from ? wordingFor("more", id, scale) : null;
  const withQuote = quoted === null ? null : wordingFor("gapQuoted", id, scale);
  // A sentence around somebody's words needs words to stand around.
  const wordId =
    [partly, withQuote, wordingFor("gap", id, scale)].find(
      (one) => one !== null && (quoted !== null || !writeNote(one).text.includes("{quote}")),
    ) ?? "gap.picture";
  const says = quoted !== null && writeNote(wordId).text.includes("{quote}");
  if (says) used.push(quoted);
  return {
    note: writeNote(wordId, says ? { quote: shorten(quoted.quote) } : {}, language),
    remedy: writeRemedy(id, input),
    section: sectionOf(scale.rubric, id),
    evidence: quoted === null ? [] : [quoted],
  };
}

function writeRemedy(id: FeatureId, input: AdviceInput): Advice["remedy"] {
  const { scale, intent, unheard, language } = input;
  if (id === "topic" && unheard[0] !== undefined && !/\d/.test(unheard[0]))
    return writeNote("remedy.topic.listens", { point: unheard[0] }, language);
  if (id === "insight") {
    const told = input.sidesTold();
    const left = WORK_SIDES.filter((side) => !told.has(side));
    const ofTheRest = `remedy.insight.left.${left.join("-") || "none"}`;
    if (isWordId(ofTheRest)) return writeNote(ofTheRest, {}, language);
  }
  const byIntent = `remedy.${id}.${intent}`;
  if (scale.kind === "behavioural" && isWordId(byIntent)) return writeNote(byIntent, {}, language);
  return writeNote(wordingFor("remedy", id, scale) ?? "remedy.picture", {}, language);
}
