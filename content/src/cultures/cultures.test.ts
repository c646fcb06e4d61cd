import { CULTURAL_REGIONS } from "contract/cultural-terms";
import { describe, expect, test } from "vitest";
import { MultipleChoice } from "../multiple-choice.ts";
import { bankFaults, faultsOf, repeated, textsOf, untidy } from "../walk.ts";
import { ADAPTED_QUESTIONS } from "./adapted-questions.ts";
import { CULTURE_CHECKS } from "./checks.ts";
import { CULTURAL_PROFILES } from "./cultures.ts";
import { PREPARATION_MODULES } from "./preparation-modules.ts";
import { SCENES } from "./scenes.ts";
import {
  AdaptedQuestion,
  CulturalProfile,
  type Holiday,
  PreparationModule,
  Scene,
  TimezoneOption,
} from "./schema.ts";
import { TIMEZONE_OPTIONS } from "./timezones.ts";

const profiles = Object.values(CULTURAL_PROFILES);
const checks = Object.values(CULTURE_CHECKS).flat();
const scenes = Object.values(SCENES).flat();

const day = (iso: string) => new Date(`${iso}T00:00:00Z`);
const WRITTEN = "2026-11-22";
const DAY_MS = 86_400_000;

/** Easter Sunday by the Gregorian computus (Meeus), as an ISO date. */
function easterSunday(year: number): string {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - moon - ((year % 100) % 4)) % 7;
  const correction = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const days = moon + weekday - 7 * correction + 114;
  return new Date(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1))
    .toISOString()
    .slice(0, 10);
}

/** Hours from UTC, in minutes, of a zone on a date. */
function offsetMinutes(timeZone: string, at: Date): number {
  const name = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" })
    .formatToParts(at)
    .find(({ type }) => type === "timeZoneName")?.value;
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})/.exec(name ?? "") ?? ["", "+", "0", "0"];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** Everything of a profile that is prose and its own. */
function proseOf(profile: CulturalProfile): string[] {
  const { key, region, country, timeZone, businessHours, holidays, sources, ...rest } = profile;
  const { interviewStyle, communicationStyle, timeOrientation, ...more } = rest;
  const { hierarchyRespect, smallTalkExpectation, ...prose } = more;
  return textsOf(prose);
}

test("there is one profile for each region id, and it knows its key", () => {
  expect(Object.keys(CULTURAL_PROFILES)).toEqual([...CULTURAL_REGIONS]);
  expect(profiles.map(({ key }) => key)).toEqual([...CULTURAL_REGIONS]);
  // Supported regions of the side card (specification 2, section 2.7).
  expect(new Set(profiles.map(({ region }) => region))).toEqual(
    new Set(["North America", "Europe", "East Asia", "Middle East", "Southeast Asia", "Oceania"]),
  );
});

