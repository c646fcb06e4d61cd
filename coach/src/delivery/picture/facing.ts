import type { FaceFrame } from "../face-frame.ts";
import { clamp, median } from "../statistics.ts";

/** A head turned further than this from its centre looks elsewhere, degrees. A strong three-quarter view reads as 22. */
const MOST_YAW = 13;
/** Reading from a desk or a phone below the lens, degrees. */
const MOST_PITCH = 16;
/**
 * Where somebody mostly looks counts as straight on, for a camera stands a little aside and detectors are off by some
 * degrees; only within these bounds, or a head turned away throughout would count as straight.
 */
const MOST_YAW_OFFSET = 6;
const MOST_PITCH_OFFSET = 14;
/** Below this strength the direction of the eyes is noise. */
const LEAST_GAZE = 0.2;
/** Eyes this far off look elsewhere whatever the head does. */
const STRONG_GAZE = 0.4;
/** With the head turned by this share of its bound, eyes that are off too look elsewhere. */
const TURNED_SHARE = 0.6;

type Face = NonNullable<FaceFrame["face"]>;

/** For each frame whether the face looks into the lens; null without a face. */
export function facingFlags(frames: readonly FaceFrame[]): (boolean | null)[] {
  const faces = frames.flatMap(({ face }) => face ?? []);
  const centre = {
    yaw: offset(faces, "yaw", MOST_YAW_OFFSET),
    pitch: offset(faces, "pitch", MOST_PITCH_OFFSET),
  };
  return frames.map(({ face }) => (face === null ? null : isFacing(face, centre)));
}

function isFacing(face: Face, centre: { yaw: number; pitch: number }): boolean {
  const turn = Math.max(
    Math.abs(face.yaw - centre.yaw) / MOST_YAW,
    Math.abs(face.pitch - centre.pitch) / MOST_PITCH,
  );
  if (turn > 1) return false;
  const gaze = face.gaze?.strength ?? 0;
  if (gaze < LEAST_GAZE) return true;
  return gaze < STRONG_GAZE && turn < TURNED_SHARE;
}

const offset = (faces: readonly Face[], axis: "yaw" | "pitch", most: number): number =>
  clamp(median(faces.map((face) => face[axis])), -most, most);
