import type { GeometryExit } from "content/aircraft-geometry/schema";

/** The floor of the aisle drawing. */
export const FLOOR = 296;
const UNITS_PER_METRE = 120;
const MIDDLE = 170;
/** An overwing exit begins about knee high; the step up inside is 20 inches at most (14 CFR 25.807(a)). */
const HATCH_STEP = 0.42;

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Where the opening lies in the aisle drawing, to scale. */
export function doorBox({ kind, width, height }: GeometryExit): Box {
  const w = Math.round(width * UNITS_PER_METRE);
  const h = Math.round(height * UNITS_PER_METRE);
  const bottom = kind === "door" ? FLOOR - 1 : FLOOR - HATCH_STEP * UNITS_PER_METRE;
  return { x: MIDDLE - w / 2, y: Math.round(bottom - h), w, h };
}

export interface Spot {
  x: number;
  y: number;
}

/** The parts of a door that carry a tag, on a left door. */
export function spotsOf({ x, y, w, h }: Box) {
  return {
    window: { x: x + w / 2, y: y + h * 0.19 },
    vent: { x: x + w * 0.78, y: y + h * 0.31 },
    hub: { x: x + w * 0.7, y: y + h * 0.47 },
    lever: { x: x + w * 0.24, y: y + h * 0.8 },
    bar: { x: x + 10, y: FLOOR - 6 },
    seal: { x: x + w - 3, y: y + 24 },
  } satisfies Record<string, Spot>;
}
