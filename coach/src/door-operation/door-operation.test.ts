import { DOOR_MECHANISMS } from "content/evacuation-equipment/door-mechanisms";
import { describe, expect, test } from "vitest";
import { debriefOf, stepsOf } from "./debrief.ts";
import { canDo, deedsFor, hasTask, operate, startOf } from "./operate.ts";
import { movementAt, OPENING_MS, restsAtMs } from "./picture.ts";
import type { Deed, DoorState, Task, WorkedExit } from "./state.ts";

const door = (id: keyof typeof DOOR_MECHANISMS, slideSeconds = 10): WorkedExit => ({
  mechanism: DOOR_MECHANISMS[id],
  isHatch: false,
  hasSlide: true,
  slideSeconds,
});
const A320 = door("airbus-a320");
const B737 = door("boeing-737");
const B787 = door("boeing-787", 6);
const HATCH: WorkedExit = { ...A320, isHatch: true };
const BARE_HATCH: WorkedExit = { ...B737, isHatch: true, hasSlide: false, slideSeconds: 0 };

/** Deeds one after another, a minute apart, so that a slide stands before the next. */
const play = (state: DoorState, ...deeds: Deed[]) =>
  deeds.reduce((now, deed, at) => operate(now, deed, (at + 1) * 60_000), state);
const last = (state: DoorState) => state.done.at(-1);

describe.each([
  ["A320", A320],
  ["737-800", B737],
  ["787", B787],
  ["A320 over the wing", HATCH],
  ["737-800 over the wing", BARE_HATCH],
])("%s", (_, exit) => {
  const tasks = (["arm", "disarm", "open", "evacuate"] as const).filter((task) =>
    hasTask(exit, task),
  );
  test.each(tasks.flatMap((task) => [[task, false] as const, [task, true] as const]))(
    "%s by the book is clean (found wrong: %s)",
    (task, isFoundWrong) => {
      const start = startOf(task, exit, isFoundWrong);
      const end = play(start, ...stepsOf(start));
      expect(end.done.map(({ verdict }) => verdict)).not.toContain("held");
      expect(debriefOf(end)).toMatchObject({ isClean: true, isCritical: false, slips: [] });
      expect(end.isOver).toBe(true);
    },
  );
});

