import type { RoomDesk } from "contract/interview-rooms";
import { describe, expect, test } from "vitest";
import { askedWith, deskToOpen, elapsedSeconds, remainingSeconds, withMark } from "./model.ts";

const BEGAN = "2026-11-28T10:00:00.000Z";
const at = (seconds: number) => new Date(Date.parse(BEGAN) + seconds * 1000);
const running = { startedAt: BEGAN, completedAt: null, duration: 30 };
const desk = (change: Partial<RoomDesk> = {}): RoomDesk => ({
  ...{ notes: "a", asked: [], shown: null, version: 3, ...change },
});

test.each([
  ["before it began", { ...running, startedAt: null }, 90, null, 1800],
  ["while it runs", running, 90, 90, 1710],
  ["when it has run over", running, 1860, 1860, -60],
  ["after its end", { ...running, completedAt: at(600).toISOString() }, 9000, 600, 1200],
  ["by a clock that is behind", running, -30, 0, 1800],
])("the clock %s", (_, interview, seconds, elapsed, left) => {
  expect(elapsedSeconds(interview, at(seconds))).toBe(elapsed);
  expect(remainingSeconds(interview, at(seconds))).toBe(left);
});

test.each([
  ["", 0, "[02:10] ", 8],
  ["Calm.", 5, "Calm.\n[02:10] ", 14],
  ["Calm.\n", 6, "Calm.\n[02:10] ", 14],
  ["Calm. Clear.", 5, "Calm.\n[02:10]  Clear.", 14],
])("a mark put into %j at %d", (text, caret, marked, goesOn) => {
  expect(withMark(text, caret, "02:10")).toEqual({ text: marked, caret: goesOn });
});

describe("the desk that is opened", () => {
  test("is the server's, where all was sent", () => {
    const held = { ...desk({ notes: "old", version: 2 }), isSaved: true };
    expect(deskToOpen(desk(), held)).toEqual({ desk: { ...desk(), isSaved: true }, other: null });
  });

  test("is this device's, where something was not sent", () => {
    const held = { ...desk({ notes: "more" }), isSaved: false };
    expect(deskToOpen(desk(), held)).toEqual({ desk: held, other: null });
  });

  test("is this device's with the other beside it, where both have gone on", () => {
    const held = { ...desk({ notes: "mine", version: 2 }), isSaved: false };
    expect(deskToOpen(desk(), held)).toEqual({ desk: held, other: desk() });
  });

  test("is the server's version of the same words, whoever sent them", () => {
    const held = { ...desk({ version: 2 }), isSaved: false };
    expect(deskToOpen(desk(), held).desk.version).toBe(3);
  });
});

test("a question is noted once with its time, and again when another came between", () => {
  const first = { ...desk(), ...askedWith(desk(), "Why?", 10) };
  expect(askedWith(first, "Why?", 20).asked).toEqual([{ text: "Why?", at: 10 }]);
  const second = { ...first, ...askedWith(first, "How?", 30) };
  expect(askedWith(second, "Why?", 40)).toEqual({
    shown: "Why?",
    asked: [...second.asked, { text: "Why?", at: 40 }],
  });
});
