/** Taps on either side: what would fold back is 50 dB down. */
const HALF_WIDTH = 10;
/** Places between two samples that the kernel is known at: finer is not heard in 16 bits. */
const STEPS = 512;

/**
 * Plays samples faster (`factor` above 1) or slower, by a windowed sinc: pitch and resonances move by the
 * factor, the length by its inverse. Nothing folds back into what is heard.
 * @param samples at any rate, -1 to 1
 * @param factor 0.5 to 2
 */
export function resample(samples: Float32Array, factor: number): Float32Array {
  if (factor === 1) return samples;
  const cutoff = Math.min(1, 1 / factor);
  const half = Math.ceil(HALF_WIDTH / cutoff);
  const length = Math.floor(samples.length / factor);
  const table = kernelTable(cutoff, half);
  const made = new Float32Array(length);
  for (let index = 0; index < length; index += 1) {
    const middle = index * factor;
    const first = Math.max(0, Math.ceil(middle - half));
    const last = Math.min(samples.length - 1, Math.floor(middle + half));
    let sum = 0;
    for (let at = first; at <= last; at += 1) {
      const step = Math.round(Math.abs(at - middle) * STEPS);
      sum += (samples[at] ?? 0) * (table[step] ?? 0);
    }
    made[index] = sum;
  }
  return made;
}

/** One side of a sinc under a raised cosine, `STEPS` values a sample. */
function kernelTable(cutoff: number, half: number): Float32Array {
  return Float32Array.from({ length: half * STEPS + 1 }, (_, step) => {
    const distance = step / STEPS;
    const x = Math.PI * distance * cutoff;
    const sinc = step === 0 ? 1 : Math.sin(x) / x;
    return cutoff * sinc * (0.5 + 0.5 * Math.cos((Math.PI * distance) / half));
  });
}
