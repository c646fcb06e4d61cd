import { recruiterWordsIn } from "content/recruiters/in-language";
import type { Recruiter } from "content/recruiters/schema";
import type { LanguageCode } from "contract/languages";
import type { Script } from "./model.ts";

export type Words = Omit<Script, "questions">;

/** What this recruiter says of their own accord in `language`; in English where it cannot be loaded. */
export async function wordsOf(recruiter: Recruiter, language: LanguageCode): Promise<Words> {
  const own = await recruiterWordsIn(recruiter, language).catch(() => null);
  const words = own ?? (await recruiterWordsIn(recruiter, "en"));
  const { greeting, transition, close } = words ?? { greeting: "", transition: [], close: [] };
  const named = (text: string) => text.replaceAll("{airline}", recruiter.airline);
  return {
    greeting: named(greeting),
    transition: transition.map(named),
    close: close.map(named),
  };
}
