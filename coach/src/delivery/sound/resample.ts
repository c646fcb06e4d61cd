/** Input samples on each side of an output sample, at the lower of the two rates. */
const REACH = 10;
/** Positions between two input samples for which weights are kept. */
const PHASES = 64;

/**
 * The same sound at another rate, by a windowed sinc that lets nothing pass above half of the lower rate.
 * @param rate samples a second, of the result
 */
export function resample(samples: Float32Array, sampleRate: number, rate: number): Float32Array {
  if (sampleRate === rate) return samples;
  const step = sampleRate / rate;
  const cutoff = Math.min(1, 0.95 / step);
  const reach = Math.ceil(REACH / cutoff);
  const weights = Array.from({ length: PHASES }, (_, phase) =>
    weightsAt(phase / PHASES, reach, cutoff),
  );
  const resampled = new Float32Array(Math.floor(samples.length / step));
  for (let at = 0; at < resampled.length; at += 1) {
    const place = at * step;
    const whole = Math.floor(place);
    const own = weights[Math.floor((place - whole) * PHASES)] as Float32Array;
    const from = whole - reach + 1;
    let sum = 0;
    for (let tap = Math.max(0, -from); tap < own.length; tap += 1) {
      if (from + tap >= samples.length) break;
      sum += (samples[from + tap] as number) * (own[tap] as number);
    }
    resampled[at] = sum;
  }
  return resampled;
}

function weightsAt(offset: number, reach: number, cutoff: number): Float32Array {
  const weights = Float32Array.from({ length: 2 * reach }, (_, tap) => {
    const distance = tap - reach + 1 - offset;
    const taper = 0.5 + 0.5 * Math.cos((Math.PI * distance) / reach);
    return sinc(distance * cutoff) * taper;
  });
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

const sinc = (value: number): number =>
  value === 0 ? 1 : Math.sin(Math.PI * value) / (Math.PI * value);
