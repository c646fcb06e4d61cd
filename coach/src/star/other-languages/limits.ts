import type { QuestionKind } from "contract/questions";
import type { Evidence } from "contract/star-analysis";
import { capAt } from "../cap.ts";
import { clamp, type Feature } from "../features/feature.ts";
import type { Limit, LimitId } from "../limits.ts";
import type { FeatureId } from "../rubric.ts";
import type { Variant } from "../variant.ts";
import { different, hitsOf, pictureSize, quoteAll, stepsOf, totalWeight } from "./counting.ts";
import type { SignalId } from "./lexicon/lexicon.ts";
import { LEXICONS } from "./lexicon/lexicons.ts";
import { isOwnDeed } from "./own-deed.ts";
import type { OtherReading, SignalHit } from "./read-text.ts";
import { readReality } from "./story-signals.ts";
import { isFluentBuzz, strayed } from "./strayed.ts";

/** Doubt of conduct is learnt from English. */
type ReadId = Exclude<LimitId, "doubtful-conduct">;

/** What is left where a fault is complete: as for English answers, but for perks, for a lexicon sees no other reason beside them. */
const FLOORS: Record<ReadId, number> = {
  gibberish: 2,
  repetition: 5,
  "question-back": 2,
  order: 3,
  unsafe: 5,
  blames: 10,
  "off-topic": 6,
  buzzwords: 5,
  advice: 7,
  blank: 7,
  empty: 6,
  perks: 16,
  "any-airline": 42,
  "not-real": 27,
  habit: 30,
  refusal: 4,
};
/** Plans where a story is asked for and the like: what is told may still be right. */
const OTHER_KIND_FLOOR: Record<QuestionKind, number> = {
  behavioural: 12,
  hypothetical: 35,
  motivation: 12,
};
/** Severity of one, two, three hits: one may stand there innocently ("people who feel ill and say nothing"), and costs a strong answer next to nothing. Between them it is read off a straight line. */
const CONDUCT_SEVERITY = [0, 0.08, 0.7, 1];
const CONTEMPT_SEVERITY = [0, 0.08, 0.75, 1];
/** A plain misdeed of one's own, in hits: nearly enough by itself, for sure with anything beside it. */
const MISDEED_WEIGHT = 2.6;
/** What a single word tells of conduct against a whole turn of phrase ("nobody would notice"). */
const SINGLE_WORD = 0.6;
const BLANK = /\[[^\]\n]{1,40}\]|_{3,}|\{[^}\n]{2,30}\}|［[^］\n]{1,40}］/g;

