import { type Clock, MINUTE_MS, SECOND_MS } from "../../clock.ts";

/** One fault may be chance and two a hiccup; after so many in a row the next person need not wait for another. */
const FAULTS_TO_OPEN = 4;
/** A service that restarts is back in half a minute. Each failed look doubles the rest. */
const FIRST_REST_MS = 30 * SECOND_MS;
/** A service that is away for the night is looked for six times an hour: somebody waits for each look. */
const LONGEST_REST_MS = 10 * MINUTE_MS;

export type Breaker = {
  /** Whether the service may be asked now. After a rest only one call at a time may look. */
  admit(): "closed" | "half-open" | "open";
  /** The admitted call was answered. */
  succeed(): void;
  /** The admitted call met a fault of the service. */
  fail(): void;
  /** The admitted call ended without telling anything of the service. */
  release(): void;
};

/** Stops asking a service that is down, so that people are answered at once, and looks for it now and then. */
export function createBreaker(clock: Clock): Breaker {
  let faults = 0;
  let restMs = FIRST_REST_MS;
  let restsUntil: number | null = null;
  let isLooking = false;

  return {
    admit: () => {
      if (restsUntil === null) return "closed";
      if (isLooking || clock().getTime() < restsUntil) return "open";
      isLooking = true;
      return "half-open";
    },
    succeed: () => {
      faults = 0;
      restMs = FIRST_REST_MS;
      restsUntil = null;
      isLooking = false;
    },
    fail: () => {
      faults += 1;
      const hasLooked = isLooking;
      isLooking = false;
      if (hasLooked) restMs = Math.min(LONGEST_REST_MS, restMs * 2);
      // Calls that were under way when it opened do not prolong the rest.
      if (hasLooked || (restsUntil === null && faults >= FAULTS_TO_OPEN))
        restsUntil = clock().getTime() + restMs;
    },
    release: () => {
      isLooking = false;
    },
  };
}
