import { circles } from "../circles.ts";
import { EGG_FACE } from "../faces.ts";
import { SIDE_BRAID } from "../hair/side-braid.ts";
import { ROLL_NECK } from "../neckwear.ts";
import type { Persona } from "../persona.ts";

export const HANNAH_LINDQVIST: Persona = {
  skin: "#f8dccb",
  shade: "#e0ac93",
  lip: "#bf635c",
  hair: "#b8652f",
  hairLight: "#dd9553",
  brow: "#96552b",
  eye: "#3f7f74",
  coat: "#0f4a4a",
  lapel: "#0b3a3a",
  accent: "#9ad9c6",
  face: EGG_FACE,
  headScale: [0.98, 1],
  shoulderScale: 0.96,
  eyeOpening: 1,
  isLashed: true,
  hasEars: false,
  browWidth: 3,
  hasPin: false,
  hairStyle: SIDE_BRAID,
  neckwear: ROLL_NECK,
  onSkin: [
    [
      circles([
        [90, 135, 1.1],
        [95, 139, 1.2],
        [101, 136, 1],
        [99, 143, 1],
        [107, 140, 1],
        [88, 142, 0.9],
        [133, 140, 1],
        [139, 136, 1],
        [145, 139, 1.2],
        [150, 135, 1.1],
        [141, 143, 1],
        [152, 142, 0.9],
        [115, 133, 0.9],
        [125, 134, 0.9],
      ]),
      "#c98a63",
      0,
      0.75,
    ],
  ],
};
