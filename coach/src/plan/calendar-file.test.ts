import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { calendarFile } from "./calendar-file.ts";
import { zoneRules } from "./zone-rules.ts";

const STAMP = new Date("2026-11-22T09:05:07.123Z");
const day = { uid: "interview-1@prep", when: { day: "2026-12-31" }, summary: "Interview" };
const read = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents("vevent")
    .map((event) => new ICAL.Event(event));

test("a whole day ends with the next one, and rings at nine on the day before", () => {
  const text = calendarFile([{ ...day, reminder: "Tomorrow" }], STAMP);
  expect(text.split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Flight Attendant Interview Prep//Interview Calendar//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    "UID:interview-1@prep",
    "DTSTAMP:20261122T090507Z",
    "DTSTART;VALUE=DATE:20261231",
    "DTEND;VALUE=DATE:20270101",
    "SUMMARY:Interview",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "DESCRIPTION:Tomorrow",
    "TRIGGER:-PT15H",
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test("a timed event is written in UTC, and rings a day before", () => {
  const when = {
    startsAt: new Date("2026-11-28T10:00:00+04:00"),
    endsAt: new Date("2026-11-28T11:30:00+04:00"),
  };
  const text = calendarFile([{ ...day, when, reminder: "Tomorrow" }], STAMP);
  expect(text).toContain("\r\nDTSTART:20261128T060000Z\r\nDTEND:20261128T073000Z\r\n");
  expect(text).toContain("\r\nTRIGGER:-P1D\r\n");
  const [event] = read(text);
  expect(event?.startDate.toJSDate()).toEqual(when.startsAt);
});

describe("another program reads back what was written", () => {
  test.each([
    ["marks with a meaning", "Bring: CV, photos; C:\\papers\nand a pen"],
    ["a text far beyond one line", "The way there, once more. ".repeat(40).trim()],
    ["letters of three octets", "面试前一天准备好衣服，检查路线。".repeat(20)],
    ["letters of two code units", "✈️ 🛫 🧳 ".repeat(60).trim()],
    ["no words", ""],
  ])("%s", (_, description) => {
    const text = calendarFile(
      [{ ...day, summary: description || "Interview", description }],
      STAMP,
    );
    const [event] = read(text);
    expect(event?.summary).toBe(description || "Interview");
    expect(event?.description ?? "").toBe(description);
    expect(event?.startDate.isDate).toBe(true);
  });

  test("control characters are left out, other line ends count as one", () => {
    const [event] = read(calendarFile([{ ...day, description: "a\u0000b\r\nc\rd\te" }], STAMP));
    expect(event?.description).toBe("ab\nc\nd\te");
  });
});

test("no line is longer than 75 octets, and none breaks inside a character", () => {
  const text = calendarFile([{ ...day, description: "é面🛫a".repeat(120) }], STAMP);
  const lines = text.split("\r\n").map((line) => Buffer.from(line, "utf8"));
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(75);
  expect(text).not.toContain("\uFFFD");
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});

describe("an event on the clock of a zone is read at the same instant by another program", () => {
  test.each([
    ["Europe/London", "2027-03-28T00:30:00Z"],
    ["Europe/London", "2027-03-28T01:30:00Z"],
    ["America/New_York", "2026-11-28T15:00:00Z"],
    ["America/New_York", "2027-07-01T15:00:00Z"],
    ["Asia/Kathmandu", "2027-01-01T03:15:00Z"],
    ["Asia/Dubai", "2027-01-01T03:15:00Z"],
    ["Australia/Lord_Howe", "2027-01-15T03:15:00Z"],
  ])("%s at %s", (zone, from) => {
    const startsAt = new Date(from);
    const endsAt = new Date(startsAt.getTime() + 30 * 60_000);
    const event = { ...day, when: { startsAt, endsAt, zone }, sequence: 2, isCancelled: true };
    const text = calendarFile([event], STAMP, [zoneRules(zone, startsAt)]);
    const file = new ICAL.Component(ICAL.parse(text));
    const rules = file.getFirstSubcomponent("vtimezone");
    const found = new ICAL.Event(file.getFirstSubcomponent("vevent") ?? undefined);
    const readZone = new ICAL.Timezone(rules as ICAL.Component);
    const instant = (time: ICAL.Time) => ICAL.Time.fromData(time, readZone).toUnixTime() * 1000;
    expect(instant(found.startDate)).toBe(startsAt.getTime());
    expect(instant(found.endDate)).toBe(endsAt.getTime());
    expect([found.sequence, found.component.getFirstPropertyValue("status")]).toEqual([
      ...[2, "CANCELLED"],
    ]);
  });
});
