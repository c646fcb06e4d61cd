import { describe, expect, test } from "vitest";
import { type Hours, openSlots, quartersFrom } from "./open-slots.ts";

const MONDAY = 1;
const NIGHT_OF_SUNDAY = 0;
const hours = (change: Partial<Hours> = {}): Hours => ({
  zone: "Europe/London",
  rules: [{ weekday: MONDAY, from: "09:00", until: "11:00" }],
  exceptions: [],
  bufferMinutes: 0,
  ...change,
});
const range = (from: string, until: string) => ({ from: new Date(from), until: new Date(until) });
const WEEK = range("2026-11-23T00:00:00Z", "2026-11-30T00:00:00Z");
const texts = (slots: Date[]) => slots.map((slot) => slot.toISOString().slice(5, 16));

describe("the slots of a week", () => {
  test.each<[string, Partial<Hours>, string[]]>([
    ["fill a window", {}, ["11-23T09:00", "11-23T09:30", "11-23T10:00", "11-23T10:30"]],
    ["leave the buffer free", { bufferMinutes: 15 }, ["11-23T09:00", "11-23T09:45", "11-23T10:30"]],
    [
      "go on where two windows meet",
      {
        rules: [
          { weekday: MONDAY, from: "09:00", until: "09:45" },
          { weekday: MONDAY, from: "09:45", until: "10:30" },
        ],
      },
      ["11-23T09:00", "11-23T09:30", "11-23T10:00"],
    ],
    [
      "go on over midnight where two windows meet there",
      {
        rules: [
          { weekday: MONDAY, from: "23:15", until: "24:00" },
          { weekday: 2, from: "00:00", until: "00:45" },
        ],
      },
      ["11-23T23:15", "11-23T23:45", "11-24T00:15"],
    ],
    ["keep a date closed", { exceptions: [{ date: "2026-11-23", windows: [] }] }, []],
    [
      "take a date's own hours",
      { exceptions: [{ date: "2026-11-25", windows: [{ from: "14:00", until: "14:30" }] }] },
      ["11-23T09:00", "11-23T09:30", "11-23T10:00", "11-23T10:30", "11-25T14:00"],
    ],
    [
      "are read on the recruiter's clock, three quarters of an hour off the full hour too",
      { zone: "Asia/Kathmandu", rules: [{ weekday: MONDAY, from: "09:00", until: "10:00" }] },
      ["11-23T03:15", "11-23T03:45"],
    ],
    [
      "are none where a window is shorter than an interview",
      { rules: [{ weekday: MONDAY, from: "09:00", until: "09:15" }] },
      [],
    ],
  ])("%s", (_, change, expected) => {
    expect(texts(openSlots(hours(change), 30, WEEK))).toEqual(expected);
  });

  test("leave out what is booked, in part too", () => {
    const quarter = new Set([Date.parse("2026-11-23T09:45:00Z")]);
    expect(texts(openSlots(hours(), 30, WEEK, quarter))).toEqual([
      ...["11-23T09:00", "11-23T10:00", "11-23T10:30"],
    ]);
  });

  test("begin no earlier than asked, and end no later", () => {
    const part = range("2026-11-23T09:10:00Z", "2026-11-23T10:45:00Z");
    expect(texts(openSlots(hours(), 30, part))).toEqual(["11-23T09:30", "11-23T10:00"]);
  });
});

describe("on the night of the clock change", () => {
  const night = hours({ rules: [{ weekday: NIGHT_OF_SUNDAY, from: "00:30", until: "02:30" }] });

  test("forward, the hour that is skipped has no slots", () => {
    const spring = range("2027-03-27T12:00:00Z", "2027-03-28T12:00:00Z");
    expect(texts(openSlots(night, 30, spring))).toEqual(["03-28T00:30", "03-28T01:00"]);
  });

  test("back, the hour that comes twice has slots both times", () => {
    const autumn = range("2027-10-30T12:00:00Z", "2027-10-31T12:00:00Z");
    expect(texts(openSlots(night, 30, autumn))).toEqual([
      ...["10-30T23:30", "10-31T00:00", "10-31T00:30", "10-31T01:00", "10-31T01:30", "10-31T02:00"],
    ]);
  });

  test("a window that lies in the skipped hour is none", () => {
    const skipped = hours({ rules: [{ weekday: NIGHT_OF_SUNDAY, from: "01:00", until: "02:00" }] });
    const spring = range("2027-03-27T12:00:00Z", "2027-03-28T12:00:00Z");
    expect(openSlots(skipped, 30, spring)).toEqual([]);
  });
});

test("an interview takes up each quarter of an hour that it touches", () => {
  const at = Date.parse("2026-11-23T09:00:00Z");
  expect(quartersFrom(at, 30).map((quarter) => quarter - at)).toEqual([0, 900_000]);
});
