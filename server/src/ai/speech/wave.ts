/** Sound as numbers from -1 to 1, one channel. */
export type Wave = { samples: Float32Array; sampleRate: number };

/**
 * Reads a RIFF wave of 16-bit samples; of several channels the first. The sizes in its header are not
 * believed: programs that write to a pipe do not know them. Null where it is none, or holds no sound.
 */
export function readWave(bytes: Uint8Array): Wave | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tagAt = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (bytes.length < 44 || tagAt(0) !== "RIFF" || tagAt(8) !== "WAVE") return null;
  let [at, sampleRate, channels] = [12, 0, 0];
  while (at + 8 <= bytes.length) {
    const [tag, size] = [tagAt(at), view.getUint32(at + 4, true)];
    const from = at + 8;
    if (tag === "fmt " && from + 16 <= bytes.length) {
      const isPlain = view.getUint16(from, true) === 1 && view.getUint16(from + 14, true) === 16;
      if (!isPlain) return null;
      channels = view.getUint16(from + 2, true);
      sampleRate = view.getUint32(from + 4, true);
    }
    if (tag === "data" && sampleRate > 0 && channels > 0) {
      const end = Math.min(bytes.length, from + size);
      const count = Math.floor((end - from) / 2 / channels);
      if (count === 0) return null;
      const samples = new Float32Array(count);
      for (let index = 0; index < count; index += 1)
        samples[index] = view.getInt16(from + 2 * channels * index, true) / 32_768;
      return { samples, sampleRate };
    }
    at = from + size + (size & 1);
  }
  return null;
}
