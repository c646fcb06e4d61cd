import type { AircraftGeometry, GeometryExit } from "content/aircraft-geometry/schema";
import { type Mesh, merged, mirrored } from "../../lib/scene/mesh.ts";
import { loft } from "../../lib/scene/solids.ts";
import { degreesAt, sectionAt, skinAt } from "./hull.ts";
import { bothSides, type Opening, sheet } from "./skin.ts";

/** The band round an exit that Part 25.811 asks for, drawn wider to be seen; metres. */
const BAND = 0.1;
const WINDOW = { width: 0.24, height: 0.34, corner: 0.11 };
/** The 787's panes are the largest of any airliner. */
const LARGE_WINDOW = { width: 0.28, height: 0.47, corner: 0.13 };
const LARGE_FROM_PITCH = 0.6;
const WIDE_FROM = 5;

const EXIT_PANE = { width: 0.2, height: 0.28, corner: 0.09 };

const openingOf = ({ kind, x, sill, width, height }: GeometryExit): Opening => ({
  x,
  z: sill,
  width,
  height,
  corner: kind === "door" ? 0.2 : 0.14,
});

/** Every door and hatch with its band and its small pane; left and right may differ, as service doors do. */
export function exitMeshes({
  exits,
  fuselage,
}: AircraftGeometry): Record<"leaves" | "bands" | "panes", Mesh> {
  const all = (lift: number, change: (opening: Opening) => Opening) =>
    merged(
      exits.map((exit) => {
        const mesh = sheet(fuselage, change(openingOf(exit)), lift);
        return exit.id.endsWith("L") ? mirrored(mesh) : mesh;
      }),
    );
  return {
    leaves: all(0.035, (opening) => opening),
    bands: all(0.02, ({ x, z, width, height, corner }) => ({
      x,
      z: z - BAND,
      width: width + 2 * BAND,
      height: height + 2 * BAND,
      corner: corner + BAND,
    })),
    panes: all(0.05, ({ x, z, height }) => ({ x, z: z + height * 0.62, ...EXIT_PANE })),
  };
}

/** The panes of the cabin, none where an exit is. */
export function windowMesh({ cabin, exits, fuselage }: AircraftGeometry): Mesh {
  const { firstWindow, lastWindow, windowPitch, windowZ } = cabin;
  const isLarge = windowPitch > LARGE_FROM_PITCH && fuselage.width > WIDE_FROM;
  const size = isLarge ? LARGE_WINDOW : WINDOW;
  const count = Math.round((lastWindow - firstWindow) / windowPitch) + 1;
  const places = Array.from({ length: count }, (_, at) => firstWindow + at * windowPitch).filter(
    (x) => exits.every((exit) => Math.abs(exit.x - x) > exit.width / 2 + size.width / 2 + BAND),
  );
  const panes = places.map((x) =>
    sheet(fuselage, { x, z: windowZ - size.height / 2, ...size }, 0.02),
  );
  return bothSides(merged(panes));
}

/**
 * Panes of the flight deck, a side: stations and heights of the four corners, forward ones first, as parts of the
 * nose's length and of the fuselage's height.
 */
const COCKPIT = [
  { x: [0.205, 0.3], low: [0.61, 0.63], high: [0.74, 0.86], from: 6 },
  { x: [0.315, 0.43], low: [0.63, 0.64], high: [0.83, 0.85], from: 0 },
  { x: [0.445, 0.53], low: [0.64, 0.66], high: [0.84, 0.81], from: 0 },
] as const;
const FINE = 12;

export function cockpitMesh({ fuselage }: AircraftGeometry): Mesh {
  const { noseEnds, bottom, height } = fuselage;
  const panes = COCKPIT.map(({ x, low, high, from }) => {
    const steps = Array.from({ length: FINE + 1 }, (_, step) => step / FINE);
    const rows = steps.map((across) =>
      steps.map((up) => {
        const place = (x[0] + (x[1] - x[0]) * across) * noseEnds;
        const section = sectionAt(fuselage, place);
        const under = low[0] + (low[1] - low[0]) * across;
        const over = high[0] + (high[1] - high[0]) * across;
        const z = bottom + height * (under + (over - under) * up);
        const lift = 0.035;
        return skinAt(
          {
            ...section,
            halfWidth: section.halfWidth + lift,
            halfHeight: section.halfHeight + lift,
          },
          Math.max(from, degreesAt(section, z)),
        );
      }),
    );
    return loft(
      rows.map((row) => row.toReversed()),
      false,
    );
  });
  return bothSides(merged(panes));
}
