import { expect, test } from "vitest";
import { initials } from "./initials-window.tsx";

test.each([
  ["Leïla Benali", "LB"],
  ["maria del Carmen Ruiz", "MR"],
  ["Cher", "C"],
  ["王小明", "王"],
  ["  ", ""],
  ["é́lodie", "É́"],
])("%s is %s", (name, expected) => {
  expect(initials(name)).toBe(expected);
});
