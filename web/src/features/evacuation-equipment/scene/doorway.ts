import type { AircraftGeometry, GeometryExit } from "content/aircraft-geometry/schema";
import { clipped } from "../../../lib/scene/clip.ts";
import { type Mesh, merged, mirrored, type Vec3 } from "../../../lib/scene/mesh.ts";
import { degreesAt, sectionAt, skinAt } from "../../../parts/aircraft-shape/hull.ts";
import { sheet } from "../../../parts/aircraft-shape/skin.ts";
import { sideOf } from "./door-path.ts";

const PANE = { width: 0.22, height: 0.3, corner: 0.1 };

/** Metres from the middle of the fuselage to the skin, at a station and a height. */
export function skinOut({ fuselage }: AircraftGeometry, x: number, z: number): number {
  const section = sectionAt(fuselage, x);
  return skinAt(section, degreesAt(section, z))[1];
}

/** The leaf of an exit and its pane, closed. */
export function leafMeshes(
  { fuselage }: AircraftGeometry,
  exit: GeometryExit,
): { leaf: Mesh; pane: Mesh } {
  const onItsSide = (mesh: Mesh) => (sideOf(exit) < 0 ? mirrored(mesh) : mesh);
  const { x, sill: z, width, height, kind } = exit;
  const corner = kind === "door" ? 0.2 : 0.14;
  return {
    leaf: onItsSide(sheet(fuselage, { x, z, width, height, corner }, 0.035)),
    pane: onItsSide(sheet(fuselage, { x, z: z + height * 0.62, ...PANE }, 0.05)),
  };
}

/** What is dark behind an exit that is open but not looked into. */
export function darkMesh(geometry: AircraftGeometry, exit: GeometryExit): Mesh {
  const { x, sill: z, width, height } = exit;
  const mesh = sheet(geometry.fuselage, { x, z, width, height, corner: 0.18 }, 0.028);
  return sideOf(exit) < 0 ? mirrored(mesh) : mesh;
}

/** A mesh of the fuselage without what lies in the opening of an exit. */
export function withHole(mesh: Mesh, exit: GeometryExit): Mesh {
  const { x, sill, width, height } = exit;
  const kept: Mesh[] = [];
  let inside = mesh;
  const cut = (point: Vec3, normal: Vec3) => {
    const [within, without] = clipped(inside, { point, normal });
    kept.push(without);
    inside = within;
  };
  cut([0, 0, 0], [0, sideOf(exit), 0]);
  cut([x - width / 2, 0, 0], [1, 0, 0]);
  cut([x + width / 2, 0, 0], [-1, 0, 0]);
  cut([0, 0, sill], [0, 0, 1]);
  cut([0, 0, sill + height], [0, 0, -1]);
  return merged(kept);
}