describe.each(profiles)("$key", (profile) => {
  test("keeps its schema and adds nothing to it", () => {
    expect(CulturalProfile.strict().safeParse(profile).error).toBeUndefined();
  });

  test("is typed cleanly and speaks of tendencies", () => {
    expect(untidy(textsOf(profile))).toEqual([]);
    const prose = proseOf(profile).join(" ");
    expect(prose).toMatch(/\b(many|often|usually|commonly|tend)\b/i);
    expect(prose).not.toMatch(
      /\b(all|every) (Americans|British|Japanese|Emiratis|Arabs|Singaporeans|Australians)\b/i,
    );
  });

  test("asks its typical questions as questions or requests", () => {
    for (const question of profile.typicalQuestions) expect(question).toMatch(/[?.]$/);
  });

  test("keeps a zone that the selector offers", () => {
    expect(TIMEZONE_OPTIONS.map(({ value }) => value)).toContain(profile.timeZone);
  });

  test("lists holidays in the order of the year, each next one after the day of writing", () => {
    const sorted = profile.holidays.map(({ next }) => next.slice(5));
    expect(sorted).toEqual(sorted.toSorted());
    expect(repeated(profile.holidays.map(({ name }) => name))).toEqual([]);
    for (const { next } of profile.holidays) {
      expect(next > WRITTEN).toBe(true);
      expect(day(next).getTime() - day(WRITTEN).getTime()).toBeLessThanOrEqual(366 * DAY_MS);
    }
  });

  test.each(profile.holidays)("$name falls where its rule says", (holiday: Holiday) => {
    const date = day(holiday.next);
    const { calendar, when } = holiday;
    if (calendar === "fixed") {
      expect(when).toContain(String(date.getUTCDate()));
      expect(when).toContain(date.toLocaleDateString("en", { month: "long", timeZone: "UTC" }));
    }
    if (calendar === "weekday") {
      const [, rank, name] = /(First|Second|Third|Fourth|Last) (Monday|Thursday)/i.exec(when) ?? [];
      expect(rank).toBeDefined();
      expect(date.getUTCDay()).toBe(name === "Thursday" ? 4 : 1);
    }
    if (calendar === "easter") {
      const fromEaster =
        (date.getTime() - day(easterSunday(date.getUTCFullYear())).getTime()) / DAY_MS;
      expect(fromEaster).toBe(holiday.name === "Good Friday" ? -2 : 1);
    }
    if (holiday.isEstimate) expect(calendar).toBe("lunar");
  });
});

describe("the profiles together", () => {
  test("say nothing twice", () => {
    expect(repeated(profiles.flatMap(proseOf))).toEqual([]);
  });

  test("keep the office hours of the specification (2, section 9)", () => {
    const hours = Object.fromEntries(
      profiles.map(({ key, businessHours }) => [key, businessHours]),
    );
    expect(hours).toEqual({
      "north-america-us": "9:00 AM - 5:00 PM",
      "europe-uk": "9:00 AM - 5:00 PM",
      "asia-japan": "9:00 AM - 6:00 PM",
      "middle-east-uae": "9:00 AM - 6:00 PM",
      "asia-singapore": "9:00 AM - 6:00 PM",
      "oceania-australia": "9:00 AM - 5:00 PM",
    });
  });

  test("give each adapted question at least one region, and no region all of them by accident", () => {
    for (const { because } of ADAPTED_QUESTIONS) {
      const [[field, value] = ["", ""]] = Object.entries(because);
      const count = profiles.filter((one) =>
        Object.entries(one).some(([k, v]) => k === field && v === value),
      );
      expect(count.length, `${field} ${value}`).toBeGreaterThan(0);
      expect(count.length, `${field} ${value}`).toBeLessThan(profiles.length);
    }
  });

  test("put the short Friday and the Monday start into the Emirates", () => {
    expect(CULTURAL_PROFILES["middle-east-uae"].workingWeek).toMatch(
      /^Monday to Friday with a short Friday/,
    );
  });
});

describe("the timezone options", () => {
  test("are the fourteen of the specification, in its order", () => {
    expect(TIMEZONE_OPTIONS.map(({ value }) => value)).toEqual([
      "America/New_York",
      "America/Chicago",
      "America/Denver",
      "America/Los_Angeles",
      "Europe/London",
      "Europe/Paris",
      "Europe/Moscow",
      "Asia/Dubai",
      "Asia/Kolkata",
      "Asia/Shanghai",
      "Asia/Tokyo",
      "Asia/Singapore",
      "Australia/Sydney",
      "Pacific/Auckland",
    ]);
    expect(repeated(TIMEZONE_OPTIONS.map(({ label }) => label))).toEqual([]);
  });

  test.each(TIMEZONE_OPTIONS)("$label agrees with the zone data", (option) => {
    expect(TimezoneOption.strict().safeParse(option).error).toBeUndefined();
    expect(untidy(textsOf(option))).toEqual([]);
    const january = offsetMinutes(option.value, day("2026-01-15"));
    const july = offsetMinutes(option.value, day("2026-07-15"));
    const [, sign, hours, minutes] = /^UTC([+-])(\d+)(?::(\d+))?$/.exec(option.offset) ?? [];
    const stated = (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes ?? 0));
    expect(Math.min(january, july)).toBe(stated);
    expect(january !== july).toBe(option.hasDaylightSaving);
    expect(option.clockChanges.startsWith("The clocks do not change")).toBe(
      !option.hasDaylightSaving,
    );
  });
});

