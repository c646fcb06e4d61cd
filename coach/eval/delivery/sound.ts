import { performance } from "node:perf_hooks";
import { makeVoice } from "coach/delivery/sound/made-voice";
import { measureSound } from "coach/delivery/sound/measure-sound";
import type { MeasuredSound } from "contract/delivery";
import { percent, share } from "../shares.ts";
import { type KnownTake, type Story, tellStory, withNoise } from "./takes.ts";

const RATE = 16_000;
const VOICES = ["slt", "rms", "awb"] as const;
const SPEEDS = [0.75, 1, 1.35];
const RATIOS = [null, 20, 10];
const PAUSE_SECONDS = 0.5;
/** Pitch and loudness that a made voice is given. */
const SEMITONES = [0.5, 2, 4];
const GAINS_DECIBELS = [0, -10, -25];

/** Reached on the sentences that nothing was fitted to: falling behind it fails. */
const REACHED = {
  pausesRight: 0.96,
  pauseSeconds: 0.08,
  speechShare: 0.035,
  rate: 0.07,
  ratioDecibels: 0.7,
  semitones: 0.4,
  loudness: 0.2,
};

interface Errors {
  pausesRight: boolean[];
  pauseSeconds: number[];
  speechShare: number[];
  rate: number[];
  ratioDecibels: number[];
}

/** Prints measured against true values of speech whose phones are known. True while what was reached is kept. */
export async function evaluateSound(): Promise<boolean> {
  console.log("\ndelivery, sound: Flite, three voices, four sentences each, mean absolute errors");
  const [, unseen] = [await measureStory("fitted"), await measureStory("unseen")];
  const semitones = measurePitch();
  const loudness = measureLoudness();
  const seconds = measureTime();
  console.log(`  a minute of sound is measured in ${seconds.toFixed(2)} s`);
  return (
    share(unseen.pausesRight, Boolean) >= REACHED.pausesRight &&
    meanOf(unseen.pauseSeconds) <= REACHED.pauseSeconds &&
    meanOf(unseen.speechShare) <= REACHED.speechShare &&
    meanOf(unseen.rate) <= REACHED.rate &&
    meanOf(unseen.ratioDecibels) <= REACHED.ratioDecibels &&
    semitones <= REACHED.semitones &&
    loudness <= REACHED.loudness
  );
}

async function measureStory(story: Story): Promise<Errors> {
  const use = story === "fitted" ? "the syllable counter was fitted to" : "nothing was fitted to";
  console.log(`  sentences that ${use}`);
  const all = emptyErrors();
  for (const speed of SPEEDS) {
    const told = await Promise.all(VOICES.map((voice) => tellStory(story, voice, speed)));
    for (const ratio of RATIOS) {
      const errors = emptyErrors();
      for (const take of told) {
        const known = ratio === null ? take : withNoise(take, ratio);
        compare(known, measureSound(known.samples, RATE), errors);
      }
      printRow(`x${speed} ${ratio === null ? "clean" : `${ratio} dB`}`, errors);
      for (const key of Object.keys(all) as (keyof Errors)[])
        (all[key] as unknown[]).push(...errors[key]);
    }
  }
  printRow("all", all);
  return all;
}

const emptyErrors = (): Errors => ({
  ...{ pausesRight: [], pauseSeconds: [], speechShare: [], rate: [], ratioDecibels: [] },
});

