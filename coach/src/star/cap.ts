import { clamp } from "./features/feature.ts";

/** From no fault (100) to a full one (`floor`), steeply: half a fault leaves little more than the floor. */
export const capAt = (severity: number, floor: number): number =>
  severity <= 0 ? 100 : Math.round(floor + (100 - floor) * (1 - clamp(severity)) ** 1.5);
