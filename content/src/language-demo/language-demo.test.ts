import { LANGUAGE_CODES } from "contract/languages";
import { describe, expect, test } from "vitest";
import { CABIN_PHRASES } from "./cabin-phrases.ts";
import { SAMPLE_ANSWERS } from "./sample-answers.ts";
import { CabinPhrases, SampleAnswer } from "./schema.ts";

describe("the language demo", () => {
  test("every language says each phrase in words of its own", () => {
    expect(Object.keys(CABIN_PHRASES)).toEqual(LANGUAGE_CODES);
    const said = Object.values(CABIN_PHRASES).flatMap((phrases) =>
      Object.values(CabinPhrases.parse(phrases)),
    );
    expect(new Set(said).size).toBe(LANGUAGE_CODES.length * 3);
  });

  test("the sample stands in English, Spanish, French and Chinese", () => {
    expect(SAMPLE_ANSWERS.map((sample) => SampleAnswer.parse(sample).language)).toEqual([
      ...["en", "es", "fr", "zh"],
    ]);
  });
});
