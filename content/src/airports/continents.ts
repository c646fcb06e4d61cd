/**
 * The seven labels of the continent filter (specification 3, Airport), in its order.
 * They follow the map a crew planner has in mind, not the flag: see docs/content/airports.md.
 */
export const CONTINENTS = [
  "North America",
  "Europe",
  "Asia",
  "Oceania",
  "Middle East",
  "Africa",
  "South America",
] as const;
