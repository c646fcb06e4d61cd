import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createEncoder } from "wasm-media-encoders";
import { wasm } from "./web-assembly.ts";

/** Speech of 16 kHz needs no more: 4 KB a second. */
const KILOBITS = 32;
const OUTPUT_RATES = [16_000, 22_050, 24_000] as const;

/**
 * What every MP3 begins with: the encoder's own delay of 576 + 1 samples and the decoder's of 528. No player
 * leaves it out, for the encoder writes no tag that would say so. Times of words are moved by it.
 */
const DELAY_SAMPLES = 1105;

export type Mp3Encoder = {
  /** Takes samples from -1 to 1; gives back what is ready of the file. */
  encode(samples: Float32Array): Uint8Array;
  /** The rest. The encoder is of no use afterwards. */
  finish(): Uint8Array;
  /** How much later sound is heard than it was put in. */
  delaySeconds: number;
};

export type Mp3Encoding = {
  /** For sound of one channel at 16, 22.05 or 24 kHz. */
  open(sampleRate: number): Promise<Mp3Encoder>;
};

/** Compiles the encoder once (LAME, unmodified, as its package brings it). */
export async function loadMp3Encoding(): Promise<Mp3Encoding> {
  const file = fileURLToPath(import.meta.resolve("wasm-media-encoders/wasm/mp3"));
  const module = await wasm.compile(await readFile(file));
  return {
    open: async (sampleRate) => {
      const rate = OUTPUT_RATES.find((known) => known === sampleRate);
      if (!rate) throw new Error(`No MP3 is made of sound at ${sampleRate} Hz`);
      const encoder = await createEncoder("audio/mpeg", module);
      encoder.configure({ channels: 1, sampleRate: rate, bitrate: KILOBITS });
      return {
        // Copied: the encoder writes the next piece to the same place.
        encode: (samples) => encoder.encode([samples]).slice(),
        finish: () => encoder.finalize().slice(),
        delaySeconds: DELAY_SAMPLES / rate,
      };
    },
  };
}
