import type { SlideType } from "./schema.ts";

/** People that a slide takes in 90 seconds, the course's figures: specification 2, section 9. */
export const SLIDE_CAPACITY: Readonly<Record<SlideType, number>> = {
  "dual-lane": 70,
  "single-lane": 45,
  "wing-slide": 35,
  "triple-lane": 110,
};
