import type { ChatInput } from "coach/chat/thread";
import { beforeAll, expect, test } from "vitest";
import { builtInCoach } from "./built-in-coach.ts";

const input: ChatInput = {
  message: "What is a girt bar?",
  before: [],
  state: null,
  person: {
    name: "Maya",
    targetAirline: null,
    targetRegion: null,
    interviewDate: null,
    answers: [],
    stories: [],
    documents: [],
  },
  language: "en",
  today: "2026-11-22",
  random: () => 0,
};

/** Under the test runner every module of the content is transformed first: that is its time and not the coach's. */
beforeAll(async () => {
  await builtInCoach.reply(input);
}, 120_000);

test("the chat's reply comes in pieces that make up its text", async () => {
  const pieces: string[] = [];
  const said = await builtInCoach.reply(input, { onText: (piece) => pieces.push(piece) });
  expect(pieces.length).toBeGreaterThan(2);
  expect(pieces.join("")).toBe(said.text);
  expect(said.citations.map(({ id }) => id)).toEqual(["terminology/girt-bar"]);
  expect(said.source).toBe("built-in");
});

test("a turn that was given up is not told", async () => {
  const pieces: string[] = [];
  const options = { onText: (piece: string) => pieces.push(piece), signal: AbortSignal.abort() };
  await expect(builtInCoach.reply(input, options)).rejects.toThrow();
  expect(pieces).toEqual([]);
});

test("what a first reply needs can be read before it is asked for", async () => {
  builtInCoach.prepare?.("fr");
  builtInCoach.prepare?.("fr");
  expect((await builtInCoach.reply(input)).citations).toHaveLength(1);
});
