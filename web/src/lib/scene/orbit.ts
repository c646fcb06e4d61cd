import { plus, type Vec3 } from "./mesh.ts";

/** Where a camera stands on a globe about what it looks at; z is up. */
export interface Orbit {
  /** Degrees about the vertical: 0 looks from +x, 90 from +y. Kept in 0 to 360. */
  readonly yaw: number;
  /** Degrees above the horizon. */
  readonly pitch: number;
  /** In the scene's unit. */
  readonly distance: number;
}

export interface OrbitLimits {
  readonly pitch: readonly [min: number, max: number];
  readonly distance: readonly [min: number, max: number];
}

const RADIANS = Math.PI / 180;
const KEY_DEGREES = 10;
export const ZOOM_STEP = 1.2;

const within = (value: number, [min, max]: readonly [number, number]) =>
  Math.min(max, Math.max(min, value));

const round = (yaw: number) => ((yaw % 360) + 360) % 360;

/** Turned by so many degrees, held to the limits. */
export function turnedBy(orbit: Orbit, yaw: number, pitch: number, limits: OrbitLimits): Orbit {
  return {
    ...orbit,
    yaw: round(orbit.yaw + yaw),
    pitch: within(orbit.pitch + pitch, limits.pitch),
  };
}

/** Nearer by a factor over 1, further by one under it. */
export function zoomedBy(orbit: Orbit, factor: number, limits: OrbitLimits): Orbit {
  return { ...orbit, distance: within(orbit.distance / factor, limits.distance) };
}

/** What a key does to the camera: arrows turn, plus and minus zoom. Null for any other. */
export function orbitByKey(orbit: Orbit, key: string, limits: OrbitLimits): Orbit | null {
  switch (key) {
    case "ArrowLeft":
      return turnedBy(orbit, -KEY_DEGREES, 0, limits);
    case "ArrowRight":
      return turnedBy(orbit, KEY_DEGREES, 0, limits);
    case "ArrowUp":
      return turnedBy(orbit, 0, KEY_DEGREES, limits);
    case "ArrowDown":
      return turnedBy(orbit, 0, -KEY_DEGREES, limits);
    case "+":
    case "=":
      return zoomedBy(orbit, ZOOM_STEP, limits);
    case "-":
      return zoomedBy(orbit, 1 / ZOOM_STEP, limits);
    default:
      return null;
  }
}

/** Where the camera is. */
export function eyeOf({ yaw, pitch, distance }: Orbit, target: Vec3): Vec3 {
  const out = Math.cos(pitch * RADIANS) * distance;
  return plus(target, [
    Math.cos(yaw * RADIANS) * out,
    Math.sin(yaw * RADIANS) * out,
    Math.sin(pitch * RADIANS) * distance,
  ]);
}
