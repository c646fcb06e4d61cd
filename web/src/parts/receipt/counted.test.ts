import type { Receipt, ReceiptLine } from "contract/star-analysis";
import { describe, expect, it } from "vitest";
import { countedIn } from "./counted.ts";

const note = (id: string) => ({ id, values: {}, text: id });
const line = (id: string, points: number, max: number): ReceiptLine => ({
  label: note(id),
  points,
  max,
  evidence: [],
});
const receipt = (lines: ReceiptLine[]): Receipt => ({
  score: 60,
  band: "developing",
  formula: note("formula"),
  source: note("source"),
  lines,
});

describe("what was counted for a score", () => {
  it("is what earned of what could, and the line with most room", () => {
    const counted = countedIn(
      receipt([line("place", 20, 20), line("time", 9, 20), line("who", 5, 10)]),
    );
    expect([counted.found, counted.of]).toEqual([2, 3]);
    expect(counted.open?.label.id).toBe("time");
  });

  it("has nothing open when all was earned, and names the dearest cost", () => {
    const counted = countedIn(
      receipt([line("place", 17, 20), line("we", -3, 0), line("unsafe", -30, 0)]),
    );
    expect(counted.open).toBeNull();
    expect(counted.cost?.label.id).toBe("unsafe");
    expect(counted.of).toBe(1);
  });
});
