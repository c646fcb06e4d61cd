import type { Moment } from "contract/delivery";

/** Three samples in a row at this height are a flattened wave, one may be a lucky peak. */
const FULL_SCALE = 0.985;
const LEAST_RUN = 3;
/** Flattened waves nearer than this are one moment. */
const APART_SECONDS = 1;

/** Share of samples in flattened waves, 0 to 1, and where they are; at any sample rate. */
export function findClipping(
  samples: Float32Array,
  sampleRate: number,
): { share: number; moments: Moment[] } {
  const moments: Moment[] = [];
  let clipped = 0;
  let run = 0;
  for (let at = 0; at <= samples.length; at += 1) {
    if (at < samples.length && Math.abs(samples[at] as number) >= FULL_SCALE) {
      run += 1;
      continue;
    }
    if (run >= LEAST_RUN) {
      clipped += run;
      const last = moments.at(-1);
      const moment = { at: (at - run) / sampleRate, until: at / sampleRate };
      if (last !== undefined && moment.at - last.until < APART_SECONDS) last.until = moment.until;
      else moments.push(moment);
    }
    run = 0;
  }
  return { share: clipped / Math.max(1, samples.length), moments };
}
