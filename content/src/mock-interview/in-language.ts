import type { LanguageCode } from "contract/languages";
import { MOCK_INTERVIEW_IN_ARABIC } from "./languages/ar.ts";
import { MOCK_INTERVIEW_IN_GERMAN } from "./languages/de.ts";
import { MOCK_INTERVIEW_IN_SPANISH } from "./languages/es.ts";
import { MOCK_INTERVIEW_IN_FRENCH } from "./languages/fr.ts";
import { MOCK_INTERVIEW_IN_ITALIAN } from "./languages/it.ts";
import { MOCK_INTERVIEW_IN_JAPANESE } from "./languages/ja.ts";
import { MOCK_INTERVIEW_IN_KOREAN } from "./languages/ko.ts";
import { MOCK_INTERVIEW_IN_DUTCH } from "./languages/nl.ts";
import { MOCK_INTERVIEW_IN_PORTUGUESE } from "./languages/pt.ts";
import { MOCK_INTERVIEW_IN_CHINESE } from "./languages/zh.ts";
import { MOCK_INTERVIEW_QUESTIONS } from "./mock-interview.ts";
import type { MockInterviewQuestion, MockInterviewWords } from "./schema.ts";

const asked = (words: Readonly<Record<string, MockInterviewWords>>) =>
  MOCK_INTERVIEW_QUESTIONS.map(
    (entry): MockInterviewQuestion => ({ ...entry, ...words[entry.id] }),
  );

const IN_LANGUAGE: Record<LanguageCode, readonly MockInterviewQuestion[]> = {
  en: MOCK_INTERVIEW_QUESTIONS,
  es: asked(MOCK_INTERVIEW_IN_SPANISH),
  fr: asked(MOCK_INTERVIEW_IN_FRENCH),
  de: asked(MOCK_INTERVIEW_IN_GERMAN),
  it: asked(MOCK_INTERVIEW_IN_ITALIAN),
  pt: asked(MOCK_INTERVIEW_IN_PORTUGUESE),
  nl: asked(MOCK_INTERVIEW_IN_DUTCH),
  zh: asked(MOCK_INTERVIEW_IN_CHINESE),
  ja: asked(MOCK_INTERVIEW_IN_JAPANESE),
  ko: asked(MOCK_INTERVIEW_IN_KOREAN),
  ar: asked(MOCK_INTERVIEW_IN_ARABIC),
};

/**
 * The questions of the mock interview as a recruiter asks them in `language`: the same ids and types in the same order.
 * For the server, as it holds all languages at once.
 */
export const mockInterviewQuestionsIn = (language: LanguageCode) => IN_LANGUAGE[language];
