import { describe, expect, test } from "vitest";
import { clipped } from "./clip.ts";
import {
  boundsOf,
  cornerOf,
  cross,
  dot,
  type Mesh,
  minus,
  mirrored,
  triangleCount,
} from "./mesh.ts";
import { eyeOf, type Orbit, orbitByKey, turnedBy, zoomedBy } from "./orbit.ts";
import { box, prism, turned } from "./solids.ts";

/** The room inside a closed body, from its triangles; under 0 if they look inward. */
function volumeOf({ indices, positions }: Mesh): number {
  let sum = 0;
  for (let at = 0; at < indices.length; at += 3) {
    const [a, b, c] = indices.slice(at, at + 3).map((index) => cornerOf(positions, index));
    if (a && b && c) sum += dot(a, cross(b, c)) / 6;
  }
  return sum;
}

const ball = (axis: "x" | "y") =>
  turned(
    axis,
    [1, 2, 3],
    Array.from({ length: 33 }, (_, at) => {
      const angle = (at / 32) * Math.PI;
      return [-Math.cos(angle), Math.sin(angle)] as const;
    }),
    48,
  );

describe("a body", () => {
  test.each([
    ["a box", box([0, 0, 0], [2, 3, 4]), 24],
    ["its mirror image", mirrored(box([0, 1, 0], [2, 4, 4])), 24],
    [
      "a prism whose outline turns the other way",
      prism(
        [
          [0, 0, 0],
          [0, 2, 0],
          [2, 0, 0],
        ],
        [0, 0, 5],
      ),
      10,
    ],
    ["a ball turned about x", ball("x"), (4 / 3) * Math.PI],
    ["a ball turned about y", ball("y"), (4 / 3) * Math.PI],
  ])("%s is closed, looks outward and holds what it should", (_, mesh, volume) => {
    expect(volumeOf(mesh) / volume).toBeCloseTo(1, 1);
  });

  test("is shaded outward and smoothly", () => {
    const mesh = ball("x");
    for (let corner = 48; corner < 31 * 48; corner += 7) {
      const outward = minus(cornerOf(mesh.positions, corner), [1, 2, 3]);
      expect(dot(outward, cornerOf(mesh.normals, corner))).toBeGreaterThan(0.99);
    }
  });

  test("is cut by a plane into two that touch and miss nothing", () => {
    const mesh = ball("x");
    const [top, bottom] = clipped(mesh, { point: [0, 0, 3.4], normal: [0, 0, 1] });
    expect(boundsOf(top).min[2]).toBeCloseTo(3.4);
    expect(boundsOf(bottom).max[2]).toBeCloseTo(3.4);
    expect(boundsOf(top).max[2]).toBeCloseTo(4);
    expect(triangleCount(top) + triangleCount(bottom)).toBeGreaterThan(triangleCount(mesh));
    // The plane goes through the origin's level: its lid adds nothing to the sum over both parts.
    expect(volumeOf(top) + volumeOf(bottom)).toBeCloseTo(volumeOf(mesh), 6);
  });
});

describe("the camera", () => {
  const limits = { pitch: [5, 85], distance: [10, 90] } as const;
  const start: Orbit = { yaw: 350, pitch: 20, distance: 50 };

  test("goes round and stays within its limits", () => {
    expect(turnedBy(start, 20, 90, limits)).toEqual({ yaw: 10, pitch: 85, distance: 50 });
    expect(turnedBy(start, -360, -90, limits)).toEqual({ yaw: 350, pitch: 5, distance: 50 });
    expect(zoomedBy(start, 10, limits).distance).toBe(10);
    expect(zoomedBy(start, 0.1, limits).distance).toBe(90);
  });

  test("is led by arrows, plus and minus, and by no other key", () => {
    expect(orbitByKey(start, "ArrowRight", limits)?.yaw).toBe(0);
    expect(orbitByKey(start, "ArrowUp", limits)?.pitch).toBe(30);
    expect(orbitByKey(start, "+", limits)?.distance).toBeLessThan(50);
    expect(orbitByKey(start, "-", limits)?.distance).toBeGreaterThan(50);
    expect(orbitByKey(start, "Tab", limits)).toBeNull();
  });

  test("stands where yaw and pitch say", () => {
    const eye = eyeOf({ yaw: 90, pitch: 30, distance: 10 }, [1, 1, 1]);
    [1, 1 + 10 * Math.cos(Math.PI / 6), 6].forEach((value, axis) => {
      expect(eye[axis]).toBeCloseTo(value);
    });
  });
});
