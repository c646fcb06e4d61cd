export interface Stopwatch {
  /** Starts it, or goes on after a pause. */
  run(): void;
  pause(): void;
  seconds(): number;
}

/** Counts the time that it runs, and none of the time that it is paused. */
export function createStopwatch(nowMs: () => number): Stopwatch {
  let passedMs = 0;
  let sinceMs: number | null = null;
  return {
    run() {
      sinceMs ??= nowMs();
    },
    pause() {
      if (sinceMs !== null) passedMs += nowMs() - sinceMs;
      sinceMs = null;
    },
    seconds: () => (passedMs + (sinceMs === null ? 0 : nowMs() - sinceMs)) / 1000,
  };
}
