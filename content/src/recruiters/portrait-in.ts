import type { LanguageCode } from "contract/languages";
import type { Recruiter, RecruiterPortrait } from "./schema.ts";

/** English is in the recruiter itself. */
type OtherLanguage = Exclude<LanguageCode, "en">;

/** Each language is a piece of its own: an interface needs one. */
const LOADERS: Record<OtherLanguage, () => Promise<Readonly<Record<string, RecruiterPortrait>>>> = {
  es: async () => (await import("./portraits/es.ts")).PORTRAITS_IN_SPANISH,
  fr: async () => (await import("./portraits/fr.ts")).PORTRAITS_IN_FRENCH,
  de: async () => (await import("./portraits/de.ts")).PORTRAITS_IN_GERMAN,
  it: async () => (await import("./portraits/it.ts")).PORTRAITS_IN_ITALIAN,
  pt: async () => (await import("./portraits/pt.ts")).PORTRAITS_IN_PORTUGUESE,
  nl: async () => (await import("./portraits/nl.ts")).PORTRAITS_IN_DUTCH,
  zh: async () => (await import("./portraits/zh.ts")).PORTRAITS_IN_CHINESE,
  ja: async () => (await import("./portraits/ja.ts")).PORTRAITS_IN_JAPANESE,
  ko: async () => (await import("./portraits/ko.ts")).PORTRAITS_IN_KOREAN,
  ar: async () => (await import("./portraits/ar.ts")).PORTRAITS_IN_ARABIC,
};

/**
 * How a recruiter is described in `language`: of the part they play to what they look for. Null of an id that is no
 * recruiter's. Rejects when the piece cannot be loaded.
 */
export async function portraitIn(
  { id }: Pick<Recruiter, "id">,
  language: OtherLanguage,
): Promise<RecruiterPortrait | null> {
  const portraits = await LOADERS[language]();
  return portraits[id] ?? null;
}
