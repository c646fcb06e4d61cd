import { describe, expect, test } from "vitest";
import { AIRCRAFT_GEOMETRY } from "../aircraft-geometry/aircraft-geometry.ts";
import { repeated, textsOf, untidy } from "../walk.ts";
import { AIRCRAFT_MODELS } from "./aircraft-models.ts";
import { AircraftModel, SlideType } from "./schema.ts";
import { SLIDE_CAPACITY } from "./slide-capacity.ts";

/** Specification 2, sections 3 and 9. */
const COURSE = [
  ["Airbus A320", "Narrow-body", 8, "150-180"],
  ["Airbus A321", "Narrow-body Extended", 10, "185-230"],
  ["Boeing 737", "Narrow-body", 8, "130-200"],
  ["Boeing 787 Dreamliner", "Wide-body", 12, "242-330"],
  ["Boeing 757", "Narrow-body", 10, "200-239"],
  ["Embraer E175", "Regional Jet", 4, "76-88"],
];

describe("the schematic", () => {
  test("offers the six aircraft of the specification with its figures", () => {
    expect(
      AIRCRAFT_MODELS.map(({ name, type, exits, capacity }) => [name, type, exits, capacity]),
    ).toEqual(COURSE);
  });

  test("fixes what a slide takes in 90 seconds", () => {
    expect(SLIDE_CAPACITY).toEqual({
      "dual-lane": 70,
      "single-lane": 45,
      "wing-slide": 35,
      "triple-lane": 110,
    });
    expect(Object.keys(SLIDE_CAPACITY)).toEqual(SlideType.options);
  });

  test("says nothing twice", () => {
    const annotations = AIRCRAFT_MODELS.flatMap((model) => model.annotations);
    expect(repeated(annotations.map(({ id }) => id))).toEqual([]);
    expect(repeated(annotations.map(({ definition }) => definition))).toEqual([]);
    expect(repeated(AIRCRAFT_MODELS.map(({ slideConfiguration }) => slideConfiguration))).toEqual(
      [],
    );
    expect(repeated(AIRCRAFT_MODELS.map(({ realExits }) => realExits.note))).toEqual([]);
  });
});

describe.each(AIRCRAFT_MODELS.map((model) => [model.name, model] as const))("%s", (_, model) => {
  const geometry = AIRCRAFT_GEOMETRY.find(({ id }) => id === model.id);
  if (!geometry) throw new Error(`no geometry for ${model.id}`);

  test("keeps its schema and is typed cleanly", () => {
    expect(AircraftModel.strict().safeParse(model).error).toBeUndefined();
    expect(AircraftModel.parse(model)).toEqual(model);
    expect(untidy(textsOf(model))).toEqual([]);
    expect(repeated(model.annotations.map(({ term }) => term))).toEqual([]);
  });

  test("has the real exits that aircraft-geometry draws", () => {
    const count = (kind: string) => geometry.exits.filter((exit) => exit.kind === kind).length;
    expect([model.realExits.doors, model.realExits.overwing]).toEqual([
      count("door"),
      count("overwing"),
    ]);
  });

  test("keeps every point on or in the aircraft", () => {
    for (const { id, position } of model.annotations) {
      const [x, y, z] = position;
      expect(x, id).toBeLessThanOrEqual(geometry.overall.length);
      expect(Math.abs(y), id).toBeLessThanOrEqual(geometry.overall.span / 2);
      expect(z, id).toBeLessThanOrEqual(geometry.overall.height);
      // Outside the fuselage there is only the wing, its flaps and the engines.
      if (Math.abs(y) > geometry.fuselage.width / 2 + 0.02) {
        expect(x, id).toBeGreaterThanOrEqual(geometry.engines.x);
        expect(x, id).toBeLessThanOrEqual(geometry.wing.tipTrailingEdge);
      }
    }
  });

  test("hangs its slides at exits that have one, with the course's capacity", () => {
    const slides = model.annotations.filter(({ slideType }) => slideType !== undefined);
    expect(slides.length).toBeGreaterThanOrEqual(2);
    for (const { id, position, slideType, evacuationCapacity } of slides) {
      const [x, y, z] = position;
      const exit = geometry.exits.find(
        (one) => one.x === x && one.sill === z && one.id.endsWith(y < 0 ? "L" : "R"),
      );
      expect(exit, id).toBeDefined();
      expect(Math.abs(Math.abs(y) - geometry.fuselage.width / 2), id).toBeLessThan(0.02);
      const kind =
        exit?.slide === "off-wing" ? "wing-slide" : exit?.lanes === 2 ? "dual-lane" : "single-lane";
      expect(exit?.slide, id).not.toBe("none");
      expect(slideType, id).toBe(kind);
      expect(evacuationCapacity, id).toBe(slideType && SLIDE_CAPACITY[slideType]);
    }
    for (const { slideType, evacuationCapacity } of model.annotations) {
      expect(evacuationCapacity === undefined).toBe(slideType === undefined);
    }
  });

  test("has something essential and something else to say", () => {
    const importances = new Set(model.annotations.map(({ importance }) => importance));
    expect(importances.has("Essential")).toBe(true);
    expect(importances.size).toBeGreaterThanOrEqual(2);
    expect(new Set(model.annotations.map(({ category }) => category)).size).toBeGreaterThanOrEqual(
      3,
    );
  });
});
