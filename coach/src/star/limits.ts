import type { Evidence } from "contract/star-analysis";
import { capAt } from "./cap.ts";
import { addConductLimits } from "./conduct-limits.ts";
import { eloquence, nobodySpeaks, thingsOf } from "./emptiness.ts";
import { clamp, type Feature, factsOf, quoteHits } from "./features/feature.ts";
import { readReality } from "./features/reality.ts";
import { stepsOf, totalWeight } from "./features/steps.ts";
import { FINE_WORDS, OFFICE_WORDS, PERKS } from "./lexicon/objects.ts";
import { missedFloor, missedQuestion, OTHER_KIND_FLOOR, wrongKind } from "./off-topic.ts";
import { readTricks, readWordiness } from "./read/gaming.ts";
import { wordVariety } from "./read/repetition.ts";
import type { Reading } from "./reading.ts";
import type { FeatureId } from "./rubric.ts";

export const LIMIT_IDS = [
  "gibberish",
  "repetition",
  "question-back",
  "order",
  "unsafe",
  "doubtful-conduct",
  "blames",
  "off-topic",
  "buzzwords",
  "advice",
  "blank",
  "empty",
  "perks",
  "any-airline",
  "not-real",
  "habit",
  "refusal",
] as const;
export type LimitId = (typeof LIMIT_IDS)[number];

/** A reason why the overall score may not pass a mark, whatever the lines add up to. */
export interface Limit {
  id: LimitId;
  /** Highest overall score that remains, 0 to 100. */
  cap: number;
  evidence: Evidence[];
}

/** What holds an answer down: gaming, nonsense, another question's answer, unsafe or hostile conduct. Lowest cap first, each limit once. */
export function readLimits(reading: Reading, features: Record<FeatureId, Feature>): Limit[] {
  const limits: Limit[] = [];
  const add = (id: LimitId, severity: number, floor: number, evidence: Evidence[] = []) => {
    const cap = capAt(severity, floor);
    if (cap < 100) limits.push({ id, cap, evidence });
  };
  const whole = (sentences: readonly Reading["sentences"][number][]): Evidence[] =>
    quoteHits(
      reading,
      sentences
        .slice(0, 4)
        .map((sentence) => ({ sentence, from: 0, to: Math.min(12, sentence.tokens.length) })),
      "costs",
    );
  const words = readWordiness(reading.sentences, reading.clauses);
  const facts = factsOf(reading, [
    "number",
    "time",
    "place",
    "role",
    "name",
    "speech",
    "anchor",
  ]).length;
  const steps = totalWeight(
    stepsOf(reading.clauses, { past: 1, present: 0.8, would: 0.8, habitual: 0.6 }, ["i", "we"]),
  );
  add(
    "gibberish",
    reading.plausibility.gibberish,
    2,
    reading.nonsense.length > 1
      ? quoteHits(reading, reading.nonsense.slice(0, 4), "costs")
      : whole(reading.sentences.slice(0, 1)),
  );
  add("repetition", clamp((reading.repeatedShare - 0.12) / 0.3), 5, whole(reading.repeated));
  const variety = wordVariety(reading.sentences);
  add("repetition", clamp((0.5 - variety) / 0.2), 5, whole(reading.sentences));
  const left = reading.words < 15 && (reading.echoShare > 0.3 || reading.repeatedShare > 0.3);
  add(
    "question-back",
    left ? 1 : clamp((reading.echoShare - 0.2) / 0.35),
    2,
    whole(reading.echoes),
  );
  addTricks(reading, add, words.youShare);
  addConductLimits(reading, add, limits);
  add("off-topic", missedQuestion(reading), missedFloor(reading));
  add("off-topic", wrongKind(reading), OTHER_KIND_FLOOR[reading.kind]);
  const listLike =
    clamp((words.buzzShare - 0.24) / 0.16) * clamp(1.25 - facts * 0.12 - steps * 0.18);
  const office = reading.sentences.flatMap((sentence) =>
    sentence.tokens.filter((token) => OFFICE_WORDS.has(token.stem)).map((token) => token.stem),
  );
  const officeLike =
    clamp((new Set(office).size - 6) / 5) *
    clamp((office.length / Math.max(1, reading.words) - 0.07) / 0.06);
  const verbless =
    clamp((0.075 - words.verbRate) / 0.04) *
    clamp((reading.words - 12) / 15) *
    clamp((words.buzzShare - 0.12) / 0.15);
  add(
    "buzzwords",
    Math.max(listLike, verbless, officeLike),
    5,
    whole(reading.sentences.slice(0, 3)),
  );
  const tangible = (facts + thingsOf(reading) + steps) / Math.max(1, reading.words);
  const plain = clamp(1 - (100 * reading.hesitation.doubts) / Math.max(1, reading.words) / 0.8);
  const hasNoFact =
    factsOf(reading, ["number", "time", "name", "role", "anchor"]).length <= 1 ? plain : 0;
  add("empty", clamp((0.07 - tangible) / 0.03) * clamp((reading.words - 90) / 60) * hasNoFact, 6);
  addFineWords(reading, hasNoFact, add);
  if (reading.kind === "behavioural") {
    add("empty", eloquence(reading), 6);
    add("empty", nobodySpeaks(reading), 6);
  }
  if (reading.kind === "motivation") {
    addPerks(reading, features, add);
    if (reading.question.topics.includes("ourAirline") && reading.isCased)
      add("any-airline", features.named.value > 0 ? 0 : clamp((reading.words - 30) / 20), 42);
    const speaks = reading.clauses.some((clause) => clause.subject === "i" && !clause.isImplied);
    add("empty", speaks ? 0 : clamp((reading.words - 20) / 15), 6);
  }
  if (reading.kind === "behavioural") addReality(reading, add);
  return limits
    .sort((a, b) => a.cap - b.cap)
    .filter(({ id }, at, all) => all.findIndex((other) => other.id === id) === at);
}

