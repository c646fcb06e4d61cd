import type { AircraftGeometry, GeometryExit } from "content/aircraft-geometry/schema";
import type { Vec3 } from "../../../lib/scene/mesh.ts";
import { fittingDistance, type Orbit, type OrbitLimits } from "../../../lib/scene/orbit.ts";
import { sideOf } from "./door-path.ts";

export const FOV_DEGREES = 32;

/** A picture whose width hides nothing. */
const WIDE = 9;

export interface Shot {
  orbit: Orbit;
  target: Vec3;
}

/** How far the camera may go; nobody needs to look from under the ground. */
export function limitsOf({ overall }: AircraftGeometry): OrbitLimits {
  return { pitch: [2, 80], distance: [5, overall.length * 3.2] };
}

/** The whole aircraft, from ahead of its left wing. */
export function wholeShot({ overall, fuselage }: AircraftGeometry, aspect: number): Shot {
  return {
    orbit: {
      yaw: 236,
      pitch: 26,
      // Long and low: as near as its height allows, and its length in a narrow picture.
      distance: Math.max(
        fittingDistance(overall.length * 0.32, FOV_DEGREES, WIDE),
        (overall.length * 0.46) / (Math.tan((FOV_DEGREES * Math.PI) / 360) * aspect),
      ),
    },
    target: [overall.length * 0.47, 0, fuselage.bottom + fuselage.height * 0.4],
  };
}

/** One exit with all of its slide, from outside: ahead of the wing from ahead, else from aft, so that no engine stands before it. */
export function exitShot(
  { wing }: AircraftGeometry,
  exit: GeometryExit,
  skin: number,
  aspect: number,
): Shot {
  const side = sideOf(exit);
  const isHatch = exit.kind === "overwing";
  const reach = isHatch ? 3.4 : exit.sill * 0.78 + 1.3;
  return {
    orbit: {
      yaw: 180 - side * (exit.x < wing.rootLeadingEdge ? 68 : 112),
      pitch: isHatch ? 32 : 17,
      distance: fittingDistance(reach, FOV_DEGREES, Math.min(1.3, aspect)),
    },
    target: [
      exit.x - 0.2,
      side * (skin + (isHatch ? 0.4 : exit.sill * 0.5)),
      isHatch ? exit.sill + 0.3 : exit.sill * 0.66,
    ],
  };
}
