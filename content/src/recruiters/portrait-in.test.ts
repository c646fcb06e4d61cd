import { describe, expect, test } from "vitest";
import { OTHER_LANGUAGES, repeated, textsOf, unlike } from "../walk.ts";
import { portraitIn } from "./portrait-in.ts";
import { RECRUITERS } from "./recruiters.ts";

describe.each(OTHER_LANGUAGES)("in %s", (language) => {
  test.each(RECRUITERS)(
    "$name is described as in English, in words of the language",
    async (one) => {
      const portrait = await portraitIn(one, language);
      if (!portrait) throw new Error(`${one.name} is not described in ${language}`);
      const { position, culturalBackground, interviewStyle, focusAreas } = portrait;
      expect(focusAreas).toHaveLength(one.focusAreas.length);
      const texts = textsOf(portrait);
      expect(unlike(language, texts)).toEqual([]);
      expect(texts.filter((text) => textsOf(one).includes(text))).toEqual([]);
      for (const whole of [culturalBackground, interviewStyle]) expect(whole).toMatch(/[.。]$/);
      for (const label of [position, ...focusAreas]) {
        expect(label).not.toMatch(/[.。]$/);
        expect(label.length, label).toBeLessThanOrEqual(64);
      }
      expect(interviewStyle.length, interviewStyle).toBeLessThanOrEqual(140);
      expect(culturalBackground.length, culturalBackground).toBeLessThanOrEqual(150);
    },
  );

  test("no two are described alike", async () => {
    const all = await Promise.all(RECRUITERS.map((one) => portraitIn(one, language)));
    expect(
      repeated(all.flatMap((one) => [one?.interviewStyle, one?.culturalBackground]).map(String)),
    ).toEqual([]);
  });
});
