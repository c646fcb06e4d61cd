import { INTERVIEW_TYPES } from "contract/coaching";
import { RUBRIC_BANDS, RUBRIC_DIMENSIONS } from "contract/rubric";
import { describe, expect, test } from "vitest";
import { overlap } from "../questions/near-duplicate.ts";
import { repeated, textsOf, untidy } from "../walk.ts";
import { RUBRIC } from "./rubric.ts";
import { Rubric } from "./schema.ts";

const ANCHORS = textsOf(RUBRIC.scales);

/** What a person looks or sounds like is never scored. */
const NOT_SCORED =
  /\b(?:accent|pronunc\w*|appearance|looks? (?:good|neat|smart|young|old|like|pretty)|pretty|beautiful|handsome|slim|weight|height|hair|make-?up|smil\w*|grooming|uniform|tattoo\w*|age|young|native|posture|charm\w*|attractive|personality|nationality)\b/i;

/** Judgements instead of behaviour: an assessor cannot write them down as heard. */
const ADJECTIVES_ONLY =
  /\b(?:excellent|outstanding|very good|poor|adequate|sufficient|strong|weak|impressive|great|average|acceptable|satisfactory|exceptional)\b/i;

const CLAIMS = /^(?:Is|Has|Shows|Seems|Appears|Demonstrates|Displays)\b/;

describe("the rubric", () => {
  test("has a behaviour for each of 6 scores, 3 types and 5 bands", () => {
    expect(Rubric.parse(RUBRIC)).toEqual(RUBRIC);
    for (const type of INTERVIEW_TYPES)
      for (const dimension of RUBRIC_DIMENSIONS)
        expect(Object.keys(RUBRIC.scales[type][dimension]), `${type} ${dimension}`).toEqual([
          ...RUBRIC_BANDS,
        ]);
    expect(ANCHORS).toHaveLength(90);
  });

  test("says nothing twice", () => {
    expect(repeated(textsOf(RUBRIC))).toEqual([]);
    const pairs = ANCHORS.flatMap((one, at) =>
      ANCHORS.slice(at + 1).map((other) => ({ one, other, share: overlap(one, other) })),
    );
    expect(pairs.filter(({ share }) => share > 0.5)).toEqual([]);
  });

  test("has one tidy sentence each", () => {
    expect(untidy(textsOf(RUBRIC))).toEqual([]);
    expect(ANCHORS.filter((text) => /[.?!] [A-Z]/.test(text))).toEqual([]);
  });

  test.each([
    ["looks or sounds", NOT_SCORED],
    ["judgements without behaviour", ADJECTIVES_ONLY],
    ["claims about character", CLAIMS],
  ])("scores no %s", (_, pattern) => {
    expect(ANCHORS.filter((text) => pattern.test(text))).toEqual([]);
  });
});
