import type { Hair } from "../persona.ts";

export const CROP: Hair = {
  back: [["M72 108C66 66 92 42 120 42s54 24 48 66z", "hair"]],
  front: [
    ["M71 116c-5-46 16-74 49-74s54 28 49 74c-2-12-4-22-9-30-24 5-56 5-80 0-5 8-7 18-9 30z", "hair"],
  ],
};
