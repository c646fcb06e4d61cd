import { act, renderHook, waitFor } from "@testing-library/react";
import type { LanguageCode } from "contract/languages";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { loadWords } from "../../i18n/i18n.ts";
import { type FakeSpeech, stubSpeech } from "../../testing/fake-speech.ts";
import { currentToasts } from "../../ui/toast-store.ts";
import { useRecruiterVoice } from "./use-recruiter-voice.ts";

const GREETING = "Good morning, and a very warm welcome to you. I am Rania.";
const FIRST = "Good morning, and a very warm welcome to you.";

let speech: FakeSpeech;
let asked: { text: string; speed: number }[];
let answer: (sent: { text: string }) => Response;

const spoken = ({ text }: { text: string }) =>
  Response.json({
    audio: btoa("mp3"),
    seconds: 2,
    words: [...text.matchAll(/\w+/g)].map((word, index) => ({
      ...{ text: word[0], start: word.index, end: word.index + word[0].length },
      ...{ at: index * 0.5, until: index * 0.5 + 0.4 },
    })),
    mouths: [{ shape: "open", at: 0, until: 9 }],
    source: "built-in",
  });

beforeAll(() => loadWords("avatar"));
beforeEach(() => {
  localStorage.clear();
  speech = stubSpeech();
  asked = [];
  answer = spoken;
  vi.stubGlobal("fetch", async (_path: string, init: RequestInit) => {
    const sent = JSON.parse(String(init.body)) as { text: string; speed: number };
    asked.push(sent);
    return answer(sent);
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = (language: LanguageCode = "en") =>
  renderHook(() => useRecruiterVoice({ voice: "nova", language })).result;

const begun = (count: number) => waitFor(() => expect(speech.sources).toHaveLength(count));

describe("the server's voice", () => {
  test("says the first sentence at once, the rest after it, and is silent again", async () => {
    const voice = open();
    let outcome: Promise<string> = Promise.resolve("");
    act(() => {
      outcome = voice.current.say(GREETING, 0.95);
    });
    expect(voice.current.status).toBe("loading");
    await begun(1);
    await waitFor(() => expect(voice.current.status).toBe("speaking"));
    expect(asked.map(({ text }) => text)).toEqual([FIRST, "I am Rania."]);
    expect(asked[0]?.speed).toBe(0.95);

    speech.hear(0.6);
    await waitFor(() =>
      expect(voice.current.moment.now()).toEqual({ start: 5, end: 12, mouth: "open" }),
    );
    await act(async () => speech.sources[0]?.end());
    await begun(2);
    await waitFor(() => {
      const { start, end } = voice.current.moment.now();
      expect(GREETING.slice(start, end)).toBe("I");
    });
    await act(async () => speech.sources[1]?.end());
    expect(await outcome).toBe("said");
    expect(voice.current.status).toBe("silent");
    expect(voice.current.said).toBe(GREETING);
  });

  test("what was prepared is played without another call", async () => {
    const voice = open();
    act(() => voice.current.prepare(GREETING, 0.95));
    await waitFor(() => expect(voice.current.isPrepared(GREETING, 0.95)).toBe(true));
    await waitFor(() => expect(asked).toHaveLength(2));
    await act(async () => {
      void voice.current.say(GREETING, 0.95);
    });
    expect(speech.sources).toHaveLength(1);
    expect(asked).toHaveLength(2);
    expect(voice.current.isPrepared(GREETING, 0.9)).toBe(false);
  });

  test("a new text stops the one before; replay says it again; stop ends it", async () => {
    const voice = open();
    let first: Promise<string> = Promise.resolve("");
    act(() => {
      first = voice.current.say("Question one.", 1);
    });
    await begun(1);
    let second: Promise<string> = Promise.resolve("");
    act(() => {
      second = voice.current.say("Question two.", 1);
    });
    expect(await first).toBe("stopped");
    await begun(2);
    act(() => voice.current.stop());
    expect(await second).toBe("stopped");
    expect(voice.current.status).toBe("silent");
    act(() => void voice.current.replay());
    await begun(3);
    expect(asked).toHaveLength(2);
    expect(voice.current.said).toBe("Question two.");
  });

  test("a text that was skipped stands there as said, with no word marked", async () => {
    const voice = open();
    act(() => void voice.current.say(GREETING, 1));
    await begun(1);
    speech.hear(0.6);
    await waitFor(() => expect(voice.current.moment.now().start).toBe(5));
    act(() => voice.current.stop());
    await new Promise((done) => setTimeout(done, 100));
    const said = { start: GREETING.length, end: GREETING.length, mouth: "rest" };
    expect(voice.current.moment.now()).toEqual(said);
  });

  test("the person's own pace multiplies every speed and is remembered", async () => {
    const voice = open();
    act(() => voice.current.setPace(0.75));
    await act(async () => void voice.current.say("Hello.", 0.9));
    expect(asked[0]?.speed).toBe(0.68);
    expect(open().current.pace).toBe(0.75);
  });
});

describe("what is not heard stays as text", () => {
  test("muted, the text stands there at once, and this is remembered", async () => {
    const voice = open();
    act(() => voice.current.setMuted(true));
    let outcome = "";
    await act(async () => {
      outcome = await voice.current.say(GREETING, 1);
    });
    expect(outcome).toBe("muted");
    expect(voice.current.said).toBe(GREETING);
    expect(asked).toEqual([]);
    expect(open().current.isMuted).toBe(true);
  });

  test("muting ends what is being said", async () => {
    const voice = open();
    let outcome: Promise<string> = Promise.resolve("");
    act(() => {
      outcome = voice.current.say(GREETING, 1);
    });
    await begun(1);
    act(() => voice.current.setMuted(true));
    expect(await outcome).toBe("muted");
  });

  test("a browser that waits for a press", async () => {
    speech.refuse();
    const voice = open();
    let outcome = "";
    await act(async () => {
      outcome = await voice.current.say(GREETING, 1);
    });
    expect(outcome).toBe("blocked");
    expect(voice.current).toMatchObject({ hindrance: "blocked", status: "silent", said: GREETING });
  });

  test("a sound that cannot be played: its first hundred characters become a toast", async () => {
    speech.spoil();
    const voice = open();
    const long = `${"word ".repeat(40)}end.`;
    let outcome = "";
    await act(async () => {
      outcome = await voice.current.say(long, 1);
    });
    expect(outcome).toBe("failed");
    expect(voice.current.status).toBe("silent");
    const words = String(currentToasts()[0]?.description);
    expect(words).toHaveLength(100);
    expect(words).toMatch(/^word word .*…$/);
  });

  test("a call that fails is logged and nothing else, and is made again the next time", async () => {
    const log = vi.mocked(console.warn).mockImplementation(() => {});
    answer = () => Response.json({ title: "Busy", status: 503, detail: "Busy" }, { status: 503 });
    const voice = open();
    let outcome = "";
    await act(async () => {
      outcome = await voice.current.say("Hello.", 1);
    });
    expect(outcome).toBe("failed");
    expect(voice.current.status).toBe("silent");
    expect(log).toHaveBeenCalledOnce();
    log.mockClear();
    answer = spoken;
    act(() => void voice.current.replay());
    await begun(1);
  });
});

describe("a language that the server has no voice for", () => {
  beforeEach(() => {
    answer = () => Response.json({ title: "No voice", status: 501 }, { status: 501 });
  });

  test("the browser's own voice speaks, and its words move the captions", async () => {
    speech.addVoice("en-US");
    speech.addVoice("fr-FR");
    const voice = open("fr");
    let outcome: Promise<string> = Promise.resolve("");
    act(() => {
      outcome = voice.current.say("Bonjour à vous.", 1);
    });
    await waitFor(() => expect(speech.utterances).toHaveLength(1));
    const [utterance] = speech.utterances;
    expect(utterance?.voice?.lang).toBe("fr-FR");
    expect(voice.current.status).toBe("loading");
    act(() => utterance?.onstart?.());
    expect(voice.current.status).toBe("speaking");
    utterance?.onboundary?.({ name: "word", charIndex: 10 });
    await waitFor(() => expect(voice.current.moment.now()).toMatchObject({ start: 10, end: 14 }));
    await act(async () => utterance?.onend?.());
    expect(await outcome).toBe("said");
    // Asked once: the answer holds for the language.
    act(() => void voice.current.replay());
    await waitFor(() => expect(speech.utterances).toHaveLength(2));
    expect(asked).toHaveLength(1);
  });

  test("its fault is a fault of playing", async () => {
    speech.addVoice("fr-FR");
    const voice = open("fr");
    let outcome: Promise<string> = Promise.resolve("");
    act(() => {
      outcome = voice.current.say("Une panne.", 1);
    });
    await waitFor(() => expect(speech.utterances).toHaveLength(1));
    await act(async () => speech.utterances[0]?.onerror?.({ error: "synthesis-failed" }));
    expect(await outcome).toBe("failed");
    expect(currentToasts()[0]?.description).toBe("Une panne.");
  });

  test("a device without a voice for it says so", async () => {
    const voice = open("fr");
    let outcome: Promise<string> = Promise.resolve("");
    act(() => {
      outcome = voice.current.say("Bonjour.", 1);
    });
    await waitFor(() => expect(asked).toHaveLength(1));
    await act(async () => void speechSynthesis.dispatchEvent(new Event("voiceschanged")));
    expect(await outcome).toBe("failed");
    expect(voice.current.hindrance).toBe("no-voice");
  });
});
