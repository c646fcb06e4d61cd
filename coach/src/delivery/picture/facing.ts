import type { FaceFrame } from "../face-frame.ts";
import { clamp, median } from "../statistics.ts";

/** A head turned further than this from its centre looks elsewhere, degrees. A strong three-quarter view reads as 22. */
const MOST_YAW = 12;
/** Reading from a desk or a phone below the lens, degrees. */
const MOST_PITCH = 16;
/**
 * Where somebody mostly looks counts as straight on, for a camera stands a little aside and detectors are off by some
 * degrees. It moves the centre by so much at most; a direction further off than twice that is no camera, and moves nothing.
 */
const MOST_OFFSET = { yaw: 5, pitch: 12 } as const;
/** Below this strength the eyes say nothing. Their bearing is not used: the detector folds it, left and right read alike. */
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
    yaw: offset(faces, "yaw"),
    pitch: offset(faces, "pitch"),
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

function offset(faces: readonly Face[], axis: "yaw" | "pitch"): number {
  const usual = median(faces.map((face) => face[axis]));
  const most = MOST_OFFSET[axis];
  return Math.abs(usual) > 2 * most ? 0 : clamp(usual, -most, most);
}
