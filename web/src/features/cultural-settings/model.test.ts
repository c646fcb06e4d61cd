import { checkTiming } from "coach/preparation/check-timing";
import { CULTURAL_PROFILES } from "content/cultures/cultures";
import { PREPARATION_MODULES } from "content/cultures/preparation-modules";
import { CULTURAL_REGIONS, PREPARATION_MODULE_IDS } from "contract/cultural-terms";
import type { Preparation } from "contract/preparation";
import { describe, expect, test } from "vitest";
import {
  completedIn,
  contextToSend,
  doneWith,
  holidaysAround,
  homeZoneOf,
  interviewDay,
  moduleFrom,
  priorityOf,
  progressOf,
  tabFrom,
  withRegion,
} from "./model.ts";
import { suggestPlan } from "./prep/plan.ts";

const AT = new Date("2026-11-22T23:30:00Z");

describe("the address", () => {
  test.each([
    ["", "settings", null],
    ["tab=tips", "tips", null],
    ["tab=prep&module=timing", "prep", "timing"],
    ["tab=cheese&module=cheese", "settings", null],
  ])("'%s' opens %s", (query, tab, module) => {
    const params = new URLSearchParams(query);
    expect([tabFrom(params), moduleFrom(params)]).toEqual([tab, module]);
  });
});

describe("the context", () => {
  test("a region brings its zone, and sends its country", () => {
    expect(contextToSend(withRegion("asia-japan"))).toEqual({
      ...{ targetRegion: "asia-japan", timezone: "Asia/Tokyo", culturalBackground: "Japan" },
    });
  });

  test("needs both a region and a zone", () => {
    expect(contextToSend({ region: "", timezone: "Asia/Tokyo" })).toBeNull();
    expect(contextToSend({ region: "asia-japan", timezone: "" })).toBeNull();
  });

  test("the device's zone goes by its present name; without a known one it is UTC", () => {
    expect(["Europe/Berlin", "Asia/Calcutta", "Etc/Unknown-Place", ""].map(homeZoneOf)).toEqual([
      "Europe/Berlin",
      "Asia/Kolkata",
      "UTC",
      "UTC",
    ]);
  });
});

describe("the day of the interview", () => {
  test.each([
    // 23:30 UTC is the next day in Tokyo.
    ["2026-11-25", "UTC", 3, "scheduled"],
    ["2026-11-25", "Asia/Tokyo", 2, "urgent"],
    ["2026-11-24", "UTC", 2, "urgent"],
    ["2026-11-22", "UTC", 0, "urgent"],
    ["2026-12-22", "UTC", 30, "scheduled"],
  ])("%s, at home in %s: %i days, %s", (date, home, days, badge) => {
    expect(interviewDay(date, AT, home)).toMatchObject({ date, days, badge, isAssumed: false });
  });

  test.each([
    [null, false],
    ["2026-11-21", true],
  ])("%s is taken for a week ahead, and says so", (date, isOver) => {
    expect(interviewDay(date, AT, "UTC")).toEqual({
      ...{ date: "2026-11-29", days: 7, isAssumed: true, isOver, badge: "scheduled" },
    });
  });

  test("timing is pressing under seven days, the others keep their priority", () => {
    const at = (days: number) => PREPARATION_MODULES.map((module) => priorityOf(module, days));
    expect(at(6)).toEqual(["high", "high", "medium", "high"]);
    expect(at(7)).toEqual(["high", "high", "medium", "medium"]);
  });
});

describe("the parts", () => {
  const part = (module: Preparation["module"], region: Preparation["region"] = "asia-japan") =>
    ({ region, module }) as Preparation;

  test("count for their region, in quarters", () => {
    const parts = [part("cultural"), part("timing"), part("timing", "europe-uk")];
    expect(progressOf(completedIn(parts, "asia-japan"))).toBe(50);
    expect(progressOf(completedIn(parts, "oceania-australia"))).toBe(0);
  });

  test("all four give context, parts, feedback style and adapted questions", () => {
    const profile = CULTURAL_PROFILES["asia-japan"];
    const all = completedIn(
      PREPARATION_MODULE_IDS.map((id) => part(id)),
      "asia-japan",
    );
    const done = doneWith(profile, all);
    expect(done?.completedModules).toEqual(["cultural", "questions", "nonverbal", "timing"]);
    expect(done?.aiFeedbackStyle).toMatchObject({ tone: "diplomatic", directness: "gentle" });
    expect(done?.adaptedQuestions).toHaveLength(2);
    all.delete("timing");
    expect(doneWith(profile, all)).toBeNull();
  });
});

test("holidays within two weeks of the day are near; otherwise the next three are shown", () => {
  const { holidays } = CULTURAL_PROFILES["asia-japan"];
  const near = holidaysAround(holidays, "2026-12-20");
  expect([near.isNear, near.holidays.map(({ name }) => name)]).toEqual([true, ["New Year's Day"]]);
  const far = holidaysAround(holidays, "2026-12-08");
  expect([far.isNear, far.holidays.map(({ next }) => next)]).toEqual([
    false,
    ["2027-01-01", "2027-01-11", "2027-02-11"],
  ]);
});

test("a suggested plan keeps every rule that is the person's own, in every region, at both places", () => {
  for (const region of CULTURAL_REGIONS)
    for (const place of ["video", "in-person"] as const) {
      const profile = CULTURAL_PROFILES[region];
      const plan = suggestPlan(place, "2027-02-03T10:00", profile.timeZone, "Asia/Kolkata");
      const broken = checkTiming(plan, profile, AT).marks.filter(({ isKept }) => !isKept);
      expect([region, place, broken]).toEqual([region, place, []]);
    }
});
