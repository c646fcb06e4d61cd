import type { LanguageCode } from "contract/languages";
import type { Recruiter, RecruiterWords } from "./schema.ts";

/** Each language is a piece of its own: a session needs one. */
const LOADERS: Record<
  Exclude<LanguageCode, "en">,
  () => Promise<Readonly<Record<string, RecruiterWords>>>
> = {
  es: async () => (await import("./languages/es.ts")).RECRUITERS_IN_SPANISH,
  fr: async () => (await import("./languages/fr.ts")).RECRUITERS_IN_FRENCH,
  de: async () => (await import("./languages/de.ts")).RECRUITERS_IN_GERMAN,
  it: async () => (await import("./languages/it.ts")).RECRUITERS_IN_ITALIAN,
  pt: async () => (await import("./languages/pt.ts")).RECRUITERS_IN_PORTUGUESE,
  nl: async () => (await import("./languages/nl.ts")).RECRUITERS_IN_DUTCH,
  zh: async () => (await import("./languages/zh.ts")).RECRUITERS_IN_CHINESE,
  ja: async () => (await import("./languages/ja.ts")).RECRUITERS_IN_JAPANESE,
  ko: async () => (await import("./languages/ko.ts")).RECRUITERS_IN_KOREAN,
  ar: async () => (await import("./languages/ar.ts")).RECRUITERS_IN_ARABIC,
};

/**
 * What this recruiter says of their own accord in `language`; {airline} is the only placeholder. English comes from the
 * recruiter itself. Null of an id that is no recruiter's. Rejects when the piece cannot be loaded.
 */
export async function recruiterWordsIn(
  recruiter: Recruiter,
  language: LanguageCode,
): Promise<RecruiterWords | null> {
  if (language === "en") {
    const { transition, close } = recruiter.phrases;
    return { greeting: recruiter.greeting, transition, close };
  }
  const words = await LOADERS[language]();
  return words[recruiter.id] ?? null;
}
