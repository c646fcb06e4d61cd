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
      "M72 132c6 14 14 20 24 20 4-6 14-9 24-9s20 3 24 9c10 0 18-6 24-20v34l-26 26h-48l-26-26z",
      "hair",
      0,
      0.09,
    ],
  ],
};
