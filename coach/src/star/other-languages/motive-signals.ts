import { clamp, type Feature, feature, saturate } from "../features/feature.ts";
import type { FeatureId } from "../rubric.ts";
import {
  bySize,
  different,
  hitsOf,
  ownShareOf,
  pictureSize,
  pointFinder,
  quoteAll,
  stepsOf,
  totalWeight,
} from "./counting.ts";
import type { OtherReading, OtherSection } from "./read-text.ts";
import { readWording } from "./wording.ts";

const TENSES = { past: 1, present: 0.6, would: 0.3 };
const OTHER_BOX = 0.6;

/** Everything that is looked for in reasons and fit: own life, real reasons, proof, knowledge of the job, what is offered. */
export function motiveSignals(reading: OtherReading): Partial<Record<FeatureId, Feature>> {
  const { situation, task, action, result } = reading.sections;
  const { lines, substance } = readWording(reading);
  const grounded = substance * (0.25 + 0.75 * lines.facts.value);
  const size = (section: OtherSection) => pictureSize(reading, section.picture);
  const find = pointFinder(reading, OTHER_BOX);
  const acts = stepsOf(action.clauses, TENSES);
  const everywhere = stepsOf([...situation.clauses, ...task.clauses, ...result.clauses], TENSES);
  const amount = totalWeight(acts) + 0.3 * totalWeight(everywhere);
  const life = [
    ...different(hitsOf(reading, "time", ["situation"])),
    ...different(hitsOf(reading, "place", ["situation"])),
    ...different(hitsOf(reading, "role", ["situation"])),
    ...situation.facts,
  ];
  const origin = different(hitsOf(reading, "origin", ["situation", "task"]));
  const past = situation.clauses.filter(
    (clause) => clause.tense === "past" && clause.specifics.length > 1,
  );
  const reason = find("motive", ["task", "situation"], 3);
  const job = find("job", ["task", "action", "situation"], 6, (0.3 + 0.7 * grounded) * substance);
  const training = find("training", ["action"], 4.5, 0.3 + 0.7 * grounded);
  const research = find("research", ["action", "task"], 3, substance * (0.3 + 0.7 * grounded));
  const taskWords = saturate(size(task), 11);
  const said = (0.25 + 0.75 * saturate(size(result), 10)) * (0.35 + 0.65 * grounded);
  const offer = find("offer", ["result"], 2.2, said);
  const next = find("next", ["result"], 2.2, said);
  const stories = [...new Set([...bySize(acts).slice(0, 4)])];
  return {
    background: feature(
      saturate(life.length, 5),
      quoteAll(
        reading,
        life.map((hit) => hit.clause),
      ),
    ),
    origin: feature(
      0.4 * saturate(past.length + origin.length, 3.5) +
        0.6 * saturate(size(situation), 15) * clamp((past.length + origin.length) / 2),
      quoteAll(reading, past.length > 0 ? past : origin.map((hit) => hit.clause)),
    ),
    reason: feature(
      reason.value * (0.2 + 0.8 * taskWords) * (0.4 + 0.6 * substance),
      reason.evidence,
    ),
    reasonDetail: feature(
      taskWords * (0.3 + 0.7 * grounded),
      quoteAll(
        reading,
        task.clauses.filter((clause) => clause.specifics.length > 1),
      ),
    ),
    jobKnowledge: job,
    evidence: feature(
      0.65 * saturate(amount, 4.4) + 0.35 * training.value,
      quoteAll(reading, stories),
    ),
    evidenceDetail: feature(
      saturate(size(action), 17),
      quoteAll(
        reading,
        action.facts.map((fact) => fact.clause),
      ),
    ),
    research,
    offer,
    next,
    ...lines,
    ownShare: feature(ownShareOf(reading.clauses, 0.2, 0.5) * (0.35 + 0.65 * substance)),
    initiative: feature(saturate(amount, 3.8), quoteAll(reading, bySize(acts).slice(0, 3))),
    insight: feature(
      (0.6 * job.value + 0.4 * Math.max(research.value, training.value * 0.6)) *
        (0.35 + 0.65 * grounded),
      [...research.evidence, ...job.evidence].slice(0, 4),
    ),
    respect: feature(grounded),
  };
}
