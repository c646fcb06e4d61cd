import type { GeometryExit } from "content/aircraft-geometry/schema";
import type { Vec3 } from "../../../lib/scene/mesh.ts";
import type { Placement } from "../../../lib/scene/stage-model.ts";
import { smooth } from "../drawing/easing.ts";

/** How far a plug door stands off the skin when it is open, and what it clears its frame by; metres. */
const OFF_SKIN = 0.45;
const CLEAR = 0.18;
const DOWN_DEGREES = 108;
const UP_DEGREES = 118;

/** +1 to starboard, -1 to port. */
export const sideOf = ({ id }: GeometryExit): 1 | -1 => (id.endsWith("R") ? 1 : -1);

/**
 * Where an exit's leaf stands on its way: out of the frame first, then forward along the skin; about its lower or
 * upper edge; or thrown out onto the wing.
 * @param skin metres from the middle of the fuselage to the skin at the sill, and at the upper edge
 * @param opening 0 closed, 1 fully open
 */
export function leafPlacement(
  exit: GeometryExit,
  skin: { sill: number; top: number },
  opening: number,
): Placement {
  const side = sideOf(exit);
  const { x, sill, height, width, motion } = exit;
  const hinge = (y: number, z: number, degrees: number): Placement => ({
    pivot: [x, side * y, z],
    axis: [1, 0, 0],
    degrees: side * degrees * smooth(opening),
  });
  switch (motion) {
    case "forward": {
      const shift: Vec3 = [
        -(width + CLEAR) * smooth((opening - 0.25) / 0.75),
        side * OFF_SKIN * smooth(opening / 0.45),
        0.03 * smooth(opening / 0.2),
      ];
      return { shift };
    }
    case "down":
      return hinge(skin.sill, sill, -DOWN_DEGREES);
    case "up":
      return hinge(skin.top, sill + height, UP_DEGREES);
    case "thrown-out":
      return {
        ...hinge(skin.sill, sill, -64),
        shift: [
          -0.75 * smooth((opening - 0.3) / 0.7),
          side * 1.1 * smooth(opening / 0.6),
          -0.25 * smooth((opening - 0.4) / 0.6),
        ],
      };
  }
}
