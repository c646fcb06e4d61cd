import { stat } from "node:fs/promises";
import {
  FilePathSource,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  QTFF,
  WEBM,
} from "mediabunny";
import { AnalysisFault } from "../analysis-fault.ts";

/** What browsers and phones record in. Which of them a file is, its bytes say. */
const FORMATS = [WEBM, MATROSKA, MP4, QTFF];
/** 4K, upright or not. What is larger is no interview, and costs 12 MB a frame. */
const PIXELS_MAX = 3840 * 2160;
const CACHE_BYTES = 4 * 1024 * 1024;

export type Recording = {
  picture: InputVideoTrack;
  sound: InputAudioTrack | null;
  /** As far as it can be read; 0 where the container does not say and nothing can be. */
  durationSeconds: number;
  /** What its bytes say that it is packed in. */
  container: "matroska" | "mov";
  close(): void;
};

/** Opens a recording on disk. Throws `AnalysisFault`: empty, unreadable, no picture, too much. */
export async function openRecording(file: string): Promise<Recording> {
  if ((await stat(file)).size === 0) throw new AnalysisFault("empty");
  const input = new Input({
    source: new FilePathSource(file, { maxCacheSize: CACHE_BYTES }),
    formats: FORMATS,
  });
  try {
    const [picture, sound] = await readable(async () => [
      await input.getPrimaryVideoTrack(),
      await input.getPrimaryAudioTrack(),
    ]);
    if (!picture) throw new AnalysisFault(sound ? "no-picture" : "unreadable");
    const pixels = await readable(
      async () => (await picture.getCodedWidth()) * (await picture.getCodedHeight()),
    );
    if (pixels > PIXELS_MAX) throw new AnalysisFault("too-much");
    const durationSeconds = await input.computeDuration().catch(() => 0);
    const format = await input.getFormat();
    const container = format === WEBM || format === MATROSKA ? "matroska" : "mov";
    return { picture, sound, durationSeconds, container, close: () => input.dispose() };
  } catch (error) {
    input.dispose();
    throw error;
  }
}

async function readable<Part>(read: () => Promise<Part>): Promise<Part> {
  try {
    return await read();
  } catch {
    throw new AnalysisFault("unreadable");
  }
}
