import { EGG_FACE } from "../faces.ts";
import { SOFT_BOB } from "../hair/soft-bob.ts";
import { NECK_SCARF } from "../neckwear.ts";
import type { Persona } from "../persona.ts";

export const ELEANOR_WHITCOMBE: Persona = {
  skin: "#f3d0bd",
  shade: "#d8a48e",
  lip: "#b85560",
  hair: "#b3b2b9",
  hairLight: "#d9d8de",
  brow: "#8b8890",
  eye: "#54708a",
  coat: "#1e2a5e",
  lapel: "#161f47",
  accent: "#e4616b",
  face: EGG_FACE,
  headScale: [1.01, 1.01],
  shoulderScale: 1.02,
  eyeOpening: 0.88,
  isLashed: true,
  hasEars: false,
  hasPin: true,
  hairStyle: SOFT_BOB,
  neckwear: NECK_SCARF,
  onSkin: [
    [
      "M99 147c-3 4-5 8-5 12M141 147c3 4 5 8 5 12M85 130c3 2 6 3 9 3M155 130c-3 2-6 3-9 3",
      "shade",
      1.8,
      0.8,
    ],
  ],
  onTop: [
    [
      "M82 112c0-4 4-7 9-7h16c5 0 8 3 8 7v7c0 9-6 14-16 14s-17-5-17-14zM125 112c0-4 3-7 8-7h16c5 0 9 3 9 7v7c0 9-7 14-17 14s-16-5-16-14zM115 114c3-3 7-3 10 0M82 112l-9-3M158 112l9-3",
      "#8c3f3a",
      2.6,
    ],
  ],
};
