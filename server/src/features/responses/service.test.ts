import { expect, it } from "vitest";
import { withLanguage } from "./service.ts";

it.each([
  ["scored before languages were named", { version: "star-2", overallScore: 71 }, "en"],
  ["unread before languages were named", { version: "star-2", overallScore: null }, null],
  ["read in Spanish", { language: "es", overallScore: 71 }, "es"],
  ["read in none", { language: null, overallScore: null }, null],
  ["quoting the word", { overallScore: 3, headline: { text: 'She said "language": no' } }, "en"],
])("an analysis %s names its language", (_, stored, language) => {
  expect(JSON.parse(withLanguage(JSON.stringify(stored)))).toEqual({ ...stored, language });
});
