import { formatterOf } from "./formatter.ts";
import { directionOf } from "./languages.ts";

/** Pure lookup, no browser. The rules are those of specification 1, section 4. */
export type Words = { [key: string]: string | Words };
export type Values = Record<string, string | number>;

/** Letters of a script from left to right. */
const LEFT_TO_RIGHT = /[\p{Script=Latin}\p{Script=Han}\p{Script=Kana}\p{Script=Hangul}]/u;
const FIRST_STRONG_ISOLATE = "\u2068";
const POP_ISOLATE = "\u2069";

function find(words: Words, key: string): string | Words | undefined {
  let node: string | Words | undefined = words;
  for (const step of key.split(".")) {
    if (typeof node !== "object") return undefined;
    node = node[step];
  }
  return node;
}

/**
 * Follows the dotted `key`; a node of plural forms (`one`, `other`, …) is resolved by `values.count`.
 * A missing key comes back as its own text; a placeholder without a value stays as written. In a sentence
 * from right to left a text put in is kept apart, else a name such as "14 CFR 25" loses its number to the sentence.
 */
export function translate(
  words: Words,
  language: string,
  key: string,
  values: Values = {},
): string {
  let found = find(words, key);
  if (typeof found === "object" && typeof values["count"] === "number") {
    const form = formatterOf(Intl.PluralRules, language).select(values["count"]);
    found = found[form] ?? found["other"];
  }
  if (typeof found !== "string") return key;
  return found.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    if (typeof value === "number") return formatterOf(Intl.NumberFormat, language).format(value);
    return directionOf(language) === "rtl" && LEFT_TO_RIGHT.test(value)
      ? `${FIRST_STRONG_ISOLATE}${value}${POP_ISOLATE}`
      : value;
  });
}
