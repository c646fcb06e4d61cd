import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGE_CODES, type LanguageCode } from "contract/languages";
import english from "./words/en.json" with { type: "json" };

/** Title and detail of every problem; for a field, only the detail is used. */
export type ProblemKey = keyof typeof english;
type Words = Partial<Record<ProblemKey, [title: string, detail: string]>>;

const WORDS = new Map<LanguageCode, Words>(
  LANGUAGE_CODES.map((language) => [language, readWords(language)]),
);

/** The words of a problem in a language, else in English, with `{name}` filled from `values`. */
export function problemWords(
  key: ProblemKey,
  language: LanguageCode,
  values: Record<string, string | number> = {},
): { title: string; detail: string } {
  const [title = "", detail = ""] = WORDS.get(language)?.[key] ?? english[key];
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
  return { title: fill(title), detail: fill(detail) };
}

const FIELD_KEYS = new Map(
  (Object.keys(english) as ProblemKey[])
    .filter((key) => key.startsWith("field-"))
    .map((key) => [english[key][1], key]),
);

/** The key of a sentence that the contract gives for a field, which it gives in English. */
export function fieldKeyOf(sentence: string): ProblemKey | undefined {
  return FIELD_KEYS.get(sentence);
}

function readWords(language: LanguageCode): Words {
  const file = join(import.meta.dirname, "words", `${language}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}