/** Images instead of events: several fine words and hardly a fact. */
function addFineWords(reading: Reading, hasNoFact: number, add: Add): void {
  const hits = reading.sentences.flatMap((sentence) =>
    sentence.tokens.flatMap((token, at) =>
      FINE_WORDS.has(token.stem) ? [{ sentence, from: at, to: at + 1 }] : [],
    ),
  );
  const kinds = new Set(hits.map((hit) => hit.sentence.tokens[hit.from]?.stem)).size;
  add(
    "empty",
    clamp((kinds - 2) / 4) * clamp((kinds / Math.max(1, reading.words) - 0.02) / 0.02) * hasNoFact,
    6,
    quoteHits(reading, hits, "costs"),
  );
}

/** Wanting the job for what it gives, with hardly a word on the work itself. */
function addPerks(reading: Reading, features: Record<FeatureId, Feature>, add: Add): void {
  const hits = reading.sentences.flatMap((sentence) =>
    sentence.tokens.flatMap((token, at) =>
      PERKS.has(token.stem) && !token.quoted ? [{ sentence, from: at, to: at + 1 }] : [],
    ),
  );
  const kinds = new Set(hits.map((hit) => hit.sentence.tokens[hit.from]?.stem)).size;
  const severity =
    clamp((kinds - 1) / 4) *
    clamp(1.5 - features.insight.value * 2 - features.evidence.value * 0.2);
  add("perks", severity, 38, quoteHits(reading, hits, "costs"));
}

type Add = (id: LimitId, severity: number, floor: number, evidence?: Evidence[]) => void;

function addReality(reading: Reading, add: Add): void {
  const reality = readReality(reading);
  const isPlan = clamp((reality.would - 0.45) / 0.3) * clamp(1 - reality.past * 1.2);
  add(
    "not-real",
    isPlan,
    27,
    quoteHits(
      reading,
      reading.clauses
        .filter((c) => c.tense === "would")
        .slice(0, 4)
        .map((c) => ({ sentence: c.sentence, from: c.from, to: c.to })),
      "costs",
    ),
  );
  const isHabit = Math.max(
    clamp((reality.habit + reality.would - 0.6) / 0.25) * (1 - clamp(reality.episode * 2)),
    reality.always,
  );
  add(
    "habit",
    isHabit,
    30,
    quoteHits(
      reading,
      reading.clauses
        .filter((c) => c.tense === "present" || c.isPerfect)
        .slice(0, 4)
        .map((c) => ({ sentence: c.sentence, from: c.from, to: c.to })),
      "costs",
    ),
  );
}

function addTricks(reading: Reading, add: Add, youShare: number): void {
  const tricks = readTricks(reading.sentences);
  const of = (trick: string) => tricks.filter((item) => item.trick === trick);
  const count = (trick: string) => new Set(of(trick).map((item) => item.sentence)).size;
  const sentences = Math.max(1, reading.sentences.length);
  add(
    "order",
    clamp(count("order") * 0.45 + (of("order").length - count("order")) * 0.1),
    3,
    quoteHits(reading, of("order"), "costs"),
  );
  const adviceShare = count("advice") / sentences;
  const own =
    reading.clauses.filter((clause) => clause.subject === "i" && !clause.isImplied).length /
    Math.max(1, reading.clauses.length);
  const advice =
    Math.max(clamp((adviceShare - 0.25) / 0.35), clamp((youShare - 0.3) / 0.4)) *
    clamp(1.3 - own * 2.5);
  add("advice", advice, 7, quoteHits(reading, of("advice"), "costs"));
  const blanks = bracketBlanks(reading);
  add(
    "blank",
    clamp((count("blank") * 0.5 + blanks * 0.5) / 1),
    7,
    quoteHits(reading, of("blank"), "costs"),
  );
  add(
    "refusal",
    clamp((count("refusal") / sentences - 0.2) / 0.4) * clamp((40 - reading.words) / 20),
    4,
    quoteHits(reading, of("refusal"), "costs"),
  );
}

function bracketBlanks(reading: Reading): number {
  return Object.values(reading.sections).reduce(
    (sum, part) =>
      sum +
      (part.text.match(/\[[^\]\n]{1,40}\]|_{3,}|<[a-z ]{2,30}>|\{[^}\n]{2,30}\}/gi)?.length ?? 0),
    0,
  );
}
