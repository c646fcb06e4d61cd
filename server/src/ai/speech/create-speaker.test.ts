import { describe, expect, test } from "vitest";
import { createSpeaker } from "./create-speaker.ts";
import type { KeptSpeech } from "./kept-speech.ts";
import { type SpeechEngine, SpeechFault, type Spoken } from "./speech.ts";

const UTTERANCE = { text: "Hello", voice: "nova", speed: 1, language: "en" } as const;

function engine(name: string, languages: string[], say: () => Promise<void> = async () => {}) {
  const own = {
    said: 0,
    version: name,
    speaks: (language: string) => languages.includes(language),
    say: async (): Promise<Spoken> => {
      own.said += 1;
      await say();
      const audio = new TextEncoder().encode(name);
      return { audio, seconds: 1, words: null, mouths: null, source: "built-in" };
    },
    stop: async () => {},
  };
  return own satisfies SpeechEngine & { said: number };
}

function memory(): KeptSpeech {
  const kept = new Map<string, Spoken>();
  return {
    find: async (key) => kept.get(key.toString("hex")) ?? null,
    keep: async (key, spoken) => {
      kept.set(key.toString("hex"), spoken);
    },
  };
}

const voiceOf = ({ audio }: Spoken) => new TextDecoder().decode(audio);
const fails = (kind: "failed" | "busy" | "nothing-to-say") => async () => {
  throw new SpeechFault(kind);
};

describe("one voice out of several", () => {
  test("the same asked for at once, and again, is made once", async () => {
    const english = engine("flite", ["en"]);
    const speaker = createSpeaker([english], memory());
    await Promise.all([speaker.say(UTTERANCE), speaker.say(UTTERANCE), speaker.say(UTTERANCE)]);
    await speaker.say({ ...UTTERANCE, speed: 1.004 });
    expect(english.said).toBe(1);
  });

  test.each([
    ["text", { text: "Goodbye" }],
    ["voice", { voice: "onyx" }],
    ["pace", { speed: 0.9 }],
  ] as const)("another %s is another sound", async (_, change) => {
    const english = engine("flite", ["en"]);
    const speaker = createSpeaker([english], memory());
    await speaker.say(UTTERANCE);
    await speaker.say({ ...UTTERANCE, ...change });
    expect(english.said).toBe(2);
  });

  test("a changed engine does not speak with the old one's voice", async () => {
    const kept = memory();
    await createSpeaker([engine("flite 1", ["en"])], kept).say(UTTERANCE);
    expect(voiceOf(await createSpeaker([engine("flite 2", ["en"])], kept).say(UTTERANCE))).toBe(
      "flite 2",
    );
  });

  test.each(["failed", "busy"] as const)("the next engine speaks when one is %s", async (kind) => {
    const service = engine("service", ["en", "es"], fails(kind));
    const speaker = createSpeaker([service, engine("flite", ["en"])], memory());
    expect(voiceOf(await speaker.say(UTTERANCE))).toBe("flite");
  });

  test("a language that nobody else speaks has no voice when the service fails", async () => {
    const service = { ...engine("service", ["en", "es"], fails("failed")), isRemote: true };
    const speaker = createSpeaker([service, engine("flite", ["en"])], memory());
    await expect(speaker.say({ ...UTTERANCE, language: "es" })).rejects.toMatchObject({
      kind: "no-voice",
    });
  });

  test("a text with nothing to say is nobody's fault", async () => {
    const english = engine("flite", ["en"], fails("nothing-to-say"));
    const other = engine("other", ["en"]);
    const speaker = createSpeaker([english, other], memory());
    await expect(speaker.say(UTTERANCE)).rejects.toMatchObject({ kind: "nothing-to-say" });
    expect(other.said).toBe(0);
  });

  test("what failed is tried again when it is asked for again", async () => {
    let isDown = true;
    const english = engine("flite", ["en"], async () => {
      if (isDown) throw new SpeechFault("failed");
    });
    const speaker = createSpeaker([english], memory());
    await expect(speaker.say(UTTERANCE)).rejects.toMatchObject({ kind: "failed" });
    isDown = false;
    expect(voiceOf(await speaker.say(UTTERANCE))).toBe("flite");
  });
});
