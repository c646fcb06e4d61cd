import { describe, expect, test } from "vitest";
import { handlingOf, languagesOf, mayKeep, outdated, type Plan, wordsIn } from "./model.ts";

const ORIGIN = "https://crew.example";
const plan = (change: Partial<Plan> = {}): Plan => ({
  id: "b2",
  pageHash: "0",
  start: ["/assets/start-b2.js"],
  later: ["/assets/page-b2.js"],
  plain: ["/icon.svg", "/search.json"],
  words: { folder: "/assets/words-b2", groups: ["shell", "terms"] },
  ...change,
});
const asked = (path: string, mode = "cors", method = "GET") =>
  handlingOf({ method, mode, url: new URL(path, ORIGIN).href }, ORIGIN, plan());

describe("who answers", () => {
  test.each([
    ["/", "navigate", "page"],
    ["/airport-codes?tab=quiz#top", "navigate", "page"],
    ["/a-screen-that-will-be-built", "navigate", "page"],
    ["/search.json", "navigate", "network"],
    ["/api/docs", "navigate", "network"],
    ["/assets/page-b2.js", "cors", "asset"],
    ["/assets/page-of-an-older-build.js", "cors", "asset"],
    ["/search.json", "cors", "plain"],
    ["/sw.js", "same-origin", "network"],
    ["/api/airline-facts", "cors", "content"],
    ["/api/questions?page=2&limit=12", "cors", "content"],
    ["/api/questions/q-017", "cors", "content"],
    ["/api/questionnaires", "cors", "network"],
    ["/api/responses", "cors", "network"],
    ["/api/session", "cors", "network"],
    ["/api/events", "cors", "network"],
    ["https://elsewhere.example/assets/a.js", "no-cors", "network"],
  ])("%s asked for by %s: %s", (path, mode, handling) => {
    expect(asked(path, mode)).toBe(handling);
  });

  test("a change goes to the network, whatever its address", () => {
    expect(asked("/api/questions", "cors", "POST")).toBe("network");
    expect(asked("/", "navigate", "POST")).toBe("network");
  });
});

test.each([
  [200, "no-cache", true],
  [200, null, true],
  [200, "public, max-age=31536000, immutable", true],
  [200, "no-store", false],
  [200, "private, max-age=60", false],
  [206, "no-cache", false],
  [404, "no-cache", false],
])("an answer with %i and %s is kept: %s", (status, rule, isKept) => {
  const headers = new Headers(rule ? { "cache-control": rule } : {});
  expect(mayKeep({ status, headers })).toBe(isKept);
});

test("words come in the person's language, and a device is known by those it has", () => {
  expect(wordsIn(plan(), "fr")).toEqual([
    "/assets/words-b2/fr/shell.js",
    "/assets/words-b2/fr/terms.js",
  ]);
  expect(
    languagesOf(["/assets/words-b1/fr/shell.js", "/assets/words-b2/fr/a.js", "/assets/a-b2.js"]),
  ).toEqual(["fr"]);
});

test("what neither this build nor the one before it has is forgotten", () => {
  const before = plan({
    start: ["/assets/start-b1.js"],
    words: { folder: "/assets/words-b1", groups: ["shell"] },
  });
  const kept = [
    "/assets/start-b0.js",
    "/assets/start-b1.js",
    "/assets/start-b2.js",
    "/assets/page-b2.js",
    "/assets/words-b0/en/shell.js",
    "/assets/words-b1/en/shell.js",
  ];
  expect(outdated(kept, [plan(), before])).toEqual([
    "/assets/start-b0.js",
    "/assets/words-b0/en/shell.js",
  ]);
});
