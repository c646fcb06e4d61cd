import { EAST_ASIA_REQUIREMENTS } from "./requirements-east-asia.ts";
import { EUROPE_CENTRAL_REQUIREMENTS } from "./requirements-europe-central.ts";
import { EUROPE_LONG_HAUL_REQUIREMENTS } from "./requirements-europe-long-haul.ts";
import { EUROPE_LOW_FARE_REQUIREMENTS } from "./requirements-europe-low-fare.ts";
import { EUROPE_NETWORK_REQUIREMENTS } from "./requirements-europe-network.ts";
import { EUROPE_SOUTH_AND_NORTH_REQUIREMENTS } from "./requirements-europe-south-and-north.ts";
import { GULF_REQUIREMENTS } from "./requirements-gulf.ts";
import { LEVANT_REQUIREMENTS } from "./requirements-levant.ts";
import { OCEANIA_REQUIREMENTS } from "./requirements-oceania.ts";
import { SOUTH_ASIA_REQUIREMENTS } from "./requirements-south-asia.ts";
import { US_LEISURE_AND_REGIONAL_REQUIREMENTS } from "./requirements-us-leisure-and-regional.ts";
import { US_NETWORK_REQUIREMENTS } from "./requirements-us-network.ts";
import type { RequirementsByAirline } from "./schema.ts";

/**
 * What each airline of the guide asks of a beginner in the cabin, by the airline's id.
 * What it was checked against: docs/content/airline-requirements.md.
 */
export const AIRLINE_REQUIREMENTS: RequirementsByAirline = {
  ...GULF_REQUIREMENTS,
  ...LEVANT_REQUIREMENTS,
  ...EAST_ASIA_REQUIREMENTS,
  ...SOUTH_ASIA_REQUIREMENTS,
  ...OCEANIA_REQUIREMENTS,
  ...EUROPE_NETWORK_REQUIREMENTS,
  ...EUROPE_LONG_HAUL_REQUIREMENTS,
  ...EUROPE_LOW_FARE_REQUIREMENTS,
  ...EUROPE_SOUTH_AND_NORTH_REQUIREMENTS,
  ...EUROPE_CENTRAL_REQUIREMENTS,
  ...US_NETWORK_REQUIREMENTS,
  ...US_LEISURE_AND_REGIONAL_REQUIREMENTS,
};
