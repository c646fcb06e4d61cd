import { SCENARIOS } from "content/scenarios/scenarios";
import { expect, test } from "vitest";
import { bestWalk, walked, worthOf } from "./walk.ts";

test.each(SCENARIOS)(
  "$id: the best walk ends strongly, and no other first choice is worth more",
  async ({ load }) => {
    const scenario = await load();
    const best = bestWalk(scenario);
    expect(best.ending?.grade).toBe("strong");
    expect(best.decisions.every(({ choice, best: right }) => choice === right)).toBe(true);
    const first = scenario.nodes.find(({ id }) => id === scenario.start);
    for (const [place, choice] of (first?.choices ?? []).entries()) {
      const { decisions, total } = walked(scenario, [place]);
      expect(decisions[0]?.choice).toBe(choice);
      expect(worthOf(total)).toBeLessThanOrEqual(worthOf(decisions[0]?.best.effect ?? total));
    }
  },
);

test("a story that was kept with other content stops where its choices lead nowhere", async () => {
  const scenario = await SCENARIOS[0].load();
  expect(walked(scenario, [9, 0])).toMatchObject({ decisions: [], ending: null });
  expect(walked(scenario, [0, 9]).decisions).toHaveLength(1);
  expect(walked(scenario, []).node?.id).toBe(scenario.start);
});