describe("doing it wrong", () => {
  test.each<[string, Task, WorkedExit, boolean, Deed[], string, string]>([
    ["the pin holds the lever", "arm", A320, false, ["arm"], "held", "pin-blocks"],
    ["the pin does not go in at ARMED", "disarm", A320, false, ["insert-pin"], "held", "pin-waits"],
    ["the strap comes before the bar", "arm", B737, false, ["arm"], "slip", "strap-late"],
    ["and goes after it", "disarm", B737, false, ["strap-away"], "slip", "strap-early"],
    ["arming instead of disarming", "open", B787, false, ["arm"], "slip", "armed-unordered"],
    ["the other door first", "arm", B787, false, ["arm", "cross-check"], "slip", "own-first"],
    ["told without looking", "arm", B787, false, ["arm", "report"], "slip", "reported-unchecked"],
    ["told what is not so", "disarm", B787, false, ["report"], "critical", "reported-wrong"],
    ["opened while armed", "disarm", B787, false, ["open"], "critical", "slide-blown"],
    [
      "left armed by someone",
      "open",
      A320,
      true,
      ["permission", "open"],
      "critical",
      "slide-blown",
    ],
    ["opened by luck", "open", B787, false, ["permission"], "right", "permission-given"],
    ["no permission", "open", B787, false, ["open"], "slip", "opened-no-permission"],
    ["without a look outside", "evacuate", B787, false, ["open"], "slip", "opened-blind"],
    ["left disarmed by someone", "evacuate", B787, true, ["open"], "critical", "opened-bare"],
    ["hatch without a look", "evacuate", HATCH, false, ["open"], "slip", "opened-blind"],
    [
      "inflation behind a door",
      "evacuate",
      B787,
      false,
      ["pull-inflation"],
      "held",
      "inflation-behind-door",
    ],
    [
      "nothing to pull",
      "evacuate",
      B787,
      true,
      ["open", "pull-inflation"],
      "held",
      "inflation-gone",
    ],
    [
      "out of a bare door",
      "evacuate",
      B787,
      true,
      ["open", "send-people"],
      "critical",
      "sent-bare",
    ],
    [
      "a good exit blocked",
      "evacuate",
      B787,
      false,
      ["open", "block-exit"],
      "slip",
      "blocked-good",
    ],
    ["a bare one blocked", "evacuate", B787, true, ["open", "block-exit"], "right", "blocked"],
    [
      "nobody held on",
      "evacuate",
      B787,
      false,
      ["look-outside", "open", "send-people"],
      "slip",
      "sent-unheld",
    ],
  ])("%s", (_, task, exit, isFoundWrong, deeds, verdict, note) => {
    const end = play(startOf(task, exit, isFoundWrong), ...deeds);
    expect(last(end)?.verdict).toBe(verdict);
    expect(last(end)?.notes[0]).toBe(note);
  });

  test("a lever that is moved after it was read has to be read again", () => {
    const end = play(startOf("arm", B787), "check-own", "arm", "cross-check");
    expect(last(end)?.notes).toEqual(["own-first"]);
  });

  test("the white light warns while the handle is only lifted, and the door can be saved", () => {
    const start = startOf("open", A320, true);
    const warned = play(start, "permission", "lift-handle");
    expect(last(warned)?.notes).toEqual(["light-on"]);
    const saved = play(
      warned,
      "lower-handle",
      "disarm",
      "insert-pin",
      "check-own",
      "look-outside",
      "open",
    );
    expect(saved.isSlideOut).toBe(false);
    expect(last(saved)?.verdict).toBe("right");
  });

  test("after the end, and where there is nothing to take hold of, nothing happens", () => {
    const over = play(startOf("open", B787), "open");
    expect(operate(over, "arm", 1)).toBe(over);
    const closed = startOf("evacuate", B787);
    expect(operate(closed, "send-people", 1)).toBe(closed);
    expect(deedsFor(closed).filter((deed) => canDo(closed, deed))).not.toContain("arm");
  });
});

describe("the slide", () => {
  test("comes with an armed door, in the seconds that its type has", () => {
    const opened = play(startOf("evacuate", B787), "look-outside", "open");
    const at = opened.openedAtMs ?? 0;
    expect(movementAt(opened, at)).toEqual({ opening: 0, inflation: 0 });
    expect(movementAt(opened, at + OPENING_MS / 2 + 3000).inflation).toBeCloseTo(0.5);
    expect(movementAt(opened, at + OPENING_MS / 2 + 6000)).toEqual({ opening: 1, inflation: 1 });
    expect(restsAtMs(opened)).toBe(at + OPENING_MS / 2 + 6000);
  });

  test("nobody goes before it is firm", () => {
    const opened = play(startOf("evacuate", B787), "look-outside", "check-own", "open");
    const sent = operate(opened, "send-people", (opened.openedAtMs ?? 0) + 4000);
    expect(last(sent)).toMatchObject({ verdict: "critical", notes: ["sent-early"] });
  });

  test("stays in its pack when the door is disarmed, and there is none on a bare wing", () => {
    for (const start of [startOf("open", A320), startOf("evacuate", BARE_HATCH)]) {
      const opened = play(start, "open");
      expect(movementAt(opened, 999_999)).toEqual({ opening: 1, inflation: 0 });
    }
  });
});

test("what was left out is named", () => {
  const end = play(startOf("arm", A320), "pull-pin", "arm", "check-own", "report");
  const { steps, isClean } = debriefOf(end);
  expect(isClean).toBe(false);
  expect(steps.filter(({ isDone }) => !isDone).map(({ deed }) => deed)).toEqual([
    "stow-pin",
    "cross-check",
  ]);
});
