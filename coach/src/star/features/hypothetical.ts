import { crewSignals } from "../lexicon/crew-signals.ts";
import { signals } from "../lexicon/signals.ts";
import type { Reading } from "../reading.ts";
import type { FeatureId } from "../rubric.ts";
import {
  clamp,
  distinctPlaces,
  type Feature,
  feature,
  findPhrases,
  quoteClauses,
  quoteHits,
  saturate,
} from "./feature.ts";
import { pointFinder } from "./points.ts";
import { bySize, stepsOf, totalWeight } from "./steps.ts";
import { readWording } from "./wording.ts";

const TENSES = { past: 0.95, present: 1, would: 1, habitual: 0.9 };
const FULL_STEPS = 4.4;
/** Worth of a point that stands in another box than the one it is looked for in. */
const OTHER_BOX = 0.6;

/** Everything that is looked for in the answer to "what would you do if": safety, procedure, reporting, care. */
export function hypotheticalFeatures(reading: Reading): Partial<Record<FeatureId, Feature>> {
  const { situation, task, action, result } = reading.sections;
  const acts = stepsOf(action.clauses, TENSES);
  const others = stepsOf([...task.clauses, ...result.clauses, ...situation.clauses], TENSES);
  const ours = stepsOf(action.clauses, TENSES, ["we"]);
  const steps = saturate(
    totalWeight(acts) + 0.5 * Math.min(2, totalWeight(others)) + 0.4 * totalWeight(ours),
    FULL_STEPS,
  );
  const { lines: wording, substance } = readWording(reading);
  const told = reading.clauses.filter(
    (clause) => clause.tense !== "infinitive" && clause.tense !== "gerund",
  ).length;
  const grounded = (0.35 + 0.65 * substance) * saturate(told, 5);
  const points = pointFinder(reading, crewSignals, {
    otherBox: OTHER_BOX,
    keyOf: ({ sentence, from, to }) =>
      `${sentence.tokens[from]?.stem}:${sentence.tokens[to - 1]?.stem}`,
  });
  const find = (
    id: Parameters<typeof points.find>[0],
    home: readonly string[],
    enough: number,
    weight = 1,
  ) => points.find(id, home, enough, grounded * weight);
  const reasons = findPhrases(signals, reading.sentences).filter((hit) => hit.id === "reason");
  const order = findPhrases(signals, action.sentences).filter((hit) => hit.id === "order");
  const unsure = findPhrases(signals, reading.sentences).filter((hit) => hit.id === "unsure");
  const doubt = 1 - Math.min(0.5, 0.15 * distinctPlaces(unsure));
  const own = action.clauses.filter(
    (clause) => clause.subject === "i" && clause.tense !== "infinitive",
  ).length;
  const group = action.clauses.filter((clause) => clause.subject === "we").length;
  const ownShare = own + group === 0 ? 0 : clamp((own / (own + group) - 0.1) / 0.6);
  const resultPicture = saturate(result.picture.size, 9);
  const after = find("after", ["result"], 2.8);
  const check = find("check", ["result", "action"], 3.3);
  return {
    recognise: feature(
      (0.5 * saturate(situation.picture.size, 7) + 0.5 * reading.relevance.share) * grounded,
      quoteClauses(
        reading,
        situation.clauses.filter((clause) => clause.specifics.length > 0),
      ),
    ),
    risk: find("risk", ["situation", "task"], 3.2),
    assess: find("assess", ["situation", "action"], 4),
    priority: find("priority", ["task", "situation"], 2.4),
    dutyDetail: feature(
      saturate(task.picture.size, 7) * grounded,
      quoteClauses(
        reading,
        task.clauses.filter((clause) => clause.specifics.length > 0),
      ),
    ),
    role: find("role", ["task"], 2.2),
    rule: find("rule", ["task", "action"], 2.2),
    steps: feature(steps * doubt, quoteClauses(reading, bySize(acts).slice(0, 6))),
    inform: find("inform", ["action", "task", "result"], 2.5, doubt),
    procedure: find("procedure", ["action", "task"], 5.2),
    care: find("care", ["action", "result"], 4),
    reasons: feature(saturate(distinctPlaces(reasons), 4) * grounded, quoteHits(reading, reasons)),
    sequence: feature(
      (0.5 * saturate(distinctPlaces(order), 3) + 0.5 * saturate(acts.length, 6)) * grounded,
      quoteHits(reading, order),
    ),
    outcome: feature(check.value * (0.4 + 0.6 * resultPicture) * doubt, check.evidence),
    report: find("report", ["result", "action"], 2),
    after: feature(after.value * (0.3 + 0.7 * resultPicture), after.evidence),
    ...wording,
    ownShare: feature(ownShare * (0.4 + 0.6 * saturate(totalWeight(acts), 2.4))),
    initiative: feature(
      saturate(totalWeight(acts) + 0.5 * totalWeight(others), 5) * doubt,
      quoteClauses(reading, bySize(acts).slice(0, 3)),
    ),
    fit: feature(saturate(told, 5) * (0.5 + 0.5 * grounded)),
    respect: feature(grounded),
  };
}
