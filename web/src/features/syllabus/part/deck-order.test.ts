import { expect, test } from "vitest";
import { afterFirst, roundOf } from "./deck-order.ts";

test("what is not known comes first, and what was asked for before it", () => {
  expect(roundOf(["a", "b", "c", "d"], ["a", "c"], null)).toEqual(["b", "d", "a", "c"]);
  expect(roundOf(["a", "b", "c", "d"], ["a", "c"], "c")).toEqual(["c", "b", "d", "a"]);
});

test("a card that was not known comes again before the round ends", () => {
  expect(afterFirst(["a", "b", "c", "d", "e", "f"], false)).toEqual(["b", "c", "d", "e", "a", "f"]);
  expect(afterFirst(["a", "b"], false)).toEqual(["b", "a"]);
  expect(afterFirst(["a"], false)).toEqual(["a"]);
  expect(afterFirst(["a"], true)).toEqual([]);
});
