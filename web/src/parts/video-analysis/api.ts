import type { AnalysisProgress, VideoAnalysis } from "contract/video";
import { call } from "../../lib/api.ts";
import { callEvents } from "../../lib/event-stream.ts";
import { uploadForm } from "../../lib/upload.ts";

const ANALYZE_PATH = "/api/video/analyze";

export interface NewAnalysis {
  /** Made by the browser: progress and cancel go by it. */
  analysisId: string;
  video: Blob;
  question: string;
  questionId: string | null;
  transcript: string;
  /** The sound may go to the server's service for transcripts. */
  wantsTranscript: boolean;
  language: string;
}

interface SendOptions {
  onSent: (share: number) => void;
  signal: AbortSignal;
}

/** Sends a take and waits for what was measured in it. */
export async function analyseVideo(
  input: NewAnalysis,
  options: SendOptions,
): Promise<VideoAnalysis> {
  const form = new FormData();
  form.append("analysisId", input.analysisId);
  form.append("question", input.question);
  if (input.questionId) form.append("questionId", input.questionId);
  if (input.transcript) form.append("transcript", input.transcript);
  if (input.wantsTranscript) form.append("wantsTranscript", "true");
  form.append("language", input.language);
  // Last, so that the server knows all else before it comes.
  form.append("video", new File([input.video], "take.webm", { type: input.video.type }));
  return uploadForm<VideoAnalysis>(ANALYZE_PATH, form, {
    onProgress: options.onSent,
    signal: options.signal,
  });
}

/** How far an analysis is, as it goes on. */
export async function* followAnalysis(
  id: string,
  signal: AbortSignal,
): AsyncGenerator<AnalysisProgress> {
  const path = `${ANALYZE_PATH}/${encodeURIComponent(id)}/events`;
  for await (const { name, data } of callEvents("GET", path, { signal }))
    if (name === "progress") yield data as AnalysisProgress;
}

export async function cancelAnalysis(id: string): Promise<void> {
  await call("DELETE", `${ANALYZE_PATH}/${encodeURIComponent(id)}`);
}
