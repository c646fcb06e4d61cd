import type { Moment, Timeline } from "contract/delivery";

/** A place in percent of the whole recording, 0 to 100. */
export function placeOf(seconds: number, durationSeconds: number): number {
  if (durationSeconds <= 0) return 0;
  return Math.min(100, Math.max(0, (seconds / durationSeconds) * 100));
}

/** Levels of a recording gathered into as many bars as there is room for; the loudest of each is what is heard. */
export function barsOf(levels: readonly number[], room: number): number[] {
  const count = Math.max(0, Math.min(levels.length, Math.floor(room)));
  return Array.from({ length: count }, (_, bar) => {
    const from = Math.floor((bar * levels.length) / count);
    const until = Math.max(from + 1, Math.floor(((bar + 1) * levels.length) / count));
    return Math.max(...levels.slice(from, until));
  });
}

/** Seconds to be written under the lanes, from 0 to the end, in equal steps. */
export function axisTicks(durationSeconds: number, count: number): number[] {
  return Array.from({ length: count }, (_, tick) => (durationSeconds * tick) / (count - 1));
}

/** The marks that a lane offers to jump to. */
export type LaneId = "voice" | "pace" | "eyes" | "pauses" | "fillers";

/**
 * Where a tap in a lane leads: to the start of a mark within reach of the finger, else to the second itself.
 * @param reachSeconds half a finger's width on this axis
 */
export function jumpTarget(
  seconds: number,
  marks: readonly Moment[],
  reachSeconds: number,
): number {
  const distance = ({ at, until }: Moment) =>
    seconds < at ? at - seconds : seconds > until ? seconds - until : 0;
  const [nearest] = [...marks].sort((one, other) => distance(one) - distance(other));
  return nearest && distance(nearest) <= reachSeconds ? nearest.at : seconds;
}

/** From here on a pause is long: two seconds without a word are felt. */
export const LONG_PAUSE_SECONDS = 2;

export interface PaceLine {
  /** Syllables a second at the top of the lane. */
  top: number;
  /** SVG path over 1000 × 48; broken where nobody speaks. */
  path: string;
  /** The band on the same scale, from its upper edge down; null without one. */
  band: { y: number; height: number } | null;
}

export const LANE_WIDTH = 1000;
export const LANE_HEIGHT = 48;
/** No more than this is spoken by anybody: the scale does not jump from take to take below it. */
const USUAL_TOP = 7;

/** The pace over the recording as a line, over the band of what is usual. */
export function paceLine(
  rate: readonly (number | null)[],
  band: { low: number | null; high: number | null } | null,
): PaceLine {
  const top = Math.max(USUAL_TOP, ...rate.map((value) => value ?? 0));
  const y = (value: number) => round(LANE_HEIGHT - 3 - (value / top) * (LANE_HEIGHT - 6));
  const x = (step: number) => round(((step + 0.5) / rate.length) * LANE_WIDTH);
  let path = "";
  rate.forEach((value, step) => {
    if (value === null) return;
    const isNew = step === 0 || rate[step - 1] === null;
    // A single step between two silences is a dash, or nothing of it would be seen.
    const isAlone = isNew && (rate[step + 1] ?? null) === null;
    if (isAlone) {
      const half = LANE_WIDTH / rate.length / 2;
      path += `M${round(x(step) - half)} ${y(value)}h${round(2 * half)}`;
    } else path += `${isNew ? "M" : "L"}${x(step)} ${y(value)}`;
  });
  const upper = y(Math.min(top, band?.high ?? top));
  const lower = y(band?.low ?? 0);
  return { top, path, band: band ? { y: upper, height: round(lower - upper) } : null };
}

/** True where the timeline has something of a picture, of sound. */
export const hasPicture = ({ facing, away, faceless }: Timeline): boolean =>
  facing.length + away.length + faceless.length > 0;
export const hasSound = ({ levels }: Timeline): boolean => levels.length > 0;

const round = (length: number) => Math.round(length * 10) / 10;
