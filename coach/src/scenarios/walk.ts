import type { Scenario, ScenarioEffect, ScenarioNode } from "content/scenarios/schema";

export const EFFECTS = ["safety", "time", "passengers", "crew"] as const;
type Choice = ScenarioNode["choices"][number];
type Ending = Scenario["endings"][number];

/** One decision that was taken: where, what, and what would have been best there. */
export interface Decision {
  node: ScenarioNode;
  choice: Choice;
  best: Choice;
}

export interface Walk {
  decisions: readonly Decision[];
  /** Where the story stands: a situation to decide in, or its ending. */
  node: ScenarioNode | null;
  ending: Ending | null;
  /** Sums over all decisions. */
  total: ScenarioEffect;
}

const NOTHING: ScenarioEffect = { safety: 0, time: 0, passengers: 0, crew: 0 };

/** The sum over safety, time, passengers and crew, by which one choice of a situation is best. */
export const worthOf = (effect: ScenarioEffect): number =>
  EFFECTS.reduce((sum, name) => sum + effect[name], 0);

const added = (one: ScenarioEffect, other: ScenarioEffect): ScenarioEffect => ({
  safety: one.safety + other.safety,
  time: one.time + other.time,
  passengers: one.passengers + other.passengers,
  crew: one.crew + other.crew,
});

/** The choice that is best in sum; the content has exactly one. */
function bestOf({ choices }: ScenarioNode): Choice {
  return choices.reduce((best, one) => (worthOf(one.effect) > worthOf(best.effect) ? one : best));
}

/**
 * Walks a story along the choices taken, each the place of a choice in its situation (from 0). What leads nowhere,
 * for the story was kept with older content, and what comes after it, is left out.
 */
export function walked(scenario: Scenario, choices: readonly number[]): Walk {
  const nodeOf = (id: string) => scenario.nodes.find((one) => one.id === id) ?? null;
  let node = nodeOf(scenario.start);
  let ending: Ending | null = null;
  let total = NOTHING;
  const decisions: Decision[] = [];
  for (const place of choices) {
    const choice: Choice | undefined = node?.choices[place];
    if (!node || !choice) break;
    decisions.push({ node, choice, best: bestOf(node) });
    total = added(total, choice.effect);
    ending = scenario.endings.find(({ id }) => id === choice.to) ?? null;
    node = ending ? null : nodeOf(choice.to);
  }
  return { decisions, node, ending, total };
}

/** An ending in which everybody was safe, whatever was missing: what a trainer may ask for. */
export const isGoodEnding = ({ grade }: Pick<Ending, "grade">): boolean =>
  grade === "strong" || grade === "sound";

/** The walk that takes the best choice at every situation. */
export function bestWalk(scenario: Scenario): Walk {
  const choices: number[] = [];
  let walk = walked(scenario, choices);
  while (walk.node) {
    choices.push(walk.node.choices.indexOf(bestOf(walk.node)));
    walk = walked(scenario, choices);
  }
  return walk;
}
