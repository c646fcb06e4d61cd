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
  const written = (value: string | number) =>
    typeof value === "number" ? new Intl.NumberFormat(language).format(value) : value;
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (gap, name: string) => written(values[name] ?? gap));
  return { title: fill(title), detail: fill(detail) };
}

type FieldWords = { key: ProblemKey; values?: Record<string, number> };

const FIELD_TEMPLATES = (Object.keys(english) as ProblemKey[])
  .filter((key) => key.startsWith("field-"))
  .map((key) => ({ key, template: english[key][1] ?? "" }));
const FIELD_KEYS = new Map(FIELD_TEMPLATES.map(({ key, template }) => [template, key]));
/** Sentences with numbers in them, as patterns whose groups are named like the places. */
const FIELD_PATTERNS = FIELD_TEMPLATES.filter(({ template }) => template.includes("{")).map(
  ({ key, template }) => ({
    key,
    pattern: new RegExp(
      `^${template.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{(\w+)\}/g, "(?<$1>[\\d,]+)")}$`,
    ),
  }),
);

/** The key of a sentence that the contract gives for a field, which it gives in English, with its numbers. */
export function fieldWordsOf(sentence: string): FieldWords | undefined {
  const whole = FIELD_KEYS.get(sentence);
  if (whole) return { key: whole };
  for (const { key, pattern } of FIELD_PATTERNS) {
    const places = pattern.exec(sentence)?.groups;
    if (!places) continue;
    const values = Object.entries(places).map(([name, digits]) => [
      name,
      Number(digits.replaceAll(",", "")),
    ]);
    return { key, values: Object.fromEntries(values) };
  }
  return undefined;
}

function readWords(language: LanguageCode): Words {
  const file = join(import.meta.dirname, "words", `${language}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}
