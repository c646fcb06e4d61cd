import { join } from "node:path";
import type { Pool } from "pg";
import type { Clock } from "../../clock.ts";
import type { Log } from "../../http/log.ts";
import { findProgram } from "../../programs/find-program.ts";
import { createBreaker } from "../model/breaker.ts";
import { createBudget } from "../model/budget.ts";
import { createEnglishEngine } from "./built-in/english.ts";
import { createSpeaker } from "./create-speaker.ts";
import { createKeptSpeech } from "./kept-speech.ts";
import { createEspeakEngine } from "./programs/espeak.ts";
import { createPiperEngine, findPiperModels } from "./programs/piper.ts";
import { createProgramRunner } from "./programs/run.ts";
import { createServiceEngine, type SpeechService } from "./service.ts";
import { createSoundThread } from "./sound-thread.ts";
import type { Speaker } from "./speech.ts";

export type SpeechConfiguration = {
  /** The service that is asked first; null: none. */
  service: SpeechService | null;
  /** Folder of piper's voices; null: piper is not used. */
  piperVoices: string | null;
};

/** Kept speech in the data folder. */
const FOLDER = "speech";
/** Calls of the service for each person in 24 hours: two mock interviews of ten questions, heard three times. */
const CALLS_PER_DAY = 300;

/** The voice that the configuration and the machine give. Nothing is started or compiled before the first word. */
export async function openSpeech(
  { service, piperVoices }: SpeechConfiguration,
  deps: {
    dataFolder: string;
    /** Where programs are looked for, as in `PATH`. */
    searchPath: string;
    clock: Clock;
    log: Log;
    sharedPool: Pool | null;
  },
): Promise<Speaker> {
  const { dataFolder, searchPath, clock, log, sharedPool } = deps;
  const thread = createSoundThread();
  const programs = createProgramRunner();
  const [espeak, piper, models] = await Promise.all([
    findProgram("espeak-ng", searchPath),
    piperVoices ? findProgram("piper", searchPath) : null,
    piperVoices ? findPiperModels(piperVoices) : [],
  ]);
  const budget = () => createBudget(CALLS_PER_DAY, sharedPool, "speech");
  return createSpeaker(
    [
      ...(service
        ? [
            createServiceEngine(service, {
              ...{ clock, log, breaker: createBreaker(clock), budget: budget() },
            }),
          ]
        : []),
      createEnglishEngine(thread),
      ...(piper ? [createPiperEngine(piper, models, { programs, thread })] : []),
      ...(espeak ? [createEspeakEngine(espeak, { programs, thread })] : []),
    ],
    createKeptSpeech(join(dataFolder, FOLDER), { clock, log }),
  );
}
