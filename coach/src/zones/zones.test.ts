import { describe, expect, test } from "vitest";
import { nextClockChange } from "./clock-changes.ts";
import { dayPicture, workingHoursOf } from "./day-band.ts";
import { zoneDifference } from "./difference.ts";
import { slotsOf } from "./slots.ts";
import { instantOf, isKnownZone, offsetMinutes, timeOf, wallClock } from "./zone-clock.ts";

const NEW_YORK = "America/New_York";
const LONDON = "Europe/London";
const SYDNEY = "Australia/Sydney";
const KOLKATA = "Asia/Kolkata";
const TOKYO = "Asia/Tokyo";
const KATHMANDU = "Asia/Kathmandu";
const iso = (at: Date) => at.toISOString().slice(0, 16);

describe("the clock of a zone", () => {
  test.each([
    // The last minute before, and the first after, each change of 2026 and 2027.
    [NEW_YORK, "2026-03-08T06:59Z", "01:59", -300],
    [NEW_YORK, "2026-03-08T07:00Z", "03:00", -240],
    [NEW_YORK, "2026-11-01T05:59Z", "01:59", -240],
    [NEW_YORK, "2026-11-01T06:00Z", "01:00", -300],
    [LONDON, "2027-03-28T00:59Z", "00:59", 0],
    [LONDON, "2027-03-28T01:00Z", "02:00", 60],
    [LONDON, "2026-10-25T00:59Z", "01:59", 60],
    [LONDON, "2026-10-25T01:00Z", "01:00", 0],
    [SYDNEY, "2026-10-03T15:59Z", "01:59", 600],
    [SYDNEY, "2026-10-03T16:00Z", "03:00", 660],
    [SYDNEY, "2027-04-03T15:59Z", "02:59", 660],
    [SYDNEY, "2027-04-03T16:00Z", "02:00", 600],
    [KOLKATA, "2026-11-22T18:29Z", "23:59", 330],
    [KATHMANDU, "2026-11-22T18:15Z", "00:00", 345],
  ])("%s at %s shows %s", (zone, at, time, offset) => {
    expect(timeOf(wallClock(new Date(at), zone))).toBe(time);
    expect(offsetMinutes(new Date(at), zone)).toBe(offset);
  });

  test.each([
    [NEW_YORK, "2026-03-08", "02:30", "2026-03-08T07:30", "never"],
    [NEW_YORK, "2026-11-01", "01:30", "2026-11-01T05:30", "twice"],
    [NEW_YORK, "2026-11-01", "02:00", "2026-11-01T07:00", "once"],
    [LONDON, "2027-03-28", "01:15", "2027-03-28T01:15", "never"],
    [LONDON, "2026-10-25", "01:00", "2026-10-25T00:00", "twice"],
    [SYDNEY, "2026-10-04", "02:00", "2026-10-03T16:00", "never"],
    [SYDNEY, "2027-04-04", "02:59", "2027-04-03T15:59", "twice"],
    [SYDNEY, "2027-04-04", "03:00", "2027-04-03T17:00", "once"],
    [KOLKATA, "2026-11-28", "09:30", "2026-11-28T04:00", "once"],
    [TOKYO, "2027-01-01", "00:00", "2026-12-31T15:00", "once"],
  ])("%s shows %s %s at %s, %s", (zone, date, time, at, shown) => {
    const found = instantOf(date, time, zone);
    expect([iso(found.at), found.shown]).toEqual([at, shown]);
  });

  test("a zone that is not known is told, not guessed", () => {
    expect([TOKYO, "Asia/Atlantis", "+05:00", ""].map(isKnownZone)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(() => wallClock(new Date(0), "Asia/Atlantis")).toThrow(RangeError);
  });
});

describe("the difference", () => {
  test.each([
    ["2026-01-15", LONDON, NEW_YORK, "behind", 5, 0],
    // Both weeks in which only one of the two has changed its clocks.
    ["2026-03-15", LONDON, NEW_YORK, "behind", 4, 0],
    ["2026-04-15", LONDON, NEW_YORK, "behind", 5, 0],
    ["2026-10-28", LONDON, NEW_YORK, "behind", 4, 0],
    ["2026-11-15", LONDON, SYDNEY, "ahead", 11, 0],
    ["2026-07-15", LONDON, SYDNEY, "ahead", 9, 0],
    ["2026-03-30", LONDON, SYDNEY, "ahead", 10, 0],
    ["2026-01-15", LONDON, KOLKATA, "ahead", 5, 30],
    ["2026-07-15", NEW_YORK, KOLKATA, "ahead", 9, 30],
    ["2026-07-15", KATHMANDU, LONDON, "behind", 4, 45],
    ["2026-07-15", "Asia/Singapore", "Asia/Shanghai", "same", 0, 0],
  ])("on %s, seen from %s, %s is %s", (date, home, zone, direction, hours, minutes) => {
    expect(zoneDifference(new Date(`${date}T12:00Z`), home, zone)).toEqual({
      direction,
      hours,
      minutes,
    });
  });
});

describe("the next change of the clocks", () => {
  test.each([
    [NEW_YORK, "2026-11-22", "2027-03-14T07:00", 60],
    [NEW_YORK, "2027-03-20", "2027-11-07T06:00", -60],
    [LONDON, "2026-11-22", "2027-03-28T01:00", 60],
    [SYDNEY, "2026-11-22", "2027-04-03T16:00", -60],
    ["Australia/Lord_Howe", "2026-11-22", "2027-04-03T15:00", -30],
  ])("%s after %s: %s", (zone, from, at, byMinutes) => {
    const change = nextClockChange(zone, new Date(from), new Date("2028-01-01"));
    expect(change && [iso(change.at), change.byMinutes]).toEqual([at, byMinutes]);
  });

  test("none where clocks never change, or not before the day", () => {
    expect(nextClockChange(KOLKATA, new Date("2026-11-22"), new Date("2028-01-01"))).toBeNull();
    expect(nextClockChange(LONDON, new Date("2026-11-22"), new Date("2026-12-01"))).toBeNull();
  });
});

describe("the slots", () => {
  const shown = (date: string, zone: string, home: string) =>
    slotsOf(date, zone, home).map(({ time, homeTime, dayShift, isMutual, isFallback }) =>
      [
        `${time}=${homeTime}`,
        dayShift !== 0 && `${dayShift}d`,
        isMutual && "mutual",
        isFallback && "fallback",
      ]
        .filter(Boolean)
        .join(" "),
    );

  test("are mutual when the hour at home is within two hours of a recommended one", () => {
    expect(shown("2026-11-24", LONDON, NEW_YORK)).toEqual([
      "09:00=04:00",
      "10:00=05:00",
      "11:00=06:00",
      "14:00=09:00 mutual",
      "15:00=10:00 mutual",
      "16:00=11:00 mutual",
    ]);
  });

  test("move with the clocks of one side only", () => {
    expect(shown("2027-03-16", LONDON, NEW_YORK)[2]).toBe("11:00=07:00 mutual");
    expect(shown("2027-03-30", LONDON, NEW_YORK)[2]).toBe("11:00=06:00");
  });

  test("keep the half hours of Kolkata", () => {
    expect(shown("2026-11-24", LONDON, KOLKATA)).toEqual([
      "09:00=14:30 mutual",
      "10:00=15:30 mutual",
      "11:00=16:30 mutual",
      "14:00=19:30",
      "15:00=20:30",
      "16:00=21:30",
    ]);
  });

  test("fall back to 10:00 and 14:00 where none suits both, with the date at home", () => {
    expect(shown("2026-11-24", TOKYO, NEW_YORK)).toEqual([
      "09:00=19:00 -1d",
      "10:00=20:00 -1d fallback",
      "11:00=21:00 -1d",
      "14:00=00:00 fallback",
      "15:00=01:00",
      "16:00=02:00",
    ]);
    expect(shown("2026-11-24", NEW_YORK, "Pacific/Auckland")[0]).toBe("09:00=03:00 1d");
  });
});

describe("the picture of a day", () => {
  test("is an hour shorter or longer when the clocks change", () => {
    const minutes = (date: string, zone: string) => dayPicture(date, zone, zone).minutes;
    expect([
      minutes("2027-03-13", NEW_YORK),
      minutes("2027-03-14", NEW_YORK),
      minutes("2027-11-07", NEW_YORK),
      minutes("2027-04-04", SYDNEY),
    ]).toEqual([1440, 1380, 1500, 1500]);
  });

  test("marks where both are at work, in half hours too", () => {
    expect(dayPicture("2026-11-24", LONDON, NEW_YORK).overlaps).toEqual([
      { from: 14 * 60, until: 17 * 60 },
    ]);
    const home = dayPicture("2026-11-24", LONDON, KOLKATA);
    expect(home.overlaps).toEqual([{ from: 9 * 60, until: 11 * 60 + 30 }]);
    expect(home.home.midnights).toEqual([18 * 60 + 30]);
    expect(dayPicture("2026-11-24", TOKYO, NEW_YORK).overlaps).toEqual([]);
  });

  test("covers the day without a gap", () => {
    const { home, interview, minutes } = dayPicture("2027-03-14", NEW_YORK, KATHMANDU);
    for (const { parts } of [home, interview]) {
      expect(parts[0]?.from).toBe(0);
      expect(parts.at(-1)?.until).toBe(minutes);
      for (const [index, part] of parts.entries())
        expect(part.from).toBe(parts[index - 1]?.until ?? 0);
    }
  });

  test("reads the business hours of a region", () => {
    expect(workingHoursOf("9:00 AM - 6:00 PM")).toEqual({ from: 540, until: 1080 });
    expect(workingHoursOf("12:30 PM - 12:00 AM")).toEqual({ from: 750, until: 0 });
    expect(workingHoursOf("by appointment")).toEqual({ from: 540, until: 1020 });
  });
});
