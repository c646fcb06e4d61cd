import type { FaceFrame } from "../face-frame.ts";

export type Face = NonNullable<FaceFrame["face"]>;

/** Head and shoulders in the middle of the picture, as the detector reads somebody who looks into the lens. */
export const FACE: Face = {
  ...{ x: 0.35, y: 0.2, width: 0.3, height: 0.45, yaw: -4, pitch: 8, roll: 0 },
  ...{ gaze: { bearing: 40, strength: 0.06 }, light: 0.5, confidence: 0.9 },
};

/** Somebody who talks: small nods and turns, in seconds that repeat nothing at once. */
export function talking(at: number): Face {
  return {
    ...FACE,
    x: FACE.x + 0.012 * Math.sin(1.3 * at) + 0.006 * Math.sin(3.1 * at),
    y: FACE.y + 0.015 * Math.sin(2.2 * at + 1),
    yaw: FACE.yaw + 4 * Math.sin(0.7 * at),
    pitch: FACE.pitch + 4 * Math.sin(1.9 * at),
    roll: 1.5 * Math.sin(0.9 * at),
  };
}

/**
 * Frames of a recording, for tests and the evaluation.
 * @param faceAt the face at a second, null where there is none
 */
export function makeFrames(
  durationSeconds: number,
  faceAt: (at: number) => Face | null,
  framesASecond = 2,
): FaceFrame[] {
  return Array.from({ length: Math.round(durationSeconds * framesASecond) }, (_, frame) => {
    const at = frame / framesASecond;
    return { at, light: 0.5, face: faceAt(at) };
  });
}
