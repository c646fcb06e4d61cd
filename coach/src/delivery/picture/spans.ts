import type { Moment } from "contract/delivery";
import type { FaceFrame } from "../face-frame.ts";
import { median } from "../statistics.ts";

/** The stretch of the recording that a frame stands for: until the next one, the last as long as the others. */
export type FrameTime = Moment;

export function timesOf(frames: readonly FaceFrame[], durationSeconds: number): FrameTime[] {
  const steps = frames.slice(1).map(({ at }, before) => at - (frames[before]?.at ?? at));
  const step = median(steps);
  return frames.map(({ at }, index) => ({
    at,
    until: frames[index + 1]?.at ?? Math.max(at, Math.min(durationSeconds, at + step)),
  }));
}

/** Neighbouring frames for which something holds, put together. */
export function spansWhere(
  times: readonly FrameTime[],
  holds: (index: number) => boolean,
): Moment[] {
  const spans: Moment[] = [];
  let isOpen = false;
  times.forEach((time, index) => {
    const last = spans.at(-1);
    if (!holds(index)) isOpen = false;
    else if (isOpen && last !== undefined) last.until = time.until;
    else {
      spans.push({ ...time });
      isOpen = true;
    }
  });
  return spans;
}
