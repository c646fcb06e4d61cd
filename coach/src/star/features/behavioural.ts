import { signals } from "../lexicon/signals.ts";
import { CARE_VERBS, STATE_VERBS } from "../lexicon/verbs.ts";
import type { Clause } from "../read/clauses.ts";
import { isPerson } from "../read/specifics.ts";
import type { Reading, SectionReading } from "../reading.ts";
import type { FeatureId } from "../rubric.ts";
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
import { readOutcome } from "./outcome.ts";
import { readReality } from "./reality.ts";
import { bySize, type Step, stepsOf, type TenseWeights, totalWeight } from "./steps.ts";
import { readWording } from "./wording.ts";

/** Steps of full weight that make a complete action. */
const FULL_STEPS = 3.8;

/** Questions whose point is what came of the fault: without a lesson or a lasting change the ending is half told. */
const LESSON_TOPICS: readonly string[] = ["mistake", "failure", "feedback"];

/** Everything that is looked for in the answer to "tell me about a time". */
export function behaviouralFeatures(reading: Reading): Partial<Record<FeatureId, Feature>> {
  const { situation, task, action, result } = reading.sections;
  const reality = readReality(reading);
  const tenses: TenseWeights = {
    past: 1,
    present: 0.25 + 0.65 * reality.episode,
    would: 0.22,
    habitual: 0.3,
  };
  const acts = stepsOf(action.clauses, tenses);
  const elsewhere = stepsOf([...situation.clauses, ...task.clauses, ...result.clauses], tenses);
  const stepAmount = totalWeight(acts) + 0.6 * Math.min(totalWeight(elsewhere), FULL_STEPS * 0.75);
  const steps = saturate(stepAmount, FULL_STEPS);
  const ownership = readOwnShare(reading, acts);
  const { lines: wording, substance } = readWording(reading);
  const outcome = readOutcome(reading);
  const groundedness = 0.35 + 0.65 * clamp(reality.episode * 1.25);
  const duty = findPhrases(signals, task.sentences).filter(
    (hit) => hit.id === "duty" && isOwn(task, hit),
  );
  const dutyEarly = findPhrases(signals, [
    ...situation.sentences,
    ...action.sentences.slice(0, 1),
  ]).filter((hit) => hit.id === "duty" && isOwn(situation, hit));
  const taskOwn = task.clauses.filter((clause) => clause.subject === "i");
  const taskWe = task.clauses.filter((clause) => clause.subject === "we");
  const dutyValue = Math.max(
    duty.length > 0 ? 1 : 0,
    dutyEarly.length > 0 ? TOLD_EARLY : 0,
    taskOwn.length > 0 ? 0.6 : 0,
    task.picture.size >= 4 && taskWe.length === 0 ? 0.45 : 0,
    taskWe.length > 0 ? 0.25 : 0,
  );
  // "I was the lifeguard. My job was to watch that end. A man went under": the task told with the scene is told.
  const taskPicture = new Set([
    ...task.picture,
    ...(duty.length > 0 ? [] : pictureOf(situation, dutyEarly)),
  ]);
  const stakes = findPhrases(signals, task.sentences).filter((hit) => hit.id === "stakes");
  const stakesEarly = findPhrases(signals, situation.sentences).filter(
    (hit) => hit.id === "stakes",
  );
  const reasons = findPhrases(signals, action.sentences).filter((hit) => hit.id === "reason");
  const order = findPhrases(signals, action.sentences).filter((hit) => hit.id === "order");
  const caring = [
    ...action.clauses,
    ...result.clauses,
    ...task.clauses,
    ...situation.clauses,
  ].filter(
    (clause) =>
      (clause.subject === "i" || (clause.subject === "we" && clause.tense === "past")) &&
      CARE_VERBS.has(clause.verbStem) &&
      !STATE_VERBS.has(clause.verbStem) &&
      !clause.isNegated,
  );
  const speech = factsOf(action, ["speech"]);
  const settings = factsOf(situation, ["place", "role", "name", "anchor"]);
  const settingsAnywhere = factsOf(reading, ["place", "role"]);
  const sceneFacts = factsOf(situation, ["number", "time", "name", "speech"]);
  const trouble = situation.clauses.filter((clause) => clause.specifics.length > 0);
  const people = situation.sentences.some((sentence) => sentence.tokens.some(isPerson));
  const learned = findPhrases(signals, result.sentences).filter((hit) => hit.id === "learned");
  const followUp = findPhrases(signals, [
    ...result.sentences,
    ...action.sentences.slice(-2),
  ]).filter((hit) => hit.id === "followUp");
  const afterClauses = distinctPlaces([...learned, ...followUp]);
  const responsible = findPhrases(signals, reading.sentences).filter(
    (hit) => hit.id === "followUp",
  );
  const grounded = substance;
  const aftermath = saturate(afterClauses, 2) * groundedness * clamp(result.picture.size / 5);
  const lesson = reading.question.topics.some((id) => LESSON_TOPICS.includes(id))
    ? 0.55 + 0.45 * aftermath
    : 1;
  return {
    episode: feature(reality.episode, quoteHits(reading, factsOf(situation, ["anchor", "time"]))),
    setting: feature(
      Math.max(
        saturate(settings.length, 2.2),
        settingsAnywhere.length > 1 ? 0.6 : settingsAnywhere.length * 0.4,
      ),
      quoteHits(reading, settings),
    ),
    trouble: feature(
      (0.75 * saturate(situation.picture.size, 10) + (people ? 0.25 : 0)) *
        (0.4 + 0.6 * reading.relevance.share),
      quoteClauses(reading, trouble),
    ),
    scene: feature(saturate(sceneFacts.length, 2.5), quoteHits(reading, sceneFacts)),
    duty: feature(
      dutyValue * groundedness * (0.45 + 0.55 * clamp(taskPicture.size / 3)),
      quoteHits(reading, duty.length > 0 ? duty : dutyEarly),
    ),
    dutyDetail: feature(
      saturate(taskPicture.size, 7) * groundedness,
      quoteClauses(
        reading,
        task.clauses.filter((clause) => clause.specifics.length > 0),
      ),
    ),
    stakes: feature(
      saturate(distinctPlaces(stakes) + 0.5 * Math.min(2, distinctPlaces(stakesEarly)), 2.4) *
        groundedness *
        clamp((taskPicture.size + situation.picture.size) / 6),
      quoteHits(reading, stakes),
    ),
    steps: feature(steps, quoteClauses(reading, bySize(acts).slice(0, 6))),
    reasons: feature(
      saturate(distinctPlaces(reasons), 3) * clamp(action.picture.size / 7) * groundedness,
      quoteHits(reading, reasons),
    ),
    people: feature(
      saturate(caring.length + 0.8 * speech.length, 3.2) *
        groundedness *
        clamp(action.picture.size / 5),
      quoteHits(reading, [
        ...speech,
        ...caring.map((clause) => ({
          sentence: clause.sentence,
          from: clause.from,
          to: clause.to,
        })),
      ]),
    ),
    sequence: feature(
      (0.5 * saturate(distinctPlaces(order), 2) + 0.5 * saturate(acts.length, 4)) *
        groundedness *
        clamp(action.picture.size / 6),
      quoteHits(reading, order),
    ),
    outcome: feature(outcome.outcome.value * lesson, outcome.outcome.evidence),
    proof: feature(outcome.proof.value * lesson, outcome.proof.evidence),
    aftermath: feature(aftermath, quoteHits(reading, [...learned, ...followUp])),
    ...wording,
    ownShare: ownership,
    initiative: feature(
      saturate(totalWeight(acts) + 0.5 * totalWeight(elsewhere), 5),
      quoteClauses(reading, bySize(acts).slice(0, 3)),
    ),
    ownDuty: feature(
      dutyValue * groundedness * clamp(taskPicture.size / 3),
      quoteHits(reading, duty),
    ),
    fit: feature(reality.episode),
    care: feature(
      saturate(caring.length + 0.5 * speech.length, 3) * (0.5 + 0.5 * groundedness),
      quoteClauses(reading, caring),
    ),
    respect: feature((0.3 + 0.7 * steps) * grounded),
    responsible: feature(
      (0.65 * saturate(distinctPlaces(responsible), 2) + 0.35 * steps) * grounded,
      quoteHits(reading, responsible),
    ),
  };
}

