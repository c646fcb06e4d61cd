/** What can go wrong while the browser listens. */
export type DictationFault =
  | "blocked"
  | "no-microphone"
  | "no-speech"
  | "no-service"
  | "no-language"
  | "failed";

export interface DictationListener {
  /** Words that the recogniser has settled on, in the order spoken. */
  onWords: (words: string) => void;
  /** Its present guess at what is being said; "" when it was settled. */
  onGuess: (words: string) => void;
  /** It has stopped: by itself, by `stop`, or for a fault. Said once. */
  onEnd: (fault: DictationFault | null) => void;
}

/** The part of the browser's recogniser that we use; TypeScript's own library does not have it. */
interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start(): void;
  stop(): void;
  abort(): void;
}
interface Heard extends Event {
  resultIndex: number;
  results: ArrayLike<{ isFinal: boolean; 0?: { transcript: string } }>;
}

const FAULTS: Record<string, DictationFault> = {
  "not-allowed": "blocked",
  "service-not-allowed": "blocked",
  "audio-capture": "no-microphone",
  "no-speech": "no-speech",
  network: "no-service",
  "language-not-supported": "no-language",
};

/** Recognisers want a region; this is the one most spoken with each of our languages. */
const SPOKEN: Record<string, string> = {
  en: "en-US",
  es: "es-ES",
  fr: "fr-FR",
  de: "de-DE",
  it: "it-IT",
  pt: "pt-BR",
  nl: "nl-NL",
  zh: "zh-CN",
  ja: "ja-JP",
  ko: "ko-KR",
  ar: "ar-SA",
};

function recogniser(): (new () => Recognition) | undefined {
  const browser = globalThis as unknown as Record<string, (new () => Recognition) | undefined>;
  return browser["SpeechRecognition"] ?? browser["webkitSpeechRecognition"];
}

/** False in browsers that have no speech recogniser, Firefox among them. */
export function canDictate(): boolean {
  return recogniser() !== undefined;
}

/** The browser's own region where it speaks the interface's language: "en-GB" hears "lift" better. */
function spokenLanguage(language: string): string {
  const own = navigator.languages.find(
    (tag) => tag.split("-")[0] === language && tag.includes("-"),
  );
  return own ?? SPOKEN[language] ?? language;
}

/**
 * Listens and writes down what is said, in `language` (a code of the interface), until it is stopped.
 * Some browsers send the sound to their maker: ask the person first. Answers how to stop.
 */
export function startDictation(language: string, listener: DictationListener): () => void {
  const Recogniser = recogniser();
  if (!Recogniser) {
    listener.onEnd("failed");
    return () => undefined;
  }
  const recognition = new Recogniser();
  let fault: DictationFault | null = null;
  recognition.lang = spokenLanguage(language);
  recognition.continuous = true;
  recognition.interimResults = true;
  recognition.addEventListener("result", (event) => {
    const { results, resultIndex } = event as Heard;
    let guess = "";
    for (const result of Array.from(results).slice(resultIndex)) {
      const words = result[0]?.transcript ?? "";
      if (result.isFinal) listener.onWords(words.trim());
      else guess += words;
    }
    listener.onGuess(guess.trim());
  });
  recognition.addEventListener("error", (event) => {
    const { error } = event as Event & { error: string };
    // "aborted" is our own stop, or another tab that listens now.
    if (error !== "aborted") fault = FAULTS[error] ?? "failed";
  });
  recognition.addEventListener("end", () => listener.onEnd(fault), { once: true });
  try {
    recognition.start();
  } catch {
    listener.onEnd("failed");
  }
  return () => recognition.stop();
}
