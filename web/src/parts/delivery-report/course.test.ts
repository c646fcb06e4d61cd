import { expect, test } from "vitest";
import { courseRows } from "./course.ts";
import { DELIVERY } from "./delivery.fixture.ts";

test("the course of an answer is told in its own order, without glances and short pauses", () => {
  const timeline = {
    ...DELIVERY.timeline,
    away: [
      { at: 24, until: 28 },
      { at: 40, until: 40.2 },
    ],
  };
  const rows = courseRows({ ...DELIVERY, timeline });
  expect(rows.map(({ event, at }) => [event, at])).toEqual([
    ["away", 24],
    ["fast", 54],
    ["longPause", 62.5],
    ["faceless", 80],
  ]);
});
