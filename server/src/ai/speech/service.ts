import { type Clock, SECOND_MS } from "../../clock.ts";
import { type Log, traceOf } from "../../http/log.ts";
import type { Breaker } from "../model/breaker.ts";
import type { Budget } from "../model/budget.ts";
import { CallFault, isServiceFault, type Outcome } from "../model/call-fault.ts";
import { mp3Length } from "./mp3-length.ts";
import { type SpeechEngine, SpeechFault, type Spoken, type Utterance } from "./speech.ts";

/** A configured speech service, any that speaks OpenAI's `/audio/speech`. */
export type SpeechService = {
  baseUrl: URL;
  /** Null for a service that asks for none. Never in a log, an error or an answer. */
  apiKey: string | null;
  model: string;
};

export const SERVICE_LIMITS = {
  /** The recruiter's face waits meanwhile: then the built-in voice speaks within another second. */
  totalMs: 6 * SECOND_MS,
  /** Two and a half minutes at half speed and 192 kilobits. */
  mostBytes: 8 * 1024 * 1024,
  /** Nobody speaks faster than 40 letters a second: what is shorter was cut off. */
  lettersASecond: 40,
};

/** The configured service. Whatever goes wrong with it is one fault: another engine speaks then. */
export function createServiceEngine(
  service: SpeechService,
  parts: { clock: Clock; log: Log; breaker: Breaker; budget: Budget },
  limits: typeof SERVICE_LIMITS = SERVICE_LIMITS,
): SpeechEngine {
  const { clock, log, breaker, budget } = parts;

  const guarded = async (utterance: Utterance, personId: string | undefined) => {
    if (breaker.admit() === "open") throw new CallFault("open");
    try {
      if (personId === undefined || !(await budget.take(personId))) throw new CallFault("budget");
      const spoken = await ask(service, utterance, limits);
      breaker.succeed();
      return spoken;
    } catch (error) {
      if (error instanceof CallFault && isServiceFault(error)) breaker.fail();
      else breaker.release();
      throw error;
    }
  };

  return {
    version: JSON.stringify(["service", service.baseUrl.href, service.model]),
    isRemote: true,
    speaks: () => true,
    say: async (utterance, personId) => {
      const startedAt = clock().getTime();
      const note = (outcome: Outcome | "fault", status: number | null) =>
        log.write({
          event: "speech-call",
          milliseconds: clock().getTime() - startedAt,
          outcome,
          status,
        });
      try {
        const spoken = await guarded(utterance, personId);
        note("ok", null);
        return spoken;
      } catch (error) {
        if (error instanceof CallFault) note(error.outcome, error.status);
        else {
          note("fault", null);
          log.write({ event: "fault", trace: traceOf(error) });
        }
        throw new SpeechFault("failed");
      }
    },
    stop: async () => {},
  };
}

async function ask(
  { baseUrl, apiKey, model }: SpeechService,
  { text, voice, speed }: Utterance,
  limits: typeof SERVICE_LIMITS,
): Promise<Spoken> {
  const signal = AbortSignal.timeout(limits.totalMs);
  try {
    const answer = await fetch(`${baseUrl.href.replace(/\/$/, "")}/audio/speech`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Accept: "audio/mpeg",
        ...(apiKey !== null && { Authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({ model, input: text, voice, speed, response_format: "mp3" }),
      // What people hear goes to the configured address and to no other that it may point to.
      redirect: "error",
      signal,
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new CallFault("status", { status: answer.status });
    }
    const audio = await readUpTo(answer, limits.mostBytes);
    const length = mp3Length(audio);
    const shortest = text.length / limits.lettersASecond / speed;
    if (!length?.isWhole || length.seconds < shortest) throw new CallFault("schema");
    return { audio, seconds: length.seconds, words: null, mouths: null, source: "service" };
  } catch (error) {
    if (error instanceof CallFault) throw error;
    throw new CallFault(signal.aborted ? "timeout" : "connection");
  }
}

async function readUpTo(answer: Response, mostBytes: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of answer.body ?? []) {
    size += piece.length;
    if (size > mostBytes) throw new CallFault("schema");
    pieces.push(piece);
  }
  return new Uint8Array(Buffer.concat(pieces));
}
