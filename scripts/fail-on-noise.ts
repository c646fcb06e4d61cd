import { afterEach, beforeEach, expect, vi } from "vitest";

// A test that logs an error has found one: console.error and console.warn fail it unless it expects them.
beforeEach(() => {
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});

afterEach(() => {
  for (const method of ["error", "warn"] as const) {
    const calls = vi.mocked(console[method]).mock.calls;
    expect(calls, `unexpected console.${method}`).toEqual([]);
  }
  vi.restoreAllMocks();
});
