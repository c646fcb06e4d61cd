import { ROUND_FACE } from "../faces.ts";
import { FRINGE_BOB } from "../hair/fringe-bob.ts";
import { NECK_SCARF } from "../neckwear.ts";
import type { Persona } from "../persona.ts";

export const MEI: Persona = {
  skin: "#f0cdb0",
  shade: "#d6a687",
  lip: "#b65c5c",
  hair: "#241f22",
  hairLight: "#463d42",
  brow: "#3d3437",
  eye: "#2c211d",
  coat: "#2c5d63",
  lapel: "#234b50",
  accent: "#e2b56a",
  face: ROUND_FACE,
  headScale: [1.01, 0.97],
  shoulderScale: 0.94,
  eyeOpening: 0.82,
  isLashed: true,
  hasEars: false,
  hasPin: true,
  hairStyle: FRINGE_BOB,
  neckwear: NECK_SCARF,
};
