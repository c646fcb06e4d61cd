import { expect, test } from "vitest";
import { type Entry, part } from "../knowledge/entry.ts";
import { measureFor } from "./measure.ts";

function entry(lead: string, rest = ""): Entry {
  return {
    citation: { id: "terminology/x", title: "x", source: null },
    set: "terminology",
    names: ["x"],
    parts: [part("lead", lead), ...(rest ? [part("use", rest)] : [])],
    also: "",
  };
}

test.each([
  [" how many seconds do we have ", "Everybody is out in 90 seconds.", "It takes two hours."],
  [" how long may it take ", "It lasts fifteen minutes.", "It lasts."],
  [" at what altitude do they drop ", "At about 14,000 feet.", "After 14 minutes."],
  [" until which week may she fly ", "Up to 36 weeks with a letter.", "With a letter."],
  [" how many exits are there ", "There are eight.", "There are exits."],
  ["滑梯几秒充气", "Within 6 seconds.", "At once."],
])("an entry with the measure asked for is likelier: %s", (asked, withIt, without) => {
  const measured = measureFor(asked);
  expect(measured(entry(withIt))).toBeGreaterThan(measured(entry("It depends.", withIt)));
  expect(measured(entry("It depends.", withIt))).toBeGreaterThan(measured(entry(without)));
});

test("where no measure is asked for, entries are alike", () => {
  const measured = measureFor(" what is a girt bar ");
  expect(measured(entry("A bar."))).toBe(measured(entry("A bar of 2 metres.")));
});
