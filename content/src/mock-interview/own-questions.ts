import type { Question } from "contract/questions";
import { BEHAVIORAL_QUESTIONS } from "./behavioral.ts";
import { SITUATIONAL_QUESTIONS } from "./situational.ts";
import { TECHNICAL_QUESTIONS } from "./technical.ts";

/** How an answer is judged, for the questions that the bank does not hold. */
const JUDGED: readonly Omit<Question, "question" | "listensFor">[] = [
  {
    id: "mastered-much-in-little-time",
    category: "Communication",
    difficulty: "medium",
    kind: "behavioural",
    competency: "resilience",
    trap: "Counting the hours that you sat there. What is heard is how you found out that you had understood it.",
  },
  {
    id: "panic-as-doors-close",
    category: "Emergency",
    difficulty: "hard",
    kind: "hypothetical",
    competency: "emergency-response",
    trap: "Promising her that nothing can happen, or deciding alone: whether she may leave is the captain's to say.",
  },
  {
    id: "arming-and-crosscheck",
    category: "Safety",
    difficulty: "medium",
    kind: "hypothetical",
    competency: "safety-awareness",
    trap: "Reciting the call of one airline. Say what the slide does at an armed door, and whose door is looked at.",
  },
  {
    id: "cabin-secure-for-landing",
    category: "Safety",
    difficulty: "easy",
    kind: "hypothetical",
    competency: "safety-awareness",
    trap: "A list without its reasons: what each item prevents is the half of the question that counts.",
  },
];

/** Questions of the mock interview that are not in the bank, as the bank would hold them. */
export const MOCK_INTERVIEW_OWN_QUESTIONS: readonly Question[] = JUDGED.flatMap((judged) =>
  [...BEHAVIORAL_QUESTIONS, ...SITUATIONAL_QUESTIONS, ...TECHNICAL_QUESTIONS]
    .filter(({ id }) => id === judged.id)
    .map(({ question, expectedPoints }) => ({ ...judged, question, listensFor: expectedPoints })),
);
