import { GOLD_HOOPS } from "../earrings.ts";
import { EGG_FACE } from "../faces.ts";
import { SIDE_SWEPT } from "../hair/side-swept.ts";
import { NECK_SCARF } from "../neckwear.ts";
import type { Persona } from "../persona.ts";

export const RANIA_KHOURY: Persona = {
  skin: "#e0b088",
  shade: "#c48d63",
  lip: "#a8404a",
  hair: "#3a2119",
  hairLight: "#64402c",
  brow: "#33201a",
  eye: "#4c3522",
  coat: "#7a1526",
  lapel: "#5e0f1d",
  accent: "#e2be7e",
  face: EGG_FACE,
  headScale: [0.99, 1.02],
  shoulderScale: 0.98,
  eyeOpening: 1.06,
  isLashed: true,
  hasEars: true,
  earrings: GOLD_HOOPS,
  browWidth: 4,
  hasPin: false,
  hairStyle: SIDE_SWEPT,
  neckwear: NECK_SCARF,
};
