import { describe, expect, it } from "vitest";
import { integratedLoudness } from "./loudness.ts";
import { joinSounds, makeNoise, makeVoice, type Phrase } from "./made-voice.ts";
import { measureSound } from "./measure-sound.ts";

const RATE = 16_000;
const USUAL = { hertz: 190, semitones: 3, level: 0.3 };
/** Thirteen seconds: two pauses, one of them long, nine seconds of speech in 40 syllables. */
const PHRASES: Phrase[] = [
  ...[{ seconds: 1 }, { seconds: 4, syllables: 18 }, { seconds: 0.8 }],
  ...[
    { seconds: 3, syllables: 13 },
    { seconds: 2.4 },
    { seconds: 2, syllables: 9 },
    { seconds: 1 },
  ],
];

const clean = makeVoice(PHRASES, USUAL);

const tone = (seconds: number, amplitude: number, hertz: number, rate = RATE): Float32Array =>
  Float32Array.from(
    { length: seconds * rate },
    (_, at) => amplitude * Math.sin((2 * Math.PI * hertz * at) / rate),
  );

const noisy = (samples: Float32Array, level: number): Float32Array => {
  const noise = makeNoise(samples.length, 5);
  return samples.map((value, at) => value + level * (noise[at] as number));
};

describe("a voice of known figures", () => {
  it.each([
    ["clean", clean],
    ["with a fan running", noisy(clean, 0.01)],
  ])("%s: pauses, pace and pitch are found", (_, samples) => {
    const { values, pauses } = measureSound(samples, RATE);
    expect(pauses).toHaveLength(2);
    expect(values.longPauses).toBe(1);
    expect(pauses[1]?.at).toBeCloseTo(8.8, 0);
    expect(Math.abs((values.startDelay ?? 0) - 1)).toBeLessThan(0.15);
    expect(Math.abs((values.speechShare ?? 0) - (100 * 9) / 14.2)).toBeLessThan(4);
    expect(Math.abs((values.articulationRate ?? 0) - 40 / 9)).toBeLessThan(0.4);
    expect(Math.abs((values.pitchVariation ?? 0) - 3)).toBeLessThan(0.3);
  });

  it("is the same at the rate of a browser's microphone", () => {
    const raised = Float32Array.from({ length: clean.length * 3 }, (_, at) => {
      const place = at / 3;
      const [one = 0, other = 0] = [clean[Math.floor(place)], clean[Math.ceil(place)]];
      return one + (other - one) * (place - Math.floor(place));
    });
    const { values, durationSeconds } = measureSound(raised, 48_000);
    const reference = measureSound(clean, RATE).values;
    expect(durationSeconds).toBeCloseTo(14.2);
    expect(values.longPauses).toBe(1);
    expect(values.articulationRate).toBeCloseTo(reference.articulationRate ?? 0, 0);
    expect(values.loudness).toBeCloseTo(reference.loudness ?? 0, 0);
  });

  it("on one note varies less than a lively one, and an octave slip does not pass for tune", () => {
    const flat = measureSound(makeVoice(PHRASES, { ...USUAL, semitones: 0.3 }), RATE);
    expect(flat.values.pitchVariation).toBeLessThan(0.6);
  });

  it("in loud noise keeps its pace to itself", () => {
    const { values, reasons } = measureSound(noisy(clean, 0.06), RATE);
    expect(values.signalToNoise).toBeLessThan(15);
    expect(values.articulationRate).toBeNull();
    expect(reasons.articulationRate).toBe("tooNoisy");
    expect(values.longPauses).toBe(1);
  });

  it("that fades is uneven from second to second", () => {
    const fading = clean.map((value, at) => value * (at < clean.length / 2 ? 1 : 0.1));
    const [even, uneven] = [measureSound(clean, RATE), measureSound(fading, RATE)];
    expect(even.values.loudnessSpread).toBeLessThan(2);
    expect(uneven.values.loudnessSpread).toBeGreaterThan(6);
  });
});

describe("loudness", () => {
  it.each([16_000, 48_000])(
    "reads -3 LUFS of a full tone of 997 Hz at %i samples a second, as the recommendation's meter does",
    (rate) => {
      expect(integratedLoudness(tone(3, 1, 997, rate), rate)).toBeCloseTo(-3.01, 1);
    },
  );

  it("leaves silence out", () => {
    const gap = new Float32Array(3 * RATE);
    const sound = joinSounds([gap, tone(20, 0.1, 997), gap]);
    expect(integratedLoudness(sound, RATE)).toBeCloseTo(-23.01, 1);
    expect(integratedLoudness(gap, RATE)).toBeNull();
  });

  it("follows the gain to the tenth of a decibel", () => {
    const soft = clean.map((value) => value / 10);
    expect(integratedLoudness(soft, RATE)).toBeCloseTo(
      (integratedLoudness(clean, RATE) ?? 0) - 20,
      1,
    );
  });
});

describe("what holds no answer", () => {
  it.each([
    ["nothing", new Float32Array(0), "tooShort"],
    ["half a second", makeVoice([{ seconds: 0.5, syllables: 2 }], USUAL), "tooShort"],
    ["silence", new Float32Array(5 * RATE), "noSpeech"],
    ["even noise", makeNoise(5 * RATE).map((value) => 0.1 * value), "noSpeech"],
    [
      "a keyboard",
      makeNoise(5 * RATE).map((value, at) => value * (at % 7000 < 400 ? 0.3 : 0.001)),
      "noSpeech",
    ],
    ["the hum of the mains", tone(5, 0.2, 50), "noSpeech"],
  ])("%s gives no figure about a voice, and says why", (_, samples, reason) => {
    const { values, reasons } = measureSound(samples, RATE);
    const { clipping, ...voice } = values;
    expect(Object.values(voice).every((value) => value === null)).toBe(true);
    expect(reasons.loudness).toBe(reason);
    expect(clipping ?? 0).toBe(0);
  });

  it("but a voice driven into the stops is measured, and its clipping shown", () => {
    const clipped = clean.map((value) => Math.max(-1, Math.min(1, 12 * value)));
    const { values, moments } = measureSound(clipped, RATE);
    expect(values.clipping).toBeGreaterThan(1);
    expect(moments.clipping?.length).toBeGreaterThan(0);
    expect(values.longPauses).toBe(1);
  });
});
