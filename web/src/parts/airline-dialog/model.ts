import type { AirlineFact } from "contract/airline-facts";

/** Specification 1, section 9: the preview shows up to 3 values and 2 tips. */
export const VALUES_SHOWN = 3;
export const TIPS_SHOWN = 2;

/** The first entries of a list, and how many more there are. */
export function firstOf<Entry>(
  entries: readonly Entry[],
  shown: number,
): { first: readonly Entry[]; more: number } {
  return { first: entries.slice(0, shown), more: Math.max(0, entries.length - shown) };
}

/** What is chosen when the dialog opens: the person's airline where the guide has it, else nothing. */
export function initialChoice(airlines: readonly AirlineFact[], targetAirline: string): string {
  return airlines.some((airline) => airline.airlineName === targetAirline) ? targetAirline : "";
}
