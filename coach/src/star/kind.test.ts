import { QUESTIONS } from "content/questions/questions";
import { describe, expect, it } from "vitest";
import { questionKind } from "./kind.ts";

describe("questionKind", () => {
  it.each(QUESTIONS.map((entry) => [entry.question, entry.kind] as const))(
    "reads the bank's %s",
    (question, kind) => {
      expect(questionKind(question)).toBe(kind);
    },
  );

  it.each([
    ["How do you handle stress?", "behavioural"],
    ["What is the biggest mistake you have made at work?", "behavioural"],
    ["Who was the most difficult person you ever worked with?", "behavioural"],
    ["Describe how you handled an emergency.", "behavioural"],
    ["There is smoke coming from the lavatory. What is your first action?", "hypothetical"],
    ["During an evacuation your exit is blocked. What now?", "hypothetical"],
    ["How do you deal with a passenger who is afraid of flying?", "hypothetical"],
    [
      "A mother is travelling with a crying baby and others complain. How would you respond?",
      "hypothetical",
    ],
    ["Why our airline?", "motivation"],
    ["Where do you see yourself in five years?", "motivation"],
    ["What makes a good flight attendant?", "motivation"],
    ["How do you feel about relocating to Dubai?", "motivation"],
  ] as const)("reads %s as %s", (question, kind) => {
    expect(questionKind(question)).toBe(kind);
  });
});
