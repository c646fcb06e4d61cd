import type { Response } from "contract/responses";
import type { StarAnalysis } from "contract/star-analysis";
import { describe, expect, it } from "vitest";
import { comparableTakes, compareTakes, previousTake } from "./comparison.ts";

/** Only what a comparison reads. */
function take(day: number, overallScore: number | null, version = "1", result = 60): Response {
  const analysis = {
    version,
    source: "built-in",
    overallScore,
    sections: { result: { score: result } },
    criteria: { safety: { score: null } },
  } as unknown as StarAnalysis;
  return { id: `take${day}`, createdAt: `2026-11-0${day}T10:00:00.000Z`, analysis } as Response;
}

describe("two takes of a question", () => {
  it("differ by their points, and what was not measured stays unmeasured", () => {
    const comparison = compareTakes(take(1, 61).analysis, take(2, 74).analysis);
    expect(comparison?.overall).toBe(13);
    expect(comparison?.scores.result).toBe(60);
    expect(comparison?.scores.safety).toBeNull();
  });

  it("are not compared across rules, nor where one was not measured", () => {
    expect(compareTakes(take(1, 61, "1").analysis, take(2, 74, "2").analysis)).toBeNull();
    expect(compareTakes(take(1, null).analysis, take(2, 74).analysis)).toBeNull();
  });
});

describe("the takes of a question over time", () => {
  const takes = [take(5, 90), take(3, 74), take(1, 61), take(2, 50, "0"), take(4, null)];

  it("the one before is the latest earlier one, whatever it was scored by", () => {
    expect(previousTake(take(3, 74), takes)?.id).toBe("take2");
    expect(previousTake(take(1, 61), takes)).toBeNull();
  });

  it("on one scale end with the one that is read, oldest first", () => {
    expect(comparableTakes(take(5, 90), takes).map(({ id }) => id)).toEqual([
      "take1",
      "take3",
      "take5",
    ]);
    expect(comparableTakes(take(3, 74), takes).map(({ id }) => id)).toEqual(["take1", "take3"]);
  });
});