/** What holds an answer down: gaming, nonsense, another question's answer, unsafe or hostile conduct. Lowest cap first, each limit once. */
export function readLimits(
  reading: OtherReading,
  kind: QuestionKind,
  variant: Variant | null,
  features: Record<FeatureId, Feature>,
  missedTopic: number,
): Limit[] {
  const isTrait = variant === "trait";
  const limits: Limit[] = [];
  const add = (id: ReadId, severity: number, evidence: Evidence[] = [], floor = FLOORS[id]) => {
    const cap = capAt(severity, floor);
    if (cap < 100) limits.push({ id, cap, evidence });
  };
  const opening = () => quoteAll(reading, reading.clauses.slice(0, 3), "costs");
  const found = (id: SignalId) => different(hitsOf(reading, id));
  const quoted = (id: SignalId) =>
    quoteAll(
      reading,
      found(id)
        .map((hit) => hit.clause)
        .slice(0, 4),
      "costs",
    );
  const words = Math.max(1, reading.words);
  const spoken = reading.clauses.filter((clause) => !clause.isSpeech);
  const told = spoken.filter((clause) => clause.tense !== null);
  const own = spoken.filter((clause) => clause.subject === "i");
  const steps = totalWeight(
    stepsOf(reading.clauses, { past: 1, present: 0.8, would: 0.8 }, ["i", "we"]),
  );
  add("gibberish", monotony(reading), opening());
  add(
    "repetition",
    Math.max(clamp((reading.repeatedShare - 0.12) / 0.3), sameWords(reading)),
    opening(),
  );
  const questions = reading.sentences.filter((sentence) => sentence.isQuestion);
  const inSpeech = questions.filter((sentence) =>
    reading.clauses.some(
      (clause) =>
        clause.isSpeech &&
        clause.section === sentence.section &&
        clause.from >= sentence.from &&
        clause.to <= sentence.to + 1,
    ),
  );
  add(
    "question-back",
    clamp(
      ((questions.length - inSpeech.length) / Math.max(1, reading.sentences.length) - 0.35) / 0.2,
    ) * clamp(2 - steps),
    opening(),
  );
  // One such word stands in many an honest story: a warning ignored, full marks in a language test.
  add("order", clamp(0.8 * found("order-to-assessor").length - 0.65), quoted("order-to-assessor"));
  add(
    "advice",
    clamp((found("advice").length - 1) / 2) * clamp(1.4 - own.length * 0.35),
    quoted("advice"),
  );
  const blanks = Object.values(reading.sections).reduce(
    (sum, section) => sum + (section.written.match(BLANK)?.length ?? 0),
    0,
  );
  add("blank", clamp(blanks * 0.4));
  add(
    "refusal",
    clamp(found("refusal").length) * clamp((30 - words) / 15) * clamp(2 - steps),
    quoted("refusal"),
  );
  addConduct(reading, isTrait, add);
  const buzz = found("buzz").length;
  const isList =
    clamp((buzz / words - 0.12) / 0.1) * clamp((buzz - 3) / 3) * clamp(1.6 - steps * 0.3);
  const facts = Object.values(reading.sections).reduce(
    (sum, section) => sum + section.facts.length,
    0,
  );
  const verbless =
    clamp((0.18 - told.length / Math.max(1, spoken.length)) / 0.12) * clamp((words - 10) / 8);
  add("buzzwords", Math.max(isList, verbless, isFluentBuzz(buzz, facts)), opening());
  const nobody = own.length === 0 && !spoken.some((clause) => clause.subject === "we");
  add("empty", nobody ? clamp((words - 18) / 12) : 0, opening());
  const places = found("place").length + found("time").length + found("people").length;
  add(
    "empty",
    clamp((pictureSize(reading, reading.picture) - 25) / 15) *
      clamp(1 - facts / 3) *
      clamp(1 - places / 3) *
      clamp(1 - steps / 4),
    opening(),
  );
  add("off-topic", Math.max(missedTopic, isTrait ? 0 : strayed(reading, kind)), opening());
  // A weakness is told by a story, and asks for no wish.
  if (!isTrait) add("off-topic", otherKind(reading, kind), opening(), OTHER_KIND_FLOOR[kind]);
  if (kind === "motivation") {
    const perks = found("perks").length;
    add(
      "perks",
      clamp((perks - 1) / 2) * clamp(1.3 - features.insight.value * 2 - features.evidence.value),
      quoted("perks"),
    );
  }
  if (kind === "behavioural") addReality(reading, add);
  return limits
    .sort((a, b) => a.cap - b.cap)
    .filter(({ id }, at, all) => all.findIndex((other) => other.id === id) === at);
}

type Add = (id: ReadId, severity: number, evidence?: Evidence[], floor?: number) => void;

/** Conduct that the candidate tells of as his or her own; owning up and mending turns a fault told into a fault learned from. */
function addConduct(reading: OtherReading, isTrait: boolean, add: Add): void {
  const unsafe = different(hitsOf(reading, "unsafe")).filter(
    ({ clause }) => clause.subject !== "other" || clause.tense === "would" || clause.deeds === 0,
  );
  const contempt = different(hitsOf(reading, "contempt"));
  const isLearnt =
    different(hitsOf(reading, "learned")).length > 0 &&
    different(hitsOf(reading, "followUp")).length > 1;
  // Who is asked for a weakness is asked for a fault.
  const amends = isLearnt || isTrait ? 0.4 : 1;
  const severity = (table: readonly number[], amount: number) => {
    const at = Math.min(table.length - 1, Math.floor(amount));
    const low = table[at] ?? 0;
    return low + ((table[at + 1] ?? low) - low) * (amount - at);
  };
  const isSpaced = LEXICONS[reading.language].script === "spaced";
  const weigh = (hits: readonly SignalHit[]) =>
    hits.reduce((sum, { key }) => sum + (isSpaced && !key.includes(" ") ? SINGLE_WORD : 1), 0);
  const misdeeds = different(hitsOf(reading, "misdeed")).filter((hit) => isOwnDeed(reading, hit));
  const both = MISDEED_WEIGHT * misdeeds.length + weigh(unsafe) + 0.5 * contempt.length;
  const evidence = (hits: typeof unsafe) =>
    quoteAll(reading, hits.map((hit) => hit.clause).slice(0, 4), "costs");
  add(
    "unsafe",
    severity(CONDUCT_SEVERITY, misdeeds.length + unsafe.length > 0 ? both : 0) * amends,
    evidence([...misdeeds, ...unsafe]),
  );
  add("blames", severity(CONTEMPT_SEVERITY, contempt.length) * amends, evidence(contempt));
}

