import { expect, test } from "vitest";
import { readMessage } from "./message.ts";
import { usualLanguage, writtenIn } from "./written-in.ts";

test.each([
  ["Stell mir eine Frage zu Teamwork", "en", "de"],
  ["Welche Airlines sind in der Allianz?", "en", "de"],
  ["kürzer", "de", "de"],
  ["kürzer", "en", "en"],
  ["and Qatar?", "en", "en"],
  ["What is the minimum age for Emirates?", "de", "en"],
  ["¿y Qatar?", "de", "es"],
  ["もう一つ", "en", "ja"],
  ["身長", "ja", "ja"],
  ["다시", "en", "ko"],
  ["لماذا", "en", "ar"],
] as const)("“%s” with screens in %s is %s", (text, usual, language) => {
  expect(writtenIn(readMessage(text), usual)).toBe(language);
});

test("a short message is in the language of the last one that told it", () => {
  const before = [
    { role: "user" as const, text: "Wie groß muss man bei Emirates sein?" },
    { role: "assistant" as const, text: "…" },
    { role: "user" as const, text: "kürzer" },
  ];
  expect(usualLanguage(before, "en")).toBe("de");
  expect(usualLanguage([], "en")).toBe("en");
  expect(usualLanguage([{ role: "user", text: "¿Cuál es la altura mínima?" }], "en")).toBe("es");
});
