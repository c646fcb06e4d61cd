import { open } from "node:fs/promises";

/** The chunks before the samples are short: whatever follows here is not looked for. */
const HEAD_BYTES = 4096;
const PCM = 1;

/**
 * How long a sound file plays, in seconds; null for anything but WAV with 16-bit PCM samples of one channel at 8 to 48 kHz.
 * Only what is there counts, whatever length the head states.
 */
export async function wavSeconds(file: string): Promise<number | null> {
  const handle = await open(file);
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return secondsOf(buffer.subarray(0, bytesRead), (await handle.stat()).size);
  } finally {
    await handle.close();
  }
}

function secondsOf(head: Buffer, fileBytes: number): number | null {
  if (head.length < 12 || head.toString("latin1", 0, 4) !== "RIFF") return null;
  if (head.toString("latin1", 8, 12) !== "WAVE") return null;
  let rate: number | null = null;
  for (let at = 12; at + 8 <= head.length; ) {
    const id = head.toString("latin1", at, at + 4);
    const bytes = head.readUInt32LE(at + 4);
    const from = at + 8;
    if (id === "fmt ") {
      if (from + 16 > head.length) return null;
      const [format, channels] = [head.readUInt16LE(from), head.readUInt16LE(from + 2)];
      if (format !== PCM || channels !== 1 || head.readUInt16LE(from + 14) !== 16) return null;
      rate = head.readUInt32LE(from + 4);
      if (rate < 8000 || rate > 48_000) return null;
    }
    if (id === "data") return rate === null ? null : Math.max(0, fileBytes - from) / 2 / rate;
    // Chunks begin at even places.
    at = from + bytes + (bytes % 2);
  }
  return null;
}
