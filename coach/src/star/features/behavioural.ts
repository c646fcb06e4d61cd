import { CARE_VERBS, STATE_VERBS } from "../lexicon/verbs.ts";
import { ABSTRACT } from "../lexicon/nouns.ts";
import { VAGUE_OUTCOME } from "../lexicon/verbs.ts";
import { type Clause, isPerson } from "../read/clauses.ts";
import type { Reading, SectionReading } from "../reading.ts";
import { readClarity, readFacts } from "./common.ts";
import { type Feature, clamp, distinctPlaces, factsOf, feature, findPhrases, quoteClauses, quoteHits, saturate } from "./feature.ts";
import type { FeatureId } from "../rubric.ts";
import { signals } from "./signals.ts";
import { type Step, type TenseWeights, bySize, stepsOf, totalWeight } from "./steps.ts";

/** Steps of full weight that make a complete action. */
const FULL_STEPS = 4.2;

/** Questions whose point is what came of the fault: without a lesson or a lasting change the ending is half told. */
const LESSON_TOPICS: readonly string[] = ["mistake", "failure", "feedback"];

export interface Reality {
  /** Share of the told clauses that happened, 0 to 1. */
  past: number;
  would: number;
  habit: number;
  /** 0 no single past event … 1 clearly one. */
  episode: number;
}

/** One past event, a habit, or a plan: told from the tenses, and from words that pin a moment down. */
export function readReality(reading: Reading): Reality {
  const told = reading.clauses.filter((clause) => clause.tense !== "infinitive" && clause.tense !== "gerund");
  const anchors = factsOf(reading, ["anchor"]).length + factsOf(reading, ["time"]).length * 0.7;
  const scene = reading.sections.situation;
  const sceneAnchor = clamp((factsOf(scene, ["anchor", "time"]).length + 0.5 * factsOf(scene, ["place", "role", "name", "number"]).length) / 1.2);
  let past = 0;
  let would = 0;
  let habit = 0;
  for (const clause of told) {
    const weight = clause.subject === "i" || clause.subject === "we" ? 1 : 0.5;
    if (clause.tense === "would" && (clause.subject !== "other" || clause.isHabitual)) would += weight;
    else if (clause.tense === "past") past += clause.isHabitual ? weight * 0.4 : weight;
    else if (clause.tense === "present") habit += clause.isHabitual ? weight * 1.3 : weight * 0.8;
  }
  const all = past + would + habit;
  if (all === 0) return { past: 0, would: 0, habit: 0, episode: sceneAnchor * 0.5 };
  const isToldInPresent = anchors >= 1 && past / all >= 0.2 && would < past && told.every((clause) => !clause.isHabitual || clause.tense === "past");
  const real = clamp(((isToldInPresent ? past + habit * 0.8 : past) / all - 0.25) / 0.45);
  const pinned = clamp(Math.max(sceneAnchor, clamp(anchors / 2.5) * 0.85));
  return { past: past / all, would: would / all, habit: habit / all, episode: real * (0.45 + 0.55 * pinned) };
}

