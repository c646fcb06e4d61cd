import { AIRLINE_QUESTIONS } from "content/airline-questions/airline-questions";
import { MOCK_INTERVIEW_QUESTIONS } from "content/mock-interview/mock-interview";
import { QUESTIONS } from "content/questions/questions";
import type { Question } from "contract/questions";
import { type Entry, part } from "./entry.ts";

/** A question to practise; `airline` is the id of the airline that asks it, null for the general bank. */
export type BankQuestion = Question & { airline: string | null };

export const BANK: readonly BankQuestion[] = [
  ...QUESTIONS.map((question) => ({ ...question, airline: null })),
  ...AIRLINE_QUESTIONS,
];

const WITH_QUESTIONS: ReadonlySet<string> = new Set(
  AIRLINE_QUESTIONS.map(({ airline }) => airline),
);

/** Whether the bank has questions of an airline's own, by its entry ("airlines/emirates"). */
export const hasOwnQuestions = (id: string): boolean =>
  WITH_QUESTIONS.has(id.replace("airlines/", ""));

/** What an assessor listens for in each question, and the trap in it: answers "how do I answer …". */
export function questionEntries(): Entry[] {
  const cited = (id: string, question: string) => ({
    citation: { id: `questions/${id}`, title: `Question: ${question}`, source: null },
    set: "questions" as const,
    names: [question],
  });
  return [
    ...BANK.map(({ id, question, listensFor, trap, category, competency }) => ({
      ...cited(id, question),
      parts: [
        part("lead", { id: "question.listens", values: { question } }, listensFor),
        part("avoid", trap, [], { label: { id: "part.trap" } }),
      ],
      also: `${category} ${competency}`,
    })),
    ...MOCK_INTERVIEW_QUESTIONS.filter(({ id }) => !BANK.some((known) => known.id === id)).map(
      ({ id, question, expectedPoints, whyAsked }) => ({
        ...cited(id, question),
        parts: [
          part("lead", { id: "question.listens", values: { question } }, expectedPoints),
          part("why", whyAsked),
        ],
        also: "",
      }),
    ),
  ];
}
