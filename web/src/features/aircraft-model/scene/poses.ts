import type { AircraftGeometry } from "content/aircraft-geometry/schema";
import type { Vec3 } from "../../../lib/scene/mesh.ts";
import type { Orbit, OrbitLimits } from "../../../lib/scene/orbit.ts";

/** Degrees of the picture's height that the camera takes in: long, so that near and far ends stay in proportion. */
export const FOV = 28;
const RADIANS = Math.PI / 180;

/** Where the camera stands, what it looks at, and how far that is moved from the picture's middle, in CSS pixels. */
export interface Pose {
  readonly orbit: Orbit;
  readonly target: Vec3;
  readonly shift: readonly [right: number, down: number];
}

export type Side = "quarter" | "left" | "front" | "above";

/** 180 looks at the nose, 270 at the left side. */
const SIDES: Record<Side, { yaw: number; pitch: number }> = {
  quarter: { yaw: 226, pitch: 16 },
  left: { yaw: 270, pitch: 2 },
  front: { yaw: 180, pitch: 4 },
  above: { yaw: 270, pitch: 88 },
};

/** A picture so much taller than wide, a phone's, is filled better from higher up. */
const TALL = 0.8;
const TALL_PITCH = 30;

/** Room around the aircraft, by its own size. */
const ROOM = 1.03;

export function limitsOf({ overall }: AircraftGeometry): OrbitLimits {
  return { pitch: [1, 89], distance: [overall.length * 0.35, overall.length * 5] };
}

export const middleOf = ({ overall, fuselage }: AircraftGeometry): Vec3 => [
  overall.length / 2,
  0,
  fuselage.bottom + fuselage.height * 0.55,
];

/** The whole aircraft from one side, as large as fits whichever way it then turns. */
export function wholePose(aircraft: AircraftGeometry, aspect: number, side: Side): Pose {
  const { overall } = aircraft;
  const { yaw, pitch: usual } = SIDES[side];
  const pitch = side === "quarter" && aspect < TALL ? TALL_PITCH : usual;
  const reach = (Math.max(overall.length, overall.span) / 2) * ROOM;
  const [flat, steep] = [Math.cos(pitch * RADIANS), Math.sin(pitch * RADIANS)];
  // It lies flat, as a disc: from a low eye its height in the picture is little.
  const high = reach * steep + (overall.height / 2) * flat;
  const tangent = Math.tan((FOV / 2) * RADIANS);
  const distance = Math.max(reach / (tangent * aspect), high / tangent) + reach * 0.22 * flat;
  return { orbit: { yaw, pitch, distance }, target: middleOf(aircraft), shift: [0, 0] };
}

/** Points this near the middle are seen from where the camera is. */
const MIDDLE = 0.4;

/** Close to a point, from its own side of the aircraft; `before` is where the camera stood. */
export function pointPose(
  aircraft: AircraftGeometry,
  point: Vec3,
  before: Pose,
  aspect: number,
): Pose {
  const [x, y] = point;
  const isAhead = x < aircraft.overall.length / 2;
  const towardsEnd = isAhead ? -28 : 28;
  const yaw = Math.abs(y) < MIDDLE ? before.orbit.yaw : y < 0 ? 270 + towardsEnd : 90 - towardsEnd;
  const whole = wholePose(aircraft, aspect, "quarter").orbit.distance;
  return {
    orbit: { yaw, pitch: Math.abs(y) < MIDDLE ? 30 : 17, distance: whole * 0.42 },
    target: point,
    shift: before.shift,
  };
}

const mix = (a: number, b: number, part: number) => a + (b - a) * part;

/** Part of the way from one pose to another, 0 to 1; round the nearer way. */
export function poseBetween(from: Pose, to: Pose, part: number): Pose {
  const round = ((to.orbit.yaw - from.orbit.yaw + 540) % 360) - 180;
  return {
    orbit: {
      yaw: from.orbit.yaw + round * part,
      pitch: mix(from.orbit.pitch, to.orbit.pitch, part),
      distance: mix(from.orbit.distance, to.orbit.distance, part),
    },
    target: [0, 1, 2].map((axis) =>
      mix(from.target[axis] ?? 0, to.target[axis] ?? 0, part),
    ) as unknown as Vec3,
    shift: [mix(from.shift[0], to.shift[0], part), mix(from.shift[1], to.shift[1], part)],
  };
}

/** Slow at both ends. */
export const eased = (part: number): number => part * part * (3 - 2 * part);
