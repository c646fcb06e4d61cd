import { describe, expect, test } from "vitest";
import { OTHER_LANGUAGES, repeated, textsOf, unlike } from "../walk.ts";
import { recruiterWordsIn } from "./in-language.ts";
import { RECRUITERS } from "./recruiters.ts";

const sentences = (text: string) => text.split(/(?<=[.?؟])\s+|(?<=[。？])(?=.)/).length;

describe.each(RECRUITERS)("$name", (recruiter) => {
  const { name, airline, greeting, phrases } = recruiter;

  test("speaks English in the own phrases", async () => {
    const { transition, close } = phrases;
    expect(await recruiterWordsIn(recruiter, "en")).toEqual({ greeting, transition, close });
  });

  test.each(OTHER_LANGUAGES)("opens, leads on and closes in %s", async (language) => {
    const words = await recruiterWordsIn(recruiter, language);
    if (!words) throw new Error(`${name} has no words in ${language}`);
    expect([2, 3]).toContain(sentences(words.greeting));
    const called = name === "Tan Hui Min" ? "Hui Min" : (name.split(" ")[0] ?? name);
    expect(words.greeting).toContain(called);
    expect(words.greeting).toContain(airline.split(" ")[0]);
    expect(words.greeting).toMatch(
      /práctica|entraînement|treino|Probeinterview|simulazione|oefen|模拟面试|模擬面接|모의 면접|تجريبية/,
    );
    expect(words.greeting.length).toBeLessThanOrEqual(320);
    expect(words.transition.length).toBeGreaterThanOrEqual(5);
    expect(words.close.length).toBeGreaterThanOrEqual(4);
    expect(words.close.join(" ")).toContain("{airline}");
    for (const line of [...words.transition, ...words.close]) {
      expect(line).toMatch(/^[\p{Lu}¿\p{Lo}].*[.?。？؟]$/u);
      expect(line, "no figures").not.toMatch(/\d/);
      expect(line.length, line).toBeLessThanOrEqual(110);
    }
    const names = new RegExp([name, called, airline, airline.split(" ")[0]].join("|"), "g");
    const own = textsOf(words).map((text) => text.replaceAll(names, "N"));
    expect(
      unlike(
        language,
        own.map((text) => text.replaceAll("{airline}", "N")),
      ),
    ).toEqual([]);
    const unfilled = [
      ...[words.greeting, ...words.transition],
      ...words.close.map((text) => text.replaceAll("{airline}", "")),
    ];
    expect(unfilled.filter((text) => /[{}]/.test(text))).toEqual([]);
  });
});

test.each(OTHER_LANGUAGES)("no two say the same in %s", async (language) => {
  const all = await Promise.all(RECRUITERS.map((one) => recruiterWordsIn(one, language)));
  expect(repeated(all.flatMap(textsOf))).toEqual([]);
});
