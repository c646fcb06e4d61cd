import { analyseStar } from "coach/star/analyse";
import type { Question } from "contract/questions";
import type { Response, StarAnswer } from "contract/responses";

export const SAMPLE_QUESTION: Question = {
  id: "difficult-guest",
  question: "Tell me about a difficult guest.",
  category: "Customer Service",
  difficulty: "medium",
  kind: "behavioural",
  competency: "customer-care",
  listensFor: ["Stayed calm", "Found out the need", "Knows the ending"],
  trap: "Making the guest the villain.",
};

export const SAMPLE_ANSWER: StarAnswer = {
  situation: "One Friday evening at the hotel where I was the receptionist, a guest was shouting.",
  task: "I was alone at the desk, so it was up to me to find her a room before midnight.",
  action: "First I asked her to sit down with me. Then I called two hotels, because ours was full.",
  result: "Within twenty minutes she had a room. She thanked me and wrote a review the next day.",
};

/** A stored answer as the server gives it, with what the built-in coach says of it. */
export function storedAnswer(change: Partial<Response> = {}): Response {
  return {
    id: "0b0f5c1e-0000-4000-8000-000000000001",
    userId: "6f9619ff-8b86-4d01-b42d-00cf4fc964ff",
    questionId: SAMPLE_QUESTION.id,
    bankQuestionId: SAMPLE_QUESTION.id,
    question: SAMPLE_QUESTION.question,
    category: SAMPLE_QUESTION.category,
    practiceMode: "text",
    timeSpentSeconds: 90,
    videoUrl: null,
    audioUrl: null,
    isSample: false,
    createdAt: "2026-11-20T12:00:00.000Z",
    ...SAMPLE_ANSWER,
    analysis: analyseStar({
      question: { text: SAMPLE_QUESTION.question, kind: SAMPLE_QUESTION.kind },
      answer: SAMPLE_ANSWER,
    }),
    ...change,
  };
}
