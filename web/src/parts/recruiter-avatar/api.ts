import type { SpeakRequest, Speech } from "contract/ai-recruiter";
import { callJson } from "../../lib/api.ts";
import { ApiError } from "../../lib/api-error.ts";

/** A text said by the server's voice, with its times; null where it has no voice for the language (501). */
export async function askForSpeech(
  request: SpeakRequest,
  signal: AbortSignal,
): Promise<Speech | null> {
  try {
    return await callJson<Speech>("POST", "/api/ai-recruiter/speak", {
      payload: request,
      headers: { accept: "application/json" },
      signal,
    });
  } catch (error) {
    if (error instanceof ApiError && error.status === 501) return null;
    throw error;
  }
}
