import { EGG_FACE } from "../faces.ts";
import { SIDE_PARTING } from "../hair/side-parting.ts";
import { TIE } from "../neckwear.ts";
import type { Persona } from "../persona.ts";

export const JOAO: Persona = {
  skin: "#c98f68",
  shade: "#ad744f",
  lip: "#95514a",
  hair: "#3a2a22",
  hairLight: "#5a4233",
  brow: "#3a2a22",
  eye: "#2e2018",
  coat: "#3c4d58",
  lapel: "#303e47",
  accent: "#3e8b8c",
  face: EGG_FACE,
  headScale: [0.98, 1.02],
  shoulderScale: 1.02,
  eyeOpening: 0.95,
  isLashed: false,
  hasEars: true,
  hasPin: true,
  hairStyle: SIDE_PARTING,
  neckwear: TIE,
  onSkin: [
    [
      "M70 124c4 16 12 24 22 25 12-4 44-4 56 0 10-1 18-9 22-25v36l-26 26h-48l-26-26z",
      "hair",
      0,
      0.11,
    ],
  ],
};
