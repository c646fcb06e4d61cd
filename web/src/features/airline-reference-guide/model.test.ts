import { AIRLINES } from "content/airlines/airlines";
import { describe, expect, test } from "vitest";
import { identityOf } from "./identity.ts";
import {
  canSearch,
  comparedFrom,
  drawnCount,
  hostOf,
  isOld,
  newsOf,
  queryOf,
  sharesOf,
  shownOf,
  summaryOf,
  viewFrom,
} from "./model.ts";

const names = (airlines: readonly { airlineName: string }[]) =>
  airlines.map(({ airlineName }) => airlineName);

test.each([
  ["", { region: "all", search: "" }],
  ["region=Europe&search=tap", { region: "Europe", search: "tap" }],
  ["region=Moon&search=ek", { region: "all", search: "" }],
  ["search=%20%20%20%20", { region: "all", search: "" }],
  ["search=%E6%97%A5%E6%9C%AC%E8%88%AA", { region: "all", search: "日本航" }],
  [`search=${"x".repeat(5000)}`, { region: "all", search: "x".repeat(100) }],
])("the address %s asks for a view, and what does not fit for nothing", (query, view) => {
  expect(viewFrom(new URLSearchParams(query))).toEqual(view);
});

test("a view is found again by the address it makes", () => {
  const view = { region: "Asia-Pacific", search: 'cabin "crew" & more' } as const;
  expect(viewFrom(new URLSearchParams(queryOf(view)))).toEqual(view);
  expect(queryOf({ region: "all", search: "" })).toBe("");
});

test("searched is from three characters on", () => {
  expect(["", "ek", " ek ", "klm", "国泰航"].map(canSearch)).toEqual([
    ...[false, false, false, true, true],
  ]);
});

test("the summary counts the whole guide", () => {
  const tips = AIRLINES.flatMap(({ interviewTips }) => interviewTips).length;
  expect(summaryOf(AIRLINES)).toEqual({ airlines: 51, regions: 4, alliances: 4, tips });
});

test("the target airline comes first, as long as it is in the region", () => {
  expect(names(shownOf(AIRLINES, "all", "KLM"))[0]).toBe("KLM");
  expect(shownOf(AIRLINES, "all", "KLM")).toHaveLength(51);
  expect(names(shownOf(AIRLINES, "US", "KLM"))).not.toContain("KLM");
  expect(names(shownOf(AIRLINES, "Middle East", "Other"))[0]).toBe("Emirates");
});

describe("older than 18 months", () => {
  const now = new Date("2026-11-22T10:00:00Z");
  test.each([
    [{ year: 2026 }, false],
    [{ year: 2025 }, false],
    [{ year: 2024 }, true],
    [{ year: 2025, month: 5 }, false],
    [{ year: 2025, month: 4 }, true],
    [{ year: 2027 }, false],
  ])("%j: %s", (at, isIt) => {
    expect(isOld(at, now)).toBe(isIt);
  });
  test("a year's figures are old from the July after next on", () => {
    expect(isOld({ year: 2024 }, new Date("2026-06-30T23:00:00Z"))).toBe(false);
    expect(isOld({ year: 2024 }, new Date("2026-07-01T00:00:00Z"))).toBe(true);
  });
});

test("every piece of news in the guide is read with its month, the latest first", () => {
  for (const airline of AIRLINES) {
    const news = newsOf(airline);
    expect(news).toHaveLength(airline.recentNews.length);
    const months = news.map(({ year, month }) => year * 12 + month);
    expect(months).toEqual(months.toSorted((a, b) => b - a));
  }
});

test("an airline's page is named as people say it", () => {
  expect(hostOf("https://www.emirates.com/careers")).toBe("emirates.com");
});

test("little drawings stand for amounts, at least one", () => {
  expect([drawnCount(260, 50), drawnCount(33, 50), drawnCount(4, 50)]).toEqual([5, 1, 1]);
});

test.each([
  ["emirates,klm", "Emirates", "KLM"],
  ["emirates", "Emirates", null],
  ["emirates,emirates", "Emirates", null],
  ["emirates,air-nowhere", "Emirates", "unknown"],
  ["'\"<b>,,,", "unknown", null],
  ["", null, null],
])("the address compares %s", (ids, first, second) => {
  const named = (one: ReturnType<typeof comparedFrom>["first"]) =>
    one && one !== "unknown" ? one.airlineName : one;
  const compared = comparedFrom(ids, AIRLINES);
  expect([named(compared.first), named(compared.second)]).toEqual([first, second]);
});

test("two figures are drawn against the greater one", () => {
  expect(sharesOf(260, 130)).toEqual([100, 50]);
  expect(sharesOf(0, 0)).toEqual([0, 0]);
});

test("an airline looks the same for ever, and most look like no other", () => {
  expect(identityOf("emirates")).toEqual(identityOf("emirates"));
  const looks = new Set(AIRLINES.map(({ id }) => JSON.stringify(identityOf(id))));
  expect(looks.size).toBeGreaterThan(28);
});
