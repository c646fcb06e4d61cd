/** Specification 2, section 3. */
export const COCKPIT_CATEGORIES = [
  "Flight Controls",
  "Instruments",
  "Navigation",
  "Communication",
  "Engine Controls",
  "Safety Systems",
] as const;

/** Specification 2, section 3, from the most to the least weight for a cabin crew member. */
export const COCKPIT_IMPORTANCE = ["Critical", "Important", "Informational"] as const;

/**
 * Where a component sits on the drawing, a flight deck seen from behind the pilots: overhead panel
 * at the top, glareshield under the windows, main panel below it, pedestal between the seats, a side
 * console outboard of each seat.
 */
export const COCKPIT_AREAS = [
  "Overhead panel",
  "Glareshield",
  "Main panel",
  "Centre pedestal",
  "Side console",
] as const;
