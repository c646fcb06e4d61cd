import type { Speech, SpeechSource } from "contract/ai-recruiter";
import type { LanguageCode } from "contract/languages";
import type { SpeechVoice } from "contract/speech-terms";

/** What is to be said, and how. */
export type Utterance = {
  /** 1 to 2,000 characters, not blank. */
  text: string;
  voice: SpeechVoice;
  /** 0.5 to 2; 1 is the voice's own pace. */
  speed: number;
  language: LanguageCode;
};

/** Something said aloud: an MP3, and when each word and each shape of the mouth is seen in it. */
export type Spoken = {
  audio: Uint8Array;
  /** Length of the audio. */
  seconds: number;
  /** Null where the engine does not tell. */
  words: NonNullable<Speech["words"]> | null;
  mouths: NonNullable<Speech["mouths"]> | null;
  source: SpeechSource;
};

/** The voice of this server, whichever engine speaks. */
export type Speaker = {
  /** Throws `SpeechFault`. */
  say(utterance: Utterance, personId?: string): Promise<Spoken>;
  /** Ends threads and programs; what is being said is given up. */
  stop(): Promise<void>;
};

/** One engine among several. */
export type SpeechEngine = Speaker & {
  /** Whether it has a voice for the language. */
  speaks(language: LanguageCode): boolean;
  /**
   * Changes when the same text would sound otherwise. It tells kept sound from before apart, so what the
   * operator has set belongs into it too.
   */
  version: string;
  /** Elsewhere on a network: when it fails, this machine has no voice for what it alone speaks. */
  isRemote?: boolean;
};

/**
 * no-voice: there is none for the language on this machine. nothing-to-say: no part of the text can be said.
 * busy: others wait already. failed: the engine did not do it.
 */
export type SpeechFaultKind = "no-voice" | "nothing-to-say" | "busy" | "failed";

/** Why nothing was said. Its message is its kind alone: it may be logged. */
export class SpeechFault extends Error {
  readonly kind: SpeechFaultKind;

  constructor(kind: SpeechFaultKind) {
    super(kind);
    this.name = "SpeechFault";
    this.kind = kind;
  }
}
