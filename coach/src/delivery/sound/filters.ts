/** Coefficients of a second-order section, the feedback's first one divided out. */
interface Section {
  b0: number;
  b1: number;
  b2: number;
  a1: number;
  a2: number;
}

const BUTTERWORTH = Math.SQRT1_2;

/** Source of all three: R. Bristow-Johnson, Audio EQ Cookbook (W3C Working Group Note, 2021). */
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

export function highShelf(frequency: number, gain: number, sampleRate: number, q: number): Section {
  const { cos, alpha } = angles(frequency, sampleRate, q);
  const a = 10 ** (gain / 40);
  const slope = 2 * Math.sqrt(a) * alpha;
  return section(
    a * (a + 1 + (a - 1) * cos + slope),
    -2 * a * (a - 1 + (a + 1) * cos),
    a * (a + 1 + (a - 1) * cos - slope),
    a + 1 - (a - 1) * cos + slope,
    2 * (a - 1 - (a + 1) * cos),
    a + 1 - (a - 1) * cos - slope,
  );
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
