import { GOLD_DROPS } from "../earrings.ts";
import { ROUND_FACE } from "../faces.ts";
import { ROUND_AFRO } from "../hair/round-afro.ts";
import { BOW_BLOUSE } from "../neckwear.ts";
import type { Persona } from "../persona.ts";

export const VANESSA_COLEMAN: Persona = {
  skin: "#8a5539",
  shade: "#6c3f28",
  lip: "#a53a4c",
  hair: "#1f1716",
  hairLight: "#4a3934",
  brow: "#1f1716",
  eye: "#261812",
  coat: "#5a1638",
  lapel: "#440f29",
  accent: "#f0a8b8",
  face: ROUND_FACE,
  headScale: [0.97, 1],
  shoulderScale: 1,
  eyeOpening: 1.04,
  isLashed: true,
  hasEars: true,
  earrings: GOLD_DROPS,
  browWidth: 3.8,
  nose: "M120 124c-1 9-7 14-6 18 2 4 9 4 13 1",
  hasPin: true,
  hairStyle: ROUND_AFRO,
  neckwear: BOW_BLOUSE,
};
