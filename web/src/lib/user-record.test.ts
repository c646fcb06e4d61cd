// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { adoptUserKey } from "./adopt-user-key.ts";
import { draftKey } from "./drafts.ts";
import { LOCAL_KEYS, readLocal, writeLocal } from "./storage.ts";
import { readUserRecord, type UserRecord, writeUserRecord } from "./user-record.ts";

const RECORD: UserRecord = {
  name: "Leïla Benali",
  email: "",
  profile: "candidate",
  airline: "Emirates",
  loginTime: "2026-11-20T09:00:00.000Z",
};

test("a stored user is read back", () => {
  writeUserRecord(RECORD);
  expect(readUserRecord()).toEqual(RECORD);
});

test.each(["{", '"text"', "null", '{"name":1}'])(
  "an unreadable value %s is logged, discarded and signs out",
  (stored) => {
    writeLocal(LOCAL_KEYS.user, stored);
    expect(readUserRecord()).toBeNull();
    expect(readLocal(LOCAL_KEYS.user)).toBeNull();
    expect(console.error).toHaveBeenCalledOnce();
    vi.mocked(console.error).mockClear();
  },
);

test("drafts written before the account existed move to it", () => {
  const offline = "new:2026-11-20T09:00:00.000Z";
  writeLocal(draftKey(offline, "answer"), "text");
  const adopted = adoptUserKey({ ...RECORD, userKey: offline, id: "id-1" });
  expect(adopted.userKey).toBe("id-1");
  expect(readLocal(draftKey("id-1", "answer"))).toBe("text");
  expect(readLocal(draftKey(offline, "answer"))).toBeNull();
});
