import type { Speech } from "contract/ai-recruiter";
import type { LanguageCode } from "contract/languages";
import type { SpeechVoice } from "contract/speech-terms";
import { decodeSpeech, type Sound } from "../../lib/speech/sound-player.ts";
import { askForSpeech } from "./api.ts";
import { mouthsByLoudness } from "./mouths-without-times.ts";
import type { TimedMouth } from "./timeline.ts";

/** A passage ready to be played. */
export type PassageSound = {
  sound: Sound;
  words: Speech["words"];
  mouths: readonly TimedMouth[];
};

export type Wanted = { text: string; voice: SpeechVoice; speed: number; language: LanguageCode };

/** The browser got the sound and could not read it: a failure of playing, not of the call. */
export class UnreadableSound extends Error {}

/** A long interview's intro, question and feedback; beyond it the oldest are let go. */
const KEPT = 24;

/** Fetches and decodes passages, each once; what was not to be had is asked for again the next time. */
export function createPassageSounds(onReady: () => void) {
  const sounds = new Map<string, Promise<PassageSound | null>>();
  const ready = new Set<string>();
  /** Languages that the server said to have no voice for. */
  const voiceless = new Set<LanguageCode>();
  const leaving = new AbortController();

  const make = async (wanted: Wanted): Promise<PassageSound | null> => {
    const speech = await askForSpeech(wanted, leaving.signal);
    if (!speech) {
      voiceless.add(wanted.language);
      return null;
    }
    const sound = await decodeSpeech(bytesOf(speech.audio)).catch((cause: unknown) => {
      throw new UnreadableSound("The browser cannot read the sound", { cause });
    });
    const { words, mouths } = speech;
    return {
      sound,
      words,
      mouths: mouths ?? mouthsByLoudness(sound.getChannelData(0), sound.sampleRate),
    };
  };

  return {
    /** Null where the server has no voice for the language. */
    get(wanted: Wanted): Promise<PassageSound | null> {
      if (voiceless.has(wanted.language)) return Promise.resolve(null);
      const key = keyOf(wanted);
      const known = sounds.get(key);
      if (known) return known;
      const made = make(wanted);
      sounds.set(key, made);
      made.then(
        () => {
          ready.add(key);
          onReady();
        },
        () => sounds.delete(key),
      );
      for (const oldest of sounds.keys()) {
        if (sounds.size <= KEPT) break;
        sounds.delete(oldest);
        ready.delete(oldest);
      }
      return made;
    },
    isReady: (wanted: Wanted) => voiceless.has(wanted.language) || ready.has(keyOf(wanted)),
    close: () => leaving.abort(),
  };
}

const keyOf = ({ text, voice, speed, language }: Wanted) => `${voice} ${speed} ${language} ${text}`;

function bytesOf(base64: string): ArrayBuffer {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes.buffer;
}
