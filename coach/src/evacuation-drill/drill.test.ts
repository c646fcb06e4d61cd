import { EVACUATION_DRILLS } from "content/evacuation/evacuation-drills";
import { describe, expect, test } from "vitest";
import { debriefOf, windowOf } from "./debrief.ts";
import {
  answer,
  cardsOf,
  isClockOn,
  isOver,
  passed,
  startDrill,
  stepsLeft,
  takeCard,
} from "./drill.ts";
import { peopleLeft } from "./flow.ts";
import { drawScenario, type Environment, type Scenario } from "./scenario.ts";
import type { Drill } from "./state.ts";

const ENVIRONMENTS: readonly Environment[] = ["Land", "Water"];

/** What the manual would answer. */
function rightAnswer({ question, scenario }: Drill): string {
  if (question?.kind === "look") return question.exit === scenario.exit ? "use" : "across";
  if (question?.kind === "failure") return question.failure;
  if (question?.kind === "ready") return "ready";
  const event = EVACUATION_DRILLS[scenario.environment].drill.events.find(
    ({ id }) => question?.kind === "event" && id === question.event,
  );
  return event?.kind === "exit" ? (scenario.usable[1] as string) : "0";
}

/** A crew member who does everything right, one act each `everyMs`, and waits while people leave. */
function flawless(drill: Drill, everyMs: number): Drill {
  const { at } = EVACUATION_DRILLS[drill.scenario.environment].drill;
  let now = drill;
  for (let clock = 0, acts = 0; !isOver(now) && acts < 300; acts += 1) {
    if (isClockOn(now)) clock += everyMs;
    now = passed(now, clock);
    const next = stepsLeft(now)[0]?.id ?? "";
    if (now.question) [now] = answer(now, rightAnswer(now), clock);
    else if (next !== at.search || peopleLeft(now, clock) === 0) [now] = takeCard(now, next, clock);
  }
  return now;
}

const scenario = (environment: Environment, wanted: (one: Scenario) => boolean): Scenario => {
  for (let seed = 0; seed < 500; seed += 1) {
    const drawn = drawScenario(environment, seed);
    if (wanted(drawn)) return drawn;
  }
  throw new Error("No seed has it.");
};
const plain = scenario(
  "Land",
  (one) => one.exit === "1L" && !one.openFailure && !one.checkFailure && one.events.length === 2,
);
/** The drill on land after these steps, one a second. */
const after = (steps: readonly string[], from = startDrill(plain, true)) =>
  steps.reduce((drill, step, at) => {
    const [next] = takeCard(drill, step, (at + 1) * 1000);
    return next.question ? answer(next, rightAnswer(next), (at + 1) * 1000)[0] : next;
  }, from);

describe("a scenario", () => {
  test.each(ENVIRONMENTS)(
    "on %s is the same for the same seed, and can always be finished",
    (environment) => {
      const met = new Set<string>();
      for (let seed = 0; seed < 200; seed += 1) {
        const drawn = drawScenario(environment, seed);
        expect(drawScenario(environment, seed)).toEqual(drawn);
        const drill = flawless(startDrill(drawn, true), 2200);
        expect(isOver(drill), `seed ${seed}`).toBe(true);
        expect(drill.slips).toEqual([]);
        expect(debriefOf(drill)).toMatchObject({
          verdict: "passed",
          critical: 0,
          isFinished: true,
        });
        for (const name of [drawn.ownView, drawn.openFailure, drawn.checkFailure, ...drawn.events])
          if (name) met.add(name);
      }
      const { drill } = EVACUATION_DRILLS[environment];
      // Everything that is written is met by somebody.
      for (const { id } of [...drill.views, ...drill.events]) expect([...met]).toContain(id);
      for (const id of [...drill.openFailures, ...drill.checkFailures])
        expect([...met]).toContain(id);
    },
  );

  test("leaves one exit of each pair on land, and the wings on water", () => {
    for (let seed = 0; seed < 100; seed += 1) {
      expect(drawScenario("Land", seed).usable.map((exit) => exit[0])).toEqual(["1", "W", "2"]);
      expect(drawScenario("Water", seed).usable.slice(1)).toEqual(["WL", "WR"]);
    }
  });
});

describe("the cards", () => {
  test("are four steps and a decoy, and none that was done or seen through", () => {
    const drill = startDrill(plain, true);
    const kinds = cardsOf(drill).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "step")).toHaveLength(4);
    const decoy = cardsOf(drill).find(({ kind }) => kind === "decoy");
    const [next, outcome] = takeCard(drill, decoy?.id ?? "", 500);
    expect(outcome).toMatchObject({ kind: "slip", slip: { kind: "decoy" } });
    expect(cardsOf(next).map(({ id }) => id)).not.toContain(decoy?.id);
  });

  test("a step before its time is held back and noted, with what had to come first", () => {
    const drill = after(["stay-braced", "confirm-command", "release-harness", "shout-belts"]);
    const [next, outcome] = takeCard(drill, "open-exit", 5000);
    expect(outcome).toMatchObject({
      slip: { kind: "order", what: "open-exit", first: "look-outside", isCritical: true },
    });
    expect(stepsLeft(next)).toEqual(stepsLeft(drill));
  });

  test("what manuals do in either order is not counted", () => {
    const drill = after(["stay-braced", "shout-belts", "release-harness", "confirm-command"]);
    expect(drill.slips).toEqual([]);
  });
});

