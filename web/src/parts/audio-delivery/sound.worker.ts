import { measureSound } from "coach/delivery/sound/measure-sound";
import type { DecodedSound } from "../../lib/media/decode-sound.ts";

/** Measures beside the page, so that nothing on it stops meanwhile. */
addEventListener("message", ({ data }: MessageEvent<DecodedSound>) => {
  postMessage(measureSound(data.samples, data.sampleRate));
});
