/** Samples a frame of MPEG 1, and of 2 and 2.5, layer III. */
const FRAME_SAMPLES = { one: 1152, two: 576 };
const RATES = {
  one: [44_100, 48_000, 32_000],
  two: [22_050, 24_000, 16_000],
  half: [11_025, 12_000, 8000],
};
const KILOBITS = {
  one: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  two: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};

/**
 * How long an MP3 lasts, read from its frames.
 * @returns seconds and whether its last frame is whole; null where the bytes are no MP3
 */
export function mp3Length(bytes: Uint8Array): { seconds: number; isWhole: boolean } | null {
  let at = afterTag(bytes);
  let seconds = 0;
  while (at < bytes.length) {
    const frame = frameAt(bytes, at);
    // A tag of the first kind ends the file.
    const isTag = bytes[at] === 0x54 && bytes[at + 1] === 0x41 && bytes[at + 2] === 0x47;
    if (!frame) return seconds > 0 ? { seconds, isWhole: isTag } : null;
    if (at + frame.bytes > bytes.length) return seconds > 0 ? { seconds, isWhole: false } : null;
    seconds += frame.seconds;
    at += frame.bytes;
  }
  return seconds > 0 ? { seconds, isWhole: true } : null;
}

function frameAt(bytes: Uint8Array, at: number): { bytes: number; seconds: number } | null {
  const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3);
  const isSync = first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x06) === 0x02;
  if (!isSync) return null;
  const version = ({ 3: "one", 2: "two", 0: "half" } as const)[(second >> 3) & 3];
  if (!version) return null;
  const family = version === "one" ? "one" : "two";
  const rate = RATES[version][(third >> 2) & 3];
  const kilobits = KILOBITS[family][third >> 4];
  if (!rate || !kilobits) return null;
  const samples = FRAME_SAMPLES[family];
  const padding = (third >> 1) & 1;
  return {
    bytes: Math.floor((samples / 8) * ((kilobits * 1000) / rate)) + padding,
    seconds: samples / rate,
  };
}

/** Past a tag of the second kind, where there is one. */
function afterTag(bytes: Uint8Array): number {
  const isTagged = bytes[0] === 0x49 && bytes[1] === 0x44 && bytes[2] === 0x33;
  if (!isTagged || bytes.length < 10) return 0;
  const size = [6, 7, 8, 9].reduce((sum, index) => sum * 128 + ((bytes[index] ?? 0) & 0x7f), 0);
  return 10 + size;
}
