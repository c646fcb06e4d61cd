import { clamp, type Feature, feature, saturate } from "../features/feature.ts";
import type { FeatureId } from "../rubric.ts";
import {
  bySize,
  different,
  hitsOf,
  ownShareOf,
  pictureSize,
  quoteAll,
  stepsOf,
  totalWeight,
} from "./counting.ts";
import type { OtherClause } from "./read-clauses.ts";
import type { OtherReading, OtherSection } from "./read-text.ts";
import { readWording } from "./wording.ts";

const FULL_STEPS = 3.5;

/** One past event, a habit, or a plan, told from the tenses and from words that pin a moment down. Shares of the told clauses. */
export interface Reality {
  past: number;
  would: number;
  habit: number;
  /** 0 no single past event … 1 clearly one. */
  episode: number;
}

export function readReality(reading: OtherReading): Reality {
  const told = reading.clauses.filter((clause) => clause.tense !== null && !clause.isSpeech);
  const weigh = (holds: (clause: OtherClause) => boolean) =>
    told.filter(holds).reduce((sum, { subject }) => sum + (subject === "other" ? 0.5 : 1), 0);
  const past = weigh((clause) => clause.tense === "past" && !clause.isHabitual);
  const would = weigh((clause) => clause.tense === "would");
  const habit = weigh(
    (clause) => clause.tense === "present" || (clause.tense === "past" && clause.isHabitual),
  );
  const all = Math.max(1, past + would + habit);
  const { situation } = reading.sections;
  const times = different(hitsOf(reading, "time", ["situation"])).length;
  const places = different([
    ...hitsOf(reading, "place", ["situation"]),
    ...hitsOf(reading, "role", ["situation"]),
    ...hitsOf(reading, "people", ["situation"]),
  ]).length;
  const anywhere = different(hitsOf(reading, "time")).length;
  const scene = clamp((times + 0.4 * places + 0.3 * situation.facts.length) / 2);
  const pinned = Math.max(scene, 0.85 * clamp(anywhere / 3));
  const habits = different(hitsOf(reading, "hedge")).length;
  const real = clamp((past / all - 0.25) / 0.45) * clamp(1.15 - 0.15 * habits);
  return {
    past: past / all,
    would: would / all,
    habit: habit / all,
    episode: real * (0.4 + 0.6 * pinned),
  };
}

