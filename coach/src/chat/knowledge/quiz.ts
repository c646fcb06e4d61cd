import { COCKPIT_QUESTIONS } from "content/cockpit/cockpit-questions";
import { CULTURE_CHECKS } from "content/cultures/checks";
import { DOOR_QUIZ } from "content/door-quiz/door-quiz";
import { MORE_DOOR_QUESTIONS } from "content/door-quiz/more-door-questions";
import { TOPICS } from "content/syllabus/topics";
import { type Entry, part, sourceLine } from "./entry.ts";

interface Explained {
  id: string;
  question: string;
  correctAnswer: string;
  explanation: string;
  source?: { name: string; year: number } | undefined;
}

/** The quizzes' answers with their reasons: told where no card or term answers as well. */
export async function quizEntries(): Promise<Entry[]> {
  const topics = await Promise.all(TOPICS.map(async ({ load }) => (await load()).questions));
  const all: Explained[] = [
    ...topics.flat(),
    ...COCKPIT_QUESTIONS,
    ...Object.values(CULTURE_CHECKS).flat(),
    ...MORE_DOOR_QUESTIONS,
    ...DOOR_QUIZ.map((one) => ({ ...one, question: one.description })),
  ];
  return all.map(({ id, question, correctAnswer, explanation, source }) => ({
    citation: { id: `quiz/${id}`, title: `Quiz: ${question}`, source: sourceLine(source) },
    set: "quiz",
    names: [question],
    parts: [part("lead", `${correctAnswer.replace(/[.]?$/, ".")} ${explanation}`)],
    also: "",
  }));
}
