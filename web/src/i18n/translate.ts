import { formatterOf } from "./formatter.ts";

/** Pure lookup, no browser. The rules are those of specification 1, section 4. */
export type Words = { [key: string]: string | Words };
export type Values = Record<string, string | number>;

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
 * A missing key comes back as its own text; a placeholder without a value stays as written.
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
    return typeof value === "number"
      ? formatterOf(Intl.NumberFormat, language).format(value)
      : value;
  });
}