/** Everything that is looked for in the answer to "tell me about a time". */
export function storySignals(reading: OtherReading): Partial<Record<FeatureId, Feature>> {
  const { situation, task, action, result } = reading.sections;
  const reality = readReality(reading);
  const tenses = { past: 1, present: 0.25 + 0.5 * reality.episode, would: 0.22 };
  const acts = stepsOf(action.clauses, tenses);
  const elsewhere = stepsOf([...situation.clauses, ...task.clauses, ...result.clauses], tenses);
  const amount = totalWeight(acts) + 0.35 * Math.min(totalWeight(elsewhere), FULL_STEPS * 0.6);
  const steps = saturate(amount, FULL_STEPS);
  const { lines, substance } = readWording(reading);
  const grounded = 0.35 + 0.65 * clamp(reality.episode * 1.25);
  const size = (section: OtherSection) => pictureSize(reading, section.picture);
  const find = (
    id: Parameters<typeof hitsOf>[1],
    ...sections: Parameters<typeof hitsOf>[2] & string[]
  ) => different(hitsOf(reading, id, sections));
  const clausesWith = (hits: readonly { clause: OtherClause }[]) =>
    quoteAll(
      reading,
      hits.map((hit) => hit.clause),
    );
  const duty = find("duty", "task");
  const dutyEarly = find("duty", "situation");
  const ownTask = task.clauses.filter((clause) => clause.subject === "i");
  const groupTask = task.clauses.filter((clause) => clause.subject === "we");
  const dutyValue =
    Math.max(
      duty.length > 0 ? 1 : 0,
      dutyEarly.length > 0 ? 0.6 : 0,
      ownTask.length > 0 ? 0.6 : 0,
      size(task) >= 5 ? 0.45 : 0,
    ) * (groupTask.length > ownTask.length ? 0.5 : 1);
  const stakes = find("stakes", "task", "situation");
  const reasons = find("reason", "action");
  const order = find("order", "action");
  const speech = action.facts.filter((fact) => fact.kind === "speech");
  const care = find("care", "action", "result").filter((hit) => hit.clause.subject !== "other");
  const settings = [...find("place", "situation"), ...find("role", "situation")];
  const times = find("time", "situation");
  const people = find("people", "situation");
  const endings = find("ending", "result").filter(
    (hit) => hit.clause.tense !== "would" && !hit.clause.isHabitual,
  );
  const proof = find("proof", "result");
  const learned = find("learned", "result");
  const followUp = find("followUp", "result", "action");
  const unsure = find("hedge", "result").length;
  const doubt = 1 - Math.min(0.75, 0.3 * unsure);
  const told = result.clauses.filter(
    (clause) => clause.tense === "past" && !clause.isHabitual && clause.specifics.length > 1,
  );
  /** A thing that happened, by how much of it can be pictured. */
  const toldWeight = told.reduce(
    (sum, clause) => sum + Math.min(0.85, 0.15 + 0.22 * clause.specifics.length),
    0,
  );
  const resultWords = size(result);
  const outcome =
    saturate(0.45 * endings.length + toldWeight, 2.4) *
    clamp(0.25 + resultWords / 6) *
    doubt *
    (0.3 + 0.7 * grounded);
  const numbers = result.facts.length;
  const proofValue =
    saturate(0.7 * proof.length + 0.8 * Math.min(3, numbers) + 0.2 * told.length, 2.8) *
    clamp(0.15 + resultWords / 8) *
    doubt *
    grounded;
  const aftermath =
    saturate(1.1 * learned.length + 0.6 * find("followUp", "result").length, 2) *
    grounded *
    clamp(resultWords / 8);
  return {
    episode: feature(reality.episode, clausesWith([...times, ...settings])),
    setting: feature(saturate(settings.length + 0.3 * times.length, 2.4), clausesWith(settings)),
    trouble: feature(
      0.75 * saturate(size(situation), 11) +
        (people.length > 0 ? 0.25 : 0) * clamp(size(situation) / 5),
      quoteAll(
        reading,
        situation.clauses.filter((clause) => clause.specifics.length > 1),
      ),
    ),
    scene: feature(
      saturate(situation.facts.length + 0.6 * times.length, 3),
      quoteAll(
        reading,
        situation.facts.map((fact) => fact.clause),
      ),
    ),
    duty: feature(
      dutyValue * grounded * (0.4 + 0.6 * clamp(size(task) / 4)),
      clausesWith(duty.length > 0 ? duty : dutyEarly),
    ),
    dutyDetail: feature(
      saturate(size(task), 7) * grounded,
      quoteAll(
        reading,
        task.clauses.filter((clause) => clause.specifics.length > 0),
      ),
    ),
    stakes: feature(
      saturate(
        find("stakes", "task").length +
          0.5 * Math.min(2, find("time", "task").length + task.facts.length) +
          0.4 * Math.min(2, find("stakes", "situation").length),
        3.2,
      ) *
        grounded *
        clamp((size(task) + size(situation)) / 9),
      clausesWith(stakes),
    ),
    steps: feature(steps, quoteAll(reading, bySize(acts).slice(0, 6))),
    reasons: feature(
      saturate(reasons.length, 3) * clamp(size(action) / 10) * grounded,
      clausesWith(reasons),
    ),
    people: feature(
      saturate(0.7 * care.length + 0.9 * speech.length, 4) * grounded * clamp(size(action) / 8),
      clausesWith([...speech, ...care]),
    ),
    sequence: feature(
      (0.5 * saturate(order.length, 3) + 0.5 * saturate(acts.length, 5)) *
        grounded *
        clamp(size(action) / 9),
      clausesWith(order),
    ),
    outcome: feature(
      outcome,
      quoteAll(reading, told.length > 0 ? told : endings.map((hit) => hit.clause)),
    ),
    proof: feature(proofValue, clausesWith([...proof, ...result.facts])),
    aftermath: feature(aftermath, clausesWith([...learned, ...followUp])),
    ...lines,
    ownShare: feature(
      ownShareOf([...action.clauses, ...task.clauses], 0.2, 0.6) *
        (0.35 + 0.65 * saturate(amount, 2.6)),
      [
        ...quoteAll(
          reading,
          action.clauses.filter((clause) => clause.subject === "we"),
          "could-earn-more",
        ).slice(0, 2),
        ...quoteAll(reading, bySize(acts).slice(0, 3)),
      ],
    ),
    initiative: feature(saturate(amount, 5), quoteAll(reading, bySize(acts).slice(0, 3))),
    ownDuty: feature(dutyValue * grounded * clamp(size(task) / 4), clausesWith(duty)),
    fit: feature(reality.episode),
    care: feature(
      saturate(0.7 * care.length + 0.5 * speech.length, 3.4) * (0.4 + 0.6 * grounded),
      clausesWith(care),
    ),
    respect: feature((0.3 + 0.7 * steps) * substance),
    responsible: feature(
      (0.65 * saturate(followUp.length, 2.6) + 0.35 * steps) * substance,
      clausesWith(followUp),
    ),
  };
}
