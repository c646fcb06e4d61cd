import {
  cross,
  dot,
  EMPTY_MESH,
  type Mesh,
  merged,
  minus,
  plus,
  shaded,
  type Vec3,
} from "./mesh.ts";

/**
 * A skin over cross-sections that follow one another; each has as many points. Smooth along and around.
 * @param rings points turn so that (towards the next ring) x (towards the next point) looks outward
 * @param isClosed whether the last point of a ring joins its first
 */
export function loft(rings: readonly (readonly Vec3[])[], isClosed = true): Mesh {
  const size = rings[0]?.length ?? 0;
  if (rings.some((ring) => ring.length !== size))
    throw new RangeError("Cross-sections of a loft have as many points each");
  const indices: number[] = [];
  for (let ring = 0; ring + 1 < rings.length; ring += 1)
    for (let point = 0; point < (isClosed ? size : size - 1); point += 1) {
      const next = (point + 1) % size;
      const [a, b] = [ring * size + point, ring * size + next];
      indices.push(a, a + size, b, b, a + size, b + size);
    }
  return shaded(rings.flat(), indices);
}

/** A flat convex lid; counter-clockwise as seen from outside. */
export function lid(outline: readonly Vec3[]): Mesh {
  const indices: number[] = [];
  for (let point = 1; point + 1 < outline.length; point += 1) indices.push(0, point, point + 1);
  return shaded(outline, indices);
}

/** A flat convex outline drawn out along a vector, with both lids and sharp edges; the outline may turn either way. */
export function prism(outline: readonly Vec3[], by: Vec3): Mesh {
  const [first, second, third] = outline;
  if (!first || !second || !third) return EMPTY_MESH;
  const turn = cross(minus(second, first), minus(third, first));
  const bottom = dot(turn, by) > 0 ? outline : outline.toReversed();
  const top = bottom.map((point) => plus(point, by));
  const sides = bottom.map((point, at) => {
    const next = bottom[(at + 1) % bottom.length] ?? point;
    return lid([point, next, plus(next, by), plus(point, by)]);
  });
  return merged([lid(bottom.toReversed()), lid(top), ...sides]);
}

/** A box along the axes. */
export function box(from: Vec3, to: Vec3): Mesh {
  const [x, y, z] = from;
  const outline: Vec3[] = [
    [x, y, z],
    [to[0], y, z],
    [to[0], to[1], z],
    [x, to[1], z],
  ];
  return prism(outline, [0, 0, to[2] - z]);
}

/**
 * A body turned about an axis through `centre`, as a nacelle (about x) or a wheel (about y).
 * @param profile places along the axis, measured from the centre, with the radius there; forward for an outer skin,
 * backward for an inner one
 */
export function turned(
  axis: "x" | "y",
  centre: Vec3,
  profile: readonly (readonly [along: number, radius: number])[],
  sides = 24,
): Mesh {
  const rings = profile.map(([along, radius]) =>
    Array.from({ length: sides }, (_, side): Vec3 => {
      const angle = (side / sides) * 2 * Math.PI;
      const [up, across] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
      return plus(centre, axis === "x" ? [along, across, up] : [-across, along, up]);
    }),
  );
  return loft(rings);
}
