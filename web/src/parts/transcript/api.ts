import { TAKE_MAX_SECONDS } from "contract/delivery-terms";
import type { LanguageCode } from "contract/languages";
import type { Transcript } from "contract/transcripts";
import { decodeSound } from "../../lib/media/decode-sound.ts";
import { wavOf } from "../../lib/media/wav.ts";
import { uploadForm } from "../../lib/upload.ts";

/** The browser could not read the sound of a recording. */
export class UnreadableSound extends Error {}

/**
 * What is said in a recording, written down by the server's service; empty where nothing was heard. Only its sound
 * leaves the browser, of a video as well. Rejects as a call does, and with `UnreadableSound`.
 */
export async function askForWords(
  recording: Blob,
  language: LanguageCode,
  signal: AbortSignal,
): Promise<string> {
  const sound = await decodeSound(recording).catch((cause) => {
    throw new UnreadableSound("The sound cannot be decoded", { cause });
  });
  signal.throwIfAborted();
  const form = new FormData();
  form.append("language", language);
  form.append("sound", new File([wavOf(sound, TAKE_MAX_SECONDS)], "answer.wav"));
  const options = { onProgress: () => {}, signal };
  return (await uploadForm<Transcript>("/api/transcripts", form, options)).text.trim();
}
