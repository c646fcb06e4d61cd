import { between, cornerOf, dot, type Mesh, unit, type Vec3 } from "./mesh.ts";

export interface Plane {
  /** Any point of it. */
  readonly point: Vec3;
  /** Towards the side that is kept. */
  readonly normal: Vec3;
}

interface Corner {
  at: Vec3;
  normal: Vec3;
  /** Distance from the plane, over 0 on the side that is kept. */
  over: number;
}

const crossing = (a: Corner, b: Corner): Corner => {
  const part = a.over / (a.over - b.over);
  return {
    at: between(a.at, b.at, part),
    normal: unit(between(a.normal, b.normal, part)),
    over: 0,
  };
};

/** What is left of a polygon on the plane's side, in the same turn. */
function cutPolygon(corners: readonly Corner[]): Corner[] {
  return corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const own = corner.over >= 0 ? [corner] : [];
    return corner.over * next.over < 0 ? [...own, crossing(corner, next)] : own;
  });
}

function part(mesh: Mesh, { point, normal }: Plane, sign: 1 | -1): Mesh {
  const positions: number[] = [];
  const normals: number[] = [];
  const indices: number[] = [];
  const ready = new Map<number, number>();
  const add = (corner: Corner): number => {
    positions.push(...corner.at);
    normals.push(...corner.normal);
    return positions.length / 3 - 1;
  };
  const level = dot(point, normal);
  const cornerAt = (index: number): Corner => {
    const at = cornerOf(mesh.positions, index);
    return { at, normal: cornerOf(mesh.normals, index), over: sign * (dot(at, normal) - level) };
  };
  const shared = (index: number, corner: Corner): number => {
    const known = ready.get(index) ?? add(corner);
    ready.set(index, known);
    return known;
  };
  for (let first = 0; first < mesh.indices.length; first += 3) {
    const trio = mesh.indices.slice(first, first + 3);
    const corners = trio.map(cornerAt);
    if (corners.every(({ over }) => over >= 0))
      trio.forEach((index, at) => {
        const corner = corners[at];
        if (corner) indices.push(shared(index, corner));
      });
    else if (corners.some(({ over }) => over > 0)) {
      const [start = 0, ...rest] = cutPolygon(corners).map(add);
      for (let at = 0; at + 1 < rest.length; at += 1)
        indices.push(start, rest[at] ?? 0, rest[at + 1] ?? 0);
    }
  }
  return { positions, normals, indices };
}

/**
 * Both parts of a mesh that a plane divides, first the side the plane's normal points to. Triangles across are cut, and
 * keep the shading they had, so that the parts together look as the whole did.
 */
export function clipped(mesh: Mesh, plane: Plane): [kept: Mesh, rest: Mesh] {
  return [part(mesh, plane, 1), part(mesh, plane, -1)];
}
