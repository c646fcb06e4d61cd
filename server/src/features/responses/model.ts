import type { Question } from "contract/questions";
import type { NewMultiModeResponse, NewTextResponse, StarAnswer } from "contract/responses";
import type { z } from "zod";
import type { PutQuestion } from "../../ai/coach.ts";

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

export type Bank = {
  /** The question as put; null when neither the id nor a text says which. */
  resolve(sent: Pick<Sent, "questionId" | "questionText">): PutQuestion | null;
};

/** The multi-mode page sends a timestamp as its id: there the text says which question it was. */
export function createBank(questions: readonly Question[]): Bank {
  const byId = new Map(questions.map((entry) => [entry.id, entry]));
  const byText = new Map(questions.map((entry) => [plain(entry.question), entry]));
  return {
    resolve: ({ questionId, questionText }) => {
      const text = questionText?.trim() ?? "";
      const bank = byId.get(questionId) ?? byText.get(plain(text)) ?? null;
      if (bank) return { text: bank.question, bank };
      return text ? { text, bank: null } : null;
    },
  };
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
