import { expect, test } from "vitest";
import { ambiguousSlots, isKnownStatus, slotDays } from "./model.ts";

const inZone = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/London", ...options });
  return (slot: string) => format.format(new Date(slot));
};
const NIGHT = ["2027-10-30T22:30:00Z", "2027-10-31T00:30:00Z", "2027-10-31T01:30:00Z"];

test("slots stand under the day of the clock that is looked at", () => {
  const days = slotDays(NIGHT, inZone({ dateStyle: "short" }));
  expect(days.map(({ date, slots }) => [date, slots.length])).toEqual([
    ["2027-10-30", 1],
    ["2027-10-31", 2],
  ]);
});

test("a time that comes twice in the night of the clock change is marked, both times", () => {
  expect([...ambiguousSlots(NIGHT, inZone({ timeStyle: "short" }))]).toEqual(NIGHT.slice(1));
});

test.each([
  ["in_progress", true],
  ["paused", false],
])("a status of %s is one of ours: %s", (status, isOurs) => {
  expect(isKnownStatus(status)).toBe(isOurs);
});
