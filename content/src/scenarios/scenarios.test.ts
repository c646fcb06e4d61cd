import { SCENARIO_IDS } from "contract/scenario-terms";
import { describe, expect, test } from "vitest";
import { repeated, textsOf, untidy } from "../walk.ts";
import { HARD_LANDING_FIRE } from "./hard-landing-fire.ts";
import { HEART_WITHOUT_WORDS } from "./heart-without-words.ts";
import { POWER_BANK_FIRE } from "./power-bank-fire.ts";
import { SCENARIOS } from "./scenarios.ts";
import { Scenario, type ScenarioEffect } from "./schema.ts";

const ALL = [POWER_BANK_FIRE, HEART_WITHOUT_WORDS, HARD_LANDING_FIRE];

/** One way through a scenario: the nodes met, what each choice did, and the ending reached. */
interface Path {
  nodes: string[];
  effects: ScenarioEffect[];
  ending: string;
}

const MORE_NODES_THAN_ANY_PATH_HAS = 30;

/** Every way through the scenario; throws on a reference to nothing and on a cycle. */
function pathsOf(scenario: Scenario): Path[] {
  const nodes = new Map(scenario.nodes.map((node) => [node.id, node]));
  const endings = new Set(scenario.endings.map(({ id }) => id));
  const follow = (id: string, before: string[], effects: ScenarioEffect[]): Path[] => {
    if (endings.has(id)) return [{ nodes: before, effects, ending: id }];
    const node = nodes.get(id);
    if (!node) throw new Error(`${before.at(-1)} leads to ${id}, which does not exist`);
    if (before.includes(id) || before.length > MORE_NODES_THAN_ANY_PATH_HAS)
      throw new Error(`a cycle: ${[...before, id].join(" > ")}`);
    return node.choices.flatMap(({ to, effect }) =>
      follow(to, [...before, id], [...effects, effect]),
    );
  };
  return follow(scenario.start, [], []);
}

const worth = ({ safety, time, passengers, crew }: ScenarioEffect) =>
  safety + time + passengers + crew;
const gradeOf = (scenario: Scenario, path: Path) =>
  scenario.endings.find(({ id }) => id === path.ending)?.grade;

test("the list names the three that load", async () => {
  const loaded = await Promise.all(SCENARIOS.map(({ load }) => load()));
  expect(loaded.map(({ id, title, endings }) => ({ id, title, endings: endings.length }))).toEqual(
    SCENARIOS.map(({ id, title, endings }) => ({ id, title, endings })),
  );
  expect(SCENARIOS.map(({ id }) => id)).toEqual(SCENARIO_IDS);
});

describe.each(ALL.map((scenario) => [scenario.id, scenario] as const))("%s", (_, scenario) => {
  const paths = pathsOf(scenario);

  test("keeps its schema, has no id twice, and is typed cleanly", () => {
    expect(Scenario.safeParse(scenario).error).toBeUndefined();
    expect(repeated([...scenario.nodes, ...scenario.endings].map(({ id }) => id))).toEqual([]);
    expect(untidy(textsOf(scenario))).toEqual([]);
  });

  test("reaches every node and every ending, and always ends", () => {
    const reached = new Set(paths.flatMap(({ nodes, ending }) => [...nodes, ending]));
    const all = [...scenario.nodes, ...scenario.endings].map(({ id }) => id);
    expect(all.filter((id) => !reached.has(id))).toEqual([]);
  });

  test("lets the clock only grow along every path", () => {
    const clock = new Map(scenario.nodes.map(({ id, clockSeconds }) => [id, clockSeconds]));
    for (const node of scenario.nodes)
      for (const { to } of node.choices)
        expect(clock.get(to) ?? Number.POSITIVE_INFINITY, `${node.id} > ${to}`).toBeGreaterThan(
          node.clockSeconds,
        );
  });

  test("asks a real question at each node: one choice stands out in effect, none by its place", () => {
    const places = scenario.nodes.map(({ id, choices }) => {
      expect(choices.length, id).toBeGreaterThanOrEqual(2);
      const worths = choices.map(({ effect }) => worth(effect));
      const best = Math.max(...worths);
      expect(
        worths.filter((one) => one === best),
        id,
      ).toHaveLength(1);
      return worths.indexOf(best);
    });
    for (const place of [0, 1, 2])
      expect(
        places.filter((one) => one === place).length / places.length,
        `place ${place + 1}`,
      ).toBeLessThanOrEqual(0.6);
    const isLongest = scenario.nodes.filter(({ choices }) => {
      const [best, ...others] = choices.toSorted((a, b) => worth(b.effect) - worth(a.effect));
      return others.every(({ text }) => text.length < (best?.text.length ?? 0));
    });
    expect(isLongest.length / scenario.nodes.length).toBeLessThanOrEqual(0.5);
  });

  test("has a way through without a single harmful choice, to a strong ending", () => {
    const clean = paths.filter(({ effects }) =>
      effects.every((effect) => Object.values(effect).every((degree) => degree >= 0)),
    );
    expect(clean.length).toBeGreaterThanOrEqual(1);
    expect(clean.map((path) => gradeOf(scenario, path))).toContain("strong");
    const best = paths.toSorted(
      (a, b) =>
        b.effects.reduce((sum, one) => sum + worth(one), 0) -
        a.effects.reduce((sum, one) => sum + worth(one), 0),
    )[0];
    expect(best && gradeOf(scenario, best)).toBe("strong");
  });

  test("forgives every first choice, at a price", () => {
    const first = scenario.nodes.find(({ id }) => id === scenario.start);
    const worthOf = (path: Path) => path.effects.reduce((sum, one) => sum + worth(one), 0);
    const bestBy = (first?.choices ?? []).map(({ effect }) =>
      Math.max(
        ...paths
          .filter((path) => path.effects[0] === effect && gradeOf(scenario, path) === "strong")
          .map(worthOf),
      ),
    );
    for (const best of bestBy) expect(Number.isFinite(best)).toBe(true);
    expect(new Set(bestBy).size).toBe(bestBy.length);
  });

  test("punishes a row of bad choices, and says nothing twice", () => {
    const worst = paths.toSorted(
      (a, b) =>
        a.effects.reduce((sum, one) => sum + worth(one), 0) -
        b.effects.reduce((sum, one) => sum + worth(one), 0),
    )[0];
    expect(["failed", "costly"]).toContain(worst && gradeOf(scenario, worst));
    expect(
      repeated(
        scenario.nodes.flatMap(({ text, choices }) => [
          text,
          ...choices.flatMap((choice) => [choice.text, choice.why]),
        ]),
      ),
    ).toEqual([]);
  });
});
