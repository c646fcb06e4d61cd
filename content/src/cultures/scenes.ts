import { SCENES_EAST } from "./scenes-east.ts";
import { SCENES_WEST } from "./scenes-west.ts";
import type { CulturalRegion, Scene } from "./schema.ts";

/** The body language check: four moments for each region id, each resting on a norm of its profile. */
export const SCENES: Readonly<Record<CulturalRegion, readonly Scene[]>> = {
  ...SCENES_WEST,
  ...SCENES_EAST,
};
