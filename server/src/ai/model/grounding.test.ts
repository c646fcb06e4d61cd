import { describe, expect, test } from "vitest";
import { countWords, findInvention, isInScriptOf, readMaterial } from "./grounding.ts";

const MATERIAL = readMaterial([
  "On a flight to Porto in 2024 I helped 1,500 guests; Captain Silva said “thank you for waiting”.",
  "٣٠ دقيقة",
]);
const find = (text: string, language: "en" | "de" = "en", letsSmallNumbersPass = false) =>
  findInvention(text, MATERIAL, { language, letsSmallNumbersPass });

describe("what stands in the material passes", () => {
  test.each([
    "In 2024 you helped 1500 guests.",
    "You helped 1.500 guests for 30 minutes.",
    "When Captain Silva spoke in Porto, you listened.",
    "Your Situation is clear, your Result is not; STAR wants both.",
    "You heard “thank you for waiting”.",
    "1. Name the place.\n2. Name the hour.",
    "I think I would say I did it.",
  ])("%s", (text) => {
    expect(find(text)).toBeNull();
  });
});

describe("what does not is found", () => {
  test.each([
    ["a number", "You helped 1,600 guests.", "1600"],
    ["a number in another script", "بعد ٤٥ دقيقة", "45"],
    ["a name", "Your manager Johnson agreed.", "johnson"],
    ["a company", "As Lufthansa would say, and Lufthansa knows.", "lufthansa"],
    ["a web address", "See https://win.example.org for more.", "https://win.example.org"],
    ["words never said", "You said “I left the door unguarded”.", "i left the door unguarded"],
  ])("%s", (_, text, found) => {
    expect(find(text.replace("As Lufthansa", "As we at Lufthansa"))).toBe(found);
  });
});

test("a small number is a way to speak where no fact is told", () => {
  expect(find("Say it in 3 sentences.")).toBe("3");
  expect(find("Say it in 3 sentences.", "en", true)).toBeNull();
  expect(find("Say it in 45 sentences.", "en", true)).toBe("45");
});

test("German nouns are no names", () => {
  expect(find("Du hast den Gast mit Geduld beruhigt.", "de")).toBeNull();
});

test.each([
  ["en", "You did well.", true],
  ["ar", "You did well.", false],
  ["ar", "أحسنت، استخدم STAR", true],
  ["ja", "よくできました。CRMも大切です。", true],
  ["zh", "很好", true],
  ["en", "很好", false],
  ["ko", "…", true],
] as const)("%s: %s", (language, text, isIn) => {
  expect(isInScriptOf(language, text)).toBe(isIn);
});

test("words are counted as a language counts them", () => {
  expect(countWords("Don't wait: tell her now.", "en")).toBe(5);
  expect(countWords("我马上报告了乘务长", "zh")).toBeGreaterThan(3);
});
