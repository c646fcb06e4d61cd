import { EGG_FACE } from "../faces.ts";
import { CHIGNON } from "../hair/chignon.ts";
import { NECK_SCARF } from "../neckwear.ts";
import type { Persona } from "../persona.ts";

export const HELGA: Persona = {
  skin: "#f3d3bd",
  shade: "#dbae94",
  lip: "#b4605c",
  hair: "#c9a15f",
  hairLight: "#b18a4c",
  brow: "#9a7538",
  eye: "#4a6472",
  coat: "#28425f",
  lapel: "#20354c",
  accent: "#e8c35d",
  face: EGG_FACE,
  headScale: [0.97, 1.03],
  shoulderScale: 1,
  eyeOpening: 0.95,
  isLashed: true,
  hasEars: true,
  hasPin: true,
  hairStyle: CHIGNON,
  neckwear: NECK_SCARF,
};
