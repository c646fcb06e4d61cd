import { AFRICA } from "./more-africa.ts";
import { ASIA_EAST } from "./more-asia-east.ts";
import { ASIA_SOUTH } from "./more-asia-south.ts";
import { ASIA_SOUTHEAST } from "./more-asia-southeast.ts";
import { BRITAIN_IRELAND } from "./more-britain-ireland.ts";
import { CANADA_CARIBBEAN } from "./more-canada-caribbean.ts";
import { EUROPE_EAST } from "./more-europe-east.ts";
import { EUROPE_NORTH } from "./more-europe-north.ts";
import { EUROPE_SOUTH } from "./more-europe-south.ts";
import { EUROPE_WEST } from "./more-europe-west.ts";
import { MIDDLE_EAST } from "./more-middle-east.ts";
import { OCEANIA } from "./more-oceania.ts";
import { SOUTH_AMERICA } from "./more-south-america.ts";
import { UNITED_STATES } from "./more-united-states.ts";
import type { Airport } from "./schema.ts";

/** Airports beyond the course: hubs, capitals, large leisure destinations and layover stations. */
export const MORE_AIRPORTS: readonly Airport[] = [
  ...UNITED_STATES,
  ...CANADA_CARIBBEAN,
  ...SOUTH_AMERICA,
  ...BRITAIN_IRELAND,
  ...EUROPE_WEST,
  ...EUROPE_NORTH,
  ...EUROPE_SOUTH,
  ...EUROPE_EAST,
  ...AFRICA,
  ...MIDDLE_EAST,
  ...ASIA_EAST,
  ...ASIA_SOUTHEAST,
  ...ASIA_SOUTH,
  ...OCEANIA,
];
