import { lerp, smooth } from "./easing.ts";

/** A point of the slide's middle line: metres out from the sill, and above the ground. */
export interface SlidePoint {
  out: number;
  up: number;
}

export interface SlideShape {
  /** From the sill to the toe, evenly spaced. */
  line: SlidePoint[];
  /** Width of the bed, as a share of the full one: a limp slide hangs narrow. */
  width: number;
  /** Radius of the tubes, as a share of the full one. */
  tube: number;
}

/** Steepness of a standing slide, degrees: steep enough to slide on, as all are drawn here; no type's own figure. */
const SLOPE_DEGREES = 36;
const SEGMENTS = 14;
/** Between these shares of its time the slide falls out, unrolls and gets firm. */
const UNROLLED = 0.62;

/** Metres along the bed of a standing slide. */
export function slideLength(sill: number): number {
  return sill / Math.sin((SLOPE_DEGREES * Math.PI) / 180);
}

/**
 * A slide on its way, from the side.
 * @param sill metres above the ground
 * @param inflation 0 packed, 1 standing firm
 */
export function slideShape(sill: number, inflation: number): SlideShape {
  const unrolled = smooth(inflation / UNROLLED);
  const firm = smooth((inflation - 0.2) / 0.8);
  const length = slideLength(sill) * lerp(0.12, 1, unrolled);
  // It hangs from the girt first; the filling tubes lift it outward.
  const slope = lerp(84, SLOPE_DEGREES, smooth((inflation - 0.08) / (UNROLLED - 0.08)));
  const sag = lerp(0.55, 0.1, firm) * unrolled;
  const angle = (slope * Math.PI) / 180;
  const line = Array.from({ length: SEGMENTS + 1 }, (_, at) => {
    const share = at / SEGMENTS;
    const along = length * share;
    return {
      out: 0.12 + along * Math.cos(angle),
      up: Math.max(0.06, sill - along * Math.sin(angle) - Math.sin(share * Math.PI) * sag),
    };
  });
  return { line, width: lerp(0.5, 1, firm), tube: lerp(0.25, 1, firm) };
}
