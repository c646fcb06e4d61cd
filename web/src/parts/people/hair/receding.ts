import type { Hair } from "../persona.ts";

/** Short, high over the temples. */
export const RECEDING: Hair = {
  back: [["M71 116C65 66 91 43 120 43s55 23 49 73z", "hair"]],
  front: [
    [
      "M71 118c-6-48 15-78 49-78s55 30 49 78c-2-14-5-23-9-31 1-13-3-21-10-26-5 5-10 4-13-1-12 4-24 5-36 1-4 3-8 3-11 0-7 5-11 13-10 26-4 8-7 17-9 31z",
      "hair",
    ],
    ["M90 52c8-6 20-9 32-8M128 45c10 1 18 5 24 11M82 66c-3 6-5 12-5 20", "hairLight", 2.5, 0.9],
  ],
};
