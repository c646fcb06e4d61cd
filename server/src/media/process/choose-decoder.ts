import { samplePictures } from "./decode-picture.ts";
import { decodeSound } from "./decode-sound.ts";
import { loadDecoder } from "./decoder.ts";
import type { Decoder } from "./decoding.ts";
import { createFfmpegDecoder } from "./ffmpeg.ts";

/**
 * The package's own decoder, or ffmpeg on machines that it is not built for.
 * @param ffmpeg the program's file; null: there is none
 * @throws AnalysisFault where there is neither
 */
export async function chooseDecoder(
  file: string,
  ffmpeg: string | null,
  load: () => Promise<unknown> = loadDecoder,
): Promise<Decoder> {
  try {
    await load();
    return { pictures: samplePictures, sound: decodeSound };
  } catch (error) {
    if (ffmpeg === null) throw error;
    return createFfmpegDecoder(ffmpeg, file);
  }
}
