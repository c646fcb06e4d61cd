import { scoreOnRubric } from "coach/rubric/score";
import { analyseText } from "coach/star/analyse-text";
import { BUILT_IN_QUESTIONS } from "content/mock-interview/built-in";
import type {
  InterviewSession,
  InterviewSessionSummary,
  SessionAnswer,
} from "contract/interview-sessions";
import { SAMPLE_ANSWER } from "./practice-samples.ts";

const QUESTIONS = BUILT_IN_QUESTIONS.map(({ id, question, type, expectedPoints }) => ({
  ...{ id, question, type, expectedPoints },
  drawnFor: "built-in" as const,
}));

export const SESSION_ID = "0b0f5c1e-0000-4000-8000-0000000000a1";
const SAMPLE_TEXT = Object.values(SAMPLE_ANSWER).join(" ");

/** An answer as the server stores it, with what the built-in coach says of it. */
export function sessionAnswer(
  position: number,
  text: string | null,
  change: Partial<SessionAnswer> = {},
): SessionAnswer {
  const question = QUESTIONS[position] ?? QUESTIONS[0];
  if (!question) throw new Error("The built-in questions are missing");
  const read = text === null ? null : analyseText({ question: { text: question.question }, text });
  return {
    position,
    answer: text,
    mode: "text",
    seconds: 95,
    followUp: null,
    spokenFeedback: "Thank you. You gave her a choice, and you told me how it ended.",
    shortFeedback: "Clear ending.",
    emotions: [
      { at: 4, primary: "nervous", intensity: "medium" },
      { at: 30, primary: "confident", intensity: "high" },
    ],
    analysis: read?.analysis ?? null,
    sections: read?.sections ?? null,
    rubric: read
      ? scoreOnRubric({
          ...read,
          question: { text: question.question },
          interviewType: question.type,
        }).map(({ evidence, ...rest }) => ({
          ...rest,
          quotes: evidence.map(({ quote }) => quote),
        }))
      : [],
    delivery: null,
    answeredAt: "2026-11-20T10:05:00.000Z",
    ...change,
  };
}

export function sessionSummary(
  change: Partial<InterviewSessionSummary> = {},
): InterviewSessionSummary {
  return {
    id: SESSION_ID,
    kind: "avatar",
    recruiterId: "rania-khoury",
    mode: "text",
    language: "en",
    focus: "mixed",
    questionCount: 4,
    answeredCount: 2,
    status: "completed",
    ending: "all-answered",
    overallScore: 78,
    totalSeconds: 1800,
    remainingSeconds: 1100,
    startedAt: "2026-11-20T10:00:00.000Z",
    completedAt: "2026-11-20T10:12:00.000Z",
    isSample: false,
    ...change,
  };
}

/** A completed interview of the built-in four; the last question was not reached. */
export function storedSession(change: Partial<InterviewSession> = {}): InterviewSession {
  const answers = [
    sessionAnswer(0, "I have worked at a hotel desk for three years and I like people."),
    sessionAnswer(1, SAMPLE_TEXT, {
      followUp: {
        section: "result",
        question: "How did the customer leave?",
        answer: "She thanked me and came back in spring.",
      },
    }),
    sessionAnswer(2, null, { mode: "video", emotions: [], spokenFeedback: null }),
  ];
  const safety = "because ours was full";
  return {
    ...sessionSummary({ answeredCount: answers.length }),
    questions: QUESTIONS,
    answers,
    report: {
      dimensions: [
        dimension("overall", 7, 6.2),
        dimension("communication", 7.5, 6),
        dimension("professionalism", 6, 6.5),
        dimension("problemSolving", 8, null),
        {
          ...dimension("customerService", 9, 7),
          best: { position: 1, quote: "I asked her to sit down with me" },
        },
        {
          ...dimension("safetyAwareness", null, null),
          answers: 0,
          anchor: null,
          best: null,
        },
      ],
      earlierOverallScore: 72,
      earlierSessions: 3,
    },
    ...change,
  };

  function dimension(
    name: NonNullable<InterviewSession["report"]>["dimensions"][number]["dimension"],
    score: number | null,
    earlier: number | null,
  ) {
    return {
      dimension: name,
      score,
      answers: 2,
      anchor: "Finds the cause by a look or a question before acting.",
      best: { position: 1, quote: safety },
      earlier,
    };
  }
}
