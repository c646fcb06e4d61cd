import type { NewResponse } from "contract/responses";

/** What the audio page sends: the shape of the multi-mode page, in one piece, and never the recording itself. */
export function spokenPayload(
  question: string,
  transcript: string,
  timeSpent: number,
  userId: string,
  timestampMs: number,
): NewResponse {
  return {
    userId,
    questionId: String(timestampMs),
    question,
    transcript: transcript.trim() || null,
    timeSpent,
    practiceMode: "audio",
    videoUrl: null,
    audioUrl: null,
  };
}
