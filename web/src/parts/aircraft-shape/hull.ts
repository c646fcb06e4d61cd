import type { AircraftGeometry } from "content/aircraft-geometry/schema";
import type { Vec3 } from "../../lib/scene/mesh.ts";

/** A cross-section of the fuselage, an ellipse: metres, in the frame of aircraft-geometry. */
export interface Section {
  readonly x: number;
  readonly middleZ: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
}

type Fuselage = AircraftGeometry["fuselage"];

/** How high the tip of the nose sits in the height of the fuselage. */
const NOSE_TIP = 0.38;
/** Where upper and lower side of the tail cone end, in the height of the fuselage. */
const TAIL_TOP = 0.84;
const TAIL_BOTTOM = 0.7;
/** What is left of the width at the tail cone. */
const TAIL_WIDTH = 0.07;

/** Half width, underside and top of the nose and the tail as parts of the fuselage's: airliners differ little. */
function outline(fuselage: Fuselage, x: number): [halfWidth: number, under: number, top: number] {
  const { noseEnds, tailBegins, length } = fuselage;
  if (x < noseEnds) {
    const ahead = 1 - Math.max(0, x) / noseEnds;
    return [
      (1 - ahead ** 2.2) ** 0.56,
      NOSE_TIP * (1 - (1 - ahead ** 2.4) ** 0.54),
      NOSE_TIP + (1 - NOSE_TIP) * (1 - ahead ** 1.95) ** 0.78,
    ];
  }
  if (x <= tailBegins) return [1, 0, 1];
  const behind = Math.min(1, (x - tailBegins) / (length - tailBegins));
  return [
    1 - (1 - TAIL_WIDTH) * behind ** 1.8,
    TAIL_BOTTOM * behind ** 1.55,
    1 - (1 - TAIL_TOP) * behind ** 2.2,
  ];
}

/** The fuselage at a station, in metres aft of the nose tip. */
export function sectionAt(fuselage: Fuselage, x: number): Section {
  const { width, height, bottom } = fuselage;
  const [half, under, top] = outline(fuselage, x);
  return {
    x,
    halfWidth: (width / 2) * half,
    middleZ: bottom + (height * (top + under)) / 2,
    halfHeight: (height * (top - under)) / 2,
  };
}

/** A point of the skin, by the angle from the top: 90 is the starboard side, 270 the port side. */
export function skinAt({ x, middleZ, halfWidth, halfHeight }: Section, degrees: number): Vec3 {
  const angle = (degrees / 180) * Math.PI;
  return [x, Math.sin(angle) * halfWidth, middleZ + Math.cos(angle) * halfHeight];
}

/** The angle from the top at which the starboard skin has a height; the nearest where it never has. */
export function degreesAt({ middleZ, halfHeight }: Section, z: number): number {
  const part = Math.min(1, Math.max(-1, (z - middleZ) / (halfHeight || 1)));
  return (Math.acos(part) / Math.PI) * 180;
}

/** Whether a point lies in the fuselage, which may be taken smaller by a factor under 1. */
export function isInHull(fuselage: Fuselage, [x, y, z]: Vec3, size = 1): boolean {
  if (x < 0 || x > fuselage.length) return false;
  const { halfWidth, middleZ, halfHeight } = sectionAt(fuselage, x);
  return Math.hypot(y / (halfWidth || 1), (z - middleZ) / (halfHeight || 1)) < size;
}

/** The last metre of a point's own place, and the skin itself, hide nothing. */
const SIZE_THAT_HIDES = 0.93;
const STEPS = 48;

/** Whether the fuselage stands between an eye and a point. What is inside the fuselage is shown through it. */
export function isBehindHull(fuselage: Fuselage, eye: Vec3, point: Vec3): boolean {
  if (isInHull(fuselage, point, SIZE_THAT_HIDES)) return false;
  const away = Math.hypot(eye[0] - point[0], eye[1] - point[1], eye[2] - point[2]);
  // Nothing of the fuselage is further from a point of the aircraft than it is long.
  const reach = Math.min(1, fuselage.length / away);
  for (let step = 1; step <= STEPS; step += 1) {
    // Closer steps near the point, where the fuselage is.
    const part = reach * (step / STEPS) ** 2;
    const at = ([0, 1, 2] as const).map(
      (axis) => point[axis] + (eye[axis] - point[axis]) * part,
    ) as unknown as Vec3;
    if (isInHull(fuselage, at, SIZE_THAT_HIDES)) return true;
  }
  return false;
}
