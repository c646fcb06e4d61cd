import { ASIA_JAPAN } from "./profile-asia-japan.ts";
import { ASIA_SINGAPORE } from "./profile-asia-singapore.ts";
import { EUROPE_UK } from "./profile-europe-uk.ts";
import { MIDDLE_EAST_UAE } from "./profile-middle-east-uae.ts";
import { NORTH_AMERICA_US } from "./profile-north-america-us.ts";
import { OCEANIA_AUSTRALIA } from "./profile-oceania-australia.ts";
import type { CulturalProfile, CulturalRegion } from "./schema.ts";

/** The six profiles by region id, in the order of the settings screen. */
export const CULTURAL_PROFILES: Readonly<Record<CulturalRegion, CulturalProfile>> = {
  "north-america-us": NORTH_AMERICA_US,
  "europe-uk": EUROPE_UK,
  "asia-japan": ASIA_JAPAN,
  "middle-east-uae": MIDDLE_EAST_UAE,
  "asia-singapore": ASIA_SINGAPORE,
  "oceania-australia": OCEANIA_AUSTRALIA,
};
