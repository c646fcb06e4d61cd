import type { Moment } from "contract/delivery";
import type { FaceFrame } from "../face-frame.ts";
import { mean, standardDeviation } from "../statistics.ts";

/** Swaying repeats within this; slower is sitting down anew, seconds. */
const WINDOW_SECONDS = 6;
const LEAST_IN_WINDOW = 5;
/** Swaying by a face's width weighs as much as rolling by this, degrees. */
const DEGREES_A_WIDTH = 30;
/** A stretch with more than this is worth seeing again, degrees. */
const NOTABLE_DEGREES = 8;

/** Movement is read over about this step: between nearer frames the detector trembles, between farther ones nods are lost. */
const STEP_SECONDS = { least: 0.4, most: 1.2 };
/** What a detector trembles by, face widths. */
const TREMBLE = 0.01;

type Seen = { at: number; face: NonNullable<FaceFrame["face"]> };

const seenOf = (frames: readonly FaceFrame[]): Seen[] =>
  frames.flatMap(({ at, face }) => (face === null ? [] : [{ at, face }]));

/** Spread of roll and of sideways sway within six seconds, as degrees of roll, and the stretches with most of it. */
export function swayOf(frames: readonly FaceFrame[]): { degrees: number; moments: Moment[] } {
  const stretches = stretchesOf(seenOf(frames)).map((stretch) => {
    const width = mean(stretch.map(({ face }) => face.width));
    const roll = standardDeviation(stretch.map(({ face }) => face.roll));
    const across = standardDeviation(stretch.map(({ face }) => face.x + face.width / 2));
    const sway = (DEGREES_A_WIDTH * across) / Math.max(width, 0.01);
    return { stretch, degrees: Math.hypot(roll, sway) };
  });
  return {
    degrees: Math.sqrt(mean(stretches.map(({ degrees }) => degrees ** 2))),
    moments: stretches
      .filter(({ degrees }) => degrees >= NOTABLE_DEGREES)
      .sort((one, other) => other.degrees - one.degrees)
      .map(({ stretch }) => ({ at: stretch[0]?.at ?? 0, until: stretch.at(-1)?.at ?? 0 })),
  };
}

/** Stretches one after the other; one with too few faces says nothing. */
function stretchesOf(seen: readonly Seen[]): Seen[][] {
  const stretches = new Map<number, Seen[]>();
  for (const frame of seen) {
    const stretch = Math.floor(frame.at / WINDOW_SECONDS);
    stretches.set(stretch, [...(stretches.get(stretch) ?? []), frame]);
  }
  const full = [...stretches.values()].filter((stretch) => stretch.length >= LEAST_IN_WINDOW);
  return full.length > 0 ? full : [[...seen]];
}

/** Mean speed of the face's middle in face widths a second, the detector's tremble taken out. */
export function headMovement(frames: readonly FaceFrame[]): number {
  const seen = seenOf(frames);
  const speeds: number[] = [];
  let before = seen[0];
  for (const frame of seen) {
    if (before === undefined || frame.at - before.at < STEP_SECONDS.least) continue;
    const seconds = frame.at - before.at;
    if (seconds <= STEP_SECONDS.most) {
      const width = Math.max((frame.face.width + before.face.width) / 2, 0.01);
      const across = middle(frame.face).x - middle(before.face).x;
      const down = middle(frame.face).y - middle(before.face).y;
      speeds.push(Math.max(0, Math.hypot(across, down) / width - TREMBLE) / seconds);
    }
    before = frame;
  }
  return mean(speeds);
}

const middle = ({ x, y, width, height }: Seen["face"]) => ({ x: x + width / 2, y: y + height / 2 });
