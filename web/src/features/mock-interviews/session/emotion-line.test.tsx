import { render } from "@testing-library/react";
import type { EmotionReading } from "contract/emotion";
import { beforeAll, expect, it } from "vitest";
import { loadWords } from "../../../i18n/i18n.ts";
import { EmotionLine } from "./emotion-line.tsx";

const cue = (quote: string, weight: number, emotion: EmotionReading["primary"] = "calm") => ({
  ...{ start: 0, end: quote.length, quote, weight, emotion },
  kind: "word" as const,
});

const reading = (...cues: EmotionReading["cues"]): EmotionReading => ({
  ...{ primary: "calm", intensity: "medium", confidence: 0.6, cues },
  ...{ language: "en", source: "built-in" },
});

const shown = (one: EmotionReading) =>
  render(<EmotionLine reading={one} />)
    .container.querySelector("p")
    ?.textContent?.trim();

beforeAll(() => loadWords("mock", "interview"));

it.each([
  ["what speaks for it is quoted", reading(cue("I listened", 0.9)), "From “I listened”."],
  [
    "a mere habit of the language is not",
    reading(cue("I listened", 0.9), cue("then", 0.16)),
    "From “I listened”.",
  ],
  ["habits alone are no evidence", reading(cue("then", 0.16)), ""],
  ["without a cue that is said", reading(), "Nothing in your words says otherwise."],
])("%s", (_, one, words) => {
  expect(shown(one)).toBe(`Calm, medium. ${words}`.trim());
});
