import { CARE_VERBS, DEED_VERBS, STATE_VERBS } from "../lexicon/verbs.ts";
import type { Clause } from "../read/clauses.ts";
import { stems } from "../text/word-set.ts";

/** A verb of the candidate's own, with how much of a step it is: 0.15 vague … 1 filmable and detailed. */
export interface Step {
  clause: Clause;
  weight: number;
}

const LAUNCHING = stems(
  "decide manage go start begin offer continue choose keep run come stop stay volunteer agree promise prepare arrange",
);
const SOFT_VERBS = stems(
  "go come get take give put look stay wait stop decide choose show leave cover turn do talk speak calm start plan count cool",
);

/** How a step counts by its tense: what was done counts most, what is always done least. */
export interface TenseWeights {
  past: number;
  present: number;
  would: number;
  habitual: number;
}

/** The candidate's own steps among the clauses, each verb with its object once. */
export function stepsOf(
  clauses: readonly Clause[],
  tenses: TenseWeights,
  subjects: readonly Clause["subject"][] = ["i"],
): Step[] {
  const seen = new Set<string>();
  const steps: Step[] = [];
  clauses.forEach((clause, index) => {
    if (!subjects.includes(clause.subject) || clause.isPassive) return;
    if (STATE_VERBS.has(clause.verbStem) && clause.verbStem !== "look") return;
    const before = clauses[index - 1];
    let weight = tenseWeight(clause, before, tenses);
    if (weight === 0) return;
    if (clause.isNegated) weight *= 0.5;
    const isDeed = DEED_VERBS.has(clause.verbStem) || CARE_VERBS.has(clause.verbStem);
    const verbWeight = isDeed
      ? SOFT_VERBS.has(clause.verbStem)
        ? 0.75
        : 1
      : clause.specifics.length >= 2
        ? 0.7
        : 0.3;
    const detail = Math.min(1, clause.specifics.length / 2);
    weight *= verbWeight * (0.45 + 0.55 * detail);
    const key = `${clause.verbStem}:${clause.specifics.slice(0, 2).join(",")}`;
    if (seen.has(key)) return;
    seen.add(key);
    steps.push({ clause, weight });
  });
  return steps;
}

function tenseWeight(clause: Clause, before: Clause | undefined, tenses: TenseWeights): number {
  if (clause.tense === "infinitive" || clause.tense === "gerund") {
    if (before === undefined || before.sentence !== clause.sentence)
      return clause.isImplied ? tenses.present * 0.8 : 0;
    const launched = LAUNCHING.has(clause.governor) || clause.tense === "gerund";
    const base = tenseWeight(before, undefined, tenses);
    return launched ? base * 0.8 : base * 0.3;
  }
  if (clause.isHabitual)
    return clause.tense === "past" ? tenses.habitual : Math.min(tenses.habitual, tenses.present);
  if (clause.tense === "would") return tenses.would;
  return clause.tense === "past" ? tenses.past : tenses.present;
}

export const totalWeight = (steps: readonly Step[]): number =>
  steps.reduce((sum, step) => sum + step.weight, 0);

export const bySize = (steps: readonly Step[]): Clause[] =>
  [...steps].sort((a, b) => b.weight - a.weight).map((step) => step.clause);
