import { expect, test } from "vitest";
import { commandsOf, headed, queryOf, shouted, stretchOf, TABS, viewFrom } from "./model.ts";

test("the address says environment, tab and drill; what it does not know is the beginning", () => {
  const view = (query: string) => viewFrom(new URLSearchParams(query));
  expect(view("")).toEqual({ environment: "Land", tab: "steps", drill: null });
  expect(view("on=water&tab=guide")).toMatchObject({ environment: "Water", tab: "guide" });
  expect(view("on=air&tab=x&drill=Water")).toMatchObject({ environment: "Land", drill: "Water" });
  for (const tab of TABS)
    expect(viewFrom(new URLSearchParams(queryOf("Water", tab)))).toMatchObject({ tab });
  expect(queryOf("Land", "steps")).toEqual({});
});

test("a list's head is what stands before a colon", () => {
  expect(headed("Fire: keep low.")).toEqual({ head: "Fire", text: "keep low." });
  expect(
    headed("Stand in the opening, face the cabin, and spread your arms: your body says no.").head,
  ).toBeNull();
  expect(headed("No colon here.")).toEqual({ head: null, text: "No colon here." });
});

test("commands are those of the environment, each phrase shouted", () => {
  expect(commandsOf("Water").map(({ id }) => id)).not.toContain("door-exit-go");
  expect(commandsOf("Land")[0]?.id).toBe("brace");
  expect(shouted(["Wait", "Stand back"])).toBe("Wait! Stand back!");
});

test.each([
  ["0-10 seconds", { from: 0, to: 1 / 9 }],
  ["80-90 seconds", { from: 8 / 9, to: 1 }],
  ["90+ seconds", { from: 1, to: 1 }],
  ["85+ seconds", { from: 85 / 90, to: 1 }],
  ["Pre-impact", null],
])("%s on the 90 seconds", (timeframe, stretch) => {
  expect(stretchOf(timeframe, 90)).toEqual(stretch);
});
