import { SQUARE_FACE } from "../faces.ts";
import { SHAVEN } from "../hair/shaven.ts";
import { OPEN_COLLAR } from "../neckwear.ts";
import type { Persona } from "../persona.ts";

export const MARCUS_TATE: Persona = {
  skin: "#7d4c32",
  shade: "#613822",
  lip: "#b0685d",
  hair: "#221a18",
  hairLight: "#8d8480",
  brow: "#1d1614",
  eye: "#21140e",
  coat: "#1f3a8a",
  lapel: "#182d6c",
  accent: "#f6b73c",
  face: SQUARE_FACE,
  headScale: [1.07, 1.03],
  shoulderScale: 1.14,
  eyeOpening: 0.98,
  isLashed: false,
  hasEars: true,
  browWidth: 4.8,
  nose: "M121 122c-1 9-9 15-8 20 2 4 11 4 15 1",
  hasPin: false,
  hairStyle: SHAVEN,
  neckwear: OPEN_COLLAR,
  onSkin: [
    [
      "M68 118c4 12 6 22 14 27 9 5 15 2 21-1 9-3 25-3 34 0 6 3 12 6 21 1 8-5 10-15 14-27v36l-24 36h-56l-24-36z",
      "hair",
      0,
      0.92,
    ],
    ["M102 156c7-4 12-4.5 18-3.5 6-1 11-.5 18 3.5-3 8-10 11-18 11s-15-3-18-11z", "skin"],
    ["M106 176c8 3 20 3 28 0M94 168c3 4 6 7 9 9M146 168c-3 4-6 7-9 9", "hairLight", 2, 0.5],
    ["M83 130c2 2 4 3 7 3M157 130c-2 2-4 3-7 3", "shade", 1.8, 0.9],
  ],
};
