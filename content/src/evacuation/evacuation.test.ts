import { describe, expect, test } from "vitest";
import { repeated, textsOf, untidy } from "../walk.ts";
import { ABLE_BODIED_CRITERIA } from "./able-bodied-passengers.ts";
import { EVACUATION_PROCEDURES } from "./evacuation.ts";
import { EVACUATION_COMMANDS } from "./evacuation-commands.ts";
import { EXIT_CONDITIONS, EXIT_FAILURES, REDIRECTING } from "./exit-assessment.ts";
import { LAND_RUN } from "./land-run.ts";
import {
  AbleBodiedCriteria,
  EvacuationCommand,
  EvacuationProcedure,
  EvacuationRun,
  ExitCondition,
  ExitFailure,
  SlideCapacity,
} from "./schema.ts";
import { SLIDE_CAPACITIES } from "./slide-capacities.ts";
import { EVACUATION_ENVIRONMENTS, EVACUATION_TIMEFRAMES } from "./terms.ts";
import { WATER_RUN } from "./water-run.ts";

describe("the procedures", () => {
  test("are one for each environment, Land first", () => {
    expect(EVACUATION_PROCEDURES.map(({ environment }) => environment)).toEqual(
      EVACUATION_ENVIRONMENTS,
    );
  });

  test("say nothing twice but the brace until the stop and the names of things", () => {
    for (const {
      steps,
      keyFactors,
      equipmentChecks,
      passengerInstructions,
      safetyTips,
    } of EVACUATION_PROCEDURES) {
      const details = steps.flatMap((step) => [step.action, ...step.details]);
      expect(
        repeated([
          ...details,
          ...keyFactors,
          ...equipmentChecks,
          ...passengerInstructions,
          ...safetyTips,
        ]),
      ).toEqual([]);
    }
  });
});

describe.each(EVACUATION_PROCEDURES)("$title", (procedure) => {
  test("has the shape of a procedure, in tidy words", () => {
    expect(EvacuationProcedure.parse(procedure)).toEqual(procedure);
    expect(untidy(textsOf(procedure))).toEqual([]);
  });

  test("has seven steps with the specified timeframes", () => {
    expect(procedure.steps.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(procedure.steps.map(({ timeframe }) => timeframe)).toEqual(
      EVACUATION_TIMEFRAMES[procedure.environment],
    );
    expect(new Set(procedure.steps.map(({ priority }) => priority))).toEqual(
      new Set(["Critical", "High", "Medium"]),
    );
  });

  test("calls 90 seconds what it is: a certification test", () => {
    expect(procedure.timeLimit).toBe(90);
    expect(procedure.timeLimitNote).toContain("certification test");
    expect(procedure.timeLimitSource.name).toContain("25.803(c)");
  });

  test("fills every tab", () => {
    const { keyFactors, equipmentChecks, passengerInstructions, safetyTips } = procedure;
    for (const list of [keyFactors, equipmentChecks, passengerInstructions, safetyTips])
      expect(list.length).toBeGreaterThanOrEqual(6);
  });
});

describe("able-bodied passengers", () => {
  test("are chosen and excluded as the specification lists", () => {
    expect(AbleBodiedCriteria.parse(ABLE_BODIED_CRITERIA)).toEqual(ABLE_BODIED_CRITERIA);
    expect(untidy(textsOf(ABLE_BODIED_CRITERIA))).toEqual([]);
    const words = ABLE_BODIED_CRITERIA.criteria.join(" | ");
    for (const word of ["18-60", "Physically capable", "Alert", "Calm", "Willing"])
      expect(words).toContain(word);
    expect(ABLE_BODIED_CRITERIA.excluded).toEqual([
      "Pregnant passengers",
      "Passengers with infants",
      "Visibly intoxicated passengers",
      "Disabled passengers",
    ]);
    expect(ABLE_BODIED_CRITERIA.note).toContain("airlines word it differently");
  });
});

describe("commands", () => {
  test.each(EVACUATION_COMMANDS)("$id is whole, tidy and marked as an example", (command) => {
    expect(EvacuationCommand.parse(command)).toEqual(command);
    expect(untidy(textsOf(command))).toEqual([]);
  });

  test("are named once, and each style calls a phrase once in a command", () => {
    expect(repeated(EVACUATION_COMMANDS.map(({ id }) => id))).toEqual([]);
    expect(repeated(EVACUATION_COMMANDS.map(({ purpose }) => purpose))).toEqual([]);
    for (const { easaStyle, usStyle } of EVACUATION_COMMANDS)
      expect([...repeated(easaStyle), ...repeated(usStyle)]).toEqual([]);
  });
});

describe("slides", () => {
  test("have the course's four figures, each beside a real one with its source", () => {
    expect(SLIDE_CAPACITIES.map(({ id, coursePer90Seconds }) => [id, coursePer90Seconds])).toEqual([
      ["dual-lane", 70],
      ["single-lane", 45],
      ["wing-slide", 35],
      ["triple-lane", 110],
    ]);
  });

  test.each(SLIDE_CAPACITIES)("$name is whole and tidy", (slide) => {
    expect(SlideCapacity.parse(slide)).toEqual(slide);
    expect(untidy(textsOf(slide))).toEqual([]);
  });
});

describe("the assessment of an exit", () => {
  test("covers fire, smoke, obstacle, water level and structure", () => {
    expect(EXIT_CONDITIONS.map(({ condition }) => condition)).toEqual([
      "Fire",
      "Smoke",
      "Obstacle",
      "Water level",
      "Structure",
    ]);
  });

  test("is whole, tidy and says nothing twice", () => {
    for (const condition of EXIT_CONDITIONS)
      expect(ExitCondition.parse(condition)).toEqual(condition);
    for (const failure of EXIT_FAILURES) expect(ExitFailure.parse(failure)).toEqual(failure);
    const texts = textsOf([EXIT_CONDITIONS, EXIT_FAILURES, REDIRECTING]);
    expect(untidy(texts)).toEqual([]);
    expect(repeated(textsOf([EXIT_FAILURES, REDIRECTING]))).toEqual([]);
  });
});

describe.each([LAND_RUN, WATER_RUN])("the run on $environment", (run) => {
  const ids = run.steps.map(({ id }) => id);

  test("is whole and tidy, with every action once", () => {
    expect(EvacuationRun.parse(run)).toEqual(run);
    expect(untidy(textsOf(run))).toEqual([]);
    expect(repeated(ids)).toEqual([]);
    expect(repeated(run.steps.map(({ action }) => action))).toEqual([]);
  });

  test("walks through all seven steps in order", () => {
    const parts = run.steps.map(({ partOf }) => partOf);
    expect(parts).toEqual([...parts].sort((a, b) => a - b));
    expect(new Set(parts)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]));
  });

  test("confuses only actions that exist, and in an order that really is wrong", () => {
    for (const { first, second } of run.confusions) {
      expect(ids).toContain(first);
      expect(ids.indexOf(second)).toBeGreaterThan(ids.indexOf(first));
    }
    expect(repeated(run.confusions.map(({ first, second }) => `${first} ${second}`))).toEqual([]);
    expect(repeated(run.confusions.map(({ reason }) => reason))).toEqual([]);
  });
});
