import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draftKey, useDraft } from "./drafts.ts";

const KEY = draftKey("user-1", "answer");
const EMPTY = { text: "" };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const open = () => renderHook(() => useDraft(KEY, EMPTY));
const type = (draft: ReturnType<typeof open>, text: string) =>
  act(() => draft.result.current.change({ text }));

function writeInOtherTab(text: string) {
  const newValue = JSON.stringify({
    value: { text },
    savedAt: "2026-11-20T10:00:00.000Z",
    tab: "other",
  });
  localStorage.setItem(KEY, newValue);
  act(() => void dispatchEvent(new StorageEvent("storage", { key: KEY, newValue })));
}

test("what was typed is there again after a reload, a quarter of a second later", () => {
  const first = open();
  type(first, "On a Friday evening");
  act(() => void vi.advanceTimersByTime(250));
  expect(open().result.current.value).toEqual({ text: "On a Friday evening" });
});

test("a page that is closed at once still keeps the last words", () => {
  const first = open();
  type(first, "On a");
  act(() => void dispatchEvent(new Event("pagehide")));
  expect(open().result.current.value).toEqual({ text: "On a" });
});

test("an untouched tab follows the other tab", () => {
  const here = open();
  writeInOtherTab("from the other tab");
  expect(here.result.current.value.text).toBe("from the other tab");
  expect(here.result.current.otherTab).toBeNull();
});

test("two tabs that both type lose neither text", () => {
  const here = open();
  type(here, "mine");
  writeInOtherTab("theirs");
  expect(here.result.current.value.text).toBe("mine");
  expect(here.result.current.otherTab).toEqual({ text: "theirs" });
  act(() => here.result.current.takeOther());
  expect(here.result.current.value.text).toBe("theirs");
  expect(here.result.current.otherTab).toEqual({ text: "mine" });
});

test("a browser that keeps nothing says so", () => {
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const here = open();
  type(here, "x");
  act(() => void vi.advanceTimersByTime(250));
  expect(here.result.current.isKept).toBe(false);
  full.mockRestore();
});

test("a cleared draft stays empty", () => {
  const here = open();
  type(here, "x");
  act(() => here.result.current.clear());
  act(() => void vi.advanceTimersByTime(1000));
  expect(open().result.current.value).toEqual(EMPTY);
});
