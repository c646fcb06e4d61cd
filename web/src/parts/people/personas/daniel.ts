import { SQUARE_FACE } from "../faces.ts";
import { CROP } from "../hair/crop.ts";
import { TIE } from "../neckwear.ts";
import type { Persona } from "../persona.ts";

export const DANIEL: Persona = {
  skin: "#8d5a3c",
  shade: "#71442c",
  lip: "#6d342f",
  hair: "#1d1716",
  hairLight: "#322826",
  brow: "#1d1716",
  eye: "#20150f",
  coat: "#2f3f5c",
  lapel: "#253249",
  accent: "#c9694b",
  face: SQUARE_FACE,
  headScale: [1.02, 1],
  shoulderScale: 1.07,
  eyeOpening: 1,
  isLashed: false,
  hasEars: true,
  hasPin: true,
  hairStyle: CROP,
  neckwear: TIE,
  onSkin: [
    [
      "M70 116c4 12 6 22 14 28 9 5 16 3 22 0 8-3 20-3 28 0 6 3 13 5 22 0 8-6 10-16 14-28v34l-24 36h-52l-24-36z",
      "hair",
      0,
      0.85,
    ],
    ["M103 155c7-4 12-4.5 17-3.5 5-1 10-.5 17 3.5-3 8-10 11-17 11s-14-3-17-11z", "skin"],
  ],
};
