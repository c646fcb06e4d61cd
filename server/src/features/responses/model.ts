import type { NewMultiModeResponse, NewTextResponse, StarAnswer } from "contract/responses";
import type { z } from "zod";

/** Either of the two shapes, in one. */
export type Sent = {
  questionId: string;
  questionText: string | undefined;
  answer: StarAnswer;
  practiceMode: "text" | "audio" | "video";
  timeSpentSeconds: number;
  videoUrl: string | null;
  audioUrl: string | null;
};

export function readSent(
  body: z.output<typeof NewMultiModeResponse | typeof NewTextResponse>,
): Sent {
  if ("response" in body)
    return {
      questionId: body.questionId,
      questionText: body.question,
      answer: body.response,
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
