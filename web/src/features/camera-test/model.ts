/** A picture in which a face can be read; between lies twilight. Relative luminance of sRGB bytes, 0 to 255. */
const DARK_BELOW = 60;
const BRIGHT_ABOVE = 200;
/** Levels (0 to 1, see `levelOf`) of a voice at arm's length. */
const QUIET_BELOW = 0.35;
const LOUD_ABOVE = 0.95;

export type Light = "dark" | "good" | "bright";
export type Loudness = "silent" | "quiet" | "good" | "loud";

/**
 * Mean brightness of a picture.
 * @param pixels RGBA bytes, four a pixel
 * @returns 0 (black) to 255 (white); 0 for no pixels
 */
export function brightnessOf(pixels: Uint8ClampedArray): number {
  let sum = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4)
    sum +=
      0.2126 * (pixels[at] ?? 0) + 0.7152 * (pixels[at + 1] ?? 0) + 0.0722 * (pixels[at + 2] ?? 0);
  return pixels.length < 4 ? 0 : sum / Math.floor(pixels.length / 4);
}

export function lightOf(brightness: number): Light {
  if (brightness < DARK_BELOW) return "dark";
  return brightness > BRIGHT_ABOVE ? "bright" : "good";
}

/** What the loudest moment of the last seconds says of the microphone. */
export function loudnessOf(peak: number): Loudness {
  if (peak === 0) return "silent";
  if (peak < QUIET_BELOW) return "quiet";
  return peak > LOUD_ABOVE ? "loud" : "good";
}

/**
 * Frames a second from the moments at which pictures came.
 * @param momentsMs in order; of the last seconds only
 * @returns null before there are enough of them
 */
export function frameRateOf(momentsMs: readonly number[]): number | null {
  const [first, last] = [momentsMs[0], momentsMs.at(-1)];
  if (first === undefined || last === undefined || last - first < 500) return null;
  return Math.round(((momentsMs.length - 1) * 1000) / (last - first));
}
