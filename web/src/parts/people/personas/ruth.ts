import { ROUND_FACE } from "../faces.ts";
import { SOFT_BOB } from "../hair/soft-bob.ts";
import { NECK_SCARF } from "../neckwear.ts";
import type { Persona } from "../persona.ts";

export const RUTH: Persona = {
  skin: "#e9bfa2",
  shade: "#cf9b7c",
  lip: "#aa5a56",
  hair: "#a3a2a8",
  hairLight: "#c4c3c8",
  brow: "#7d7a80",
  eye: "#3a3531",
  coat: "#4a3f52",
  lapel: "#3c3343",
  accent: "#7fb7b4",
  face: ROUND_FACE,
  headScale: [1.02, 0.99],
  shoulderScale: 1.06,
  eyeOpening: 0.88,
  isLashed: true,
  hasEars: false,
  hasPin: true,
  hairStyle: SOFT_BOB,
  neckwear: NECK_SCARF,
  onSkin: [
    [
      "M98 146c-3 4-5 8-5 12M142 146c3 4 5 8 5 12M86 128c3 2 6 3 9 3M154 128c-3 2-6 3-9 3",
      "shade",
      1.8,
      0.8,
    ],
  ],
  onTop: [
    [
      "M84 112c0-5 4-7 9-7h14c5 0 9 2 9 7v9c0 7-6 12-16 12s-16-5-16-12zM124 112c0-5 4-7 9-7h14c5 0 9 2 9 7v9c0 7-6 12-16 12s-16-5-16-12zM116 114c3-2 5-2 8 0M84 113l-9-3M156 113l9-3",
      "#3b4a63",
      2.4,
    ],
  ],
};
