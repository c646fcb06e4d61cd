import type { Hair } from "../persona.ts";

/** None, and light on the crown. */
export const SHAVEN: Hair = {
  back: [],
  front: [["M98 64c10-7 24-8 34-3", "#fff", 5, 0.14]],
};
