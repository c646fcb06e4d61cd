import { speak } from "contract/ai-recruiter.routes";
import {
  type Speaker,
  SpeechFault,
  type SpeechFaultKind,
  type Spoken,
  type Utterance,
} from "../../ai/speech/speech.ts";
import { type Api, personOf } from "../../http/api.ts";
import type { Limits } from "../../http/limits.ts";
import {
  nothingToSay,
  noVoice,
  type Refusal,
  speechBusy,
  speechFailed,
} from "../../http/problems.ts";
import { type Prepared, sendJson } from "../../http/send.ts";

const REFUSALS: Readonly<Record<SpeechFaultKind, () => Refusal>> = {
  "no-voice": noVoice,
  "nothing-to-say": nothingToSay,
  busy: speechBusy,
  failed: speechFailed,
};

export function bindSpeech(api: Api, deps: { speech: Speaker; limits: Limits }): void {
  const { speech, limits } = deps;

  const say = async (utterance: Utterance, personId: string): Promise<Spoken> => {
    try {
      return await speech.say(utterance, personId);
    } catch (error) {
      throw error instanceof SpeechFault ? REFUSALS[error.kind]() : error;
    }
  };

  api.on(speak, async (c) => {
    const userId = personOf(c).id;
    await limits.count("speech", userId);
    const { audio, ...times } = await say(c.req.valid("json"), userId);
    if (wantsTimes(c.req.header("accept"))) {
      const body = { audio: Buffer.from(audio).toString("base64"), ...times };
      return sendJson(c, JSON.stringify(body), 200, {
        Vary: "Accept, Accept-Encoding, Accept-Language",
      });
    }
    return c.body(audio as Uint8Array<ArrayBuffer>, 200, {
      "Content-Type": "audio/mpeg",
      "Content-Length": String(audio.length),
      Vary: "Accept, Accept-Language",
    }) as unknown as Prepared;
  });
}

/** A browser that asks for anything gets the sound. */
function wantsTimes(accept: string | undefined): boolean {
  return /\bapplication\/json\b/i.test(accept ?? "") && !/\baudio\//i.test(accept ?? "");
}
