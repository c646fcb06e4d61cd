import type { LanguageCode } from "contract/languages";
import arabic from "./words/ar.json" with { type: "json" };
import german from "./words/de.json" with { type: "json" };
import english from "./words/en.json" with { type: "json" };
import spanish from "./words/es.json" with { type: "json" };
import french from "./words/fr.json" with { type: "json" };
import italian from "./words/it.json" with { type: "json" };
import japanese from "./words/ja.json" with { type: "json" };
import korean from "./words/ko.json" with { type: "json" };
import dutch from "./words/nl.json" with { type: "json" };
import portuguese from "./words/pt.json" with { type: "json" };
import chinese from "./words/zh.json" with { type: "json" };

type Words = typeof english;
/** What goes out of the product about an interview: files and messages. */
export type InterviewWord = keyof Words;

const WORDS: Record<LanguageCode, Words> = {
  ...{ en: english, es: spanish, fr: french, de: german, it: italian, pt: portuguese },
  ...{ nl: dutch, zh: chinese, ja: japanese, ko: korean, ar: arabic },
};

/** A sentence in a language, with `{name}` filled from `values`. */
export function interviewWords(
  key: InterviewWord,
  language: LanguageCode,
  values: Record<string, string> = {},
): string {
  const text = WORDS[language][key];
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap);
}
