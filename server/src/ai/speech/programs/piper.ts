import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { LANGUAGE_CODES, type LanguageCode } from "contract/languages";
import { SPEECH_VOICES, type SpeechVoice } from "contract/speech-terms";
import { mp3Length } from "../mp3-length.ts";
import type { SoundThread } from "../sound-thread.ts";
import { type SpeechEngine, SpeechFault } from "../speech.ts";
import type { RunProgram } from "./run.ts";

/** Left to the browser: it reads them with the same letters-to-sounds as espeak-ng. */
const NOT_READ: readonly LanguageCode[] = ["en", "ja", "ar"];

/** Other languages by `piper`, where the machine has it and its voices. It tells no times. */
export function createPiperEngine(
  file: string,
  models: readonly string[],
  { programs, thread }: { programs: RunProgram; thread: SoundThread },
): SpeechEngine {
  return {
    version: JSON.stringify(["piper", file, models]),
    speaks: (language) => modelFor(models, language, "nova") !== null,
    say: async ({ text, voice, speed, language }) => {
      const model = modelFor(models, language, voice);
      if (!model) throw new SpeechFault("no-voice");
      const settings = [
        ...["--model", model, "--length_scale", (1 / speed).toFixed(2)],
        ...["--output_file", "-"],
      ];
      // Each line of its input is a recording of its own.
      const wave = await programs.speak(file, settings, text.replace(/\s+/g, " ").trim());
      const { audio } = await thread.make({ kind: "encode", ...wave });
      const seconds = mp3Length(audio)?.seconds ?? 0;
      return { audio, seconds, words: null, mouths: null, source: "program" };
    },
    stop: async () => programs.stop(),
  };
}

/** The voices in a folder: files of the kind that piper reads, by name. */
export async function findPiperModels(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((): string[] => []);
  return names
    .filter((name) => name.endsWith(".onnx"))
    .toSorted()
    .map((name) => join(folder, name));
}

/** `es_ES-davefx-medium.onnx` speaks Spanish; `es-onyx.onnx` does so for onyx. */
function modelFor(
  models: readonly string[],
  language: LanguageCode,
  voice: SpeechVoice,
): string | null {
  if (!LANGUAGE_CODES.includes(language) || NOT_READ.includes(language)) return null;
  const named = models.filter((model) =>
    new RegExp(`[/\\\\]${language}[_-][^/\\\\]*$`).test(model),
  );
  const isFor = (model: string, person: SpeechVoice) => model.endsWith(`-${person}.onnx`);
  const own = named.find((model) => isFor(model, voice));
  const anybodys = named.find((model) => !SPEECH_VOICES.some((person) => isFor(model, person)));
  return own ?? anybodys ?? named[0] ?? null;
}
