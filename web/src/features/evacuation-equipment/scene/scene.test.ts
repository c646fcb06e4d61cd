import { AIRCRAFT_GEOMETRY } from "content/aircraft-geometry/aircraft-geometry";
import type { GeometryExit } from "content/aircraft-geometry/schema";
import { EVACUATION_EQUIPMENT } from "content/evacuation-equipment/evacuation-equipment";
import { expect, test } from "vitest";
import { boundsOf, triangleCount } from "../../../lib/scene/mesh.ts";
import { hullMesh } from "../../../parts/aircraft-shape/skin.ts";
import { isDualLane } from "../model.ts";
import { leafPlacement } from "./door-path.ts";
import { skinOut, withHole } from "./doorway.ts";
import { modelParts, slidePlace } from "./model-parts.ts";
import { slideMeshes } from "./slide-mesh.ts";

const aircraft = EVACUATION_EQUIPMENT.map((one) => {
  const geometry = AIRCRAFT_GEOMETRY.find(({ id }) => id === one.id);
  if (!geometry) throw new Error(one.id);
  return [one.id, one, geometry] as const;
});

test.each(aircraft)("%s: slides hang on their side and stand on the ground", (_, one, geometry) => {
  for (const exit of one.exitConfigurations) {
    const place = slidePlace(geometry, exit);
    if (!place) continue;
    const { bed, tubes, line } = slideMeshes(place, 1);
    const { min, max } = boundsOf(tubes);
    expect(min[2]).toBeGreaterThan(-0.01);
    expect(max[2]).toBeGreaterThan(place.sill);
    expect(Math.sign(min[1])).toBe(exit.exitId.endsWith("R") ? 1 : -1);
    expect((boundsOf(bed).min[0] + boundsOf(bed).max[0]) / 2).toBeCloseTo(place.x);
    expect(triangleCount(line) > 0).toBe(isDualLane(exit));
  }
});

test("the aircraft with all its slides is few enough parts for 60 draw calls with their shadows", () => {
  const [, one, geometry] = aircraft[3] ?? [];
  if (!one || !geometry) throw new Error("no 787");
  const contents = {
    geometry,
    exits: one.exitConfigurations,
    areSlidesShown: true,
    isWorked: false,
  };
  const parts = modelParts({ ...contents, chosen: "2L" });
  expect(parts.length).toBeLessThanOrEqual(28);
  expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length);
});

test("an opening is cut out on its own side only", () => {
  const [, , geometry] = aircraft[0] ?? [];
  const exit = geometry?.exits[0];
  if (!geometry || !exit) throw new Error("no A320");
  const cut = withHole(hullMesh(geometry.fuselage), exit);
  const inOpening = (side: number) => {
    const middles: number[] = [];
    for (let at = 0; at < cut.indices.length; at += 3) {
      const [x, y, z] = [0, 1, 2].map(
        (axis) =>
          [0, 1, 2].reduce(
            (sum, corner) => sum + (cut.positions[(cut.indices[at + corner] ?? 0) * 3 + axis] ?? 0),
            0,
          ) / 3,
      ) as [number, number, number];
      const isWithin =
        Math.abs(x - exit.x) < exit.width / 2 && z > exit.sill && z < exit.sill + exit.height;
      if (isWithin && Math.sign(y) === side) middles.push(x);
    }
    return middles.length;
  };
  expect(inOpening(-1)).toBe(0);
  expect(inOpening(1)).toBeGreaterThan(0);
});

test.each<[GeometryExit["motion"], number]>([
  ["forward", -1],
  ["thrown-out", -1],
])(
  "a door that opens %s leaves its frame outward before it goes along the skin",
  (motion, along) => {
    const [, , geometry] = aircraft[0] ?? [];
    const exit = geometry?.exits.find((one) => one.motion === motion && one.id.endsWith("R"));
    if (!geometry || !exit) throw new Error(motion);
    const skin = { sill: skinOut(geometry, exit.x, exit.sill), top: 1.5 };
    const [, early] = leafPlacement(exit, skin, 0.2).shift ?? [0, 0, 0];
    const [earlyAlong] = leafPlacement(exit, skin, 0.2).shift ?? [0, 0, 0];
    const [late] = leafPlacement(exit, skin, 1).shift ?? [0, 0, 0];
    expect(early).toBeGreaterThan(0.1);
    expect(earlyAlong).toBeCloseTo(0);
    expect(Math.sign(late)).toBe(along);
  },
);
