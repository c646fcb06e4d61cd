import { resample } from "../ai/speech/built-in/resample.ts";

/** For tests: what an ear goes by to tell one speaker from another. */
export type VoiceMeasures = {
  /** Median pitch, in hertz. */
  pitchHz: number;
  /** Median of the third resonance of the vocal tract, in hertz: the longer the throat, the lower. */
  thirdFormantHz: number;
};

const FRAME_SECONDS = 0.04;
const STEP_SECONDS = 0.03;
const PITCH_RANGE = { min: 60, max: 400 };
/** Above this likeness to itself one period later, a frame is a vowel or nearly so. */
const VOICED_FROM = 0.6;
const QUIETEST = 0.02;
/** Five resonances lie below 5 kHz, in a small throat below 6; more of the band only misleads the prediction. */
const ANALYSED_AT_HZ = { low: 10_000, high: 11_000 };
const HIGH_PITCH_HZ = 165;
/** Two coefficients a resonance and two for the source. */
const ORDER = 12;
const LOWEST_FORMANT_HZ = 200;
/** Wider resonances are the shape of the source, or noise. */
const WIDEST_FORMANT_HZ = 500;
const ROUNDS = 40;

/** Measures speech of one channel, at 12 kHz or more. */
export function measureVoice(samples: Float32Array, sampleRate: number): VoiceMeasures {
  const { low, high } = ANALYSED_AT_HZ;
  const frames = voicedFrames(resample(samples, sampleRate / low), low);
  const pitchHz = median(frames.map(({ pitchHz }) => pitchHz));
  const isHigh = pitchHz > HIGH_PITCH_HZ;
  const rate = isHigh ? high : low;
  const analysed = isHigh ? voicedFrames(resample(samples, sampleRate / rate), rate) : frames;
  const formants = analysed.flatMap(({ frame }) => formantsOf(frame, rate).slice(2, 3));
  return { pitchHz, thirdFormantHz: median(formants) };
}

type VoicedFrame = { frame: Float32Array; pitchHz: number };

function voicedFrames(samples: Float32Array, sampleRate: number): VoicedFrame[] {
  const [size, step] = [FRAME_SECONDS, STEP_SECONDS].map((seconds) =>
    Math.round(seconds * sampleRate),
  ) as [number, number];
  const count = Math.floor((samples.length - size) / step);
  return Array.from({ length: count }, (_, index) => {
    const frame = samples.subarray(index * step, index * step + size);
    return { frame, pitchHz: pitchOf(frame, sampleRate) };
  }).filter((voiced): voiced is VoicedFrame => voiced.pitchHz !== null);
}

function pitchOf(frame: Float32Array, sampleRate: number): number | null {
  const power = correlation(frame, 0);
  if (Math.sqrt(power / frame.length) < QUIETEST) return null;
  const [from, to] = [PITCH_RANGE.max, PITCH_RANGE.min].map((hertz) =>
    Math.round(sampleRate / hertz),
  );
  const likeness: number[] = [];
  for (let lag = from ?? 1; lag <= (to ?? 1); lag += 1) {
    const start = frame.subarray(0, frame.length - lag);
    const norm = Math.sqrt(correlation(start, 0) * correlation(frame.subarray(lag), 0));
    likeness.push(correlation(frame, lag) / norm);
  }
  const best = Math.max(...likeness);
  if (best < VOICED_FROM) return null;
  // The shortest period that is nearly as good: twice the period is always good as well.
  const first = likeness.findIndex(
    (value, index) => value > 0.9 * best && value >= (likeness[index + 1] ?? 0),
  );
  return sampleRate / ((from ?? 1) + first);
}

/** Resonances by linear prediction, lowest first. */
function formantsOf(frame: Float32Array, sampleRate: number): number[] {
  const shaped = Float32Array.from(frame, (sample, index) => {
    const window = 0.54 - 0.46 * Math.cos((2 * Math.PI * index) / (frame.length - 1));
    return (sample - 0.97 * (frame[index - 1] ?? 0)) * window;
  });
  return rootsOf(predictor(shaped))
    .filter(({ imaginary }) => imaginary > 0)
    .map(({ real, imaginary }) => ({
      hertz: (Math.atan2(imaginary, real) * sampleRate) / (2 * Math.PI),
      width: (-Math.log(Math.hypot(real, imaginary)) * sampleRate) / Math.PI,
    }))
    .filter(({ hertz, width }) => hertz > LOWEST_FORMANT_HZ && width < WIDEST_FORMANT_HZ)
    .map(({ hertz }) => hertz)
    .sort((one, other) => one - other);
}

type Complex = { real: number; imaginary: number };

const times = (one: Complex, other: Complex): Complex => ({
  real: one.real * other.real - one.imaginary * other.imaginary,
  imaginary: one.real * other.imaginary + one.imaginary * other.real,
});
const minus = (one: Complex, other: Complex): Complex => ({
  real: one.real - other.real,
  imaginary: one.imaginary - other.imaginary,
});
const over = (one: Complex, other: Complex): Complex => {
  const size = other.real ** 2 + other.imaginary ** 2;
  return times(one, { real: other.real / size, imaginary: -other.imaginary / size });
};

/** All roots of x^n + c1 x^(n-1) + … at once (Durand and Kerner). */
function rootsOf(coefficients: readonly number[]): Complex[] {
  let roots = coefficients.map((_, index) => ({
    real: 0.9 * Math.cos((2 * Math.PI * index) / coefficients.length + 0.2),
    imaginary: 0.9 * Math.sin((2 * Math.PI * index) / coefficients.length + 0.2),
  }));
  for (let round = 0; round < ROUNDS; round += 1)
    roots = roots.map((root, index) => {
      const value = coefficients.reduce<Complex>(
        (sum, coefficient) => minus(times(sum, root), { real: -coefficient, imaginary: 0 }),
        { real: 1, imaginary: 0 },
      );
      const others = roots.reduce<Complex>(
        (product, other, at) => (at === index ? product : times(product, minus(root, other))),
        { real: 1, imaginary: 0 },
      );
      return minus(root, over(value, others));
    });
  return roots;
}

/** Levinson's recursion. */
function predictor(frame: Float32Array): number[] {
  const lags = Array.from({ length: ORDER + 1 }, (_, lag) => correlation(frame, lag));
  let error = lags[0] ?? 1;
  let found: number[] = [];
  for (let order = 1; order <= ORDER; order += 1) {
    const sum = found.reduce(
      (total, value, index) => total + value * (lags[order - 1 - index] ?? 0),
      lags[order] ?? 0,
    );
    const reflection = -sum / error;
    found = [
      ...found.map((value, index) => value + reflection * (found[order - 2 - index] ?? 0)),
      reflection,
    ];
    error *= 1 - reflection * reflection;
  }
  return found;
}

function correlation(frame: Float32Array, lag: number): number {
  let sum = 0;
  for (let at = lag; at < frame.length; at += 1) sum += (frame[at] ?? 0) * (frame[at - lag] ?? 0);
  return sum;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
}
