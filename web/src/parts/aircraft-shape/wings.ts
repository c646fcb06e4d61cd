import type { AircraftGeometry } from "content/aircraft-geometry/schema";
import { type Mesh, merged, type Vec3 } from "../../lib/scene/mesh.ts";
import { turned } from "../../lib/scene/solids.ts";
import { foil, type Rib } from "./foil.ts";

const UP: Vec3 = [0, 0, 1];
const STARBOARD: Vec3 = [0, 1, 0];
/** The trailing edge runs nearly straight out from the root to here, by half the span. */
const KINK = 0.37;
/** How far aft it has come there, of its way to the tip. */
const KINK_AFT = 0.05;
const ROOT_THICKNESS = 0.13;
const TIP_THICKNESS = 0.1;
/** A wing leaves the skin this far out, by half the width of the fuselage; its root is hidden inside. */
const ROOT_AT = 0.85;

const mix = (a: number, b: number, part: number) => a + (b - a) * part;

/** Metres that the end of the wing rises over `tipZ`, the part of the half span that it takes, and how far it sweeps aft. */
const TIPS: Record<
  AircraftGeometry["wing"]["tip"],
  { rise: number; takes: number; aft: number; chord: number }
> = {
  sharklet: { rise: 2.4, takes: 0.045, aft: 1.5, chord: 0.45 },
  "blended winglet": { rise: 2.45, takes: 0.04, aft: 1.6, chord: 0.4 },
  winglet: { rise: 1.5, takes: 0.035, aft: 1, chord: 0.45 },
  "raked tip": { rise: 0, takes: 0, aft: 0, chord: 1 },
  plain: { rise: 0, takes: 0, aft: 0, chord: 1 },
};

/** The wing at a distance from the middle: where its leading edge is, and its chord. Metres. */
export function wingAt({ wing, overall, fuselage }: AircraftGeometry, y: number) {
  const half = overall.span / 2;
  const root = (fuselage.width / 2) * ROOT_AT;
  const part = (y - root) / (half - root);
  const kink = (KINK * half - root) / (half - root);
  const kinkTrailing = mix(wing.rootTrailingEdge, wing.tipTrailingEdge, KINK_AFT);
  const leading = mix(wing.rootLeadingEdge, wing.tipLeadingEdge, part);
  const trailing =
    part < kink
      ? mix(wing.rootTrailingEdge, kinkTrailing, part / kink)
      : mix(kinkTrailing, wing.tipTrailingEdge, (part - kink) / (1 - kink));
  return {
    at: [leading, y, mix(wing.rootZ, wing.tipZ, part)] as Vec3,
    chord: trailing - leading,
    thickness: mix(ROOT_THICKNESS, TIP_THICKNESS, part),
  };
}

const ribAt = (aircraft: AircraftGeometry, y: number): Rib => ({
  ...wingAt(aircraft, y),
  up: UP,
});

/** The starboard wing without what stands up at its end. */
export function wingMesh(aircraft: AircraftGeometry): Mesh {
  const half = aircraft.overall.span / 2;
  const end = half * (1 - TIPS[aircraft.wing.tip].takes);
  const root = aircraft.fuselage.width * 0.3;
  const places = [root, (aircraft.fuselage.width / 2) * 1.1, KINK * half, 0.7 * half, end];
  return merged([foil(places.map((y) => ribAt(aircraft, y))), ...tracks(aircraft)]);
}

/** The starboard end that is bent up, or nothing. */
export function wingTipMesh(aircraft: AircraftGeometry): Mesh[] {
  const { wing, overall } = aircraft;
  const { rise, takes, aft, chord } = TIPS[wing.tip];
  if (rise === 0) return [];
  const half = overall.span / 2;
  const base = ribAt(aircraft, half * (1 - takes));
  const out = half * takes;
  const bends = 6;
  const ribs = Array.from({ length: bends + 1 }, (_, step): Rib => {
    const part = step / bends;
    // A quarter turn from lying to standing, then straight up.
    const lean = Math.min(1, part * 2) * (Math.PI / 2) * 0.86;
    return {
      at: [
        base.at[0] + aft * part ** 1.2,
        base.at[1] + out * Math.min(1, Math.sin((part * Math.PI) / 2)),
        base.at[2] + rise * part ** 1.55,
      ],
      chord: base.chord * mix(1, chord, part),
      thickness: 0.09,
      up: [0, -Math.sin(lean), Math.cos(lean)],
    };
  });
  return [foil(ribs)];
}

