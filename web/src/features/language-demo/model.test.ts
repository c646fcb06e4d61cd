import { CULTURAL_PROFILES } from "content/cultures/cultures";
import { RECRUITERS } from "content/recruiters/recruiters";
import { describe, expect, test } from "vitest";
import {
  adaptedSentences,
  formatsOf,
  SPEAKERS,
  sectionFrom,
  traitsOf,
  wordsHeard,
} from "./model.ts";

test("an address that asks for no section shows the first", () => {
  const at = (query: string) => sectionFrom(new URLSearchParams(query));
  expect([at(""), at("section=speech"), at("section=toString")]).toEqual([
    ...["interface", "speech", "interface"],
  ]);
});

test("the speakers are recruiters, one for each way of speaking", () => {
  const found = SPEAKERS.map(({ id }) => RECRUITERS.find((recruiter) => recruiter.id === id));
  expect(found.map((one) => one?.name)).toEqual(SPEAKERS.map(({ name }) => name));
  expect(found.map((one) => one?.voiceType)).toEqual(SPEAKERS.map(({ voice }) => voice));
  expect(new Set(found.map((one) => one?.communication)).size).toBe(3);
});

test("what a region adds is told from what was said before, and from what all regions hear", () => {
  const marked = adaptedSentences(
    "You were kind. Say how it ended.",
    [
      "So calm. You were kind. I will put it with care. Say how it ended.",
      "So calm. You were kind. Say how it ended. Then thank the team.",
    ],
    "en",
  );
  expect(marked.map((sentences) => sentences.filter(({ isAdded }) => isAdded))).toEqual([
    [{ text: "I will put it with care.", isAdded: true }],
    [{ text: "Then thank the team.", isAdded: true }],
  ]);
});

test("traits follow the profile", () => {
  expect(traitsOf(CULTURAL_PROFILES["middle-east-uae"])).toEqual([
    ...["tone.diplomatic", "directness.gentle", "smallTalk", "rank"],
  ]);
  expect(traitsOf(CULTURAL_PROFILES["oceania-australia"])).toEqual([
    ...["tone.straightforward", "directness.specific"],
  ]);
});

describe("words heard", () => {
  test.each([
    ["en", "Please fasten your seat belt.", "please fasten your seatbelt", "11100"],
    ["es", "¿Qué desea beber?", "que desea beber", "111"],
    ["en", "No, no.", "no", "10"],
    ["en", "Welcome", "", "0"],
  ] as const)("%s: %s", (language, phrase, heard, expected) => {
    const found = wordsHeard(phrase, heard, language);
    expect(found.map(({ isHeard }) => (isHeard ? 1 : 0)).join("")).toBe(expected);
  });

  test("in Chinese without spaces", () => {
    const found = wordsHeard("请系好安全带。", "请系好安全带", "zh");
    expect(found.every(({ isHeard }) => isHeard)).toBe(true);
  });
});

test("each language writes days and dates by its own rules", () => {
  const at = new Date("2026-11-22T15:30:00Z");
  const listed = ["A", "B", "C"];
  expect(formatsOf("ar", at, listed).forms).toHaveLength(6);
  expect(formatsOf("zh", at, listed).forms).toEqual(["other"]);
  expect(formatsOf("de", at, listed)).toMatchObject({
    ...{ date: "Sonntag, 22. November 2026", number: "1.234.567,8", list: "A, B und C" },
    soon: "in 3 Tagen",
  });
});
