import { vi } from "vitest";

/** A sound that is being played, in the hands of a test. */
class FakeSource {
  buffer: unknown = null;
  onended: (() => void) | null = null;
  readonly #sources: FakeSource[];
  constructor(sources: FakeSource[]) {
    this.#sources = sources;
  }
  connect() {}
  disconnect() {}
  start() {
    this.#sources.push(this);
  }
  /** Browsers tell of a sound that was stopped a few frames later. */
  stop() {
    setTimeout(() => this.onended?.(), 50);
  }
  /** The sound is over. */
  end() {
    queueMicrotask(() => this.onended?.());
  }
}

export interface FakeSpeech {
  /** Sounds that were begun, the latest last. */
  sources: FakeSource[];
  /** What the browser's own voice was told to say, the latest last. */
  utterances: FakeUtterance[];
  /** Lets the clock of the sound card go on. */
  hear(seconds: number): void;
  /** The browser allows no sound before a press. */
  refuse(): void;
  /** There was one. */
  allow(): void;
  /** The browser cannot read the sounds that it gets. */
  spoil(): void;
  /** The browser has a voice for this language, such as "fr-FR". */
  addVoice(lang: string): void;
}

class FakeUtterance {
  readonly text: string;
  voice: { lang: string } | null = null;
  rate = 1;
  onstart: (() => void) | null = null;
  onend: (() => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  onboundary: ((event: { name: string; charIndex: number }) => void) | null = null;
  constructor(text: string) {
    this.text = text;
  }
}

/** Puts a loudspeaker and a voice into a browser that has none. Undone by `vi.unstubAllGlobals`. */
export function stubSpeech(): FakeSpeech {
  const sources: FakeSource[] = [];
  const utterances: FakeUtterance[] = [];
  const voices: { lang: string; localService: boolean }[] = [];
  let currentTime = 0;
  let isRefused = false;
  let isSpoilt = false;
  const sound = { getChannelData: () => new Float32Array(480), sampleRate: 48_000, duration: 0.01 };
  vi.stubGlobal(
    "AudioContext",
    class {
      baseLatency = 0;
      outputLatency = 0;
      destination = {};
      get state() {
        return isRefused ? "suspended" : "running";
      }
      get currentTime() {
        return currentTime;
      }
      suspend = () => Promise.resolve();
      resume = () => (isRefused ? new Promise(() => {}) : Promise.resolve());
      close = async () => {};
      createBufferSource = () => new FakeSource(sources);
    },
  );
  vi.stubGlobal(
    "OfflineAudioContext",
    class {
      decodeAudioData = async () => {
        if (isSpoilt) throw new DOMException("Cannot decode", "EncodingError");
        return sound;
      };
    },
  );
  vi.stubGlobal("SpeechSynthesisUtterance", FakeUtterance);
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak: (utterance: FakeUtterance) => utterances.push(utterance),
    cancel: () => {},
  });
  vi.stubGlobal("speechSynthesis", synthesis);
  return {
    sources,
    utterances,
    hear(seconds) {
      currentTime += seconds;
    },
    refuse() {
      isRefused = true;
    },
    allow() {
      isRefused = false;
    },
    spoil() {
      isSpoilt = true;
    },
    addVoice(lang) {
      voices.push({ lang, localService: true });
    },
  };
}
