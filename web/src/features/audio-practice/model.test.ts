import { expect, it } from "vitest";
import { spokenPayload, withWords } from "./model.ts";

it("an answer that nobody wrote down is sent without words, under a timestamp, without the recording", () => {
  expect(spokenPayload("Why cabin crew?", "  \n", 42, "me", 1_795_000_000_000)).toEqual({
    userId: "me",
    questionId: "1795000000000",
    question: "Why cabin crew?",
    transcript: null,
    timeSpent: 42,
    practiceMode: "audio",
    videoUrl: null,
    audioUrl: null,
  });
});

it.each([
  ["", "last summer", "Last summer"],
  ["I was alone. ", "a guest came", "I was alone. a guest came"],
  ["I was alone.", "", "I was alone."],
])("%j and then %j is written %j", (text, words, written) => {
  expect(withWords(text, words)).toBe(written);
});
