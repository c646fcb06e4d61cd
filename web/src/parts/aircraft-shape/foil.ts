import { cross, dot, type Mesh, merged, minus, type Vec3 } from "../../lib/scene/mesh.ts";
import { lid, loft } from "../../lib/scene/solids.ts";

/** A cross-section of a wing, a fin or a winglet. Metres. */
export interface Rib {
  /** Of the leading edge. */
  readonly at: Vec3;
  readonly chord: number;
  /** Thickness by chord. */
  readonly thickness: number;
  /** Of unit length, from the lower to the upper side. */
  readonly up: Vec3;
}

const POINTS = 9;

/** Half the thickness of a symmetrical profile at a place of the chord: NACA's four-digit formula, closed at the end. */
const halfThickness = (part: number) =>
  5 *
  (0.2969 * Math.sqrt(part) -
    0.126 * part -
    0.3516 * part ** 2 +
    0.2843 * part ** 3 -
    0.1036 * part ** 4);

function ringOf({ at, chord, thickness, up }: Rib): Vec3[] {
  const point = (part: number, side: 1 | -1): Vec3 => {
    const off = side * halfThickness(part) * thickness * chord;
    return [at[0] + part * chord + up[0] * off, at[1] + up[1] * off, at[2] + up[2] * off];
  };
  const parts = Array.from({ length: POINTS }, (_, step) => (step / (POINTS - 1)) ** 1.8);
  return [
    ...parts.toReversed().map((part) => point(part, 1)),
    ...parts.slice(1, -1).map((part) => point(part, -1)),
  ];
}

/** A surface through its ribs, closed at its tip; from the root outward. */
export function foil(ribs: readonly Rib[]): Mesh {
  const [first, second] = ribs;
  if (!first || !second) throw new RangeError("A surface has two ribs at least");
  // Outward along the span, aft is to the left of one who has the upper side up, or to the right.
  const isRightHanded = dot(cross(minus(second.at, first.at), [-1, 0, 0]), first.up) > 0;
  const rings = ribs.map((rib) => (isRightHanded ? ringOf(rib) : ringOf(rib).toReversed()));
  return merged([loft(rings), lid(rings.at(-1) ?? [])]);
}
