import type { Category } from "./model.ts";

/** Colour of a category's points; each point carries its number and its name too. */
export const CATEGORY_LOOK: Readonly<Record<Category, string>> = {
  "Flight Controls": "bg-lagoon text-on-lagoon",
  Instruments: "bg-blue text-white night:text-on-lagoon",
  Navigation: "bg-green-ink text-white night:bg-green night:text-on-lagoon",
  Communication: "bg-ink text-cabin",
  "Engine Controls": "bg-dawn text-ink night:text-on-lagoon",
  "Safety Systems": "bg-red-ink text-white night:bg-red night:text-on-lagoon",
};
