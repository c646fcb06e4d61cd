/** Four looks a second show every nod and glance that lasts. */
const MOST_PER_SECOND = 4;
/** Two still show where somebody looks, and how they sit. */
const LEAST_PER_SECOND = 2;
/** One look takes 70 to 100 ms: as many as fit into ten seconds, for a minute and what is shorter. */
const LOOKS = 120;

/**
 * How often a second a recording is looked at: by its length alone, so that the same recording gives the same figures on any
 * machine, however busy it is.
 */
export function samplingRate(durationSeconds: number): number {
  const wanted = LOOKS / Math.max(1, durationSeconds);
  return Math.max(LEAST_PER_SECOND, Math.min(MOST_PER_SECOND, wanted));
}
