import { describe, expect, it, test } from "vitest";
import { FACE, makeFrames, talking } from "./made-frames.ts";
import { measurePicture } from "./measure-picture.ts";

const valuesOf = (faceAt: Parameters<typeof makeFrames>[1], framesASecond = 2) =>
  measurePicture(makeFrames(30, faceAt, framesASecond), 30).values;

describe("looking into the lens", () => {
  it.each([
    ["straight on", () => talking(3), 100],
    ["with a camera a little to the side", () => ({ ...FACE, yaw: 9 }), 100],
    ["turned three quarters throughout", () => ({ ...FACE, yaw: -22 }), 0],
    ["reading from the desk", () => ({ ...FACE, pitch: 36 }), 0],
    ["eyes far off", () => ({ ...FACE, gaze: { bearing: 90, strength: 0.5 } }), 0],
    [
      "eyes a little off, head straight",
      () => ({ ...FACE, gaze: { bearing: 90, strength: 0.25 } }),
      100,
    ],
    ["eyes not found", () => ({ ...FACE, gaze: null }), 100],
  ])("%s", (_, faceAt, wanted) => {
    expect(valuesOf(faceAt).facing).toBe(wanted);
  });

  it("turns of the head count for as long as they last", () => {
    const { values, moments, away } = measurePicture(
      makeFrames(30, (at) => (at >= 10 && at < 16 ? { ...talking(at), yaw: 25 } : talking(at))),
      30,
    );
    expect(values.facing).toBeCloseTo(80);
    expect(away).toEqual([{ at: 10, until: 16 }]);
    expect(moments.facing).toEqual(away);
  });
});

describe("sway and movement", () => {
  it("tells rolling from talking and talking from a photograph", () => {
    const rolling = valuesOf((at) => ({ ...talking(at), roll: 20 * Math.sin(2.1 * at) }));
    const calm = valuesOf(talking);
    const photograph = valuesOf(() => FACE);
    expect(rolling.sway).toBeGreaterThan(12);
    expect(calm.sway).toBeLessThan(4);
    expect(calm.headMovement).toBeGreaterThan(photograph.headMovement ?? 1);
    expect(photograph.headMovement).toBe(0);
  });

  it("sitting down anew once is no sway", () => {
    expect(valuesOf((at) => ({ ...FACE, x: at < 15 ? 0.3 : 0.45 })).sway).toBeLessThan(5);
  });

  it("reads much the same at two and at four frames a second", () => {
    const [two, four] = [valuesOf(talking), valuesOf(talking, 4)];
    expect(Math.abs((two.sway ?? 0) - (four.sway ?? 0))).toBeLessThan(0.5);
    expect(Math.abs((two.headMovement ?? 0) - (four.headMovement ?? 0))).toBeLessThan(0.03);
  });
});

test("place, size and light are those of the middle frame", () => {
  const values = valuesOf(() => ({ ...FACE, x: 0.6, width: 0.2, height: 0.3, light: 0.35 }));
  expect(values.offCentre).toBeCloseTo(40);
  expect(values.faceSize).toBeCloseTo(30);
  expect(values.light).toBeCloseTo(35);
});

describe("who is not there", () => {
  it("is present for the share seen, and away from then on", () => {
    const { values, faceless } = measurePicture(
      makeFrames(20, (at) => (at < 5 ? talking(at) : null)),
      20,
    );
    expect(values.presence).toBe(25);
    expect(faceless).toEqual([{ at: 5, until: 20 }]);
  });

  it.each([
    ["no face at all", makeFrames(30, () => null), "noFace", 0],
    ["a passer-by", makeFrames(90, (at) => (at < 2 ? FACE : null)), "noFace", 2.2],
    ["a second and a half", makeFrames(1.5, talking, 4), "tooShort", null],
    ["no frames", [], "tooShort", null],
  ])("%s", (_, frames, reason, presence) => {
    const { values, reasons } = measurePicture(frames, (frames.at(-1)?.at ?? 0) + 0.25);
    expect(values.facing).toBeNull();
    expect(reasons.facing).toBe(reason);
    if (presence === null) expect(values.presence).toBeNull();
    else expect(values.presence).toBeCloseTo(presence, 1);
  });
});