/** What a task told before the trouble is worth beside one in its own place. */
const TOLD_EARLY = 0.9;

/** What can be pictured in the sentences of a section that have a hit. */
function pictureOf(
  { clauses }: SectionReading,
  hits: readonly { sentence: { index: number } }[],
): string[] {
  const at = new Set(hits.map(({ sentence }) => sentence.index));
  return clauses
    .filter(({ sentence }) => at.has(sentence.index))
    .flatMap(({ specifics }) => [...specifics]);
}

function isOwn(
  part: SectionReading,
  hit: { sentence: { index: number }; from: number; to: number },
): boolean {
  const clause = part.clauses.findLast(
    (item) =>
      item.sentence.index === hit.sentence.index &&
      item.from <= hit.to &&
      item.verb >= hit.from - 3,
  );
  return clause === undefined || clause.subject !== "we";
}

/** Who acts: the candidate, or a group in which the candidate disappears. */
function readOwnShare(reading: Reading, acts: readonly Step[]): Feature {
  const clauses = [...reading.sections.action.clauses, ...reading.sections.task.clauses].filter(
    (clause) => !clause.isPassive && clause.tense !== "infinitive",
  );
  const own = clauses.filter((clause) => clause.subject === "i");
  const ours = clauses.filter((clause) => clause.subject === "we" && !isAimOf(clause, own));
  const total = own.length + ours.length;
  if (total === 0) return feature(0);
  const share = clamp((own.length / total - 0.2) / 0.6);
  const hiding = quoteClauses(reading, ours, "could-earn-more");
  const shown = quoteClauses(reading, bySize(acts).slice(0, 4)).filter(
    (item) =>
      !hiding.some(
        (other) =>
          other.section === item.section && other.start < item.end && item.start < other.end,
      ),
  );
  return feature(share * (0.35 + 0.65 * saturate(totalWeight(acts) + 0.4, 2.4)), [
    ...hiding.slice(0, 2),
    ...shown,
  ]);
}

/** “I came round so we stood side by side”: the group's verb is what the candidate's own step was for, not a group that acts. */
function isAimOf(clause: Clause, own: readonly Clause[]): boolean {
  const before = clause.sentence.tokens.slice(Math.max(0, clause.from - 2), clause.from);
  return (
    before.some((token) =>
      /^(?:so|that|until|where|before|because|when|while|if)$/.test(token.low),
    ) && own.some((other) => other.sentence === clause.sentence && other.from < clause.from)
  );
}
