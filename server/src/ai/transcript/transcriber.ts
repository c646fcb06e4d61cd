import { openAsBlob } from "node:fs";
import type { LanguageCode } from "contract/languages";
import { z } from "zod";
import type { Log } from "../../http/log.ts";

/** A configured service that writes down what is said, any that speaks OpenAI's `/audio/transcriptions`. */
export type TranscriptConfiguration = {
  baseUrl: URL;
  /** Null for a service that asks for none. Never in a log, an error or an answer. */
  apiKey: string | null;
  model: string;
};

export type Transcriber = {
  /** Host that the sound is sent to. */
  host: string;
  /**
   * What is said in a sound file; empty when the service heard nothing, null when it fails in any way. Never throws.
   * @param soundFile WAV on this machine's disk
   */
  transcribe(
    soundFile: string,
    language: LanguageCode,
    signal: AbortSignal,
  ): Promise<string | null>;
};

/** Ten minutes of speech on a slow service; nobody waits longer for words. */
const PATIENCE_MS = 90_000;
/** Ten minutes at the fastest pace are 3,000 words. */
const ANSWER_MAX_BYTES = 1024 * 1024;
const TRANSCRIPT_MAX_CHARACTERS = 20_000;

const Answer = z.object({ text: z.string() });

export function createTranscriber(
  { baseUrl, apiKey, model }: TranscriptConfiguration,
  log: Log,
  patienceMs = PATIENCE_MS,
): Transcriber {
  const address = `${baseUrl.href.replace(/\/+$/, "")}/audio/transcriptions`;

  const ask = async (soundFile: string, language: LanguageCode, signal: AbortSignal) => {
    const form = new FormData();
    form.append("file", await openAsBlob(soundFile, { type: "audio/wav" }), "answer.wav");
    form.append("model", model);
    form.append("language", language);
    form.append("response_format", "json");
    const answer = await fetch(address, {
      method: "POST",
      body: form,
      headers: apiKey === null ? {} : { Authorization: `Bearer ${apiKey}` },
      // What people said goes to the configured address and to no other that it may point to.
      redirect: "error",
      signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new TranscriptFault(`status-${answer.status}`);
    }
    return textOf(await readBody(answer));
  };

  return {
    host: baseUrl.hostname,
    transcribe: async (soundFile, language, signal) => {
      const start = performance.now();
      const tell = (outcome: string) =>
        log.write({
          ...{ event: "transcript-call", outcome },
          milliseconds: Math.round(performance.now() - start),
        });
      try {
        const text = await ask(soundFile, language, signal);
        tell("ok");
        return text;
      } catch (error) {
        tell(outcomeOf(error));
        return null;
      }
    },
  };
}

/** The service answered, and not as it should. */
class TranscriptFault extends Error {}

function outcomeOf(error: unknown): string {
  if (error instanceof TranscriptFault) return error.message;
  if (error instanceof Error && /^(Timeout|Abort)Error$/.test(error.name)) return "ended";
  return "unreachable";
}

async function readBody(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const piece of answer.body ?? []) {
    text += decoder.decode(piece, { stream: true });
    if (text.length > ANSWER_MAX_BYTES) throw new TranscriptFault("too-much");
  }
  return text + decoder.decode();
}

function textOf(body: string): string {
  try {
    const { text } = Answer.parse(JSON.parse(body));
    return text
      .toWellFormed()
      .replaceAll("\u0000", "")
      .replace(/\s+/g, " ")
      .trim()
      .slice(0, TRANSCRIPT_MAX_CHARACTERS);
  } catch {
    throw new TranscriptFault("not-understood");
  }
}
