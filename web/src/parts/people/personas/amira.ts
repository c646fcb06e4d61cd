import { EGG_FACE } from "../faces.ts";
import { HEADSCARF } from "../hair/headscarf.ts";
import type { Persona } from "../persona.ts";

export const AMIRA: Persona = {
  skin: "#d9a27c",
  shade: "#bf8460",
  lip: "#a4504d",
  hair: "#d9774f",
  hairLight: "#c2633d",
  brow: "#2b2024",
  eye: "#3b2a22",
  coat: "#22485a",
  lapel: "#1a3a49",
  accent: "#d9774f",
  face: EGG_FACE,
  headScale: [1, 1],
  shoulderScale: 1,
  eyeOpening: 1.05,
  isLashed: true,
  hasEars: false,
  hasPin: true,
  hairStyle: HEADSCARF,
  neckwear: [["M84 217l36 74 36-74 14 6-34 77h-32L70 223z", "lapel"]],
};
