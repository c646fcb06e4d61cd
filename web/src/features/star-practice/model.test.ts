import { describe, expect, it } from "vitest";
import { type KeyPress, multiModePayload, shortcutOf } from "./model.ts";

it("the multi-mode page sends the answer nested, under a timestamp, without recordings", () => {
  const answer = { situation: "s", task: "t", action: "a", result: "r" };
  expect(multiModePayload("Tell me", answer, 42, "user-1", 1_795_000_000_000)).toEqual({
    userId: "user-1",
    questionId: "1795000000000",
    question: "Tell me",
    response: answer,
    timeSpent: 42,
    practiceMode: "text",
    videoUrl: null,
    audioUrl: null,
  });
});

describe("keyboard shortcuts", () => {
  const press = (change: Partial<KeyPress>): KeyPress => ({
    code: "",
    key: "",
    isCtrlOrCmd: false,
    isAlt: false,
    isShift: false,
    isTyping: false,
    ...change,
  });

  it.each([
    ["Ctrl+S", press({ code: "KeyS", key: "s", isCtrlOrCmd: true }), "submit"],
    ["Cmd+N", press({ code: "KeyN", key: "n", isCtrlOrCmd: true }), "newQuestion"],
    ["Alt+N", press({ code: "KeyN", key: "n", isAlt: true }), "newQuestion"],
    ["Alt+N on a Mac", press({ code: "KeyN", key: "˜", isAlt: true }), "newQuestion"],
    ["Alt+1", press({ code: "Digit1", key: "1", isAlt: true }), "textMode"],
    ["Ctrl+Shift+S", press({ code: "KeyS", key: "S", isCtrlOrCmd: true, isShift: true }), null],
    ["S alone", press({ code: "KeyS", key: "s" }), null],
    ["AltGr+S", press({ code: "KeyS", key: "ś", isCtrlOrCmd: true, isAlt: true }), null],
  ])("%s", (_name, keys, shortcut) => {
    expect(shortcutOf(keys)).toBe(shortcut);
  });

  it("leaves every key to the text field while somebody types", () => {
    expect(shortcutOf(press({ key: "s", isCtrlOrCmd: true, isTyping: true }))).toBeNull();
    expect(shortcutOf(press({ code: "KeyN", key: "n", isAlt: true, isTyping: true }))).toBeNull();
  });
});
