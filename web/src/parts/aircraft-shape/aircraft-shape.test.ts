import { AIRCRAFT_GEOMETRY } from "content/aircraft-geometry/aircraft-geometry";
import { describe, expect, test } from "vitest";
import { boundsOf, merged, triangleCount, type Vec3 } from "../../lib/scene/mesh.ts";
import { aircraftShape } from "./aircraft-shape.ts";
import { rowPlaces, seatPlaces } from "./cabin.ts";
import { isBehindHull, isInHull, sectionAt } from "./hull.ts";

const sizeOf = (meshes: Parameters<typeof merged>[0]) => {
  const { min, max } = boundsOf(merged(meshes));
  return ([0, 1, 2] as const).map((axis) => max[axis] - min[axis]);
};

describe.each(AIRCRAFT_GEOMETRY.map((one) => [one.name, one] as const))("%s", (_, aircraft) => {
  const shape = aircraftShape(aircraft);
  const { overall, fuselage, tailplane } = aircraft;

  test("is as long, wide and high as the real one, to 2 per cent, and stands on the ground", () => {
    const size = sizeOf(Object.values(shape));
    [overall.length, overall.span, overall.height].forEach((real, axis) => {
      expect((size[axis] ?? 0) / real, "xyz"[axis]).toBeGreaterThan(0.98);
      expect((size[axis] ?? 0) / real, "xyz"[axis]).toBeLessThan(1.02);
    });
    expect(boundsOf(merged(Object.values(shape))).min[2]).toBeCloseTo(0, 1);
  });

  test("has the real fuselage, tailplane and fin", () => {
    const [length = 0, width = 0, height = 0] = sizeOf([shape.hull, shape.roof, shape.accent]);
    expect(width / fuselage.width).toBeCloseTo(1, 2);
    expect(length).toBeLessThanOrEqual(fuselage.length);
    expect(height / fuselage.height).toBeGreaterThan(0.74);
    expect(boundsOf(shape.livery).max[2]).toBeCloseTo(overall.height, 1);
    expect(tailplane.span).toBeLessThan(overall.span);
  });

  test("has an opening on the skin of both sides for every exit, where it really is", () => {
    for (const { id, x, sill, width, height } of aircraft.exits) {
      const side = id.endsWith("L") ? -1 : 1;
      const { positions } = shape.doors;
      const corners: Vec3[] = [];
      for (let at = 0; at < positions.length; at += 3) {
        const corner: Vec3 = [positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0];
        if (Math.abs(corner[0] - x) <= width / 2 + 0.01 && corner[1] * side > 0)
          corners.push(corner);
      }
      const { min, max } = boundsOf({ positions: corners.flat() });
      expect((min[0] + max[0]) / 2, id).toBeCloseTo(x, 1);
      expect(max[0] - min[0], id).toBeCloseTo(width, 1);
      expect(Math.abs(min[2] - sill), id).toBeLessThan(0.05);
      expect(Math.abs(max[2] - min[2] - height), id).toBeLessThan(0.05);
      for (const [at, y] of corners)
        expect(Math.abs(y), id).toBeLessThan(sectionAt(fuselage, at).halfWidth + 0.05);
    }
  });

  test("shows doors, windows and panes to whoever stands outside", () => {
    for (const { positions, normals } of [shape.doors, shape.bands, shape.windows, shape.glass])
      for (let at = 1; at < positions.length; at += 3)
        if (Math.abs(positions[at] ?? 0) > 0.5)
          expect((positions[at] ?? 0) * (normals[at] ?? 0)).toBeGreaterThan(0);
  });

  test("seats people in the cabin, and none in the way of a door", () => {
    const { positions } = shape.seats;
    for (let at = 0; at < positions.length; at += 3) {
      const corner: Vec3 = [positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0];
      expect(isInHull(fuselage, corner)).toBe(true);
    }
    expect(rowPlaces(aircraft).length).toBeGreaterThan(14);
    for (const x of rowPlaces(aircraft))
      for (const exit of aircraft.exits.filter(({ kind }) => kind === "door"))
        expect(Math.abs(exit.x - x)).toBeGreaterThan(exit.width / 2);
    expect(seatPlaces(aircraft.cabin.seats, 1.7)).toHaveLength(
      aircraft.cabin.seats.reduce((sum, block) => sum + block, 0),
    );
  });

  test("is light enough for a phone", () => {
    const triangles = Object.values(shape).reduce((sum, mesh) => sum + triangleCount(mesh), 0);
    expect(triangles).toBeLessThan(60_000);
  });

  test("hides what is on its far side, and nothing that is inside or on the near side", () => {
    const z = aircraft.cabin.floor + 0.5;
    const [left, right] = [-1, 1].map(
      (side): Vec3 => [fuselage.noseEnds + 4, (side * fuselage.width) / 2, z],
    ) as [Vec3, Vec3];
    const eye: Vec3 = [fuselage.noseEnds, -60, z + 12];
    expect(isBehindHull(fuselage, eye, left)).toBe(false);
    expect(isBehindHull(fuselage, eye, right)).toBe(true);
    expect(isBehindHull(fuselage, eye, [fuselage.noseEnds + 4, 0, z])).toBe(false);
  });
});
