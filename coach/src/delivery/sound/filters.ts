/** Coefficients of a second-order section, the feedback's first one divided out. */
interface Section {
  b0: number;
  b1: number;
  b2: number;
  a1: number;
  a2: number;
}

const BUTTERWORTH = Math.SQRT1_2;

/** Source of both: R. Bristow-Johnson, Audio EQ Cookbook (W3C Working Group Note, 2021). */
export function highPass(frequency: number, sampleRate: number, q = BUTTERWORTH): Section {
  const { cos, alpha } = angles(frequency, sampleRate, q);
  const half = (1 + cos) / 2;
  return section(half, -2 * half, half, 1 + alpha, -2 * cos, 1 - alpha);
}

export function lowPass(frequency: number, sampleRate: number, q = BUTTERWORTH): Section {
  const { cos, alpha } = angles(frequency, sampleRate, q);
  const half = (1 - cos) / 2;
  return section(half, 2 * half, half, 1 + alpha, -2 * cos, 1 - alpha);
}

/**
 * The two sections of the K-weighting of ITU-R BS.1770-5, for any rate: the recommendation gives coefficients for 48 kHz,
 * these are the analogue filters behind them (B. De Man, Evaluation of Implementations of the EBU R128 Loudness Measurement, AES 145, 2018).
 */
export function kWeighting(sampleRate: number): Section[] {
  const shelf = Math.tan((Math.PI * 1681.974450955533) / sampleRate);
  const shelfQ = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const low = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
  const lowQ = 0.5003270373238773;
  const lowSum = 1 + low / lowQ + low * low;
  return [
    section(
      high + (band * shelf) / shelfQ + shelf * shelf,
      2 * (shelf * shelf - high),
      high - (band * shelf) / shelfQ + shelf * shelf,
      1 + shelf / shelfQ + shelf * shelf,
      2 * (shelf * shelf - 1),
      1 - shelf / shelfQ + shelf * shelf,
    ),
    // Its numerator is 1, -2, 1 as it stands in the recommendation, not divided by the feedback's first coefficient.
    {
      ...{ b0: 1, b1: -2, b2: 1 },
      a1: (2 * (low * low - 1)) / lowSum,
      a2: (1 - low / lowQ + low * low) / lowSum,
    },
  ];
}

/** Runs samples through sections one after the other; the input stays as it is. */
export function filter(samples: Float32Array, sections: readonly Section[]): Float32Array {
  const filtered = Float32Array.from(samples);
  for (const { b0, b1, b2, a1, a2 } of sections) {
    let first = 0;
    let second = 0;
    for (let at = 0; at < filtered.length; at += 1) {
      const input = filtered[at] as number;
      const output = b0 * input + first;
      first = b1 * input - a1 * output + second;
      second = b2 * input - a2 * output;
      filtered[at] = output;
    }
  }
  return filtered;
}

function angles(frequency: number, sampleRate: number, q: number) {
  const angle = (2 * Math.PI * frequency) / sampleRate;
  return { cos: Math.cos(angle), alpha: Math.sin(angle) / (2 * q) };
}

function section(b0: number, b1: number, b2: number, a0: number, a1: number, a2: number): Section {
  return { b0: b0 / a0, b1: b1 / a0, b2: b2 / a0, a1: a1 / a0, a2: a2 / a0 };
}