describe("exits", () => {
  const blocked = scenario("Land", ({ exit }) => exit === "1R");
  const steps = ["stay-braced", "confirm-command", "release-harness", "shout-belts"];
  const [looking] = takeCard(after(steps, startDrill(blocked, true)), "look-outside", 5000);

  test("a blocked one is left for the other side, where it is looked at again", () => {
    const [next] = answer(looking, "across", 8000);
    expect(next.slips).toEqual([]);
    expect(next.question).toEqual({ kind: "look", exit: "1R", view: blocked.acrossView });
    expect(next.decisions).toMatchObject([{ isRight: true, askedAtMs: 5000, atMs: 8000 }]);
  });

  test("opening it is critical, giving up a good one is not", () => {
    expect(answer(looking, "use", 8000)[0].slips).toMatchObject([{ isCritical: true }]);
    const [good] = takeCard(after(steps), "look-outside", 5000);
    expect(answer(good, "across", 6000)[0].slips).toMatchObject([{ isCritical: false }]);
  });
});

describe("the flow", () => {
  const upToFlow = EVACUATION_DRILLS.Land.run.steps.map(({ id }) => id).slice(0, 12);
  const flowing = after(upToFlow);
  const lost = scenario(
    "Land",
    ({ events, exit }) => exit === "1L" && /comes|deflates/.test(events[1] ?? ""),
  );

  test("is two a second, stands while something is undecided, and goes on after it", () => {
    expect(peopleLeft(flowing, 12_000)).toBe(plain.people);
    expect(peopleLeft(flowing, 14_000)).toBe(plain.people - 4);
    const due = 12_000 + (plain.eventSeconds[0] ?? 0) * 1000;
    expect(passed(flowing, due - 1)).toBe(flowing);
    const asked = passed(flowing, due + 300);
    expect(asked).toMatchObject({ question: { kind: "event" }, askedAtMs: due });
    expect(peopleLeft(asked, due + 4000)).toBe(peopleLeft(flowing, due));
    const [on] = answer(asked, "0", due + 4000);
    expect(peopleLeft(on, due + 5000)).toBe(peopleLeft(flowing, due + 1000));
  });

  test("has to be over before the cabin is searched", () => {
    const [watched] = takeCard(flowing, "watch-exit", 13_000);
    expect(takeCard(watched, "check-cabin", 14_000)[1]).toMatchObject({
      slip: { kind: "order", what: "check-cabin", first: "call-people" },
    });
  });

  test("goes elsewhere when the exit is lost: to one that works", () => {
    const atExit = (given: string) => {
      let drill = after(
        upToFlow,
        startDrill({ ...lost, openFailure: null, checkFailure: null }, true),
      );
      drill = passed(drill, 30_000);
      [drill] = answer(drill, "0", 31_000);
      drill = passed(drill, 60_000);
      return answer(drill, given, 61_000)[0];
    };
    expect(atExit(lost.usable[2] as string)).toMatchObject({ slips: [], isExitLost: true });
    expect(peopleLeft(atExit(lost.usable[2] as string), 61_000)).toBe(0);
    expect(atExit("1R").slips).toMatchObject([{ kind: "event", isCritical: true }]);
  });
});

describe("the debrief", () => {
  test("times each of the seven steps against the course's window", () => {
    expect(windowOf("15-25 seconds")).toEqual({ from: 15, to: 25 });
    expect(windowOf("85+ seconds")).toEqual({ from: 85, to: null });
    expect(windowOf("Pre-impact")).toBeNull();
    const slow = debriefOf(flawless(startDrill(plain, true), 9000));
    expect(slow).toMatchObject({ verdict: "again", critical: 0 });
    expect(slow.steps[0]).toMatchObject({ doneAtSeconds: 18, isInTime: false });
    expect(slow.steps[6]?.isInTime).toBeNull();
  });

  test("without a clock no time counts, and events come as soon as they can", () => {
    const drill = flawless(startDrill(plain, false), 9000);
    expect(drill.decisions.filter(({ question }) => question.kind === "event")).toHaveLength(2);
    const debrief = debriefOf(drill);
    expect(debrief.verdict).toBe("passed");
    expect(debrief.steps.every(({ isInTime }) => isInTime === null)).toBe(true);
  });

  test("one critical slip is enough, three others too; what was given up is not finished", () => {
    const drill = flawless(startDrill(plain, true), 2000);
    const slip = { kind: "decoy", what: "small-bags", isCritical: false, atMs: 1 } as const;
    const withSlips = (...slips: Drill["slips"]) => debriefOf({ ...drill, slips }).verdict;
    expect(withSlips(slip, slip)).toBe("passed");
    expect(withSlips(slip, slip, slip)).toBe("again");
    expect(withSlips({ ...slip, isCritical: true })).toBe("again");
    expect(debriefOf(startDrill(plain, true))).toMatchObject({
      isFinished: false,
      verdict: "again",
    });
  });
});
