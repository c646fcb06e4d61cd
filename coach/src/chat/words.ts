import type { LanguageCode } from "contract/languages";
import { SPOKEN } from "./spoken.ts";
import en from "./words/en.json" with { type: "json" };

/** Every sentence of the conversation has an id, typed from the English bundle. */
export type WordId = keyof typeof en;

export function isWordId(id: string): id is WordId {
  return Object.hasOwn(en, id);
}

export type WordValues = Readonly<Record<string, string | number>>;

/** A sentence by its id, so that content written as templates is told in the language of the thread. */
export interface Said {
  id: WordId;
  values?: WordValues;
}

export interface Voice {
  language: LanguageCode;
  /** The sentence in the voice's language, one of its wordings by chance; in English where there is none. */
  say(id: WordId, values?: WordValues): string;
}

/** @param random a number from 0 up to 1, for choosing among wordings */
export function createVoice(language: LanguageCode, random: () => number): Voice {
  return {
    language,
    say: (id, values = {}) => {
      const wordings = wordingsOf(id, language);
      const chosen = wordings[Math.floor(random() * wordings.length)] ?? wordings[0] ?? "";
      return chosen.replace(/\{(\w+)\}/g, (whole, name: string) =>
        Object.hasOwn(values, name) ? String(values[name]) : whole,
      );
    },
  };
}

/** All wordings of a sentence; one in most cases. */
function wordingsOf(id: WordId, language: LanguageCode): readonly string[] {
  const found = SPOKEN[language]?.sentences[id] ?? en[id];
  return typeof found === "string" ? [found] : found;
}

export function isSpoken(language: LanguageCode): boolean {
  return SPOKEN[language] !== undefined;
}
