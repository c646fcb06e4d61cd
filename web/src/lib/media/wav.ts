import type { DecodedSound } from "./decode-sound.ts";

const HEAD_BYTES = 44;

/** One channel as a WAV file of 16-bit samples, what every service that listens reads; no longer than `maxSeconds`. */
export function wavOf({ samples, sampleRate }: DecodedSound, maxSeconds: number): Blob {
  const kept = samples.subarray(0, Math.floor(maxSeconds * sampleRate));
  const bytes = kept.length * 2;
  const head = new DataView(new ArrayBuffer(HEAD_BYTES));
  const name = (at: number, letters: string) => {
    for (let index = 0; index < letters.length; index += 1)
      head.setUint8(at + index, letters.charCodeAt(index));
  };
  name(0, "RIFF");
  head.setUint32(4, HEAD_BYTES - 8 + bytes, true);
  name(8, "WAVEfmt ");
  head.setUint32(16, 16, true);
  head.setUint16(20, 1, true);
  head.setUint16(22, 1, true);
  head.setUint32(24, sampleRate, true);
  head.setUint32(28, sampleRate * 2, true);
  head.setUint16(32, 2, true);
  head.setUint16(34, 16, true);
  name(36, "data");
  head.setUint32(40, bytes, true);
  const body = new DataView(new ArrayBuffer(bytes));
  for (const [at, sample] of kept.entries())
    body.setInt16(at * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true);
  return new Blob([head, body], { type: "audio/wav" });
}
