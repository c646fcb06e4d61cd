import { expect, test } from "vitest";
import { baselinesOf } from "./baselines.ts";

test.each([
  ["two sessions are no habit", [{ presence: 90 }, { presence: 80 }], {}],
  ["the middle of three", [{ presence: 90 }, { presence: 10 }, { presence: 80 }], { presence: 80 }],
  [
    "between the middle two of four",
    [{ pauses: 1 }, { pauses: 9 }, { pauses: 4 }, { pauses: 2 }],
    { pauses: 3 },
  ],
  [
    "each measure counts for itself",
    [{ pauses: 1, sway: 5 }, { pauses: 2 }, { pauses: 3, sway: 7 }],
    { pauses: 2 },
  ],
])("%s", (_, sessions, baselines) => {
  expect(baselinesOf(sessions)).toEqual(baselines);
});
