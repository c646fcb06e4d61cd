/**
 * A countdown on the monotonic clock: a moved wall clock changes nothing, a background tab or a sleep is counted
 * when the page looks again. It stands while `sinceMs` is null: an interview that nobody sits in does not run.
 */
export interface Clock {
  remainingMs: number;
  /** Of the monotonic clock of this page; null while it stands. */
  sinceMs: number | null;
}

export function clockAt(remainingMs: number, atMs: number): Clock {
  return { remainingMs, sinceMs: atMs };
}

/** What is left at `atMs`, never below 0. */
export function leftMs({ remainingMs, sinceMs }: Clock, atMs: number): number {
  const ran = sinceMs === null ? 0 : Math.max(0, atMs - sinceMs);
  return Math.max(0, remainingMs - ran);
}

/** Shown seconds: a begun second counts, so that 0 is shown when the time is up and not before. */
export function leftSeconds(clock: Clock, atMs: number): number {
  return Math.ceil(leftMs(clock, atMs) / 1000);
}

export function freeze(clock: Clock, atMs: number): Clock {
  return { remainingMs: leftMs(clock, atMs), sinceMs: null };
}

/** Runs on from what is left; one that runs already is not touched. */
export function wind(clock: Clock, atMs: number): Clock {
  return clock.sinceMs === null ? { ...clock, sinceMs: atMs } : clock;
}
