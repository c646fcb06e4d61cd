import { BUILT_IN_QUESTIONS } from "content/mock-interview/built-in";
import type { LanguageCode } from "contract/languages";

const [OPENING] = BUILT_IN_QUESTIONS;

/** Each language in its piece. */
const LOADERS: Partial<Record<LanguageCode, () => Promise<string | undefined>>> = {
  en: async () => OPENING?.question,
  es: async () =>
    inWords((await import("content/mock-interview/languages/es/built-in")).BUILT_IN_WORDS),
  fr: async () =>
    inWords((await import("content/mock-interview/languages/fr/built-in")).BUILT_IN_WORDS),
  zh: async () =>
    inWords((await import("content/mock-interview/languages/zh/built-in")).BUILT_IN_WORDS),
};

function inWords(words: Readonly<Record<string, { question: string }>>): string | undefined {
  return OPENING && words[OPENING.id]?.question;
}

/** The question that opens every interview, so that it can be made ready before the session is drawn. Null where it is not known. */
export async function openingQuestion(language: LanguageCode): Promise<string | null> {
  return (await LOADERS[language]?.().catch(() => null)) ?? null;
}
