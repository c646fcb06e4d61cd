import type { AircraftGeometry } from "content/aircraft-geometry/schema";
import { type Mesh, merged, mirrored, type Vec3 } from "../../lib/scene/mesh.ts";
import { lid, loft } from "../../lib/scene/solids.ts";
import { degreesAt, sectionAt, skinAt } from "./hull.ts";

type Fuselage = AircraftGeometry["fuselage"];

const NOSE_RINGS = 22;
const MIDDLE_RINGS = 6;
const TAIL_RINGS = 20;
const SIDES = 48;

/** So many places from one to another, the last left out; `bend` over 1 crowds them at the start. */
const places = (from: number, to: number, count: number, bend = 1) =>
  Array.from({ length: count }, (_, at) => from + (to - from) * (at / count) ** bend);

/** The whole fuselage, closed at both ends. */
export function hullMesh(fuselage: Fuselage): Mesh {
  const { noseEnds, tailBegins, length } = fuselage;
  const stations = [
    ...places(0.004, noseEnds, NOSE_RINGS, 2.2),
    ...places(noseEnds, tailBegins, MIDDLE_RINGS),
    ...places(tailBegins, length, TAIL_RINGS),
    length,
  ];
  const rings = stations.map((x) =>
    Array.from({ length: SIDES }, (_, side) =>
      skinAt(sectionAt(fuselage, x), (side / SIDES) * 360),
    ),
  );
  const [nose = [], tail = []] = [rings[0], rings.at(-1)];
  const tip: Vec3 = [0, 0, sectionAt(fuselage, 0).middleZ];
  return merged([loft([nose.map(() => tip), ...rings]), lid(tail)]);
}

/** A place on the starboard skin: the middle and size of a rectangle with round corners, in metres. */
export interface Opening {
  readonly x: number;
  /** Its lower edge. */
  readonly z: number;
  readonly width: number;
  readonly height: number;
  /** Radius of the corners. */
  readonly corner: number;
}

const COLUMNS = 4;
const ROWS = 10;

/**
 * A sheet that lies on the skin like a door or a pane, and a little outside it.
 * @param lift metres off the skin
 */
export function sheet(
  fuselage: Fuselage,
  { x, z, width, height, corner }: Opening,
  lift: number,
): Mesh {
  const rows = Array.from({ length: ROWS + 1 }, (_, row) => {
    // Closer rows where the corners are round.
    const part = (1 - Math.cos((row / ROWS) * Math.PI)) / 2;
    const fromEdge = Math.min(part, 1 - part) * height;
    const inset =
      fromEdge >= corner ? 0 : corner - Math.sqrt(corner ** 2 - (corner - fromEdge) ** 2);
    return Array.from({ length: COLUMNS + 1 }, (_, column): Vec3 => {
      const at = x + (width / 2 - inset) * ((column / COLUMNS) * 2 - 1);
      const section = sectionAt(fuselage, at);
      return skinAt(
        {
          ...section,
          halfWidth: section.halfWidth + lift,
          halfHeight: section.halfHeight + lift,
        },
        degreesAt(section, z + part * height),
      );
    });
  });
  // Upward x aft looks to starboard.
  return loft(rows, false);
}

export const bothSides = (mesh: Mesh): Mesh => merged([mesh, mirrored(mesh)]);
