import { COCKPIT_COMPONENTS } from "content/cockpit/cockpit";
import { describe, expect, test } from "vitest";
import { partAt, partTowards, placeInArea, queryOf, shownOf, stepFrom, viewFrom } from "./model.ts";

const part = (id: string) => {
  const found = COCKPIT_COMPONENTS.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};
const UNITS_PER_PERCENT = 12;

describe("the address", () => {
  test.each([
    ["", "all", undefined],
    ["part=sidestick", "all", "sidestick"],
    ["category=Navigation&part=navigation-display", "Navigation", "navigation-display"],
    // Outside the filter, and unknown.
    ["category=Navigation&part=sidestick", "Navigation", undefined],
    ["category=Cooking&part=teapot", "all", undefined],
  ])("%s", (query, category, open) => {
    const view = viewFrom(new URLSearchParams(query));
    expect(view.category).toBe(category);
    expect(view.part?.id).toBe(open);
    expect(viewFrom(new URLSearchParams(queryOf(view)))).toEqual(view);
  });
});

describe("on the drawing", () => {
  test.each(COCKPIT_COMPONENTS)("the point of $id lies on what it names", (one) => {
    const { x, y } = one.position;
    expect(partAt(COCKPIT_COMPONENTS, x * UNITS_PER_PERCENT, y * UNITS_PER_PERCENT)).toBe(one);
  });

  test("both pilots' screens count, and the sky is no part", () => {
    expect(partAt(COCKPIT_COMPONENTS, 1000, 600)?.id).toBe("primary-flight-display");
    expect(partAt(COCKPIT_COMPONENTS, 600, 300)).toBeNull();
    expect(partAt(shownOf("Navigation"), 1000, 600)).toBeNull();
  });

  test.each([
    ["engine-fire-controls", "ArrowRight", "passenger-signs"],
    ["engine-fire-controls", "ArrowLeft", "cabin-pressure-panel"],
    ["primary-flight-display", "ArrowRight", "navigation-display"],
    ["autopilot-panel", "ArrowDown", "engine-alert-display"],
    ["cockpit-door-switch", "ArrowUp", "engine-master-switches"],
    ["cockpit-door-switch", "ArrowDown", undefined],
    ["sidestick", "Enter", undefined],
  ])("from %s, %s leads to %s", (from, key, to) => {
    expect(partTowards(COCKPIT_COMPONENTS, part(from), key)?.id).toBe(to);
  });

  test("arrows alone reach every point from every point", () => {
    for (const start of COCKPIT_COMPONENTS) {
      const reached = new Set([start]);
      for (const one of reached)
        for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
          const next = partTowards(COCKPIT_COMPONENTS, one, key);
          if (next) reached.add(next);
        }
      expect(reached.size).toBe(COCKPIT_COMPONENTS.length);
    }
  });
});

test("the next part after the last of a filter is its first", () => {
  const shown = shownOf("Communication");
  expect(stepFrom(shown, part("transponder"), 1).id).toBe("audio-panel");
  expect(stepFrom(shown, part("audio-panel"), -1).id).toBe("transponder");
});

test("a place is told by its area and counted from the left", () => {
  expect(placeInArea(part("passenger-signs"))).toEqual({ number: 3, count: 4 });
});
