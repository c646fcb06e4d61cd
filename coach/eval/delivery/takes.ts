import { joinSounds, makeNoise } from "coach/delivery/sound/made-voice";
import { type Phone, speakFlite } from "./flite.ts";

/** Speech with everything that is to be measured known beforehand. */
export interface KnownTake {
  name: string;
  samples: Float32Array;
  /** Speech over background in decibels; null without noise. */
  ratio: number | null;
  /** Stretches of speech in seconds; silences under a quarter of a second belong to them. */
  speech: [from: number, until: number][];
  syllables: number;
}

const RATE = 16_000;
const VOWELS = new Set("aa ae ah ao aw ax axr ay eh er ey ih ix iy ow oy uh uw".split(" "));
const LEAST_GAP_SECONDS = 0.25;

const STORIES = {
  fitted: [
    "I led a small team that rebuilt the boarding process.",
    "We had only three months, and very little documentation.",
    "First I mapped the delays, and then I asked every crew what they needed.",
    "In the end, late departures went down by seventy percent.",
  ],
  unseen: [
    "On a night flight to Lisbon a passenger felt dizzy near the rear galley.",
    "My job was to look after her while the others finished the service.",
    "I gave her oxygen, told the captain, and stayed beside her until we landed.",
    "She walked off the aircraft on her own, and wrote to thank us a week later.",
  ],
} as const;
/** Silences before, between and after the sentences. */
const GAPS = [0.6, 0.8, 2.6, 0.7, 0.5];

export type Story = keyof typeof STORIES;

/** One story at one speed, clean; noise is added by `withNoise`. */
export async function tellStory(
  story: Story,
  voice: "slt" | "rms" | "awb",
  speed: number,
): Promise<KnownTake> {
  const parts: Float32Array[] = [];
  const speech: [number, number][] = [];
  let syllables = 0;
  let at = 0;
  const add = (samples: Float32Array) => {
    parts.push(samples);
    at += samples.length / RATE;
  };
  add(new Float32Array((GAPS[0] ?? 0) * RATE));
  for (const [index, sentence] of STORIES[story].entries()) {
    const { samples, phones } = await speakFlite(sentence, voice, speed);
    const spans = spansOf(phones);
    const first = spans[0]?.[0] ?? 0;
    const last = spans.at(-1)?.[1] ?? 0;
    for (const [from, until] of spans) speech.push([at + from - first, at + until - first]);
    syllables += phones.filter(({ name }) => VOWELS.has(name)).length;
    add(samples.slice(Math.round(first * RATE), Math.round(last * RATE)));
    add(new Float32Array((GAPS[index + 1] ?? 0) * RATE));
  }
  const name = `${voice} ${story} x${speed}`;
  return { name, samples: joinSounds(parts), ratio: null, speech: merge(speech), syllables };
}

/** The same take with even noise so many decibels under its speech. */
export function withNoise(take: KnownTake, ratio: number): KnownTake {
  let power = 0;
  let count = 0;
  for (const [from, until] of take.speech)
    for (let at = Math.round(from * RATE); at < until * RATE; at += 1) {
      power += (take.samples[at] ?? 0) ** 2;
      count += 1;
    }
  const level = Math.sqrt((3 * power) / Math.max(1, count) / 10 ** (ratio / 10));
  const noise = makeNoise(take.samples.length, 7);
  return {
    ...take,
    name: `${take.name} ${ratio} dB`,
    ratio,
    samples: take.samples.map((value, at) => value + level * (noise[at] as number)),
  };
}

function spansOf(phones: readonly Phone[]): [number, number][] {
  const spans: [number, number][] = [];
  let start = 0;
  for (const { name, end } of phones) {
    if (name !== "pau") spans.push([start, end]);
    start = end;
  }
  return merge(spans);
}

function merge(spans: readonly [number, number][]): [number, number][] {
  const merged: [number, number][] = [];
  for (const [from, until] of spans) {
    const last = merged.at(-1);
    if (last !== undefined && from - last[1] < LEAST_GAP_SECONDS) last[1] = until;
    else merged.push([from, until]);
  }
  return merged;
}