describe("Smart Prep", () => {
  test("has the modules, minutes and priorities of the specification (2, section 3)", () => {
    const facts = PREPARATION_MODULES.map(({ id, estimatedTime, priority, priorityWhenSoon }) => [
      id,
      estimatedTime,
      priority,
      priorityWhenSoon ?? null,
    ]);
    expect(facts).toEqual([
      ["cultural", "15 min", "high", null],
      ["questions", "25 min", "high", null],
      ["nonverbal", "20 min", "medium", null],
      ["timing", "10 min", "medium", { underDays: 7, priority: "high" }],
    ]);
  });

  test.each(PREPARATION_MODULES)("$id is well formed", (entry) => {
    expect(PreparationModule.strict().safeParse(entry).error).toBeUndefined();
    expect(untidy(textsOf(entry))).toEqual([]);
  });

  test("repeats no task", () => {
    expect(repeated(PREPARATION_MODULES.flatMap(({ tasks }) => tasks))).toEqual([]);
  });
});

describe("the adapted questions", () => {
  test("are three: small talk in front, senior crew and the unspoken request at the end", () => {
    expect(ADAPTED_QUESTIONS.map(({ because, place }) => [because, place])).toEqual([
      [{ smallTalkExpectation: "essential" }, "front"],
      [{ hierarchyRespect: "high" }, "end"],
      [{ communicationStyle: "high-context" }, "end"],
    ]);
  });

  test.each(ADAPTED_QUESTIONS)("$id is well formed", (entry) => {
    expect(AdaptedQuestion.strict().safeParse(entry).error).toBeUndefined();
    expect(untidy(textsOf(entry))).toEqual([]);
    for (const point of entry.listensFor) expect(point).not.toMatch(/[.!?;,:]$/);
  });
});

describe("the culture check", () => {
  test("asks five questions for each region", () => {
    for (const region of CULTURAL_REGIONS) expect(CULTURE_CHECKS[region]).toHaveLength(5);
  });

  test.each(checks)("$id is a fair question", (check) => {
    expect(MultipleChoice.strict().safeParse(check).error).toBeUndefined();
    expect(faultsOf(check)).toEqual([]);
    expect(untidy(textsOf(check))).toEqual([]);
  });

  test("gives nothing away as a whole", () => {
    expect(bankFaults(checks)).toEqual([]);
    expect(repeated(checks.map(({ explanation }) => explanation))).toEqual([]);
  });
});

describe("the scenes of body language", () => {
  test("show one moment of each norm in each region", () => {
    for (const region of CULTURAL_REGIONS)
      expect(SCENES[region].map(({ about }) => about)).toEqual([
        "eyeContact",
        "greeting",
        "distance",
        "bearing",
      ]);
  });

  test.each(scenes)("$id is a fair question", (scene) => {
    expect(Scene.strict().safeParse(scene).error).toBeUndefined();
    expect(faultsOf(scene)).toEqual([]);
    expect(untidy(textsOf(scene))).toEqual([]);
  });

  test("give nothing away, with the checks neither", () => {
    expect(bankFaults(scenes)).toEqual([]);
    expect(repeated([...checks, ...scenes].map(({ id }) => id))).toEqual([]);
    expect(repeated([...checks, ...scenes].map(({ explanation }) => explanation))).toEqual([]);
  });
});
