import { describe, expect, test } from "vitest";
import { repeated, textsOf, untidy } from "../walk.ts";
import { EvacuationDrill, EvacuationRule } from "./drill-schema.ts";
import { EVACUATION_COMMANDS } from "./evacuation-commands.ts";
import { EVACUATION_DRILLS } from "./evacuation-drills.ts";
import { EVACUATION_RULES } from "./evacuation-rules.ts";
import { EXIT_CONDITIONS, EXIT_FAILURES } from "./exit-assessment.ts";

const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

describe.each(Object.entries(EVACUATION_DRILLS))("the drill on %s", (environment, set) => {
  const { run, drill } = set;
  const steps = ids(run.steps);

  test("has the shape of a drill, in tidy words, each said once", () => {
    expect(EvacuationDrill.parse(drill)).toEqual(drill);
    expect([run.environment, drill.environment]).toEqual([environment, environment]);
    expect(untidy(textsOf(drill))).toEqual([]);
    expect(repeated([...drill.cards.map(({ why }) => why), ...ids(drill.decoys)])).toEqual([]);
    expect(repeated(ids([...drill.views, ...drill.events]))).toEqual([]);
  });

  test("has a card for each step of the run, in its order, with commands of its environment", () => {
    expect(drill.cards.map(({ step }) => step)).toEqual(steps);
    for (const { deed, command, basis, rule } of drill.cards) {
      expect(deed === "call").toBe(command !== undefined);
      expect(basis === "rule").toBe(rule !== undefined);
      if (command === undefined) continue;
      expect(EVACUATION_COMMANDS.find(({ id }) => id === command)?.environments).toContain(
        environment,
      );
    }
  });

  test("asks for no order that the run itself breaks", () => {
    for (const { first, second } of [...run.confusions, ...drill.orders])
      expect(steps.indexOf(first), `${first} before ${second}`).toBeLessThan(steps.indexOf(second));
    for (const second of drill.criticalSeconds) expect(steps).toContain(second);
    for (const at of Object.values(drill.at)) if (at !== null) expect(steps).toContain(at);
  });

  test("has usable views and unusable ones, about conditions and failures that are taught", () => {
    expect(new Set(drill.views.map(({ isUsable }) => isUsable)).size).toBe(2);
    for (const { condition, isUsable } of drill.views) {
      expect(condition === null).toBe(isUsable);
      if (condition !== null) expect(ids(EXIT_CONDITIONS)).toContain(condition);
    }
    for (const id of [...drill.openFailures, ...drill.checkFailures])
      expect(ids(EXIT_FAILURES)).toContain(id);
    expect(new Set(drill.events.map(({ kind }) => kind)).size).toBe(2);
    for (const { kind, answers } of drill.events)
      expect(answers.length).toBe(kind === "exit" ? 0 : 3);
  });
});

test("the rules say what is regulation, with its source, and what is not", () => {
  for (const rule of EVACUATION_RULES) {
    expect(EvacuationRule.parse(rule)).toEqual(rule);
    expect(rule.isRegulation).toBe(rule.source !== undefined);
  }
  expect(untidy(textsOf(EVACUATION_RULES))).toEqual([]);
});
