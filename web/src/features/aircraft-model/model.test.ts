import { AIRCRAFT_MODELS } from "content/aircraft-models/aircraft-models";
import { expect, test } from "vitest";
import {
  geometryOf,
  numberOf,
  queryOf,
  realExitCount,
  schematicPlace,
  schematicReach,
  stepFrom,
  viewFrom,
} from "./model.ts";

test("an address gives its view, and the view its address", () => {
  for (const query of [
    "aircraft=airbus-a320",
    "aircraft=boeing-757&point=b757-engine",
    "aircraft=embraer-e175&view=schematic",
  ])
    expect(queryOf(viewFrom(new URLSearchParams(query), "3d"), "3d")).toBe(query);
  // An aircraft there is not, a point of another one, a view there is not.
  const broken = new URLSearchParams("aircraft=concorde&point=b757-engine&view=x");
  expect(queryOf(viewFrom(broken, "schematic"), "schematic")).toBe("aircraft=airbus-a320");
});

test("three aircraft have other exits than the course gives", () => {
  const others = AIRCRAFT_MODELS.filter((one) => realExitCount(one) !== one.exits);
  expect(others.map(({ id }) => id)).toEqual(["airbus-a321", "boeing-787", "boeing-757"]);
});

test.each(AIRCRAFT_MODELS.map((one) => [one.name, one] as const))(
  "%s: one goes through all points and comes round; on the schematic each stands within the picture",
  (_, aircraft) => {
    const geometry = geometryOf(aircraft);
    let at = aircraft.annotations[0];
    for (const point of aircraft.annotations) {
      expect(at).toBe(point);
      expect(stepFrom(aircraft, stepFrom(aircraft, point, 1), -1)).toBe(point);
      expect(numberOf(aircraft, point)).toBe(aircraft.annotations.indexOf(point) + 1);
      const { x, y } = schematicPlace(point, geometry);
      expect(Math.hypot(x - geometry.overall.length / 2, y)).toBeLessThan(schematicReach(geometry));
      at = stepFrom(aircraft, point, 1);
    }
    expect(at).toBe(aircraft.annotations[0]);
  },
);
