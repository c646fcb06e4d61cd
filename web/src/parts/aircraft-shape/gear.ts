import type { AircraftGeometry } from "content/aircraft-geometry/schema";
import { type Mesh, merged, type Vec3 } from "../../lib/scene/mesh.ts";
import { prism, turned } from "../../lib/scene/solids.ts";

/** A wheel's radius by the width of the fuselage, and its largest in metres. */
const WHEEL = 0.145;
const LARGEST_WHEEL = 0.68;
/** Aircraft this high stand on four wheels a side instead of two; metres. */
const BOGIE_FROM_HEIGHT = 13;

/** A tyre about an axle through its middle. */
function wheel(at: Vec3, radius: number): Mesh {
  const half = radius * 0.36;
  const profile = [
    [-half, 0.02],
    [-half, radius * 0.86],
    [-half * 0.6, radius],
    [half * 0.6, radius],
    [half, radius * 0.86],
    [half, 0.02],
  ] as const;
  return turned("y", at, profile, 20);
}

function leg([x, y, z]: Vec3, top: number, radius: number): Mesh {
  const outline = Array.from({ length: 8 }, (_, side): Vec3 => {
    const angle = (side / 8) * 2 * Math.PI;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, z];
  });
  return prism(outline, [0, 0, top - z]);
}

/** All wheels, and the legs they stand on; both sides. */
export function gearMeshes({ gear, fuselage, overall, wing }: AircraftGeometry): {
  tyres: Mesh;
  legs: Mesh;
} {
  const main = Math.min(WHEEL * fuselage.width, LARGEST_WHEEL);
  const front = main * 0.68;
  const axle = gear.nose + gear.wheelbase;
  const along = overall.height > BOGIE_FROM_HEIGHT ? [-main * 1.15, main * 1.15] : [0];
  const sides = [-gear.track / 2, gear.track / 2];
  return {
    tyres: merged([
      ...sides.flatMap((y) =>
        along.flatMap((off) =>
          [-0.62, 0.62].map((apart) => wheel([axle + off, y + apart * main, main], main)),
        ),
      ),
      ...[-0.6, 0.6].map((apart) => wheel([gear.nose, apart * front, front], front)),
    ]),
    legs: merged([
      ...sides.map((y) => leg([axle, y, main * 0.6], wing.rootZ + 0.1, main * 0.24)),
      leg([gear.nose, 0, front * 0.6], fuselage.bottom + 0.4, front * 0.28),
    ]),
  };
}
