import { AIRPORTS } from "content/airports/airports";
import { MORE_AIRPORTS } from "content/airports/more-airports";
import { describe, expect, test } from "vitest";
import { distanceKm, greatCircle, isDay, nightPath } from "./globe.ts";
import { labelled, type Marked, meantBy, nextInDirection } from "./near.ts";
import { longitudeAt, MAP_HEIGHT, MAP_WIDTH, project } from "./projection.ts";
import { clamped, fitted, inFrame, MAX_ZOOM, WHOLE, zoomed } from "./view.ts";

const ALL = [...AIRPORTS, ...MORE_AIRPORTS];
const FRAME = { widthPx: 1000, heightPx: 440 };
const place = (code: string) => {
  const found = ALL.find((airport) => airport.code === code);
  if (!found) throw new Error(`No airport ${code}`);
  return found;
};
const marked = (code: string): Marked => ({
  code,
  ...project(place(code).longitude, place(code).latitude),
});

describe("on the globe", () => {
  test.each([
    // Great circle mapper figures, to the sphere's half per cent.
    ["LHR", "JFK", 5540],
    ["DXB", "SYD", 12_040],
    ["AKL", "SCL", 9660],
  ])("from %s to %s it is %i km", (from, to, km) => {
    expect(distanceKm(place(from), place(to)) / km).toBeCloseTo(1, 2);
  });

  test.each([
    // Sunrise and sunset of these days, and midsummer beyond the polar circle.
    ["LHR", "2026-11-22T12:00Z", true],
    ["LHR", "2026-11-22T16:30Z", false],
    ["LHR", "2026-06-21T20:00Z", true],
    ["SYD", "2026-12-21T08:55Z", true],
    ["SYD", "2026-12-21T09:30Z", false],
    ["RVN", "2026-06-21T22:30Z", true],
  ])("the sun over %s at %s", (code, at, isUp) => {
    expect(isDay(place(code), new Date(at))).toBe(isUp);
  });

  test("a way over the Pacific is in pieces that do not cross the whole map", () => {
    const pieces = greatCircle(place("AKL"), place("SCL"));
    expect(pieces.length).toBe(2);
    for (const piece of pieces)
      for (const [index, { x }] of piece.entries())
        expect(Math.abs(x - (piece[index - 1]?.x ?? x))).toBeLessThan(MAP_WIDTH / 10);
  });

  test("night lies at the north pole in winter, and at the south pole in summer", () => {
    const winter = nightPath(new Date("2026-12-21T12:00Z"), MAP_WIDTH, MAP_HEIGHT);
    const summer = nightPath(new Date("2026-06-21T12:00Z"), MAP_WIDTH, MAP_HEIGHT);
    expect(winter.startsWith("M0 0L")).toBe(true);
    expect(summer.startsWith(`M0 ${MAP_HEIGHT}L`)).toBe(true);
  });
});

describe("on the map", () => {
  test("every airport is, and its column leads back to its longitude", () => {
    for (const { code, latitude, longitude } of ALL) {
      const { x, y } = project(longitude, latitude);
      expect(x > 0 && x < MAP_WIDTH && y > 0 && y < MAP_HEIGHT, code).toBe(true);
      expect(longitudeAt(x), code).toBeCloseTo(longitude, 6);
    }
  });

  test("what lies under the hand stays there while it zooms", () => {
    const hand = { x: 700, y: 200 };
    const near = zoomed(clamped(WHOLE, FRAME), FRAME, 4, hand);
    const doha = marked("DOH");
    const [before, after] = [clamped(WHOLE, FRAME), near].map((view) => inFrame(doha, view, FRAME));
    expect((after?.x ?? 0) - hand.x).toBeCloseTo(((before?.x ?? 0) - hand.x) * 4, 3);
    expect(zoomed(near, FRAME, 1000).zoom).toBe(MAX_ZOOM);
    expect(zoomed(near, FRAME, 0.001)).toEqual(clamped(WHOLE, FRAME));
  });

  test("fitted airports are in the frame", () => {
    const points = ["LHR", "IST", "KEF"].map(marked);
    const view = fitted(points, FRAME);
    for (const point of points) {
      const { x, y } = inFrame(point, view, FRAME);
      expect(x > 0 && x < FRAME.widthPx && y > 0 && y < FRAME.heightPx).toBe(true);
    }
  });
});

describe("a hand and keys", () => {
  const course = AIRPORTS.map(({ code }) => marked(code));
  test.each([
    ["LHR", "right", "AMS"],
    ["DOH", "right", "DXB"],
    ["MAD", "up", "LHR"],
    ["JFK", "left", "YYZ"],
    ["SYD", "right", "AKL"],
  ] as const)("from %s %s is %s", (from, direction, to) => {
    expect(nextInDirection(marked(from), direction, course)?.code).toBe(to);
  });

  test("every airport of either set is reached by arrow keys", () => {
    for (const set of [AIRPORTS, ALL]) {
      const points = set.map(({ code }) => marked(code));
      const [first] = points;
      if (!first) throw new Error("The set is empty");
      const reached = new Set([first.code]);
      const waiting = [first];
      for (let from = waiting.pop(); from; from = waiting.pop())
        for (const direction of ["up", "down", "left", "right"] as const) {
          const next = nextInDirection(from, direction, points);
          if (next && !reached.has(next.code)) {
            reached.add(next.code);
            waiting.push(next);
          }
        }
      expect(points.map(({ code }) => code).filter((code) => !reached.has(code))).toEqual([]);
    }
  });

  const near = [
    { code: "AAA", x: 100, y: 100 },
    { code: "BBB", x: 104, y: 100 },
    { code: "CCC", x: 300, y: 100 },
  ];
  test.each([
    ["one airport alone", { x: 310, y: 105 }, true, { pick: "CCC" }],
    ["a look from nearer where two lie under the finger", { x: 101, y: 100 }, true, "nearer"],
    ["the nearest where there is no nearer", { x: 101, y: 100 }, false, { pick: "AAA" }],
    ["nothing in the sea", { x: 200, y: 200 }, true, null],
  ] as const)("a press means %s", (_, hand, canZoom, meant) => {
    expect(meantBy(hand, near, canZoom)).toEqual(meant);
  });

  test("labels do not cover each other, and the first ones win", () => {
    expect([...labelled(near, FRAME)]).toEqual(["BBB", "CCC"]);
  });
});
