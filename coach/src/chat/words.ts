import type { LanguageCode } from "contract/languages";
import { SPOKEN } from "./spoken.ts";
import en from "./words/en.json" with { type: "json" };

/** Every sentence of the conversation has an id, typed from the English bundle. */
export type WordId = keyof typeof en;

export function isWordId(id: string): id is WordId {
  return Object.hasOwn(en, id);
}

/** What stands in a sentence's places; several things are listed with the language's own comma. */
export type WordValues = Readonly<Record<string, string | number | readonly string[]>>;

/** Between the things of a list, where it is not the Latin comma. */
const COMMAS: Partial<Record<LanguageCode, string>> = { ar: "، ", ja: "、", zh: "、" };

/** A sentence by its id, so that content written as templates is told in the language of the thread. */
export interface Said {
  id: WordId;
  values?: WordValues;
}

export interface Voice {
  language: LanguageCode;
  /** The sentence in the voice's language, one of its wordings by chance; in English where there is none. */
  say(id: WordId, values?: WordValues): string;
  /** The things one after the other, with the language's own comma between them. */
  list(things: readonly string[]): string;
}

/** @param random a number from 0 up to 1, for choosing among wordings */
export function createVoice(language: LanguageCode, random: () => number): Voice {
  const list = (things: readonly string[]) => things.join(COMMAS[language] ?? ", ");
  const shown = (value: WordValues[string] | undefined) =>
    typeof value === "object" ? list(value) : String(value);
  return {
    language,
    list,
    say: (id, values = {}) => {
      const wordings = wordingsOf(id, language);
      const chosen = wordings[Math.floor(random() * wordings.length)] ?? wordings[0] ?? "";
      return chosen.replace(/\{(\w+)\}/g, (whole, name: string) =>
        Object.hasOwn(values, name) ? shown(values[name]) : whole,
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
