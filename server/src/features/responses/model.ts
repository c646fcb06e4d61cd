import type { NewResponse, StarAnswer } from "contract/responses";
import type { z } from "zod";

/** Any of the three shapes, in one. */
export type Sent = {
  questionId: string;
  questionText: string | undefined;
  /** In its four sections, or as it was spoken; null where nobody wrote the words down. */
  answer: StarAnswer | { transcript: string } | null;
  practiceMode: "text" | "audio" | "video";
  timeSpentSeconds: number;
  videoUrl: string | null;
  audioUrl: string | null;
};

export function readSent(body: z.output<typeof NewResponse>): Sent {
  if ("response" in body || "transcript" in body)
    return {
      questionId: body.questionId,
      questionText: body.question,
      answer: "response" in body ? body.response : readTranscript(body.transcript),
      practiceMode: body.practiceMode,
      timeSpentSeconds: body.timeSpent,
      videoUrl: body.videoUrl ?? null,
      audioUrl: body.audioUrl ?? null,
    };
  const { situation, task, action, result } = body;
  return {
    questionId: body.questionId,
    questionText: body.question,
    answer: { situation, task, action, result },
    practiceMode: body.practiceMode,
    timeSpentSeconds: body.sessionDuration,
    videoUrl: null,
    audioUrl: null,
  };
}

function readTranscript(words: string | null): Sent["answer"] {
  const transcript = words?.trim() ?? "";
  return transcript === "" ? null : { transcript };
}