/** The canoes under the trailing edge that hold the flaps. */
function tracks(aircraft: AircraftGeometry): Mesh[] {
  const half = aircraft.overall.span / 2;
  return [0.27, 0.46, 0.63].map((place) => {
    const { at, chord, thickness } = wingAt(aircraft, place * half);
    const long = 0.45 * chord + 0.6;
    const radius = 0.055 * long + 0.05;
    const nose: Vec3 = [at[0] + chord - 0.62 * long, at[1], at[2] - thickness * chord * 0.24];
    const profile = [0, 0.08, 0.25, 0.5, 0.75, 1].map(
      (part) => [part * long, radius * Math.sin(Math.PI * part ** 0.7) + 0.004] as const,
    );
    return turned("x", nose, profile, 10);
  });
}

/** The starboard half of the tailplane, its root inside the fuselage. */
export function tailplaneMesh({ tailplane, fuselage }: AircraftGeometry): Mesh {
  const { rootLeadingEdge, rootTrailingEdge, tipLeadingEdge, tipTrailingEdge } = tailplane;
  const thickness = 0.1;
  return foil([
    {
      at: [rootLeadingEdge, fuselage.width * 0.08, tailplane.rootZ],
      chord: rootTrailingEdge - rootLeadingEdge,
      thickness,
      up: UP,
    },
    {
      at: [tipLeadingEdge, tailplane.span / 2, tailplane.tipZ],
      chord: tipTrailingEdge - tipLeadingEdge,
      thickness,
      up: UP,
    },
  ]);
}

/** How far below its root the fin begins, inside the fuselage. */
const FIN_DEPTH = 0.6;

/** The fin with the ridge ahead of it, where there is one: the Boeing 737 is told by its own. */
export function finMesh({ fin }: AircraftGeometry): Mesh {
  const slope = (fin.tipLeadingEdge - fin.rootLeadingEdge) / (fin.tipZ - fin.rootZ);
  const chord = fin.rootTrailingEdge - fin.rootLeadingEdge;
  const tip = { at: [fin.tipLeadingEdge, 0, fin.tipZ] as Vec3, up: STARBOARD, thickness: 0.09 };
  const outline = foil([
    {
      at: [fin.rootLeadingEdge - slope * FIN_DEPTH, 0, fin.rootZ - FIN_DEPTH],
      chord: chord + slope * FIN_DEPTH,
      thickness: 0.1,
      up: STARBOARD,
    },
    { at: [fin.rootLeadingEdge, 0, fin.rootZ], chord, thickness: 0.1, up: STARBOARD },
    { ...tip, chord: fin.tipTrailingEdge - fin.tipLeadingEdge },
  ]);
  return fin.dorsal ? merged([outline, dorsalMesh(fin, fin.dorsal, slope)]) : outline;
}

type Fin = AircraftGeometry["fin"];

/** Half as thick as the fin, in which its aft end is hidden. */
function dorsalMesh(fin: Fin, { begins, rise }: NonNullable<Fin["dorsal"]>, slope: number): Mesh {
  const thick = (fin.rootTrailingEdge - fin.rootLeadingEdge) * 0.05;
  const aft = fin.rootLeadingEdge + slope * rise + 1;
  const rib = (leading: number, z: number): Rib => ({
    at: [leading, 0, z],
    chord: aft - leading,
    thickness: thick / (aft - leading),
    up: STARBOARD,
  });
  return foil([
    rib(begins, fin.rootZ - FIN_DEPTH),
    rib(begins, fin.rootZ),
    rib(aft - 1, fin.rootZ + rise),
  ]);
}
