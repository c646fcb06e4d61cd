import { expect, test } from "vitest";
import { languageOf } from "./language.ts";

test.each([
  [undefined, undefined, "en"],
  [undefined, "es-MX,es;q=0.9,en;q=0.8", "es"],
  [undefined, "da, fr;q=0.4, de;q=0.7", "de"],
  [undefined, "zh-Hant-TW", "zh"],
  [undefined, "*", "en"],
  [undefined, "fr;q=0, it", "it"],
  [undefined, "fr;q=x, ;;,", "en"],
  ["ar", "es", "ar"],
  ["xx", "es", "es"],
])("language=%s, Accept-Language: %s is read as %s", (named, header, language) => {
  const request = {
    query: (name: string) => (name === "language" ? named : undefined),
    header: (name: string) => (name === "accept-language" ? header : undefined),
  };
  expect(languageOf(request)).toBe(language);
});
