import { join } from "node:path";
import { TAKE_MAX_SECONDS } from "contract/delivery-terms";
import { TRANSCRIPT_SOUND_MAX_BYTES } from "contract/transcript-terms";
import { NewTranscript, type Transcript } from "contract/transcripts";
import { createTranscript } from "contract/transcripts.routes";
import type { Transcriber } from "../../ai/transcript/transcriber.ts";
import { type Api, type ApiContext, personOf } from "../../http/api.ts";
import type { BodyLimit } from "../../http/body-limits.ts";
import { fieldFaults } from "../../http/field-errors.ts";
import { languageOf } from "../../http/language.ts";
import type { Limits } from "../../http/limits.ts";
import {
  invalidFields,
  noTranscriptService,
  soundTooLarge,
  soundTooLong,
  stopping,
  transcriptFailed,
  unreadableSound,
} from "../../http/problems.ts";
import { sendJson } from "../../http/send.ts";
import { receiveUpload } from "../../http/upload.ts";
import type { UploadFolder } from "../../media/upload-folder.ts";
import type { Random } from "../../random.ts";
import { wavSeconds } from "./wav.ts";

const MEGABYTE = 1024 * 1024;
/** Boundaries, headers and the language around the file. */
const FORM_BYTES = 16 * 1024;

const tooLarge = () => soundTooLarge(TRANSCRIPT_SOUND_MAX_BYTES / MEGABYTE);

/** The body of a sound: read as it comes, and counted there. */
export const SOUND_LIMIT: BodyLimit = {
  ...{ bytes: TRANSCRIPT_SOUND_MAX_BYTES + FORM_BYTES, isStreamed: true },
  refusal: tooLarge,
};

/** A person's sound, written down by the configured service. Nothing is stored: neither the sound nor the words. */
export function bindTranscripts(
  api: Api,
  deps: { random: Random; limits: Limits; transcriber: Transcriber | null; folder: UploadFolder },
): { stop(): void } {
  const { random, limits, transcriber, folder } = deps;
  const ending = new AbortController();

  /** From the first byte to the words; whatever happens, nothing of the sound is left. */
  const write = async (c: ApiContext, by: Transcriber, place: string): Promise<Transcript> => {
    // Somebody who has left waits for no words, and none are paid for.
    const signal = AbortSignal.any([ending.signal, c.req.raw.signal]);
    const file = join(place, "sound.wav");
    try {
      const { fields, bytes } = await receiveUpload(c.req.raw, {
        ...{ fileField: "sound", to: file, maxBytes: TRANSCRIPT_SOUND_MAX_BYTES, tooLarge, signal },
      });
      const read = NewTranscript.safeParse(fields);
      if (!read.success) throw invalidFields(fieldFaults(read.error, fields));
      if (bytes === null) throw invalidFields([{ path: "sound", key: "field-required" }]);
      const seconds = await wavSeconds(file);
      if (!seconds) throw unreadableSound();
      if (seconds > TAKE_MAX_SECONDS) throw soundTooLong(TAKE_MAX_SECONDS / 60);
      const text = await by.transcribe(file, read.data.language ?? languageOf(c.req), signal);
      if (ending.signal.aborted) throw stopping();
      if (text === null) throw transcriptFailed();
      return { text };
    } catch (error) {
      throw ending.signal.aborted ? stopping() : error;
    } finally {
      await folder.close(place);
    }
  };

  api.onUpload(createTranscript, async (c) => {
    const userId = personOf(c).id;
    if (!transcriber) throw noTranscriptService();
    await limits.count("transcript", userId);
    if (ending.signal.aborted) throw stopping();
    const transcript = await write(c, transcriber, folder.open(random.uuid()));
    return sendJson(c, JSON.stringify(transcript));
  });

  return { stop: () => ending.abort(stopping()) };
}
