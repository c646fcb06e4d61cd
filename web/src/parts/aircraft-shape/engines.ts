import type { AircraftGeometry } from "content/aircraft-geometry/schema";
import { type Mesh, merged } from "../../lib/scene/mesh.ts";
import { prism, turned } from "../../lib/scene/solids.ts";
import { wingAt } from "./wings.ts";

type Profile = readonly (readonly [along: number, radius: number])[];

// Parts of the nacelle's length and of half its diameter: a turbofan with two nozzles.
const COWL: Profile = [
  [0.05, 0.9],
  [0.14, 0.97],
  [0.28, 1],
  [0.5, 0.98],
  [0.66, 0.88],
  [0.74, 0.8],
];
const LIP: Profile = [
  [0.14, 0.78],
  [0.06, 0.77],
  [0.015, 0.8],
  [0, 0.835],
  [0.015, 0.87],
  [0.05, 0.9],
];
const CORE: Profile = [
  [0.7, 0.62],
  [0.82, 0.5],
  [0.9, 0.4],
  [0.9, 0.28],
  [1, 0.03],
];
const FAN: Profile = [
  [0.07, 0.01],
  [0.1, 0.12],
  [0.145, 0.24],
  [0.15, 0.79],
];
/** Between cowl and core: dark, as one looks into the fan's nozzle. */
const NOZZLE: Profile = [
  [0.73, 0.62],
  [0.74, 0.8],
];

/** The starboard engine in its materials. */
export function engineMeshes(aircraft: AircraftGeometry): Record<"cowl" | "metal" | "dark", Mesh> {
  const { x, y, z, length, diameter } = aircraft.engines;
  const body = (profile: Profile, sides = 32) =>
    turned(
      "x",
      [x, y, z],
      profile.map(([along, radius]) => [along * length, (radius * diameter) / 2] as const),
      sides,
    );
  return {
    cowl: merged([body(COWL), pylon(aircraft)]),
    metal: merged([body(LIP), body(CORE, 24)]),
    // Seen from the front and from behind: the nozzle's ring looks aft.
    dark: merged([body(FAN, 24), body(NOZZLE.toReversed(), 24)]),
  };
}

/** Half the thickness of a pylon, by the diameter. */
const PYLON = 0.07;

function pylon(aircraft: AircraftGeometry): Mesh {
  const { x, y, z, length, diameter } = aircraft.engines;
  const wing = wingAt(aircraft, y);
  const top = z + diameter * 0.46;
  const half = diameter * PYLON;
  const [leading, , wingZ] = wing.at;
  const outline = [
    [x + 0.24 * length, top - 0.05],
    [x + 0.6 * length, z + 0.3 * diameter],
    [x + 0.95 * length, z + 0.2 * diameter],
    [leading + wing.chord * 0.62, wingZ - 0.1],
    [leading + 0.2, wingZ + 0.02],
  ] as const;
  return prism(
    outline.map(([along, up]) => [along, y - half, up] as const),
    [0, 2 * half, 0],
  );
}
