import { AIRLINES } from "content/airlines/airlines";
import { SIGN_IN_AIRLINES } from "contract/sign-in-airlines";

const NAMES = new Set<string>([
  ...SIGN_IN_AIRLINES,
  ...AIRLINES.map((airline) => airline.airlineName),
]);

/** Whether a target airline is one that a list offers. */
export function isKnownAirline(name: string): boolean {
  return NAMES.has(name);
}
