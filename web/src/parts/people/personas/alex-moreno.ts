import { circles } from "../circles.ts";
import { SMALL_HOOPS } from "../earrings.ts";
import { EGG_FACE } from "../faces.ts";
import { CURLS } from "../hair/curls.ts";
import { CREW_NECK } from "../neckwear.ts";
import type { Persona } from "../persona.ts";

export const ALEX_MORENO: Persona = {
  skin: "#bd8658",
  shade: "#9c683f",
  lip: "#9c4f48",
  hair: "#2c1c16",
  hairLight: "#5d4030",
  brow: "#2c1c16",
  eye: "#3a2416",
  coat: "#0b3d78",
  lapel: "#08305f",
  accent: "#8cc6f2",
  face: EGG_FACE,
  headScale: [0.97, 0.98],
  shoulderScale: 0.98,
  eyeOpening: 1.08,
  isLashed: false,
  hasEars: true,
  earrings: SMALL_HOOPS,
  browWidth: 4.2,
  hasPin: false,
  hairStyle: CURLS,
  neckwear: CREW_NECK,
  onSkin: [
    [
      circles([
        [92, 137, 1.2],
        [97, 141, 1.1],
        [89, 143, 1],
        [103, 137, 1],
        [143, 137, 1.2],
        [148, 141, 1.1],
        [152, 136, 1],
        [138, 141, 1],
      ]),
      "shade",
      0,
      0.8,
    ],
  ],
};
