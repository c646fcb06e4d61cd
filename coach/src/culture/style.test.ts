import { CULTURAL_PROFILES } from "content/cultures/cultures";
import { describe, expect, it } from "vitest";
import { adaptedQuestions } from "./adapted-questions.ts";
import { profileOf } from "./profile-of.ts";
import { culturalStyle } from "./style.ts";

describe("the cultural adapter (specification 2, section 9)", () => {
  it.each([
    ["north-america-us", "straightforward", "specific", false, false],
    ["europe-uk", "diplomatic", "specific", false, false],
    ["asia-japan", "diplomatic", "gentle", false, true],
    ["middle-east-uae", "diplomatic", "gentle", true, true],
    ["asia-singapore", "diplomatic", "specific", false, true],
    ["oceania-australia", "straightforward", "specific", false, false],
  ] as const)("%s: %s, %s", (region, tone, directness, beginsWithSmallTalk, isDeferential) => {
    expect(culturalStyle(CULTURAL_PROFILES[region])).toEqual({
      tone,
      directness,
      beginsWithSmallTalk,
      isDeferential,
    });
  });

  it.each([
    ["north-america-us", []],
    ["europe-uk", []],
    ["asia-japan", ["senior-crew-missed-something", "request-never-spoken"]],
    [
      "middle-east-uae",
      ["small-talk-with-passenger", "senior-crew-missed-something", "request-never-spoken"],
    ],
    ["asia-singapore", ["senior-crew-missed-something"]],
    ["oceania-australia", []],
  ] as const)("%s adds %j", (region, ids) => {
    expect(adaptedQuestions(CULTURAL_PROFILES[region]).map(({ id }) => id)).toEqual(ids);
  });

  it("has no profile for a region that is not known", () => {
    expect(profileOf("asia-japan")?.country).toBe("Japan");
    expect([profileOf(null), profileOf("toString"), profileOf("mars")]).toEqual([null, null, null]);
  });
});