/** Everything that is looked for in the answer to "tell me about a time". */
export function behaviouralFeatures(reading: Reading): Partial<Record<FeatureId, Feature>> {
  const { situation, task, action, result } = reading.sections;
  const reality = readReality(reading);
  const tenses: TenseWeights = { past: 1, present: 0.25 + 0.65 * reality.episode, would: 0.22, habitual: 0.3 };
  const acts = stepsOf(action.clauses, tenses);
  const elsewhere = stepsOf([...situation.clauses, ...task.clauses, ...result.clauses], tenses);
  const stepAmount = totalWeight(acts) + 0.6 * Math.min(totalWeight(elsewhere), FULL_STEPS * 0.75);
  const steps = saturate(stepAmount, FULL_STEPS);
  const ownership = readOwnShare(reading, acts);
  const { facts, picture } = readFacts(reading);
  const clarity = readClarity(reading);
  const outcome = readOutcome(reading);
  const groundedness = 0.35 + 0.65 * clamp(reality.episode * 1.25);
  const duty = findPhrases(signals, task.sentences).filter((hit) => hit.id === "duty" && isOwn(task, hit));
  const dutyEarly = findPhrases(signals, [...situation.sentences, ...action.sentences.slice(0, 1)]).filter((hit) => hit.id === "duty" && isOwn(situation, hit));
  const taskOwn = task.clauses.filter((clause) => clause.subject === "i");
  const taskWe = task.clauses.filter((clause) => clause.subject === "we");
  const dutyValue = Math.max(duty.length > 0 ? 1 : 0, dutyEarly.length > 0 ? 0.6 : 0, taskOwn.length > 0 ? 0.5 : 0, taskWe.length > 0 ? 0.25 : 0);
  const taskPicture = new Set([...task.picture]);
  const stakes = findPhrases(signals, task.sentences).filter((hit) => hit.id === "stakes");
  const stakesEarly = findPhrases(signals, situation.sentences).filter((hit) => hit.id === "stakes");
  const reasons = findPhrases(signals, action.sentences).filter((hit) => hit.id === "reason");
  const order = findPhrases(signals, action.sentences).filter((hit) => hit.id === "order");
  const caring = [...action.clauses, ...result.clauses, ...task.clauses, ...situation.clauses].filter(
    (clause) => (clause.subject === "i" || (clause.subject === "we" && clause.tense === "past")) && CARE_VERBS.has(clause.verbStem) && !STATE_VERBS.has(clause.verbStem) && !clause.isNegated,
  );
  const speech = factsOf(action, ["speech"]);
  const settings = factsOf(situation, ["place", "role", "name", "anchor"]);
  const settingsAnywhere = factsOf(reading, ["place", "role"]);
  const sceneFacts = factsOf(situation, ["number", "time", "name", "speech"]);
  const trouble = situation.clauses.filter((clause) => clause.specifics.length > 0);
  const people = situation.sentences.some((sentence) => sentence.tokens.some(isPerson));
  const learned = findPhrases(signals, result.sentences).filter((hit) => hit.id === "learned");
  const followUp = findPhrases(signals, [...result.sentences, ...action.sentences.slice(-2)]).filter((hit) => hit.id === "followUp");
  const afterClauses = distinctPlaces([...learned, ...followUp]);
  const responsible = findPhrases(signals, reading.sentences).filter((hit) => hit.id === "followUp");
  const grounded = clarity.substance;
  const aftermath = saturate(afterClauses, 2) * groundedness * clamp(result.picture.size / 5);
  const lesson = reading.question.topics.some((id) => LESSON_TOPICS.includes(id)) ? 0.55 + 0.45 * aftermath : 1;
  return {
    episode: feature(reality.episode, quoteHits(reading, factsOf(situation, ["anchor", "time"]))),
    setting: feature(Math.max(saturate(settings.length, 2.2), settingsAnywhere.length > 1 ? 0.6 : settingsAnywhere.length * 0.4), quoteHits(reading, settings)),
    trouble: feature((0.75 * saturate(situation.picture.size, 10) + (people ? 0.25 : 0)) * (0.4 + 0.6 * reading.relevance.share), quoteClauses(reading, trouble)),
    scene: feature(saturate(sceneFacts.length, 2.5), quoteHits(reading, sceneFacts)),
    duty: feature(dutyValue * groundedness * (0.45 + 0.55 * clamp(taskPicture.size / 3)), quoteHits(reading, duty.length > 0 ? duty : dutyEarly)),
    dutyDetail: feature(saturate(taskPicture.size, 7) * groundedness, quoteClauses(reading, task.clauses.filter((clause) => clause.specifics.length > 0))),
    stakes: feature(saturate(distinctPlaces(stakes) + 0.5 * Math.min(2, distinctPlaces(stakesEarly)), 2.4) * groundedness * clamp((taskPicture.size + situation.picture.size) / 6), quoteHits(reading, stakes)),
    steps: feature(steps, quoteClauses(reading, bySize(acts).slice(0, 6))),
    reasons: feature(saturate(distinctPlaces(reasons), 3) * clamp(action.picture.size / 7) * groundedness, quoteHits(reading, reasons)),
    people: feature(saturate(caring.length + 0.8 * speech.length, 3.2) * groundedness * clamp(action.picture.size / 5), quoteHits(reading, [...speech, ...caring.map((clause) => ({ sentence: clause.sentence, from: clause.from, to: clause.to }))])),
    sequence: feature((0.5 * saturate(distinctPlaces(order), 2) + 0.5 * saturate(acts.length, 4)) * groundedness * clamp(action.picture.size / 6), quoteHits(reading, order)),
    outcome: feature(outcome.outcome.value * lesson, outcome.outcome.evidence),
    proof: feature(outcome.proof.value * lesson, outcome.proof.evidence),
    aftermath: feature(aftermath, quoteHits(reading, [...learned, ...followUp])),
    facts,
    picture,
    ownShare: ownership,
    initiative: feature(saturate(totalWeight(acts) + 0.5 * totalWeight(elsewhere), 5), quoteClauses(reading, bySize(acts).slice(0, 3))),
    ownDuty: feature(dutyValue * groundedness * clamp(task.picture.size / 3), quoteHits(reading, duty)),
    topic: feature(reading.relevance.share, quoteHits(reading, reading.relevance.hits.map((hit) => ({ sentence: hit.sentence, from: hit.token, to: hit.token + 1 })))),
    fit: feature(reality.episode),
    care: feature(saturate(caring.length + 0.5 * speech.length, 3) * (0.5 + 0.5 * groundedness), quoteClauses(reading, caring)),
    respect: feature((0.3 + 0.7 * steps) * grounded),
    responsible: feature((0.65 * saturate(distinctPlaces(responsible), 2) + 0.35 * steps) * grounded, quoteHits(reading, responsible)),
    flow: clarity.flow,
    economy: clarity.economy,
  };
}