function addReality(reading: OtherReading, add: Add): void {
  const reality = readReality(reading);
  const quoted = (tense: "would" | "present") =>
    quoteAll(
      reading,
      reading.clauses.filter((clause) => clause.tense === tense).slice(0, 4),
      "costs",
    );
  add(
    "not-real",
    clamp((reality.would - 0.45) / 0.3) * clamp(1 - reality.past * 1.2),
    quoted("would"),
  );
  add(
    "habit",
    clamp((reality.habit + reality.would - 0.55) / 0.25) * (1 - clamp(reality.episode * 2)),
    quoted("present"),
  );
}

/** As many different measures make a plan, whatever tense they are told in. */
const FULL_PLAN = 14;
/** As many different motives make an answer to why, whatever stories it tells besides. */
const FULL_MOTIVE = 10;

/** What each kind of answer is made of. Measured on strong answers of all languages: the other two kinds have a third of it at most. */
const MADE_OF = {
  story: ["duty", "ending", "care"],
  plan: ["risk", "inform", "procedure", "check", "report"],
  motive: ["motive", "offer", "next", "training"],
} as const satisfies Record<string, readonly SignalId[]>;

/** A story where a plan is asked for, a plan or a story where motives are, motives where one event is. */
function otherKind(reading: OtherReading, kind: QuestionKind): number {
  const own = reading.clauses.filter(
    (clause) => (clause.subject === "i" || clause.subject === "we") && clause.tense !== null,
  );
  const enough = clamp((own.length - 3) / 2);
  const share = (tense: "past" | "would") =>
    own.filter((clause) => clause.tense === tense).length / Math.max(1, own.length);
  const count = (name: keyof typeof MADE_OF) =>
    MADE_OF[name].reduce((sum, id) => sum + different(hitsOf(reading, id)).length, 0);
  const story = count("story");
  const plan = count("plan");
  const motive = count("motive");
  if (kind === "hypothetical")
    return (
      enough *
      Math.max(
        clamp((share("past") - 0.6) / 0.25) *
          clamp(1 - share("would") * 5) *
          clamp((FULL_PLAN - plan) / 5),
        clamp((motive - plan - 5) / 4),
      )
    );
  const surplus =
    kind === "motivation" ? Math.max(story, plan) - 1.2 * motive - 3 : motive - 1.2 * story - 5;
  const isMotivated = kind === "motivation" ? clamp((FULL_MOTIVE - motive) / 4) : 1;
  return enough * clamp(surplus / 4) * isMotivated;
}

/** Few different letters in a long text: a key held down. */
function monotony(reading: OtherReading): number {
  const letters = Object.values(reading.sections)
    .map((section) => section.text.bare.replace(/[^\p{L}]/gu, ""))
    .join("");
  return letters.length < 20
    ? 0
    : clamp((0.12 - new Set(letters).size / Math.min(letters.length, 120)) / 0.04);
}

/** Few different words in a text of some length. Real answers of 60 words have 40 different ones and more. */
function sameWords(reading: OtherReading): number {
  const words = reading.sentences
    .flatMap((sentence) => sentence.words.map((word) => word.bare))
    .slice(0, 80);
  return words.length < 15 ? 0 : clamp((0.42 - new Set(words).size / words.length) / 0.12);
}
