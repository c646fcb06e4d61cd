import type { Hair } from "../persona.ts";

export const SIDE_PARTING: Hair = {
  back: [["M71 112C64 66 92 41 121 41s55 24 48 71z", "hair"]],
  front: [
    [
      "M71 116c-7-44 12-76 48-78 36-2 58 28 52 78-2-14-5-24-11-33-22 2-46-3-58-15-6 14-25 22-31 48z",
      "hair",
    ],
    ["M104 56c14 13 34 19 54 19M100 52c16-8 36-6 50 6", "hairLight", 2.5, 0.8],
  ],
};
