import { type Feature, feature, saturate } from "../features/feature.ts";
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

const TENSES = { past: 0.9, present: 1, would: 1 };
const FULL_STEPS = 4;
const OTHER_BOX = 0.6;

/** Everything that is looked for in the answer to "what would you do if": safety, procedure, reporting, care. */
export function planSignals(reading: OtherReading): Partial<Record<FeatureId, Feature>> {
  const { situation, task, action, result } = reading.sections;
  const size = (section: OtherSection) => pictureSize(reading, section.picture);
  const acts = stepsOf(action.clauses, TENSES);
  const others = stepsOf([...task.clauses, ...result.clauses, ...situation.clauses], TENSES);
  const ours = stepsOf(action.clauses, TENSES, ["we"]);
  const amount =
    totalWeight(acts) + 0.4 * Math.min(2.5, totalWeight(others)) + 0.4 * totalWeight(ours);
  const { lines, substance } = readWording(reading);
  const told = reading.clauses.filter((clause) => clause.tense !== null).length;
  const grounded = (0.3 + 0.7 * substance) * saturate(told, 4);
  const point = pointFinder(reading, OTHER_BOX);
  const find = (
    id: Parameters<typeof point>[0],
    home: Parameters<typeof point>[1],
    enough: number,
    weight = 1,
  ) => point(id, home, enough, grounded * weight);
  const unsure = different(hitsOf(reading, "hedge")).length;
  const doubt = 1 - Math.min(0.6, 0.1 * unsure);
  const order = different(hitsOf(reading, "order", ["action"]));
  const reasons = different(hitsOf(reading, "reason"));
  const after = find("after", ["result"], 2.8);
  const check = find("check", ["result", "action"], 3.2);
  const resultWords = size(result);
  return {
    recognise: feature(
      (0.6 * saturate(size(situation), 9) +
        0.4 * saturate(different(hitsOf(reading, "risk", ["situation"])).length, 2)) *
        grounded,
      quoteAll(
        reading,
        situation.clauses.filter((clause) => clause.specifics.length > 1),
      ),
    ),
    risk: find("risk", ["situation", "task"], 3),
    assess: find("assess", ["situation", "action"], 3),
    priority: find("priority", ["task", "situation"], 1.9),
    dutyDetail: feature(
      saturate(size(task), 9) * grounded,
      quoteAll(
        reading,
        task.clauses.filter((clause) => clause.specifics.length > 1),
      ),
    ),
    role: find("part", ["task"], 1.8),
    rule: find("rule", ["task", "action"], 1.8),
    steps: feature(
      saturate(amount, FULL_STEPS) * doubt,
      quoteAll(reading, bySize(acts).slice(0, 6)),
    ),
    inform: find("inform", ["action", "task", "result"], 3, doubt),
    procedure: find("procedure", ["action", "task"], 4.8),
    care: find("care", ["action", "result"], 3.4),
    reasons: feature(
      saturate(reasons.length, 4) * grounded,
      quoteAll(
        reading,
        reasons.map((hit) => hit.clause),
      ),
    ),
    sequence: feature(
      (0.5 * saturate(order.length, 3) + 0.5 * saturate(acts.length, 6)) * grounded,
      quoteAll(
        reading,
        order.map((hit) => hit.clause),
      ),
    ),
    outcome: feature(check.value * (0.3 + 0.7 * saturate(resultWords, 10)) * doubt, check.evidence),
    report: find("report", ["result", "action"], 2),
    after: feature(after.value * (0.3 + 0.7 * saturate(resultWords, 10)), after.evidence),
    ...lines,
    ownShare: feature(
      ownShareOf(action.clauses, 0.1, 0.6) * (0.4 + 0.6 * saturate(totalWeight(acts), 2.8)),
      [
        ...quoteAll(
          reading,
          action.clauses.filter((clause) => clause.subject === "we"),
          "could-earn-more",
        ).slice(0, 2),
        ...quoteAll(reading, bySize(acts).slice(0, 3)),
      ],
    ),
    initiative: feature(saturate(amount, 4.6) * doubt, quoteAll(reading, bySize(acts).slice(0, 3))),
    fit: feature(saturate(told, 6) * (0.3 + 0.7 * grounded)),
    respect: feature(grounded),
  };
}
