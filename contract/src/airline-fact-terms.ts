/** Terms of the airline reference guide, without the schemas. */
export const REGIONS = ["US", "Europe", "Middle East", "Asia-Pacific"] as const;
export const ALLIANCES = ["Star Alliance", "oneworld", "SkyTeam", "Independent"] as const;

/** Searches shorter than this are not sent (specification 2, section 5: "above 2 characters"). */
export const SEARCH_MIN_CHARACTERS = 3;
