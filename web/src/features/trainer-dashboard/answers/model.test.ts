import { expect, test } from "vitest";
import { inShownOrder, once, stateOf } from "./model.ts";

const answers = (ids: string) => [...ids].map((id) => ({ id }));
const ids = (all: { id: string }[]) => all.map(({ id }) => id).join("");

test.each([
  ["without one open the server decides", "cab", null, "cab"],
  ["an open one keeps its place", "bca", "abc", "abc"],
  ["new ones come first", "xcab", "abc", "xabc"],
  ["what has gone is not missed", "ca", "abc", "ac"],
])("%s", (_, now, held, shown) => {
  expect(ids(inShownOrder(answers(now), held === null ? null : [...held]))).toBe(shown);
});

test("an answer on two pages is shown once", () => {
  expect(ids(once(answers("abca")))).toBe("abc");
});

test.each([
  ["trainer", null, "new"],
  ["trainer", "member", "replied"],
  ["trainer", "trainer", null],
  ["member", null, "waiting"],
  ["member", "trainer", "commented"],
  ["member", "member", null],
] as const)("for the %s, after %s wrote, it is %s", (party, lastBy, state) => {
  expect(stateOf({ lastBy }, party)).toBe(state);
});
