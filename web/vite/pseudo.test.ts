import { expect, test } from "vitest";
import { pseudo } from "./pseudo.ts";

test("every text stands between brackets, longer and in accents; places and plural forms stay", () => {
  expect(
    pseudo({ save: "Save", count: { one: "{count} card", other: "{count} cards" }, dash: "–" }),
  ).toEqual({
    save: "⟦Šåvé··⟧",
    count: { one: "⟦{count} çåŕð··⟧", other: "⟦{count} çåŕðš···⟧" },
    dash: "–",
  });
});
