import { EGG_FACE } from "../faces.ts";
import { WAVES } from "../hair/waves.ts";
import { ROLL_NECK } from "../neckwear.ts";
import type { Persona } from "../persona.ts";

export const LEILA: Persona = {
  skin: "#c58b66",
  shade: "#a9704d",
  lip: "#98504b",
  hair: "#2a1d1b",
  hairLight: "#4a352f",
  brow: "#2a1d1b",
  eye: "#2d1e17",
  coat: "#e9e4da",
  lapel: "#d8d1c4",
  accent: "#3c6e78",
  face: EGG_FACE,
  headScale: [1, 1],
  shoulderScale: 0.97,
  eyeOpening: 1,
  isLashed: true,
  hasEars: false,
  hasPin: false,
  hairStyle: WAVES,
  neckwear: ROLL_NECK,
};
