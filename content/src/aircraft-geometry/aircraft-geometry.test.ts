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

/**
 * What the makers' airport-planning documents print, in metres: nose gear aft of the nose tip,
 * wheelbase and track; fuselage width and height; the middle of each left door from the nose.
 */
const PRINTED = {
  "airbus-a320": { gear: [5.07, 12.64, 7.59], section: [3.95, 4.14], doors: [5.04, 29.53] },
  "airbus-a321": {
    gear: [5.07, 16.9, 7.59],
    section: [3.95, 4.14],
    doors: [5.02, 13.84, 24.79, 36.58],
  },
  "boeing-737": { gear: [4.09, 15.6, 5.72], section: [3.76, 4.01], doors: [5.03, 31.88] },
  // No table gives door 3 of the 757-200: it stands as far ahead of door 4 as on the 757-300,
  // which is ten feet longer between the wing and that door.
  "boeing-757": {
    gear: [5.89, 18.29, 7.32],
    section: [3.76, 4.01],
    doors: [5.05, 13.99, 38.23 - (45.34 - 35.99), 38.23],
  },
  "boeing-787": {
    gear: [5.41, 25.83, 9.8],
    section: [5.77, 5.94],
    doors: [6.3, 18.36, 35.43, 49.66],
  },
  "embraer-e175": { gear: [4.13, 11.4, 5.2], section: [3.01, 3.35], doors: [5.18, 23.45] },
} as const;

/** Sills above the ground between the heaviest and the lightest state, from the same documents. */
const SILLS: Record<AircraftId, Record<string, readonly [least: number, most: number]>> = {
  "airbus-a320": { "1L": [3.38, 3.48] },
  "airbus-a321": { "1L": [3.393, 3.501], "2L": [3.45, 3.57], "4L": [3.526, 3.735] },
  "boeing-737": { "1L": [2.59, 2.74], "2L": [2.97, 3.12] },
  "boeing-757": { "1L": [3.79, 4.01] },
  "boeing-787": { "1L": [4.24, 4.8], "2L": [4.42, 4.8] },
  "embraer-e175": { "1L": [2.54, 2.64] },
};

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

  test("stands on the gear, is as thick and has its doors where its maker prints them", () => {
    const { gear: legs, section, doors } = PRINTED[id];
    expect([gear.nose, gear.wheelbase, gear.track]).toEqual(legs);
    expect([fuselage.width, fuselage.height]).toEqual(section);
    const left = exits.filter((exit) => exit.kind === "door" && exit.id.endsWith("L"));
    expect(left.map((exit) => exit.x)).toEqual(doors.map((door) => expect.closeTo(door, 2)));
  });

  test("has its door sills where the maker's table of ground clearances has them", () => {
    const read = exits.filter((exit) => exit.kind === "door" && exit.sillBasis === "read");
    expect(read.map((exit) => exit.id)).toEqual(expect.arrayContaining(Object.keys(SILLS[id])));
    for (const [door, [least, most]] of Object.entries(SILLS[id])) {
      const sill = exits.find((exit) => exit.id === door)?.sill;
      expect(sill, door).toBeGreaterThanOrEqual(least);
      expect(sill, door).toBeLessThanOrEqual(most);
    }
  });

  test("has one straight floor: door sills rise or fall evenly from front to back", () => {
    const doors = exits.filter((exit) => exit.kind === "door" && exit.id.endsWith("L"));
    const first = doors[0];
    const last = doors.at(-1);
    if (!first || !last) throw new Error("no doors");
    for (const door of doors) {
      const along = (door.x - first.x) / (last.x - first.x);
      const floor = first.sill + along * (last.sill - first.sill);
      expect(Math.abs(door.sill - floor), door.id).toBeLessThanOrEqual(0.05);
    }
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
      // The E175's front service door stands 0.58 m ahead of the boarding door; no pair is wider.
      expect(Math.abs((opposite?.x ?? 0) - exit.x)).toBeLessThanOrEqual(0.6);
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
      // The whole opening, not its middle alone.
      const [front, back] = [exit.x - exit.width / 2, exit.x + exit.width / 2];
      const isOver = front > wing.rootLeadingEdge && back < wing.rootTrailingEdge;
      const isClear = back < wing.rootLeadingEdge || front > wing.rootTrailingEdge;
      expect([isOver, isClear], exit.id).toEqual(
        exit.kind === "overwing" ? [true, false] : [false, true],
      );
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
    // A raked tip draws the straight line between the corners up to half a metre aft of the edge.
    expect(engines.x + engines.length).toBeGreaterThan(leading - 0.5);
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
