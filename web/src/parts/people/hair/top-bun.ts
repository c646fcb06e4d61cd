import { circles } from "../circles.ts";
import type { Hair } from "../persona.ts";

/** Combed back from a middle parting into a bun on the crown. */
export const TOP_BUN: Hair = {
  back: [
    [circles([[120, 34, 19]]), "hair"],
    ["M105 30c8-8 22-8 30 0M103 38c10 6 24 6 34 0", "hairLight", 2.2, 0.8],
    ["M70 122C62 66 88 42 120 42s58 24 50 80c-2 8-3 14-5 20H75c-2-6-4-12-5-20z", "hair"],
  ],
  front: [
    [
      "M69 124c-6-52 15-82 51-82s57 30 51 82c-2-20-7-30-15-37-12-6-26-11-36-18-10 7-24 12-36 18-8 7-13 17-15 37z",
      "hair",
    ],
    [
      "M120 45v23M112 49c-12 5-22 14-28 27M128 49c12 5 22 14 28 27M104 50c-10 4-17 9-22 16M136 50c10 4 17 9 22 16",
      "hairLight",
      2,
      0.7,
    ],
  ],
};
