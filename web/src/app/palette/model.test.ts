import { describe, expect, test } from "vitest";
import { type Found, findScreens, foundIn, moved } from "./model.ts";

const screen = (title: string, href: string): Found => ({
  ...{ id: href, kind: "screens", title, href, isEnglish: false },
});
const SCREENS = [
  screen("Practice", "/"),
  screen("STAR practice", "/star-practice"),
  screen("Interview calendar", "/calendar"),
  screen("Évacuation", "/evacuation-procedures"),
  screen("面试日历", "/calendar-zh"),
];
const titles = (typed: string) => findScreens(typed, SCREENS).map(({ title }) => title);

describe("a screen is found", () => {
  test.each([
    ["by its title", "interview calendar", "Interview calendar"],
    ["by the beginning of a word", "cal", "Interview calendar"],
    ["with a letter wrong", "calandar", "Interview calendar"],
    ["with two letters swapped", "calednar", "Interview calendar"],
    ["without its accents", "evacuation", "Évacuation"],
    ["by its address", "star", "STAR practice"],
    ["in Chinese", "日历", "面试日历"],
  ])("%s", (_, typed, title) => {
    expect(titles(typed)[0]).toBe(title);
  });

  test.each([[""], ["   "], ["zzzz"], ["star zzzz"]])("not by %j", (typed) => {
    expect(titles(typed)).toEqual([]);
  });
});

test("content leads to where it is, or nowhere", () => {
  const hit = (set: "airports" | "questions" | "quiz" | "cultures", id: string) =>
    foundIn({ id: `${set}/${id}`, set, title: id, score: 1 });
  expect(hit("airports", "DXB")).toMatchObject({ href: "/airport-codes?code=DXB" });
  expect(hit("questions", "stayed-calm")).toMatchObject({
    href: "/star-practice?question=stayed-calm",
  });
  expect(hit("cultures", "module-timing")?.href).toBe("/cultural-settings?tab=prep&module=timing");
  expect(hit("cultures", "asia-japan")?.href).toBe("/cultural-settings");
  expect(hit("quiz", "q-1")).toBeNull();
});

test("arrow keys go round", () => {
  expect([moved(0, -1, 3), moved(2, 1, 3), moved(0, 1, 0)]).toEqual([2, 0, 0]);
});
