import { describe, expect, it } from "vitest";
import { faultWords, type KeyPress, multiModePayload, shortcutOf } from "./model.ts";

it("the multi-mode page sends the answer nested, under a timestamp, without recordings", () => {
  const answer = { situation: "s", task: "t", action: "a", result: "r" };
  expect(multiModePayload("Tell me", answer, 42, "user-1", 1_795_000_000_000, "audio")).toEqual({
    userId: "user-1",
    questionId: "1795000000000",
    question: "Tell me",
    response: answer,
    timeSpent: 42,
    practiceMode: "audio",
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
    ["Alt+1", press({ code: "Digit1", key: "1", isAlt: true }), "text"],
    ["Alt+2 on a Mac", press({ code: "Digit2", key: "™", isAlt: true }), "audio"],
    ["Alt+3", press({ code: "Digit3", key: "3", isAlt: true }), "video"],
    ["Ctrl+R", press({ code: "KeyR", key: "r", isCtrlOrCmd: true }), "record"],
    ["Alt+R", press({ code: "KeyR", key: "r", isAlt: true }), "record"],
    ["Ctrl+Shift+R", press({ code: "KeyR", key: "R", isCtrlOrCmd: true, isShift: true }), null],
    ["Ctrl+Shift+S", press({ code: "KeyS", key: "S", isCtrlOrCmd: true, isShift: true }), null],
    ["S alone", press({ code: "KeyS", key: "s" }), null],
    ["AltGr+S", press({ code: "KeyS", key: "ś", isCtrlOrCmd: true, isAlt: true }), null],
  ])("%s", (_name, keys, shortcut) => {
    expect(shortcutOf(keys, "video")).toBe(shortcut);
  });

  it("leaves every key to the text field while somebody types", () => {
    for (const keys of [
      press({ key: "s", isCtrlOrCmd: true, isTyping: true }),
      press({ key: "r", isCtrlOrCmd: true, isTyping: true }),
      press({ code: "KeyN", key: "n", isAlt: true, isTyping: true }),
    ])
      expect(shortcutOf(keys, "audio")).toBeNull();
  });

  it("leaves reloading to the browser while there is nothing to record", () => {
    expect(shortcutOf(press({ key: "r", isCtrlOrCmd: true }), "text")).toBeNull();
    expect(shortcutOf(press({ code: "KeyR", key: "r", isAlt: true }), "text")).toBeNull();
  });
});

it.each([
  ["video", "notSupported", "unsupported", "video.notSupported"],
  ["video", "inUse", "failed", "video.inUse"],
  ["video", "other", "failed", "video.failed"],
  ["audio", "denied", "failed", "audio"],
] as const)("a fault in %s mode of kind %s has its own words", (mode, kind, title, text) => {
  expect(faultWords(mode, kind)).toEqual({ title, text });
});