function isOwn(part: SectionReading, hit: { sentence: { index: number }; from: number; to: number }): boolean {
  const clause = part.clauses.findLast((item) => item.sentence.index === hit.sentence.index && item.from <= hit.to && item.verb >= hit.from - 3);
  return clause === undefined || clause.subject !== "we";
}

/** Who acts: the candidate, or a group in which the candidate disappears. */
function readOwnShare(reading: Reading, acts: readonly Step[]): Feature {
  const clauses = [...reading.sections.action.clauses, ...reading.sections.task.clauses].filter((clause) => !clause.isPassive && clause.tense !== "infinitive");
  const own = clauses.filter((clause) => clause.subject === "i");
  const ours = clauses.filter((clause) => clause.subject === "we");
  const total = own.length + ours.length;
  if (total === 0) return feature(0);
  const share = clamp((own.length / total - 0.2) / 0.6);
  const evidence = ours.length > own.length ? quoteClauses(reading, ours, "could-earn-more") : quoteClauses(reading, bySize(acts).slice(0, 4));
  return feature(share * (0.35 + 0.65 * saturate(totalWeight(acts) + 0.4, 2.4)), evidence);
}

/** What came of it: told facts count, "it went well" hardly does. */
function readOutcome(reading: Reading): { outcome: Feature; proof: Feature } {
  const { result, action } = reading.sections;
  const unsure = findPhrases(signals, result.sentences).filter((hit) => hit.id === "unsure");
  const weigh = (clause: Clause): number => weighOutcome(clause, reading);
  const happened = result.clauses.filter((clause) => weigh(clause) > 0);
  const late = action.clauses.slice(Math.floor(action.clauses.length * 0.5)).filter((clause) => clause.subject === "other" && clause.tense === "past" && clause.specifics.length > 0);
  const told = happened.reduce((sum, clause) => sum + weigh(clause), 0) + nominalOutcome(result);
  const misplaced = 0.45 * late.reduce((sum, clause) => sum + weigh(clause), 0);
  const doubt = 1 - Math.min(0.75, 0.45 * distinctPlaces(unsure));
  const amount = told * doubt + (told < 1 ? misplaced : 0);
  const proofs = findPhrases(signals, result.sentences).filter((hit) => hit.id === "proof");
  const numbers = factsOf(result, ["number", "time", "speech", "name"]);
  const isFuture = happened.length === 0 && result.clauses.some((clause) => clause.tense === "would");
  const proofAmount = (distinctPlaces([...proofs, ...numbers]) + 0.3 * late.length) * doubt * (isFuture ? 0.2 : 1);
  return {
    outcome: feature(saturate(amount, 2.2), quoteClauses(reading, happened.filter((clause) => weigh(clause) > 0.3))),
    proof: feature(saturate(proofAmount, 2.8) * clamp(0.15 + (result.picture.size + late.length) / 6), quoteHits(reading, [...numbers, ...proofs])),
  };
}

function weighOutcome(clause: Clause, reading: Reading): number {
  if (clause.tense !== "past" && !(clause.tense === "present" && !clause.isHabitual && reading.sections.result.clauses.some((other) => other.tense === "past"))) return 0;
  const tokens = clause.sentence.tokens.slice(clause.from, clause.to);
  if (clause.subject === "i" && STATE_VERBS.has(clause.verbStem) && !clause.isPassive) return clause.specifics.length >= 3 ? 0.25 : 0.1;
  const concrete = clause.specifics.filter((word) => !VAGUE_OUTCOME.has(word)).length + (VAGUE_OUTCOME.has(clause.verbStem) || ABSTRACT.has(clause.verbStem) || STATE_VERBS.has(clause.verbStem) ? 0 : 0.7);
  const isVague = tokens.some((token) => VAGUE_OUTCOME.has(token.stem)) && concrete < 1;
  const base = isVague ? 0.18 : Math.min(1, 0.12 + concrete * 0.3);
  return clause.tense === "past" ? base : base * 0.7;
}

/** "Food out in nine minutes.": an outcome without a verb. */
function nominalOutcome(result: SectionReading): number {
  const withVerb = new Set(result.clauses.map((clause) => clause.sentence));
  return result.sentences.filter((sentence) => !withVerb.has(sentence)).reduce((sum, sentence) => sum + Math.min(0.8, sentence.tokens.filter((token) => token.isNumber || !ABSTRACT.has(token.stem)).length * 0.12), 0);
}

/** For receipts: the clause that shows best that the group acted. */
export function weClauses(reading: Reading): Clause[] {
  return reading.sections.action.clauses.filter((clause) => clause.subject === "we" && clause.tense !== "infinitive");
}
