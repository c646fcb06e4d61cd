import type { LanguageCode } from "contract/languages";
import type { SpeechVoice } from "contract/speech-terms";

export type BrowserSaid = "said" | "stopped" | "blocked" | "failed";

export interface BrowserSpeech {
  done: Promise<BrowserSaid>;
  stop(): void;
}

export interface BrowserListener {
  /** It is heard now. */
  onStart(): void;
  /** A word begins: its offset in the text. Not every browser tells. */
  onWord(start: number): void;
}

/** The six recruiters' voices differ by pitch alone here: which voices a device has nobody knows. */
const PITCH: Record<SpeechVoice, number> = {
  shimmer: 1.25,
  nova: 1.1,
  fable: 1,
  alloy: 0.9,
  echo: 0.75,
  onyx: 0.55,
};
/** Voices arrive a moment after they were first asked for; a device that has none says so by silence. */
const VOICES_WITHIN_MS = 1500;
/** A browser that has not begun by now never will. */
const BEGINS_WITHIN_MS = 5000;

/** The browser's voice for a language, best one first; null where it has none. */
export async function browserVoiceFor(
  language: LanguageCode,
): Promise<SpeechSynthesisVoice | null> {
  const synthesis = globalThis.speechSynthesis;
  if (!synthesis) return null;
  if (synthesis.getVoices().length === 0) await voicesArrived(synthesis);
  const fitting = synthesis
    .getVoices()
    .filter(({ lang }) => lang.toLowerCase().replace("_", "-").split("-")[0] === language);
  // One that speaks on the device sends the words to nobody.
  return fitting.find((voice) => voice.localService) ?? fitting[0] ?? null;
}

function voicesArrived(synthesis: SpeechSynthesis): Promise<void> {
  return new Promise((done) => {
    const finish = () => {
      clearTimeout(timer);
      synthesis.removeEventListener("voiceschanged", finish);
      done();
    };
    const timer = setTimeout(finish, VOICES_WITHIN_MS);
    synthesis.addEventListener("voiceschanged", finish);
  });
}

/** Says a text with the browser's voice. `speed` as the server's: 1 is the voice's own pace. */
export function sayInBrowser(
  text: string,
  options: { browserVoice: SpeechSynthesisVoice; voice: SpeechVoice; speed: number },
  listener: BrowserListener,
): BrowserSpeech {
  const synthesis = globalThis.speechSynthesis;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = options.browserVoice;
  utterance.lang = options.browserVoice.lang;
  utterance.rate = options.speed;
  utterance.pitch = PITCH[options.voice];
  let finish: (said: BrowserSaid) => void = () => {};
  const done = new Promise<BrowserSaid>((resolve) => {
    finish = resolve;
  });
  const patience = setTimeout(() => {
    finish("failed");
    synthesis.cancel();
  }, BEGINS_WITHIN_MS);
  void done.then(() => clearTimeout(patience));
  utterance.onstart = () => {
    clearTimeout(patience);
    listener.onStart();
  };
  utterance.onboundary = ({ name, charIndex }) => {
    if (name !== "sentence") listener.onWord(charIndex);
  };
  utterance.onend = () => finish("said");
  utterance.onerror = ({ error }) => finish(outcomeOf(error));
  synthesis.cancel();
  synthesis.speak(utterance);
  return {
    done,
    stop() {
      finish("stopped");
      synthesis.cancel();
    },
  };
}

function outcomeOf(error: SpeechSynthesisErrorCode): BrowserSaid {
  if (error === "not-allowed") return "blocked";
  return error === "canceled" || error === "interrupted" ? "stopped" : "failed";
}
