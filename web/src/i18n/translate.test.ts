import { describe, expect, test } from "vitest";
import { translate } from "./translate.ts";

const WORDS = {
  nav: { practice: "Practice" },
  sent: { one: "{count} answer sent", other: "{count} answers sent" },
  hello: "Hello {name}, {rest}",
};

describe("lookup (specification 1, section 4)", () => {
  test("follows a dotted path", () => {
    expect(translate(WORDS, "en", "nav.practice")).toBe("Practice");
  });

  test("a missing key returns the key text, also where the path ends in a group", () => {
    expect(translate(WORDS, "en", "nav.absent")).toBe("nav.absent");
    expect(translate(WORDS, "en", "nav")).toBe("nav");
    expect(translate(WORDS, "en", "nav.practice.deeper")).toBe("nav.practice.deeper");
  });

  test("placeholders are filled; one without a value stays as written", () => {
    expect(translate(WORDS, "en", "hello", { name: "Leïla" })).toBe("Hello Leïla, {rest}");
  });

  test("plural forms follow the language's rule and its digits", () => {
    expect(translate(WORDS, "en", "sent", { count: 1 })).toBe("1 answer sent");
    expect(translate(WORDS, "en", "sent", { count: 1200 })).toBe("1,200 answers sent");
    expect(
      translate({ n: { one: "{count} réponse", other: "{count} réponses" } }, "fr", "n", {
        count: 0,
      }),
    ).toBe("0 réponse");
  });

  test("a name from left to right is kept apart in a sentence from right to left", () => {
    const words = { source: "المصدر: {name}، {year}", of: "من {name}" };
    expect(translate(words, "ar", "source", { name: "14 CFR 25", year: "2024" })).toBe(
      "المصدر: \u206814 CFR 25\u2069، 2024",
    );
    expect(translate(words, "ar", "of", { name: "ليلى" })).toBe("من ليلى");
    expect(translate({ of: "of {name}" }, "en", "of", { name: "Leïla" })).toBe("of Leïla");
  });
});
