import { createHash } from "node:crypto";
import type { KeptSpeech } from "./kept-speech.ts";
import {
  type Speaker,
  type SpeechEngine,
  SpeechFault,
  type Spoken,
  type Utterance,
} from "./speech.ts";

/** Joins engines into one voice. The first that speaks the language is asked; when it fails, the next. */
export function createSpeaker(engines: readonly SpeechEngine[], kept: KeptSpeech): Speaker {
  /** What is being made at this moment, by key: who asks for the same waits for the same. */
  const underWay = new Map<string, Promise<Spoken>>();

  const begin = (key: Buffer, name: string, make: () => Promise<Spoken>): Promise<Spoken> => {
    let isMade = false;
    const making = (async () => {
      const found = await kept.find(key);
      if (found) return found;
      isMade = true;
      return make();
    })();
    underWay.set(name, making);
    // Nobody waits for the disk, and nobody makes it again before it is there.
    void making
      .then((spoken) => (isMade ? kept.keep(key, spoken) : undefined))
      .catch(() => {})
      .finally(() => underWay.delete(name));
    return making;
  };

  const make = (engine: SpeechEngine, utterance: Utterance, personId?: string) => {
    const key = keyOf(engine, utterance);
    const name = key.toString("base64");
    return underWay.get(name) ?? begin(key, name, () => engine.say(utterance, personId));
  };

  return {
    say: async (asked, personId) => {
      // Finer steps of speed are not heard, and would fill the folder.
      const utterance = { ...asked, speed: Math.round(asked.speed * 100) / 100 };
      const able = engines.filter((engine) => engine.speaks(asked.language));
      let fault = new SpeechFault("no-voice");
      for (const engine of able) {
        try {
          return await make(engine, utterance, personId);
        } catch (error) {
          if (!(error instanceof SpeechFault) || error.kind === "nothing-to-say") throw error;
          if (!engine.isRemote) fault = error;
        }
      }
      throw fault;
    },
    stop: async () => {
      await Promise.all(engines.map((engine) => engine.stop()));
    },
  };
}

function keyOf({ version }: SpeechEngine, { text, voice, speed, language }: Utterance): Buffer {
  return createHash("sha256")
    .update(JSON.stringify([version, text, voice, speed, language]))
    .digest();
}
