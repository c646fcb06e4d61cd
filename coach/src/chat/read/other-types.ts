import { EQUIPMENT_OF } from "../knowledge/aircraft.ts";

/** How a type is named, by the figure or the letters that people say. */
const TYPES: readonly (readonly [said: RegExp, name: string])[] = [
  [/\b(?:b ?)?(7[1-7]7)(?:[- ]?\w{1,5})?\b/, "Boeing $1"],
  [/\ba ?(2[12]0|3[0-5]0|3[18][089])(?:[- ]?\w{1,5})?\b/, "Airbus A$1"],
  [/\be-?(1[49]\d|2)(?:[- ]?e2)?\b/, "Embraer E$1"],
  [/\b(crj|atr|dash ?8|q400|md-?8\d|md-?11|comac|sukhoi)\b/, "$1"],
];

/** The aircraft type that a folded text names and the content has nothing on, as one writes it; null where there is none. */
export function otherTypeIn(plain: string): string | null {
  for (const [said, name] of TYPES) {
    const [found, which = ""] = plain.match(said) ?? [];
    if (found === undefined) continue;
    const isKnown = [...EQUIPMENT_OF.keys()].some((id) => id.includes(which));
    if (!isKnown) return name.replace("$1", name === "$1" ? which.toUpperCase() : which);
  }
  return null;
}
