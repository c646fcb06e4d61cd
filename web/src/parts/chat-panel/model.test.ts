import type { ChatMessage } from "contract/chat";
import type { Progress } from "contract/progress";
import { describe, expect, test } from "vitest";
import {
  beginsDay,
  canSend,
  conversation,
  roomOf,
  startersFor,
  textBlocks,
  withDictated,
  withTurn,
} from "./model.ts";

const message = (id: string, change: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  userId: "me",
  role: "user",
  message: id,
  citations: [],
  suggestions: [],
  source: null,
  isSample: false,
  createdAt: "2026-11-20T12:00:00.000Z",
  ...change,
});

test.each([
  ["", []],
  ["One line.", [{ kind: "paragraph", text: "One line." }]],
  [
    "First.\r\nStill first.\n\n\nSecond.",
    [
      { kind: "paragraph", text: "First.\nStill first." },
      { kind: "paragraph", text: "Second." },
    ],
  ],
  [
    "Three things:\n- calm\n-  clear\n- quick\nThen the result.",
    [
      { kind: "paragraph", text: "Three things:" },
      { kind: "list", items: ["calm", "clear", "quick"] },
      { kind: "paragraph", text: "Then the result." },
    ],
  ],
  [
    "- one list\n\n- another",
    [
      { kind: "list", items: ["one list"] },
      { kind: "list", items: ["another"] },
    ],
  ],
  ["-not a list", [{ kind: "paragraph", text: "-not a list" }]],
])("the text %j is laid out as %j", (text, blocks) => {
  expect(textBlocks(text)).toEqual(blocks);
});

describe("sending", () => {
  test.each([
    ["Hello", false, true],
    ["Hello", true, false],
    [" \n ", false, false],
    ["x".repeat(5000), false, true],
    ["x".repeat(5001), false, false],
  ])("%# a text can be sent or not", (text, isSending, expected) => {
    expect(canSend(text, isSending)).toBe(expected);
  });

  test.each([
    [4499, null, false],
    [4500, 500, false],
    [5000, 0, false],
    [5003, -3, true],
  ])("at %i characters %s are left", (length, left, isOver) => {
    expect(roomOf("x".repeat(length))).toEqual({ left, isOver });
  });
});

test.each([
  ["", "I asked", "I asked"],
  ["First", "I asked", "First I asked"],
  ["First\n", "I asked", "First\nI asked"],
  ["First", "", "First"],
])("%j and dictated %j make %j", (text, words, whole) => {
  expect(withDictated(text, words)).toBe(whole);
});

describe("history", () => {
  const newest = { messages: [message("c"), message("d")], earlier: "/api/chat/me?cursor=c" };
  const older = { messages: [message("a"), message("b")], earlier: null };

  test("pages read backwards make one conversation, no message twice", () => {
    const overlapping = { messages: [...older.messages, message("c")], earlier: null };
    expect(conversation([newest, overlapping]).map(({ id }) => id)).toEqual(["a", "b", "c", "d"]);
  });

  test("a turn stands at the end, also where its message was read before", () => {
    const turn = { message: message("d"), reply: message("e", { role: "assistant" }) };
    const pages = withTurn([newest, older], turn);
    expect(conversation(pages).map(({ id }) => id)).toEqual(["a", "b", "c", "d", "e"]);
    expect(pages[0]?.earlier).toBe("/api/chat/me?cursor=c");
    expect(withTurn([], turn)[0]?.messages).toHaveLength(2);
  });

  test("a day begins where the date changes", () => {
    const next = message("b", { createdAt: "2026-11-22T12:00:00.000Z" });
    expect(beginsDay(message("a"), undefined)).toBe(true);
    expect(beginsDay(message("b"), message("a"))).toBe(false);
    expect(beginsDay(next, message("a"))).toBe(true);
  });
});

test.each([
  ["nobody knows anything yet", "", undefined, ["star", "airlines", "practice", "day"]],
  ["an airline is set", "KLM", undefined, ["star", "airline", "practice", "day"]],
  [
    "answers fall short of a result",
    "KLM",
    { practiceSessions: 4, nextStep: { section: "result" } } as Progress,
    ["result", "airline", "practice", "stories"],
  ],
])("where %s, it begins with that", (_case, airline, progress, starters) => {
  expect(startersFor(airline, progress)).toEqual(starters);
});
