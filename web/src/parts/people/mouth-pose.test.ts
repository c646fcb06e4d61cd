import { MOUTH_SHAPES } from "contract/speech-terms";
import { describe, expect, test } from "vitest";
import { LOOKS } from "./look.ts";
import { MOODS } from "./mood.ts";
import { blendPoses, drawMouth, poseDistance, SPOKEN_POSES } from "./mouth-pose.ts";

const spoken = MOUTH_SHAPES.filter((shape) => shape !== "rest");

describe("the mouth", () => {
  test("every sound has a pose of its own, that can be told from every other", () => {
    for (const [index, shape] of spoken.entries())
      for (const other of spoken.slice(index + 1))
        expect(
          poseDistance(SPOKEN_POSES[shape], SPOKEN_POSES[other]),
          `${shape} and ${other}`,
        ).toBeGreaterThan(1.5);
  });

  test("lips that are together show neither teeth nor the inside", () => {
    expect(drawMouth(SPOKEN_POSES.closed)).toMatchObject({ inside: "", teeth: "", lowerLip: "" });
    expect(drawMouth(SPOKEN_POSES.open).inside).toMatch(/^M.*z$/);
  });

  test("every path of every pose can be drawn", () => {
    const rests = MOODS.map((mood) => LOOKS[mood].mouth);
    for (const pose of [...Object.values(SPOKEN_POSES), ...rests])
      for (const path of Object.values(drawMouth(pose))) expect(String(path)).not.toMatch(/NaN/);
  });

  test("half the way lies half the way between", () => {
    const half = blendPoses(SPOKEN_POSES.pursed, SPOKEN_POSES.open, 0.5);
    expect(half.lower).toBeCloseTo((SPOKEN_POSES.pursed.lower + SPOKEN_POSES.open.lower) / 2);
    expect(poseDistance(blendPoses(half, SPOKEN_POSES.open, 1), SPOKEN_POSES.open)).toBeCloseTo(0);
  });
});
