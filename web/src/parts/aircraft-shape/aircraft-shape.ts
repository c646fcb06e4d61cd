import type { AircraftGeometry } from "content/aircraft-geometry/schema";
import { clipped, type Plane } from "../../lib/scene/clip.ts";
import { type Mesh, merged, plus, type Vec3 } from "../../lib/scene/mesh.ts";
import { loft } from "../../lib/scene/solids.ts";
import { cabinMeshes, roofOff } from "./cabin.ts";
import { engineMeshes } from "./engines.ts";
import { gearMeshes } from "./gear.ts";
import { sectionAt } from "./hull.ts";
import { cockpitMesh, exitMeshes, windowMesh } from "./openings.ts";
import { bothSides, hullMesh } from "./skin.ts";
import { finMesh, tailplaneMesh, wingMesh, wingTipMesh } from "./wings.ts";

/** Names of the parts, which are the names of their paints. */
export const OUTSIDE_PARTS = [
  "hull",
  "belly",
  "accent",
  "livery",
  "wings",
  "cowls",
  "metal",
  "dark",
  "legs",
  "windows",
  "glass",
  "bands",
  "doors",
] as const;
/** Lifted off for the cutaway, and what is under it. */
export const ROOF_PART = "roof";
export const CABIN_PARTS = ["lining", "floor", "seats", "walls"] as const;

export type AircraftPart =
  | (typeof OUTSIDE_PARTS)[number]
  | typeof ROOF_PART
  | (typeof CABIN_PARTS)[number];

/** How the tail's colour runs down the fuselage: further forward at the top. */
const SLANT: Vec3 = [0.86, 0, 0.51];
/** Metres of the stripe before it, by the width of the fuselage. */
const STRIPE = 0.14;
/** The grey underside begins this high in the fuselage. */
const BELLY = 0.24;

/** The same surface seen from inside. */
function inward({ positions, normals, indices }: Mesh): Mesh {
  return {
    positions,
    normals: normals.map((value) => -value),
    indices: indices.toReversed(),
  };
}

/** The bulge between the wings that holds the wheels. */
function fairing({ fuselage, wing }: AircraftGeometry): Mesh {
  const [from, to] = [wing.rootLeadingEdge - 1.6, wing.rootTrailingEdge + 2.2];
  const middle = sectionAt(fuselage, (from + to) / 2);
  const rings = Array.from({ length: 13 }, (_, step) => {
    const part = step / 12;
    const size = Math.sin(Math.PI * part) ** 0.45;
    const halfWidth = middle.halfWidth * (0.6 + 0.34 * size);
    const depth = fuselage.height * (0.1 + 0.13 * size);
    return Array.from({ length: 24 }, (_, side): Vec3 => {
      const angle = (side / 24) * 2 * Math.PI;
      return [
        from + (to - from) * part,
        Math.sin(angle) * halfWidth,
        fuselage.bottom + fuselage.height * 0.15 + Math.cos(angle) * depth,
      ];
    });
  });
  return loft(rings);
}

function painted(
  aircraft: AircraftGeometry,
): Record<"hull" | "roof" | "belly" | "accent" | "livery", Mesh> {
  const { fuselage, fin } = aircraft;
  const slant: Plane = {
    point: [fin.rootLeadingEdge - fuselage.width * 0.15, 0, fuselage.bottom + fuselage.height],
    normal: SLANT,
  };
  const before: Plane = {
    ...slant,
    point: plus(slant.point, [-STRIPE * fuselage.width, 0, 0]),
  };
  const [livery, front] = clipped(hullMesh(fuselage), slant);
  const [accent, plain] = clipped(front, before);
  const [upper, belly] = clipped(plain, {
    point: [0, 0, fuselage.bottom + BELLY * fuselage.height],
    normal: [0, 0, 1],
  });
  const [roof, hull] = roofOff(upper, aircraft);
  return { hull, roof, belly, accent, livery };
}

/**
 * One aircraft as parts to draw, in metres, in the frame of aircraft-geometry: a part is one colour and one draw call.
 * Length, span, height, fuselage, exits, windows, engines and wheels stand where the geometry says; the curves between
 * those figures are ours.
 */
export function aircraftShape(aircraft: AircraftGeometry): Record<AircraftPart, Mesh> {
  const skin = painted(aircraft);
  const engine = engineMeshes(aircraft);
  const gear = gearMeshes(aircraft);
  const exits = exitMeshes(aircraft);
  const { floor, seats, walls } = cabinMeshes(aircraft);
  return {
    hull: skin.hull,
    roof: skin.roof,
    belly: merged([skin.belly, fairing(aircraft)]),
    accent: skin.accent,
    livery: merged([skin.livery, finMesh(aircraft), ...wingTipMesh(aircraft).map(bothSides)]),
    wings: bothSides(merged([wingMesh(aircraft), tailplaneMesh(aircraft)])),
    cowls: bothSides(engine.cowl),
    metal: bothSides(engine.metal),
    dark: merged([bothSides(engine.dark), gear.tyres]),
    legs: gear.legs,
    windows: windowMesh(aircraft),
    glass: merged([cockpitMesh(aircraft), exits.panes]),
    bands: exits.bands,
    doors: exits.leaves,
    lining: inward(merged([skin.hull, skin.belly])),
    floor,
    seats,
    walls,
  };
}