function compare(known: KnownTake, measured: MeasuredSound, errors: Errors): void {
  const speechSeconds = known.speech.reduce((sum, [from, until]) => sum + until - from, 0);
  const trueShare = (100 * speechSeconds * RATE) / known.samples.length;
  const pauses = known.speech
    .slice(1)
    .map(([from], at) => from - (known.speech[at]?.[1] ?? from))
    .filter((seconds) => seconds >= PAUSE_SECONDS);
  const isRight = measured.pauses.length === pauses.length;
  errors.pausesRight.push(isRight);
  if (isRight)
    measured.pauses.forEach(({ at, until }, index) => {
      errors.pauseSeconds.push(Math.abs(until - at - (pauses[index] ?? 0)));
    });
  const { speechShare, articulationRate, signalToNoise } = measured.values;
  errors.speechShare.push(Math.abs((speechShare ?? 0) / trueShare - 1));
  if (articulationRate !== null)
    errors.rate.push(Math.abs(articulationRate / (known.syllables / speechSeconds) - 1));
  if (known.ratio !== null && signalToNoise !== null)
    errors.ratioDecibels.push(Math.abs(signalToNoise - known.ratio));
}

function printRow(name: string, errors: Errors): void {
  const right = errors.pausesRight.filter(Boolean).length;
  const rate = errors.rate.length === 0 ? "hidden" : percent(meanOf(errors.rate));
  const ratio = errors.ratioDecibels.length === 0 ? "-" : meanOf(errors.ratioDecibels).toFixed(1);
  console.log(
    `    ${name.padEnd(12)} pauses counted right ${right} of ${errors.pausesRight.length}, their length ${meanOf(errors.pauseSeconds).toFixed(3)} s, ` +
      `speech time ${percent(meanOf(errors.speechShare))}, syllable rate ${rate}, signal to noise ${ratio} dB`,
  );
}

/** Mean absolute error in semitones over voices of known pitch, clean and in noise. */
function measurePitch(): number {
  const errors: number[] = [];
  for (const hertz of [105, 200])
    for (const ratio of RATIOS) {
      const row = SEMITONES.map((semitones) => {
        const clean = madeTake(hertz, semitones);
        const { samples } = ratio === null ? clean : withNoise(clean, ratio);
        const measured = measureSound(samples, RATE).values.pitchVariation ?? 0;
        errors.push(Math.abs(measured - semitones));
        return `${semitones} → ${measured.toFixed(2)}`;
      });
      console.log(
        `    pitch variation, voice of ${hertz} Hz, ${ratio === null ? "clean" : `${ratio} dB`}: ${row.join(", ")} semitones`,
      );
    }
  console.log(`    pitch variation, mean absolute error ${meanOf(errors).toFixed(2)} semitones`);
  return meanOf(errors);
}

/** Greatest error in decibels of the loudness between the same sound at known gains. */
function measureLoudness(): number {
  const { samples } = madeTake(200, 2);
  const loudnessAt = (gain: number) =>
    measureSound(
      samples.map((value) => value * 10 ** (gain / 20)),
      RATE,
    ).values.loudness ?? 0;
  const [reference = 0, ...others] = GAINS_DECIBELS.map(loudnessAt);
  const errors = others.map((value, at) =>
    Math.abs(value - reference - (GAINS_DECIBELS[at + 1] ?? 0)),
  );
  console.log(
    `    loudness at ${GAINS_DECIBELS.join(", ")} dB: off by at most ${Math.max(...errors).toFixed(2)} dB`,
  );
  return Math.max(...errors);
}

function madeTake(hertz: number, semitones: number): KnownTake {
  const phrases = [
    ...[{ seconds: 0.5 }, { seconds: 5, syllables: 22 }, { seconds: 0.8 }],
    ...[{ seconds: 6, syllables: 27 }, { seconds: 0.6 }],
  ];
  return {
    name: `made ${hertz}`,
    samples: makeVoice(phrases, { hertz, semitones, level: 0.3 }),
    ratio: null,
    speech: [
      [0.5, 5.5],
      [6.3, 12.3],
    ],
    syllables: 49,
  };
}

function measureTime(): number {
  const { samples } = madeTake(200, 2);
  const minute = Float32Array.from(
    { length: 60 * RATE },
    (_, at) => samples[at % samples.length] as number,
  );
  const startedAt = performance.now();
  measureSound(minute, RATE);
  return (performance.now() - startedAt) / 1000;
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
