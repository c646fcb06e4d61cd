// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { LOCAL_KEYS } from "../../lib/storage.ts";
import {
  beginOutgoing,
  dropOutgoing,
  failOutgoing,
  noteProgress,
  useOutgoing,
} from "./outgoing.ts";

const KEY = `${LOCAL_KEYS.drafts}:ana:chat-outgoing`;
const message = (id: string) => ({ id, text: `Words of ${id}`, at: "2026-11-20T12:00:00.000Z" });
const open = () => renderHook(() => useOutgoing("ana")).result;

test("a message is on the disk from its first attempt until it has arrived", () => {
  const shown = open();
  act(() => beginOutgoing("ana", message("a")));
  act(() => noteProgress("a", { reply: "Begin with", storedId: "stored" }));
  expect(shown.current).toEqual([
    { ...message("a"), reply: "Begin with", storedId: "stored", fault: null },
  ]);
  expect(localStorage.getItem(KEY)).toContain("Words of a");
  act(() => dropOutgoing("ana", "a"));
  expect(shown.current).toEqual([]);
  expect(localStorage.getItem(KEY)).toBeNull();
});

test("one that failed keeps its reason, and goes to the end when it is tried again", () => {
  const shown = open();
  act(() => beginOutgoing("ana", message("b")));
  act(() => failOutgoing("ana", "b", { kind: "offline" }));
  act(() => beginOutgoing("ana", message("c")));
  expect(shown.current.map(({ id, fault }) => [id, fault?.kind])).toEqual([
    ["b", "offline"],
    ["c", undefined],
  ]);
  act(() => beginOutgoing("ana", message("b")));
  expect(shown.current.map(({ id }) => id)).toEqual(["c", "b"]);
  act(() => dropOutgoing("ana", "b"));
  act(() => dropOutgoing("ana", "c"));
});

test("what another life of the page left behind was interrupted; nobody else sees it", () => {
  localStorage.setItem(KEY, JSON.stringify([{ ...message("d"), fault: null }]));
  expect(open().current).toEqual([
    { ...message("d"), reply: "", storedId: null, fault: { kind: "interrupted" } },
  ]);
  expect(renderHook(() => useOutgoing("ben")).result.current).toEqual([]);
});

test("an unreadable store is as if it were empty", () => {
  localStorage.setItem(KEY, "{");
  expect(open().current).toEqual([]);
});
