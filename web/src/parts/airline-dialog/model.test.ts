import { AIRLINES } from "content/airlines/airlines";
import { expect, test } from "vitest";
import { firstOf, initialChoice } from "./model.ts";

test("a list is cut to its first entries, and the rest is counted", () => {
  expect(firstOf(["a", "b", "c", "d", "e"], 3)).toEqual({ first: ["a", "b", "c"], more: 2 });
  expect(firstOf(["a"], 2)).toEqual({ first: ["a"], more: 0 });
});

test("the dialog opens on the person's airline where the guide has it", () => {
  expect(initialChoice(AIRLINES, "KLM")).toBe("KLM");
  expect(initialChoice(AIRLINES, "Other")).toBe("");
  expect(initialChoice(AIRLINES, "")).toBe("");
});
