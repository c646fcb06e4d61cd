import { expect, it } from "vitest";
import { textPayload } from "./model.ts";

it("the text page sends the four sections flat, the mode and the seconds", () => {
  const answer = { situation: "s", task: "t", action: "a", result: "r" };
  expect(textPayload({ id: "cs-01", question: "Tell me" }, answer, 42)).toEqual({
    questionId: "cs-01",
    situation: "s",
    task: "t",
    action: "a",
    result: "r",
    practiceMode: "text",
    sessionDuration: 42,
    question: "Tell me",
  });
});
