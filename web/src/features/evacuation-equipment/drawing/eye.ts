import type { AircraftGeometry } from "content/aircraft-geometry/schema";

export const VIEW_WIDTH = 288;
const UNITS_PER_METRE = 40;
/** Metres between the skin and whoever looks. */
const DISTANCE = 18;
const EYE_HEIGHT = 3;
/** Metres shown above the highest exit, and of the ground in front. */
const ABOVE = 0.55;
const BELOW = 2;

/** The picture of a place beside the fuselage. */
export interface Eye {
  /** Units to a metre at the skin. */
  scale: number;
  /** Height of the picture. */
  height: number;
  /** @param u metres aft of the exit's middle @param out metres off the skin, towards the eye */
  x: (u: number, out?: number) => number;
  /** @param up metres above the ground */
  y: (up: number, out?: number) => number;
  /** How much nearer, and so larger, things at this distance off the skin are. */
  near: (out: number) => number;
}

/** The eye before an aircraft: the same for all its exits, so that their heights can be compared. */
export function eyeOf({ exits }: AircraftGeometry): Eye {
  const highest = Math.max(...exits.map(({ sill, height }) => sill + height));
  const near = (out: number) => DISTANCE / (DISTANCE - out);
  return {
    scale: UNITS_PER_METRE,
    height: Math.round((highest + ABOVE + BELOW) * UNITS_PER_METRE),
    near,
    x: (u, out = 0) => VIEW_WIDTH / 2 + u * near(out) * UNITS_PER_METRE,
    y: (up, out = 0) =>
      (highest + ABOVE - EYE_HEIGHT - (up - EYE_HEIGHT) * near(out)) * UNITS_PER_METRE,
  };
}
