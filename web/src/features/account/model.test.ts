import type { User } from "contract/users";
import { describe, expect, test } from "vitest";
import {
  ceremonyEnd,
  changeOf,
  dateFault,
  daysUntil,
  demoEndsAt,
  deviceName,
  exportFileName,
  fieldErrors,
  formOf,
  passkeyObstacle,
  questionOf,
  wayBackTo,
} from "./model.ts";

const NONE = { moreTime: false, secondTake: false, noCamera: false };
const USER: User = {
  id: "7d4c1a52-61f2-4b86-9d8f-3d2f5a0c9b11",
  name: "Ines Duarte",
  email: null,
  profile: "candidate",
  targetAirline: "KLM",
  targetRegion: null,
  timezone: null,
  culturalBackground: null,
  interviewDate: "2026-12-04",
  accommodations: NONE,
  isDemo: false,
  hasPasskey: false,
  createdAt: "2026-11-20T09:00:00.000Z",
};
/** Late in the evening by the reader's clock: the day counts, not the hour. */
const NOW = new Date(2026, 10, 20, 23, 30);

describe("the change that is sent", () => {
  const form = formOf(USER);
  test.each([
    ["nothing edited", form, null],
    ["a name with spaces around it", { ...form, name: "  Ines Duarte " }, null],
    ["a new name", { ...form, name: "Ines Alves" }, { name: "Ines Alves" }],
    ["a cleared date", { ...form, interviewDate: "" }, { interviewDate: null }],
    [
      "one accommodation",
      { ...form, accommodations: { ...NONE, noCamera: true } },
      { accommodations: { ...NONE, noCamera: true } },
    ],
  ])("%s", (_what, edited, change) => expect(changeOf(USER, edited)).toEqual(change));
});

test.each([
  ["", false, null],
  ["", true, "dateUnreadable"],
  ["not a date", false, "dateUnreadable"],
  ["2026-11-20", false, null],
  ["2025-11-20", false, null],
  ["2036-11-01", false, null],
  ["0226-12-04", false, "dateFar"],
  ["2126-12-04", false, "dateFar"],
])("interview date %j, half typed: %s → %s", (date, isHalfTyped, fault) =>
  expect(dateFault(date, isHalfTyped, NOW)).toBe(fault),
);

test.each([
  ["2026-11-19", -1],
  ["2026-11-20", 0],
  ["2026-11-21", 1],
  ["2027-03-31", 131],
])("from the 20th of November to %s it is %i days", (date, days) =>
  expect(daysUntil(date, NOW)).toBe(days),
);

test("a problem's sentences go to their fields, the first of each", () => {
  const errors = [
    { path: "name", message: "Full name is required" },
    { path: "accommodations.moreTime", message: "Choose yes or no" },
    { path: "accommodations.noCamera", message: "Choose yes or no, too" },
  ];
  expect(fieldErrors({ title: "", status: 400, detail: "", errors })).toEqual({
    name: "Full name is required",
    accommodations: "Choose yes or no",
  });
  expect(fieldErrors(null)).toEqual({});
});

test.each([
  ["a passkey", { ...USER, hasPasskey: true }, true, "passkey"],
  ["no passkey", USER, true, "none"],
  [
    "a demo account, even with a passkey",
    { ...USER, isDemo: true, hasPasskey: true },
    true,
    "none",
  ],
  ["an account the server has not spoken of", undefined, true, "unknown"],
  ["a sign-in the server never saw", undefined, false, "none"],
])("the way back with %s: %s", (_what, user, isOnServer, way) =>
  expect(wayBackTo(user, isOnServer)).toBe(way),
);

test.each([
  [true, "localhost", true, null],
  [true, "prep.example.org", true, null],
  [false, "192.168.1.20", false, "insecure"],
  [true, "127.0.0.1", true, "address"],
  [true, "[::1]", true, "address"],
  [true, "localhost", false, "browser"],
])(
  "a passkey on a page secure: %s, at %s, WebAuthn: %s → %s",
  (isSecure, hostname, hasWebAuthn, obstacle) =>
    expect(passkeyObstacle({ isSecure, hostname, hasWebAuthn })).toBe(obstacle),
);

test.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) Safari/604.1", "iPhone"],
  ["Mozilla/5.0 (Linux; Android 16; K) Chrome/142.0 Mobile Safari/537.36", "Android"],
  ["Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/142.0 Safari/537.36", "Chromebook"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Firefox/145.0", "Mac"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0", "Windows"],
  ["something new", null],
])("%s is called %s", (userAgent, name) => expect(deviceName(userAgent)).toBe(name));

test.each([
  ["NotAllowedError", "cancelled"],
  ["AbortError", "cancelled"],
  ["InvalidStateError", "already"],
  ["ConstraintError", "unable"],
])("a browser's %s means %s", (name, end) =>
  expect(ceremonyEnd(Object.assign(new Error(), { name }))).toBe(end),
);

test("small things: when a demo ends, the file's name, the question of a waiting answer", () => {
  expect(demoEndsAt(USER.createdAt).toISOString()).toBe("2026-11-27T09:00:00.000Z");
  expect(exportFileName(new Date(2026, 0, 5))).toBe(
    "flight-attendant-interview-prep-2026-01-05.json",
  );
  expect(questionOf({ question: "Why this airline?" })).toBe("Why this airline?");
  expect(questionOf({ questionId: "q1" })).toBeNull();
  expect(questionOf(null)).toBeNull();
});
