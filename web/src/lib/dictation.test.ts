import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { canDictate, startDictation } from "./dictation.ts";

/** Stands in for the browser's recogniser: says what the test lets it hear. */
class Recogniser extends EventTarget {
  static latest: Recogniser;
  lang = "";
  isRunning = false;
  constructor() {
    super();
    Recogniser.latest = this;
  }
  start() {
    this.isRunning = true;
  }
  stop() {
    this.isRunning = false;
    this.dispatchEvent(new Event("end"));
  }
  hear(...results: [words: string, isFinal: boolean][]) {
    const heard = results.map(([transcript, isFinal]) => ({ 0: { transcript }, isFinal }));
    this.dispatchEvent(Object.assign(new Event("result"), { resultIndex: 0, results: heard }));
  }
  fail(error: string) {
    this.dispatchEvent(Object.assign(new Event("error"), { error }));
    this.stop();
  }
}

let said: string[];
const listener = {
  onWords: (words: string) => said.push(`words: ${words}`),
  onGuess: (words: string) => said.push(`guess: ${words}`),
  onEnd: (fault: string | null) => said.push(`end: ${fault}`),
};

beforeEach(() => {
  said = [];
  vi.stubGlobal("webkitSpeechRecognition", Recogniser);
});
afterEach(() => vi.unstubAllGlobals());

test("guesses are shown, settled words are given once, stopping ends it", () => {
  const spoken = vi.spyOn(navigator, "languages", "get").mockReturnValue(["de-DE", "en-GB", "en"]);
  const stop = startDictation("en", listener);
  expect(Recogniser.latest.lang).toBe("en-GB");
  Recogniser.latest.hear([" I asked", false]);
  Recogniser.latest.hear([" I asked her", true], [" to sit", false]);
  stop();
  expect(said).toEqual(["guess: I asked", "words: I asked her", "guess: to sit", "end: null"]);
  expect(Recogniser.latest.isRunning).toBe(false);
  spoken.mockRestore();
});

test.each([
  ["not-allowed", "blocked"],
  ["audio-capture", "no-microphone"],
  ["no-speech", "no-speech"],
  ["network", "no-service"],
  ["language-not-supported", "no-language"],
  ["bad-grammar", "failed"],
  ["aborted", "null"],
])("the recogniser's %s is told as %s, once", (error, fault) => {
  startDictation("fr", listener);
  expect(Recogniser.latest.lang).toBe("fr-FR");
  Recogniser.latest.fail(error);
  expect(said).toEqual([`end: ${fault}`]);
});

test("a browser without a recogniser says so", () => {
  vi.unstubAllGlobals();
  expect(canDictate()).toBe(false);
  startDictation("en", listener);
  expect(said).toEqual(["end: failed"]);
});
