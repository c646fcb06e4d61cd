import type { LanguageCode } from "contract/languages";
import type { Recruiter, RecruiterPortrait } from "./schema.ts";

/** Each language is a piece of its own: an interface needs one. */
const LOADERS: Partial<
  Record<LanguageCode, () => Promise<Readonly<Record<string, RecruiterPortrait>>>>
> = {
  es: async () => (await import("./portraits/es.ts")).PORTRAITS_IN_SPANISH,
  fr: async () => (await import("./portraits/fr.ts")).PORTRAITS_IN_FRENCH,
  de: async () => (await import("./portraits/de.ts")).PORTRAITS_IN_GERMAN,
  pt: async () => (await import("./portraits/pt.ts")).PORTRAITS_IN_PORTUGUESE,
  nl: async () => (await import("./portraits/nl.ts")).PORTRAITS_IN_DUTCH,
  zh: async () => (await import("./portraits/zh.ts")).PORTRAITS_IN_CHINESE,
  ja: async () => (await import("./portraits/ja.ts")).PORTRAITS_IN_JAPANESE,
};

/** Whether recruiters are described in this language; English is in the recruiter itself. */
export const isDescribedIn = (language: LanguageCode) => LOADERS[language] !== undefined;

/**
 * How a recruiter is described in `language`: of the part they play to what they look for. Null of a language that it is
 * not written in, and of English, which is in the recruiter itself. Rejects when the piece cannot be loaded.
 */
export async function portraitIn(
  { id }: Pick<Recruiter, "id">,
  language: LanguageCode,
): Promise<RecruiterPortrait | null> {
  const portraits = await LOADERS[language]?.();
  return portraits?.[id] ?? null;
}
