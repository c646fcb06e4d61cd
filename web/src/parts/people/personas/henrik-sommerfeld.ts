import { SQUARE_FACE } from "../faces.ts";
import { RECEDING } from "../hair/receding.ts";
import { TIE } from "../neckwear.ts";
import type { Persona } from "../persona.ts";

export const HENRIK_SOMMERFELD: Persona = {
  skin: "#efc7aa",
  shade: "#cb9879",
  lip: "#ab6459",
  hair: "#a79c8c",
  hairLight: "#cfc6b8",
  brow: "#857a6b",
  eye: "#4d7186",
  coat: "#0b1f47",
  lapel: "#081735",
  accent: "#e3ac25",
  face: SQUARE_FACE,
  headScale: [0.97, 1.05],
  shoulderScale: 1.08,
  eyeOpening: 0.88,
  isLashed: false,
  hasEars: true,
  nose: "M122 120c-1 10-8 17-7 22 2 4 9 4 12 1",
  hasPin: true,
  hairStyle: RECEDING,
  neckwear: TIE,
  onSkin: [
    [
      "M70 128c4 10 7 17 14 21 7 3 13 0 19-3 9-4 25-4 34 0 6 3 12 6 19 3 7-4 10-11 14-21v30l-24 34h-52l-24-34z",
      "hair",
      0,
      0.8,
    ],
    ["M103 155c7-4 12-4.5 17-3.5 5-1 10-.5 17 3.5-3 8-10 11-17 11s-14-3-17-11z", "skin"],
    ["M100 82c12-4 28-4 40 0M104 90c10-3 22-3 32 0", "shade", 1.8, 0.6],
    ["M84 132c3 2 6 3 9 3M156 132c-3 2-6 3-9 3", "shade", 1.8, 0.8],
  ],
  onTop: [
    [
      "M83 110h30v14q0 7-9 7H92q-9 0-9-7zM127 110h30v14q0 7-9 7h-12q-9 0-9-7zM113 114c4-2 10-2 14 0M83 112l-11-2M157 112l11-2",
      "#2c3440",
      2.6,
    ],
  ],
};
