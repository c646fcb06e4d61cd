import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLimits, type LimitKind } from "./limits.ts";
import { Refusal } from "./problems.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** How many of the calls that one person makes in a time at an even pace are let through. */
async function letThrough(kind: LimitKind, callsPerSecond: number, seconds: number) {
  const limits = createLimits(null);
  let count = 0;
  for (let call = 0; call < callsPerSecond * seconds; call += 1) {
    await limits.count(kind, "ana").then(
      () => {
        count += 1;
      },
      (refusal) => expect(refusal).toBeInstanceOf(Refusal),
    );
    vi.advanceTimersByTime(1000 / callsPerSecond);
  }
  return count;
}

test("three minutes of fast typing are read key by key", async () => {
  expect(await letThrough("draft-by-person", 5, 180)).toBe(900);
});

test("ten times as many are not", async () => {
  expect(await letThrough("draft-by-person", 50, 60)).toBeLessThanOrEqual(600);
});

test("somebody else's flood shuts nobody out", async () => {
  const limits = createLimits(null);
  for (let call = 0; call < 700; call += 1)
    await limits.count("draft-by-person", "ben").catch(() => {});
  await expect(limits.count("draft-by-person", "ana")).resolves.toBeUndefined();
});
