import { analyseDelivery } from "coach/delivery/analyse";
import { type Face, makeFrames, talking } from "coach/delivery/picture/made-frames";
import { measurePicture } from "coach/delivery/picture/measure-picture";
import { makeNoise, makeVoice, type Phrase } from "coach/delivery/sound/made-voice";
import { measureSound } from "coach/delivery/sound/measure-sound";
import type { DeliveryAnalysis } from "contract/delivery";

const RATE = 16_000;
const SECONDS = 30;

const FLUENT: Phrase[] = [
  ...[{ seconds: 0.8 }, { seconds: 6, syllables: 28 }, { seconds: 0.6 }],
  ...[{ seconds: 8, syllables: 36 }, { seconds: 0.7 }, { seconds: 7, syllables: 31 }],
  ...[{ seconds: 0.5 }, { seconds: 5.6, syllables: 25 }, { seconds: 0.8 }],
];
/** Two sentences, and then nothing more. */
const BROKEN_OFF: Phrase[] = [
  ...[{ seconds: 0.5 }, { seconds: 3.5, syllables: 15 }, { seconds: 5 }],
  ...[{ seconds: 2, syllables: 8 }, { seconds: 19 }],
];

const clear = makeVoice(FLUENT, { hertz: 190, semitones: 3, level: 0.3 });
const brokenOff = makeVoice(BROKEN_OFF, { hertz: 190, semitones: 3, level: 0.3 });
const noise = makeNoise(SECONDS * RATE, 3);
/** Quiet, on one note, in a loud room. */
const mumbled = makeVoice(FLUENT, { hertz: 110, semitones: 0.4, level: 0.012 }).map(
  (value, at) => value + 0.0012 * (noise[at] as number),
);

/** What a camera and a microphone may meet, drawn so that the right order of the scores is known. */
const SCENES = {
  facing: scene(talking, clear),
  turnedAway: scene((at) => ({ ...talking(at), yaw: -22 + 2 * Math.sin(at) }), clear),
  readingAside: scene((at) => (at % 6 < 3 ? { ...talking(at), yaw: 19 } : talking(at)), clear),
  restless: scene(
    (at) => ({
      ...talking(at),
      roll: 20 * Math.sin(2.1 * at),
      x: talking(at).x + 0.07 * Math.sin(2.1 * at),
    }),
    clear,
  ),
  smallInCorner: scene(
    (at) => ({ ...talking(at), x: 0.86, y: 0.02, width: 0.07, height: 0.1 }),
    clear,
  ),
  mumbled: scene(talking, mumbled),
  absent: scene((at) => (at < 8 ? talking(at) : null), brokenOff),
};

type Scene = keyof typeof SCENES;

/** Prints the scores of the drawn answers. True while each loses what it should, and only that. */
export function evaluateAnswers(): boolean {
  console.log("\ndelivery, drawn answers of half a minute");
  for (const [name, analysis] of Object.entries(SCENES)) {
    const scores = analysis.scores.map(({ id, score }) => `${id} ${score ?? "-"}`).join(", ");
    console.log(`  ${name.padEnd(14)} overall ${analysis.overallScore}: ${scores}`);
    console.log(`    ${analysis.headline.text} First: ${analysis.changes[0]?.note.text ?? "-"}`);
  }
  const wanted: [sentence: string, holds: boolean][] = [
    ["facing is 25 points of eye contact above turned away", gap("eyeContact", "turnedAway") >= 25],
    ["facing is above reading aside", gap("eyeContact", "readingAside") >= 8],
    ["facing is 20 points of body language above restless", gap("bodyLanguage", "restless") >= 20],
    ["restless keeps its eye contact", gap("eyeContact", "restless") <= 5],
    ["a small face in the corner loses body language", gap("bodyLanguage", "smallInCorner") >= 15],
    ["a small face in the corner loses eye contact", gap("eyeContact", "smallInCorner") >= 15],
    ["a mumbled voice in noise loses clarity", gap("clarity", "mumbled") >= 25],
    ["a mumbled voice in noise loses fluency", gap("confidence", "mumbled") >= 15],
    ["a mumbled voice keeps its eye contact", gap("eyeContact", "mumbled") === 0],
    ["absent ends under 45", (SCENES.absent.overallScore ?? 100) < 45],
    ["absent says why: picture and voice were gone", SCENES.absent.headline.id === "headline.gone"],
    ["facing ends from 90 on", (SCENES.facing.overallScore ?? 0) >= 90],
  ];
  for (const [sentence, holds] of wanted)
    console.log(`  ${holds ? "holds" : "FAILS"}  ${sentence}`);
  return wanted.every(([, holds]) => holds);
}

function scene(faceAt: (at: number) => Face | null, samples: Float32Array): DeliveryAnalysis {
  return analyseDelivery({
    kind: "video",
    sound: measureSound(samples, RATE),
    picture: measurePicture(makeFrames(SECONDS, faceAt), SECONDS),
    words: null,
  });
}

function gap(id: string, than: Scene): number {
  const scoreOf = (name: Scene) => SCENES[name].scores.find((score) => score.id === id)?.score ?? 0;
  return scoreOf("facing") - scoreOf(than);
}
