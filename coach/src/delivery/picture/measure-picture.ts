import type { Moment } from "contract/delivery";
import type { FaceFrame } from "../face-frame.ts";
import type { NotAssessedReason, PictureMeasureId } from "../measure-ids.ts";
import { longestMoments } from "../moments.ts";
import { type Reading, splitReadings } from "../reading.ts";
import { median } from "../statistics.ts";
import { facingFlags } from "./facing.ts";
import { headMovement, swayOf } from "./movement.ts";
import { type FrameTime, spansWhere, timesOf } from "./spans.ts";

/** What was measured of the picture; `values`, `reasons` and `moments` as those of `MeasuredSound`. */
export interface MeasuredPicture {
  durationSeconds: number;
  values: Record<PictureMeasureId, number | null>;
  reasons: Partial<Record<PictureMeasureId, NotAssessedReason>>;
  moments: Partial<Record<PictureMeasureId, Moment[]>>;
  /** Stretches that look into the lens, that look elsewhere, and that show no face. */
  facing: Moment[];
  away: Moment[];
  faceless: Moment[];
}

/** Shorter pictures, and fewer frames with a face, show nothing about somebody. */
const LEAST_RECORDING_SECONDS = 2;
const LEAST_FRAMES = 3;
/** Frames with a face that a figure about movement needs. */
const LEAST_MOVING_FRAMES = 8;
/** A face in a smaller share of the frames is a passer-by or a mistake of the detector. */
const LEAST_PRESENCE = 0.03;
/** Shorter looks away belong to talking, shorter gaps to the detector, seconds. */
const LEAST_SECONDS = 1;
const MOST_SPANS = 600;

/**
 * What can be measured of how somebody sits in the picture: place, size and direction of the face, never its expression.
 * @param frames in the order of the recording, two a second and more; their distances may differ
 */
export function measurePicture(
  frames: readonly FaceFrame[],
  durationSeconds: number,
): MeasuredPicture {
  const times = timesOf(frames, durationSeconds);
  const seen = frames.filter((frame) => frame.face !== null);
  const presence = seen.length / Math.max(1, frames.length);
  const facing = facingFlags(frames);
  const isFaceless = frames.map(({ face }) => face === null);
  const sway = swayOf(frames);
  const absent: NotAssessedReason | null =
    seen.length < LEAST_FRAMES || presence < LEAST_PRESENCE ? "noFace" : null;
  const few = frames.length < LEAST_FRAMES || durationSeconds < LEAST_RECORDING_SECONDS;
  const of = (value: () => number, least = LEAST_FRAMES): Reading => {
    if (few) return "tooShort";
    return absent ?? (seen.length < least ? "tooShort" : value());
  };
  const faces = seen.flatMap(({ face }) => face ?? []);
  const facingShare = facing.filter((flag) => flag === true).length / Math.max(1, seen.length);
  const { values, reasons } = splitReadings<PictureMeasureId>({
    presence: few ? "tooShort" : 100 * presence,
    facing: of(() => 100 * facingShare),
    sway: of(() => sway.degrees, LEAST_MOVING_FRAMES),
    headMovement: of(() => headMovement(frames), LEAST_MOVING_FRAMES),
    faceSize: of(() => 100 * median(faces.map(({ height }) => height))),
    offCentre: of(() => 200 * median(faces.map(({ x, width }) => Math.abs(x + width / 2 - 0.5)))),
    light: of(() => 100 * median(faces.map(({ light }) => light))),
  });
  const away = spans(times, (at) => facing[at] === false);
  const faceless = spans(times, (at) => isFaceless[at] === true);
  return {
    ...{ durationSeconds, values, reasons, away, faceless },
    moments: {
      presence: longestMoments(faceless.filter(isNoticed)),
      facing: longestMoments(away.filter(isNoticed)),
      sway: longestMoments(sway.moments),
    },
    facing: spans(times, (at) => facing[at] === true),
  };
}

const spans = (times: readonly FrameTime[], holds: (at: number) => boolean): Moment[] =>
  spansWhere(times, holds).slice(0, MOST_SPANS);

const isNoticed = ({ at, until }: Moment): boolean => until - at >= LEAST_SECONDS;
