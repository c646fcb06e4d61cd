import { TAKE_MAX_SECONDS } from "contract/delivery-terms";
import { useEffect } from "react";
import type { Recorder } from "../../lib/media/use-recorder.ts";
import { secondsLeft } from "./model.ts";

/** Stops a take at its limit; answers the seconds left in its last minute, null before and outside. */
export function useTakeLimit({ state, elapsedSeconds, stop }: Recorder): number | null {
  const isRunning = state === "recording" || state === "paused";
  const left = isRunning ? secondsLeft(elapsedSeconds, TAKE_MAX_SECONDS) : null;
  useEffect(() => {
    if (left === 0) void stop();
  }, [left, stop]);
  return left;
}
