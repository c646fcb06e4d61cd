import { describe, expect, test } from "vitest";
import { repeated, textsOf, untidy } from "../walk.ts";
import { AIRCRAFT_GEOMETRY } from "./aircraft-geometry.ts";
import { AircraftGeometry, AircraftId } from "./schema.ts";

/** Lengths, spans and heights that the makers publish for the variants drawn here, in metres. */
const PUBLISHED = {
  "airbus-a320": [37.57, 35.8, 11.76],
  "airbus-a321": [44.51, 35.8, 11.76],
  "boeing-737": [39.47, 35.79, 12.55],
  "boeing-757": [47.32, 38.05, 13.56],
  "boeing-787": [62.81, 60.12, 17.02],
  "embraer-e175": [31.68, 26, 9.86],
} as const;

/** Doors and overwing exits, both sides together. */
const EXITS = {
  "airbus-a320": [4, 4],
  "airbus-a321": [8, 0],
  "boeing-737": [4, 4],
  "boeing-757": [8, 0],
  "boeing-787": [8, 0],
  "embraer-e175": [4, 0],
} as const;

const strict = (schema: typeof AircraftGeometry, entry: unknown) =>
  schema.strict().safeParse(entry);

describe.each(AIRCRAFT_GEOMETRY.map((entry) => [entry.id, entry] as const))("%s", (id, entry) => {
  const { overall, gear, fuselage, cabin, exits, wing, engines, tailplane, fin } = entry;
  const halfWidth = fuselage.width / 2;

  test("keeps its schema and is typed cleanly", () => {
    expect(strict(AircraftGeometry, entry).error).toBeUndefined();
    expect(AircraftGeometry.parse(entry)).toEqual(entry);
    expect(untidy(textsOf(entry))).toEqual([]);
  });

  test("has the published length, span and height, and surfaces that reach exactly so far", () => {
    expect([overall.length, overall.span, overall.height]).toEqual(PUBLISHED[id]);
    const aftmost = Math.max(fuselage.length, tailplane.tipTrailingEdge, fin.tipTrailingEdge);
    expect(aftmost).toBeCloseTo(overall.length, 2);
    expect(fin.tipZ).toBeCloseTo(overall.height, 2);
  });

  test("has the real number of doors and overwing exits, each once", () => {
    const count = (kind: string) => exits.filter((exit) => exit.kind === kind).length;
    expect([count("door"), count("overwing")]).toEqual(EXITS[id]);
    expect(repeated(exits.map((exit) => exit.id))).toEqual([]);
    for (const exit of exits) expect(exit.id.startsWith("OW")).toBe(exit.kind === "overwing");
  });

  test("pairs every exit with one opposite, from the front to the back", () => {
    const left = exits.filter((exit) => exit.id.endsWith("L"));
    expect(left.map((exit) => exit.x)).toEqual(
      left.map((exit) => exit.x).toSorted((a, b) => a - b),
    );
    for (const exit of left) {
      const opposite = exits.find((other) => other.id === exit.id.replace(/L$/, "R"));
      expect(opposite, exit.id).toBeDefined();
      expect(Math.abs((opposite?.x ?? 0) - exit.x)).toBeLessThanOrEqual(0.5);
      expect(opposite?.kind).toBe(exit.kind);
      expect(opposite?.slide).toBe(exit.slide);
    }
    const doors = left.filter((exit) => exit.kind === "door").map((exit) => exit.id);
    expect(doors).toEqual(doors.map((_, index) => `${index + 1}L`));
  });

  test("cuts its exits into the cabin wall, at the floor for doors and above it over the wing", () => {
    for (const exit of exits) {
      expect(exit.x - exit.width / 2, exit.id).toBeGreaterThan(cabin.from);
      expect(exit.x + exit.width / 2, exit.id).toBeLessThan(cabin.to);
      expect(exit.sill + exit.height).toBeLessThan(fuselage.bottom + fuselage.height);
      if (exit.kind === "door") expect(Math.abs(exit.sill - cabin.floor)).toBeLessThanOrEqual(0.25);
      // A step up of 20 inches at most: 14 CFR 25.807(a)(3).
      else expect(exit.sill - cabin.floor).toBeLessThanOrEqual(0.51);
    }
  });

  test("keeps its openings as large as their type of exit asks, 14 CFR 25.807(a)", () => {
    for (const exit of exits) {
      const [width, height] =
        exit.kind === "overwing"
          ? [0.508, 0.914]
          : id === "boeing-787"
            ? [1.067, 1.829]
            : [0.61, 1.219];
      expect(exit.width, exit.id).toBeGreaterThanOrEqual(width);
      expect(exit.height, exit.id).toBeGreaterThanOrEqual(height);
    }
  });

  test("puts overwing exits over the wing and no door over it", () => {
    for (const exit of exits) {
      const isOverWing = exit.x > wing.rootLeadingEdge && exit.x < wing.rootTrailingEdge;
      expect(isOverWing, exit.id).toBe(exit.kind === "overwing");
      expect(exit.lanes === 0).toBe(exit.slide === "none");
      if (exit.kind === "overwing") expect(["off-wing", "none"]).toContain(exit.slide);
    }
  });

  test("has windows between the first and the last door, a wall around the cabin, a floor in it", () => {
    const doors = exits.filter((exit) => exit.kind === "door").map((exit) => exit.x);
    expect(cabin.firstWindow).toBeGreaterThan(Math.min(...doors));
    expect(cabin.lastWindow).toBeLessThan(Math.max(...doors));
    expect(cabin.to).toBeLessThan(fuselage.length);
    expect(cabin.floor).toBeGreaterThan(fuselage.bottom + 1);
    expect(cabin.windowZ).toBeGreaterThan(cabin.floor + 0.7);
    expect(cabin.windowZ).toBeLessThan(fuselage.bottom + fuselage.height - 1);
    expect(fuselage.noseEnds).toBeLessThan(fuselage.tailBegins);
    const abreast = cabin.seats.reduce((sum, seats) => sum + seats, 0);
    expect(abreast / fuselage.width).toBeGreaterThan(1.3);
    expect(abreast / fuselage.width).toBeLessThan(1.65);
  });

  test("carries its wing amidships, swept and rising, with the main gear under it", () => {
    expect(wing.rootLeadingEdge).toBeGreaterThan(overall.length * 0.3);
    expect(wing.rootTrailingEdge).toBeLessThan(overall.length * 0.6);
    expect(wing.tipTrailingEdge - wing.tipLeadingEdge).toBeGreaterThan(0);
    expect(wing.rootZ).toBeGreaterThan(fuselage.bottom);
    expect(wing.rootZ).toBeLessThan(cabin.floor);
    expect(wing.tipZ).toBeGreaterThan(wing.rootZ);
    // The sweep that the corners draw, at a quarter of the chord. The root is longer than a plain
    // trapezium's (yehudi), so that line lies a little flatter or steeper than the quoted one.
    const quarter = (leading: number, trailing: number) => leading + (trailing - leading) / 4;
    const run =
      quarter(wing.tipLeadingEdge, wing.tipTrailingEdge) -
      quarter(wing.rootLeadingEdge, wing.rootTrailingEdge);
    const drawn = (Math.atan(run / (overall.span / 2 - halfWidth)) * 180) / Math.PI;
    expect(Math.abs(drawn - wing.sweep)).toBeLessThan(5);
    const main = gear.nose + gear.wheelbase;
    expect(main).toBeGreaterThan((wing.rootLeadingEdge + wing.rootTrailingEdge) / 2);
    expect(main).toBeLessThan(wing.rootTrailingEdge);
  });

  test("hangs its engines under the wing, ahead of it and clear of ground and fuselage", () => {
    const alongSpan = (engines.y - halfWidth) / (overall.span / 2 - halfWidth);
    const leading = wing.rootLeadingEdge + alongSpan * (wing.tipLeadingEdge - wing.rootLeadingEdge);
    expect(engines.x).toBeLessThan(leading);
    expect(engines.x + engines.length).toBeGreaterThan(leading);
    expect(engines.z - engines.diameter / 2).toBeGreaterThan(0.4);
    expect(engines.y - engines.diameter / 2).toBeGreaterThan(halfWidth);
  });

  test("has its tail at the tail", () => {
    for (const surface of [tailplane, fin]) {
      expect(surface.rootLeadingEdge).toBeGreaterThan(fuselage.tailBegins);
      expect(surface.rootTrailingEdge).toBeLessThan(fuselage.length);
      expect(surface.tipLeadingEdge).toBeGreaterThan(surface.rootLeadingEdge);
      expect(surface.tipTrailingEdge).toBeGreaterThan(surface.tipLeadingEdge);
      expect(surface.tipZ).toBeGreaterThan(surface.rootZ);
    }
    expect(tailplane.span).toBeGreaterThan(fuselage.width * 3);
    expect(tailplane.span).toBeLessThan(overall.span / 2);
  });
});

describe("the set", () => {
  test("holds the six aircraft once each", () => {
    expect(AIRCRAFT_GEOMETRY.map(({ id }) => id).toSorted()).toEqual(AircraftId.options.toSorted());
  });

  test("describes no two alike", () => {
    expect(repeated(AIRCRAFT_GEOMETRY.map(({ otherLayouts }) => otherLayouts))).toEqual([]);
    expect(repeated(AIRCRAFT_GEOMETRY.map(({ variant }) => variant))).toEqual([]);
  });

  test("stretches the A321 from the A320 by the same plugs everywhere", () => {
    const [a320, a321] = AIRCRAFT_GEOMETRY;
    const ahead = (a321?.wing.rootLeadingEdge ?? 0) - (a320?.wing.rootLeadingEdge ?? 0);
    const all = (a321?.overall.length ?? 0) - (a320?.overall.length ?? 0);
    expect((a321?.gear.wheelbase ?? 0) - (a320?.gear.wheelbase ?? 0)).toBeCloseTo(ahead, 1);
    expect((a321?.fin.rootLeadingEdge ?? 0) - (a320?.fin.rootLeadingEdge ?? 0)).toBeCloseTo(all, 1);
  });
});
