import { JADE_STUDS } from "../earrings.ts";
import { ROUND_FACE } from "../faces.ts";
import { TOP_BUN } from "../hair/top-bun.ts";
import { STAND_COLLAR } from "../neckwear.ts";
import type { Persona } from "../persona.ts";

export const TAN_HUI_MIN: Persona = {
  skin: "#f3d3b5",
  shade: "#d8a888",
  lip: "#c2505a",
  hair: "#1f1c22",
  hairLight: "#4b4653",
  brow: "#352e33",
  eye: "#2b1f1b",
  coat: "#1b2c57",
  lapel: "#14213f",
  accent: "#e0b04c",
  face: ROUND_FACE,
  headScale: [0.96, 0.98],
  shoulderScale: 0.92,
  eyeOpening: 0.84,
  isLashed: true,
  hasEars: true,
  earrings: JADE_STUDS,
  browWidth: 2.8,
  nose: "M119 130c-2 5-4 9-3 11 2 3 6 3 9 1",
  hasPin: false,
  hairStyle: TOP_BUN,
  neckwear: STAND_COLLAR,
};
