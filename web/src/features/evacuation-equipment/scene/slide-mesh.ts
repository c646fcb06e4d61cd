import { type Mesh, merged, shaded, type Vec3 } from "../../../lib/scene/mesh.ts";
import { loft } from "../../../lib/scene/solids.ts";
import { slideShape } from "../drawing/slide-shape.ts";

/** Half widths of the bed, and radius of a full tube; metres. */
const HALF = { single: 0.55, dual: 1.05 };
const TUBE = 0.19;
const ROUND = 10;

export interface SlideMeshes {
  bed: Mesh;
  tubes: Mesh;
  /** Between two lanes; without triangles where there is one. */
  line: Mesh;
}

export interface SlidePlace {
  /** Station of the door's middle. */
  x: number;
  side: 1 | -1;
  /** Metres from the middle of the fuselage to the skin at the sill. */
  skin: number;
  sill: number;
  isDualLane: boolean;
}

/** A slide as it is after a share of its time, 0 packed to 1 standing, in the frame of aircraft-geometry. */
export function slideMeshes(place: SlidePlace, inflation: number): SlideMeshes {
  const { x, side, skin, sill, isDualLane } = place;
  const { line, width, tube } = slideShape(sill, inflation);
  const half = (isDualLane ? HALF.dual : HALF.single) * width;
  const radius = TUBE * tube;
  const at = (along: number, lift: number): Vec3[] =>
    line.map(({ out, up }) => [x + along, side * (skin + out), Math.max(lift, up + lift)]);
  return {
    bed: ribbon(at(-half, radius * 0.5), at(half, radius * 0.5)),
    tubes: merged([
      pipe(at(-half, radius), radius, side),
      pipe(at(half, radius), radius, side),
      pipe(
        [
          [x - half, ...endOf(at(-half, radius * 0.7))],
          [x + half, ...endOf(at(half, radius * 0.7))],
        ],
        radius * 0.8,
        side,
      ),
    ]),
    line: isDualLane
      ? pipe(at(0, radius * 0.75), radius * 0.45, side)
      : { positions: [], normals: [], indices: [] },
  };
}

const endOf = (points: readonly Vec3[]): [y: number, z: number] => {
  const [, y, z] = points.at(-1) ?? [0, 0, 0];
  return [y, z];
};

/** A sheet between two edges, to be painted on both sides. */
function ribbon(left: readonly Vec3[], right: readonly Vec3[]): Mesh {
  const count = left.length;
  const indices: number[] = [];
  for (let at = 0; at + 1 < count; at++)
    indices.push(at, at + 1, count + at, count + at, at + 1, count + at + 1);
  return shaded([...left, ...right], indices);
}

/** A tube about a line; along the slide it is round in the plane of the door, across it in that of its length. */
function pipe(points: readonly Vec3[], radius: number, side: 1 | -1): Mesh {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return { positions: [], normals: [], indices: [] };
  const isAcross = Math.abs(last[0] - first[0]) > Math.abs(last[1] - first[1]);
  // Rings turn so that the tube's outside looks outward on either side of the aircraft.
  const turn = isAcross ? 1 : -side;
  return loft(
    points.map(([x, y, z]) =>
      Array.from({ length: ROUND }, (_, step): Vec3 => {
        const angle = (turn * step * 2 * Math.PI) / ROUND;
        const [wide, high] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
        return isAcross ? [x, y + wide, z + high] : [x + wide, y, z + high];
      }),
    ),
  );
}
