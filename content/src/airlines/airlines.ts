import type { AirlineFact } from "contract/airline-facts";
import { ASIA_PACIFIC_AIRLINES } from "./airlines-asia-pacific.ts";
import { EUROPE_AIRLINES } from "./airlines-europe.ts";
import { MIDDLE_EAST_AIRLINES } from "./airlines-middle-east.ts";
import { US_AIRLINES } from "./airlines-us.ts";

/**
 * The airline reference guide, in the order of the sign-in list and then the other US airlines.
 * Every figure belongs to the year its source names; what was checked: docs/content/airlines.md.
 */
export const AIRLINES: readonly AirlineFact[] = [
  ...MIDDLE_EAST_AIRLINES,
  ...ASIA_PACIFIC_AIRLINES,
  ...EUROPE_AIRLINES,
  ...US_AIRLINES,
];
