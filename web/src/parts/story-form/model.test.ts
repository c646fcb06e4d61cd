import { expect, test } from "vitest";
import {
  shortValue,
  suggestedTitle,
  taggedAirlines,
  toggled,
  toggledValue,
  valuesToOffer,
} from "./model.ts";

const answer = (situation: string) => ({ situation, task: "", action: "", result: "" });
const SAFETY = { airline: "KLM", value: "Safety" };
const CARE = { airline: "KLM", value: "Care" };

test.each([
  ["The till broke. It was Friday.", "The till broke"],
  ["  A guest was shouting! ", "A guest was shouting!"],
  ["客人很生气。我在前台。", "客人很生气"],
  [
    "One Friday evening at the hotel where I was the receptionist, a guest was shouting",
    "One Friday evening at the hotel where I was the…",
  ],
  ["x".repeat(80), `${"x".repeat(60)}…`],
])("a situation that begins %j suggests %j", (situation, title) => {
  expect(suggestedTitle(answer(situation))).toBe(title);
});

test.each([
  ["Safety", "Safety"],
  ["Thoughtful: care that has been thought through", "Thoughtful"],
  ["Can-do: finds a way, and says: no", "Can-do"],
])("the value %j is called %j", (value, name) => expect(shortValue(value)).toBe(name));

test("tags go on and off, and keep their order", () => {
  expect(toggled(["a", "b"], "c")).toEqual(["a", "b", "c"]);
  expect(toggled(["a", "b"], "a")).toEqual(["b"]);
  expect(toggledValue([SAFETY], CARE)).toEqual([SAFETY, CARE]);
  expect(toggledValue([SAFETY, CARE], { ...SAFETY })).toEqual([CARE]);
});

test("a value that the airline names no more can still be taken away", () => {
  expect(valuesToOffer("KLM", ["Safety"], [CARE, { airline: "SAS", value: "Trust" }])).toEqual([
    "Safety",
    "Care",
  ]);
});

test("tells which airlines a story speaks to", () => {
  expect(taggedAirlines([SAFETY, { airline: "SAS", value: "Trust" }, CARE])).toEqual([
    ["KLM", 2],
    ["SAS", 1],
  ]);
});
