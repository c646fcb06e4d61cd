import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  currentToasts,
  dismissToast,
  reduceToasts,
  showToast,
  type Toast,
  watchToasts,
} from "./toast-store.ts";

const toast = (id: number): Toast => ({
  id,
  title: `Toast ${id}`,
  variant: "default",
  durationMs: 5000,
  isOpen: true,
});

describe("the rules", () => {
  test("one is visible at a time: the newest takes the place", () => {
    const first = reduceToasts([], { type: "shown", toast: toast(1) });
    expect(reduceToasts(first, { type: "shown", toast: toast(2) })).toEqual([toast(2)]);
  });

  test("dismissing closes, removing forgets; other ids change nothing", () => {
    const shown = [toast(1)];
    expect(reduceToasts(shown, { type: "dismissed", id: 2 })).toEqual(shown);
    expect(reduceToasts(shown, { type: "dismissed", id: 1 })).toEqual([
      { ...toast(1), isOpen: false },
    ]);
    expect(reduceToasts(shown, { type: "removed", id: 2 })).toEqual(shown);
    expect(reduceToasts(shown, { type: "removed", id: 1 })).toEqual([]);
  });
});

describe("the store", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    for (const shown of currentToasts()) dismissToast(shown.id);
    vi.advanceTimersByTime(1_000_000);
    vi.useRealTimers();
  });

  test("a toast stays 5000 ms unless told otherwise", () => {
    showToast({ title: "Saved" });
    expect(currentToasts()[0]).toMatchObject({
      durationMs: 5000,
      variant: "default",
      isOpen: true,
    });
    showToast({ title: "Saved", durationMs: 2000, variant: "success" });
    expect(currentToasts()[0]).toMatchObject({ durationMs: 2000, variant: "success" });
  });

  test("a dismissed toast is removed after 1,000,000 ms, not before", () => {
    const dismiss = showToast({ title: "Saved" });
    dismiss();
    expect(currentToasts()).toMatchObject([{ isOpen: false }]);
    vi.advanceTimersByTime(999_999);
    expect(currentToasts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(currentToasts()).toHaveLength(0);
  });

  test("the late removal of one never takes a newer one along", () => {
    showToast({ title: "First" })();
    showToast({ title: "Second" });
    vi.advanceTimersByTime(1_000_000);
    expect(currentToasts()).toMatchObject([{ title: "Second", isOpen: true }]);
  });

  test("who watches is told until they stop", () => {
    const listener = vi.fn();
    const stop = watchToasts(listener);
    showToast({ title: "One" });
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    showToast({ title: "Two" });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
