import type { LanguageCode } from "contract/languages";
import { MOCK_INTERVIEW_IN_GERMAN } from "./languages/de.ts";
import { MOCK_INTERVIEW_IN_SPANISH } from "./languages/es.ts";
import { MOCK_INTERVIEW_IN_FRENCH } from "./languages/fr.ts";
import { MOCK_INTERVIEW_IN_JAPANESE } from "./languages/ja.ts";
import { MOCK_INTERVIEW_IN_DUTCH } from "./languages/nl.ts";
import { MOCK_INTERVIEW_IN_PORTUGUESE } from "./languages/pt.ts";
import { MOCK_INTERVIEW_IN_CHINESE } from "./languages/zh.ts";
import { MOCK_INTERVIEW_QUESTIONS } from "./mock-interview.ts";
import type { MockInterviewQuestion, MockInterviewWords } from "./schema.ts";

const asked = (words: Readonly<Record<string, MockInterviewWords>>) =>
  MOCK_INTERVIEW_QUESTIONS.map(
    (entry): MockInterviewQuestion => ({ ...entry, ...words[entry.id] }),
  );

const IN_LANGUAGE: Partial<Record<LanguageCode, readonly MockInterviewQuestion[]>> = {
  en: MOCK_INTERVIEW_QUESTIONS,
  es: asked(MOCK_INTERVIEW_IN_SPANISH),
  fr: asked(MOCK_INTERVIEW_IN_FRENCH),
  de: asked(MOCK_INTERVIEW_IN_GERMAN),
  pt: asked(MOCK_INTERVIEW_IN_PORTUGUESE),
  nl: asked(MOCK_INTERVIEW_IN_DUTCH),
  zh: asked(MOCK_INTERVIEW_IN_CHINESE),
  ja: asked(MOCK_INTERVIEW_IN_JAPANESE),
};

/**
 * The questions of the mock interview as a recruiter asks them in `language`: the same ids and types in the same order.
 * Null of a language that they are not written in. For the server, as it holds all languages at once.
 */
export function mockInterviewQuestionsIn(
  language: LanguageCode,
): readonly MockInterviewQuestion[] | null {
  return IN_LANGUAGE[language] ?? null;
}
