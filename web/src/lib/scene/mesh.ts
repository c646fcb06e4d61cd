/** A point or a direction: three numbers, in whatever frame and unit the scene is built. */
export type Vec3 = readonly [x: number, y: number, z: number];

/** Triangles: three numbers a corner in `positions` and `normals`, three corners a triangle in `indices`. */
export interface Mesh {
  readonly positions: readonly number[];
  /** Of unit length, outward. */
  readonly normals: readonly number[];
  /** Counter-clockwise as seen from outside. */
  readonly indices: readonly number[];
}

export interface Bounds {
  readonly min: Vec3;
  readonly max: Vec3;
}

export const EMPTY_MESH: Mesh = { positions: [], normals: [], indices: [] };

export const minus = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const plus = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const times = (a: Vec3, by: number): Vec3 => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
/** Of length 1; a vector without length stays. */
export const unit = (a: Vec3): Vec3 => times(a, 1 / (Math.hypot(...a) || 1));
/** The point so far from one to the other, 0 to 1. */
export const between = (a: Vec3, b: Vec3, part: number): Vec3 => plus(a, times(minus(b, a), part));

/** One corner's three numbers. */
export const cornerOf = (numbers: readonly number[], corner: number): Vec3 => [
  numbers[corner * 3] ?? 0,
  numbers[corner * 3 + 1] ?? 0,
  numbers[corner * 3 + 2] ?? 0,
];

/** Smooth where triangles share a corner, an edge where each has its own. */
export function shaded(corners: readonly Vec3[], indices: readonly number[]): Mesh {
  const sums = corners.map(() => [0, 0, 0] as [number, number, number]);
  for (let first = 0; first < indices.length; first += 3) {
    const trio = [indices[first] ?? 0, indices[first + 1] ?? 0, indices[first + 2] ?? 0] as const;
    const [a, b, c] = [corners[trio[0]], corners[trio[1]], corners[trio[2]]];
    if (!a || !b || !c)
      throw new RangeError(`Triangle ${first / 3} has a corner that is not there`);
    // Not made one long: a large triangle counts for more.
    const normal = cross(minus(b, a), minus(c, a));
    for (const corner of trio)
      for (const axis of [0, 1, 2] as const) {
        const sum = sums[corner];
        if (sum) sum[axis] += normal[axis];
      }
  }
  return {
    positions: corners.flat(),
    normals: sums.flatMap((sum) => unit(sum)),
    indices,
  };
}

export function merged(meshes: readonly Mesh[]): Mesh {
  const positions: number[] = [];
  const normals: number[] = [];
  const indices: number[] = [];
  for (const mesh of meshes) {
    const offset = positions.length / 3;
    // Not spread: a call takes only so many arguments.
    for (const value of mesh.positions) positions.push(value);
    for (const value of mesh.normals) normals.push(value);
    for (const index of mesh.indices) indices.push(index + offset);
  }
  return { positions, normals, indices };
}

/** The same on the other side of the plane y = 0. */
export function mirrored({ positions, normals, indices }: Mesh): Mesh {
  const flip = (value: number, at: number) => (at % 3 === 1 ? -value : value);
  return {
    positions: positions.map(flip),
    normals: normals.map(flip),
    // Two corners change places, or the mirrored triangle would look inward.
    indices: indices.map((index, at) =>
      at % 3 === 0 ? index : ((at % 3 === 1 ? indices[at + 1] : indices[at - 1]) ?? index),
    ),
  };
}

export const triangleCount = ({ indices }: Mesh): number => indices.length / 3;

/** The smallest box around it, along the axes; of nothing it is turned inside out. */
export function boundsOf({ positions }: Pick<Mesh, "positions">): Bounds {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  positions.forEach((value, at) => {
    const axis = (at % 3) as 0 | 1 | 2;
    min[axis] = Math.min(min[axis], value);
    max[axis] = Math.max(max[axis], value);
  });
  return { min, max };
}
