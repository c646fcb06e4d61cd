import type { AirlineFact } from "contract/airline-facts";
import { ASIA_PACIFIC_AIRLINES } from "./airlines-asia-pacific.ts";
import { EAST_ASIA_AIRLINES } from "./airlines-east-asia.ts";
import { EUROPE_AIRLINES } from "./airlines-europe.ts";
import { EUROPE_CENTRAL_AIRLINES } from "./airlines-europe-central.ts";
import { EUROPE_LONG_HAUL_AIRLINES } from "./airlines-europe-long-haul.ts";
import { EUROPE_LOW_FARE_AIRLINES } from "./airlines-europe-low-fare.ts";
import { EUROPE_SOUTH_AND_NORTH_AIRLINES } from "./airlines-europe-south-and-north.ts";
import { GULF_AIRLINES } from "./airlines-gulf.ts";
import { LEVANT_AIRLINES } from "./airlines-levant.ts";
import { MIDDLE_EAST_AIRLINES } from "./airlines-middle-east.ts";
import { OCEANIA_AIRLINES } from "./airlines-oceania.ts";
import { SOUTH_ASIA_AIRLINES } from "./airlines-south-asia.ts";
import { US_AIRLINES } from "./airlines-us.ts";
import { US_LEISURE_AND_REGIONAL_AIRLINES } from "./airlines-us-leisure-and-regional.ts";

/**
 * The airline reference guide, in the order of the sign-in list, then the other large US airlines,
 * then by region the further ones that candidates apply to.
 * Every figure belongs to the year its source names; what was checked: docs/content/airlines.md.
 */
export const AIRLINES: readonly AirlineFact[] = [
  ...MIDDLE_EAST_AIRLINES,
  ...ASIA_PACIFIC_AIRLINES,
  ...EUROPE_AIRLINES,
  ...US_AIRLINES,
  ...GULF_AIRLINES,
  ...LEVANT_AIRLINES,
  ...EAST_ASIA_AIRLINES,
  ...SOUTH_ASIA_AIRLINES,
  ...OCEANIA_AIRLINES,
  ...EUROPE_LOW_FARE_AIRLINES,
  ...EUROPE_LONG_HAUL_AIRLINES,
  ...EUROPE_SOUTH_AND_NORTH_AIRLINES,
  ...EUROPE_CENTRAL_AIRLINES,
  ...US_LEISURE_AND_REGIONAL_AIRLINES,
];
