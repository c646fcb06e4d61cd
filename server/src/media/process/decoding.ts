import type { Recording } from "./open-recording.ts";
import type { Picture } from "./upright-rgb.ts";

/** A picture, and the second of the recording at which it is shown. */
export type Sampled = Picture & { at: number };
/** How often, how large, and until when. */
export type Sampling = { perSecond: number; longSide: number; untilSeconds: number };

/** What turns a recording into pictures and sound; what its functions give stands at `samplePictures` and `decodeSound`. */
export type Decoder = {
  pictures(recording: Recording, sampling: Sampling): AsyncGenerator<Sampled>;
  sound(recording: Recording, untilSeconds: number): Promise<Float32Array | null>;
};
