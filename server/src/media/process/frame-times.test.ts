import { expect, test } from "vitest";
import { createFrameTimes, isShown } from "./frame-times.ts";

test.each([
  ["in order", [0, 1, 2, 3]],
  ["with frames that lean on later ones", [0, 3, 1, 2]],
])("times of packets %s come back in the order of showing", (_, packets) => {
  const times = createFrameTimes();
  for (const seconds of packets) times.add(seconds);
  expect([times.next(), times.next(), times.next(), times.next()]).toEqual([0, 1, 2, 3]);
  expect(times.next()).toBeUndefined();
});

test("a VP8 frame may be there to help only", () => {
  expect(isShown("vp8", Uint8Array.of(0x10))).toBe(true);
  expect(isShown("vp8", Uint8Array.of(0x00))).toBe(false);
  expect(isShown("vp09.00.10.08", Uint8Array.of(0x00))).toBe(true);
});
