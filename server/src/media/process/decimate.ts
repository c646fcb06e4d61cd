/**
 * Makes a sound's rate smaller piece by piece: pieces of samples in, pieces at `toRate` out. A low pass of windowed sinc
 * (Blackman, 16 taps a side at the new rate) keeps what the new rate cannot hold from folding back into it.
 * A sound of a lower rate than `toRate` is interpolated by the same kernel.
 */
export function createDecimator(fromRate: number, toRate: number) {
  const step = fromRate / toRate;
  const widen = Math.max(1, step);
  const reach = Math.ceil(TAPS * widen);
  const kernels = kernelsOf(widen, reach);
  /** Samples that later pieces still lean on; the first stands at `start` of the whole. */
  let held = new Float32Array(reach);
  let start = -reach;
  let made = 0;

  const take = (piece: Float32Array, isLast: boolean): Float32Array => {
    const all = new Float32Array(held.length + piece.length + (isLast ? reach : 0));
    all.set(held);
    all.set(piece, held.length);
    const end = start + all.length;
    const out = new Float32Array(Math.max(0, Math.floor((end - reach - 1) / step) - made + 1));
    for (let index = 0; index < out.length; index += 1) {
      const centre = (made + index) * step;
      const whole = Math.floor(centre);
      const kernel = kernels[Math.floor((centre - whole) * PHASES)] as Float32Array;
      const from = whole - reach - start;
      // Beyond the piece there is silence.
      const last = Math.min(kernel.length, all.length - from);
      let sum = 0;
      for (let tap = Math.max(0, -from); tap < last; tap += 1)
        sum += (all[from + tap] as number) * (kernel[tap] as number);
      out[index] = sum;
    }
    made += out.length;
    const keepFrom = Math.max(0, Math.min(all.length, Math.floor(made * step) - reach - start));
    held = all.slice(keepFrom);
    start += keepFrom;
    return out;
  };
  return {
    push: (piece: Float32Array) => take(piece, false),
    /** What is left after the last piece. */
    end: () => take(new Float32Array(0), true),
  };
}

const TAPS = 16;
/** Places between two samples that a kernel is made for: an error of 1/64 of a sample is inaudible in speech. */
const PHASES = 64;
/** A little below half of the new rate, where the window has fallen off. */
const PASS = 0.92;

function kernelsOf(widen: number, reach: number): Float32Array[] {
  return Array.from({ length: PHASES }, (_, phase) => {
    const kernel = Float32Array.from({ length: 2 * reach + 1 }, (_, tap) => {
      const x = (tap - reach - phase / PHASES) / widen;
      const share = x / (reach / widen);
      if (Math.abs(share) > 1) return 0;
      const window = 0.42 + 0.5 * Math.cos(Math.PI * share) + 0.08 * Math.cos(2 * Math.PI * share);
      const sinc = x === 0 ? 1 : Math.sin(Math.PI * x * PASS) / (Math.PI * x * PASS);
      return sinc * window;
    });
    const total = kernel.reduce((sum, value) => sum + value, 0);
    return kernel.map((value) => value / total);
  });
}
