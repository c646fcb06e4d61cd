import type { MultipleChoice } from "../multiple-choice.ts";
import { CHECKS_EAST } from "./checks-east.ts";
import { CHECKS_WEST } from "./checks-west.ts";
import type { CulturalRegion } from "./schema.ts";

/** The culture check: five questions for each region id. */
export const CULTURE_CHECKS: Readonly<Record<CulturalRegion, readonly MultipleChoice[]>> = {
  ...CHECKS_WEST,
  ...CHECKS_EAST,
};
