import { EGG_FACE } from "../faces.ts";
import { SIDE_PARTING } from "../hair/side-parting.ts";
import { TIE } from "../neckwear.ts";
import type { Persona } from "../persona.ts";

export const ARUN_NAMBIAR: Persona = {
  skin: "#a8703f",
  shade: "#88572e",
  lip: "#8a4a3c",
  hair: "#1c1817",
  hairLight: "#4d4643",
  brow: "#1c1817",
  eye: "#24160f",
  coat: "#4b3621",
  lapel: "#3a2918",
  accent: "#e8c98f",
  face: EGG_FACE,
  headScale: [1.02, 1.02],
  shoulderScale: 1.05,
  eyeOpening: 0.96,
  isLashed: false,
  hasEars: true,
  browWidth: 5.2,
  nose: "M122 121c-1 10-8 16-7 21 2 4 9 4 13 1",
  hasPin: true,
  hairStyle: SIDE_PARTING,
  neckwear: TIE,
  onSkin: [
    ["M84 130c3 3 7 4 11 4M156 130c-3 3-7 4-11 4", "shade", 2, 0.7],
    [
      "M97 153c5-7 14-10 23-7 9-3 18 0 23 7-6 1-10-.5-15-1.5-3-.6-5.5-.5-8 .5-2.5-1-5-1.1-8-.5-5 1-9 2.5-15 1.5z",
      "hair",
    ],
  ],
};
