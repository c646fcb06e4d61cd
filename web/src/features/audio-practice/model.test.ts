import { expect, it } from "vitest";
import { spokenPayload } from "./model.ts";

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
