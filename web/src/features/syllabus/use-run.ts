import { useEffect } from "react";
import { now } from "../../lib/clock.ts";
import { randomSeed } from "../../lib/random.ts";
import { withRun } from "./record.ts";
import { movedOn, newRun, type Run, secondsLeft, settled, withAnswer } from "./run.ts";
import { useNow } from "./use-now.ts";
import type { Kept } from "./use-record.ts";

/** A run by its name in what is kept: what stands, and what can be done with it. */
export function useRun({ record, change }: Kept, name: string) {
  const run = record.runs[name] ?? null;
  const isTicking = run !== null && run.limitSeconds !== null && run.endedAtMs === null;
  const nowMs = useNow(isTicking);
  const step = (next: (run: Run, atMs: number) => Run) =>
    change((kept) => {
      const present = kept.runs[name];
      return present ? withRun(kept, name, next(present, now().getTime())) : kept;
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: ends when the clock says so.
  useEffect(() => {
    if (run && settled(run, nowMs) !== run) step(settled);
  }, [run, nowMs]);

  return {
    run,
    nowMs,
    /** Null without a limit. */
    left: run && run.endedAtMs === null ? secondsLeft(run, nowMs) : null,
    /** Draws by a new seed what is asked. */
    start(
      draw: (seed: number) => readonly string[],
      options: { limitSeconds?: number | null; isTyped?: boolean } = {},
    ) {
      const seed = randomSeed();
      const begun = newRun(draw(seed), seed, now().getTime(), options);
      change((kept) => withRun(kept, name, begun));
    },
    answer: (answer: string) => step((present, at) => withAnswer(present, answer, at)),
    next: () => step(movedOn),
    drop: () => change((kept) => withRun(kept, name, null)),
  };
}
