/** Silence of a quiet room, and loud speech: what lies between fills the meter. */
const QUIETEST_DB = -60;
const LOUDEST_DB = -10;

/** Loudness of samples (-1 to 1) as a share of the meter, 0 to 1, even steps for the ear. */
export function levelOf(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  const decibels = 10 * Math.log10(sum / Math.max(1, samples.length) + 1e-12);
  const share = (decibels - QUIETEST_DB) / (LOUDEST_DB - QUIETEST_DB);
  return Math.min(1, Math.max(0, share));
}

/** The meter falls slower than it rises, or it could not be read. */
const FALL = 0.85;
/** Steps that an eye can tell apart: a change below is no change. */
const STEPS = 40;

export interface LevelMeter {
  /** The level now, 0 to 1, in steps of 1/40. */
  read(): number;
  close(): void;
}

/** Listens to the microphone of a stream; null where there is none, or the browser cannot. */
export function openLevelMeter(stream: MediaStream): LevelMeter | null {
  if (stream.getAudioTracks().length === 0 || typeof AudioContext === "undefined") return null;
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  // A tenth of a second: a reading every 80 ms misses nothing.
  analyser.fftSize = 4096;
  const source = context.createMediaStreamSource(stream);
  source.connect(analyser);
  void context.resume();
  const samples = new Float32Array(analyser.fftSize);
  let shown = 0;
  return {
    read() {
      analyser.getFloatTimeDomainData(samples);
      shown = Math.max(levelOf(samples), shown * FALL);
      return Math.round(shown * STEPS) / STEPS;
    },
    close() {
      source.disconnect();
      void context.close();
    },
  };
}
