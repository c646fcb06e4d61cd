import type { Assignment, Member } from "contract/groups";
import { describe, expect, test } from "vitest";
import { csvOf } from "../tables/csv.ts";
import { behindIn } from "./behind.ts";
import { peopleIn } from "./invitations.ts";
import { levelOf, progressWith, type StoredWork } from "./progress.ts";

const at = (day: number) => Date.UTC(2026, 10, day, 12);
const DUE = new Date(at(10)).toISOString();
const asked = (change: Partial<Assignment> = {}): Assignment => ({
  ...{ id: "a", kind: "answers", set: null, ownSet: null, ownSetName: null, scenario: null },
  ...{ count: 3, dueAt: DUE, memberIds: null },
  ...{ createdAt: new Date(at(1)).toISOString(), ...change },
});
const work = (change: Partial<StoredWork> = {}): StoredWork => ({
  ...{ answers: [], interviews: [], reviews: [], walks: [], ...change },
});

describe("progress", () => {
  test.each<[string, number[], number, string, number]>([
    ["nothing yet", [], 5, "open", 0],
    ["what was stored before does not count", [at(0), at(0), at(0)], 5, "open", 0],
    ["some", [at(2), at(3)], 5, "begun", 2],
    ["some, and the day has passed", [at(2), at(3)], 11, "overdue", 2],
    ["all in time", [at(2), at(3), at(10)], 20, "done", 3],
    ["all, the last too late", [at(2), at(3), at(11)], 20, "late", 3],
    ["more than was asked", [at(2), at(3), at(4), at(5)], 5, "done", 3],
  ])("answers: %s", (_, answers, today, state, done) => {
    expect(progressWith(asked(), work({ answers }), at(today))).toMatchObject({ state, done });
  });

  const known = (count: number, day: number, isCorrect = true) =>
    Array.from({ length: count }, (_, card) => ({
      ...{ set: "evacuation", card: `c-${card}`, isCorrect, at: at(day) + card },
    }));
  const gate = asked({ kind: "set", set: "evacuation" });

  test("a set is done with the eighteenth of nineteen cards, and stays done", () => {
    const almost = progressWith(gate, work({ reviews: known(17, 2) }), at(3));
    expect(almost).toMatchObject({ state: "begun", done: 17, needed: 18, doneAt: null });
    const reviews = [...known(18, 2), ...known(18, 4, false)];
    const doneAt = new Date(at(2) + 17).toISOString();
    expect(progressWith(gate, work({ reviews }), at(5))).toMatchObject({ state: "done", doneAt });
  });

  test("a card that was wrong counts as known on another day, not in the same sitting", () => {
    const wrong = known(18, 2, false);
    const sameDay = work({ reviews: [...wrong, ...known(18, 2)] });
    expect(progressWith(gate, sameDay, at(3)).done).toBe(0);
    const nextDay = work({ reviews: [...wrong, ...known(18, 3)] });
    expect(progressWith(gate, nextDay, at(3)).done).toBe(18);
  });

  test("a trainer's own set: cards that came later are not asked for, nor do removed ones undo what is done", () => {
    const cards = Array.from({ length: 10 }, (_, card) => ({
      ...{ id: `c-${card}`, addedAt: card < 8 ? at(1) : at(2), isRemoved: false },
    }));
    const own = { ...asked({ kind: "own-set", ownSet: "s" }), cards };
    const reviews = known(8, 3).map((review) => ({ ...review, set: "s" }));
    expect(progressWith(own, work({ reviews: reviews.slice(0, 7) }), at(4))).toMatchObject({
      ...{ state: "begun", done: 7, needed: 8 },
    });
    expect(progressWith(own, work({ reviews }), at(4)).state).toBe("done");
    const fewer = cards.map((card, place) => ({ ...card, isRemoved: place < 3 }));
    expect(progressWith({ ...own, cards: fewer }, work({ reviews }), at(4)).state).toBe("done");
  });

  test("a scenario takes an ending in which everybody was safe", () => {
    const story = asked({ kind: "scenario", scenario: "power-bank-fire", count: 1 });
    const walk = (day: number, isGood: boolean, scenario = "power-bank-fire") => ({
      ...{ scenario, isGood, at: at(day) },
    });
    const state = (...walks: StoredWork["walks"]) =>
      progressWith(story, work({ walks }), at(4)).state;
    expect(state(walk(0, true), walk(2, true, "hard-landing-fire"))).toBe("open");
    expect(state(walk(2, false))).toBe("begun");
    expect(state(walk(2, false), walk(3, true))).toBe("done");
  });

  test("another set's cards count for nothing", () => {
    expect(
      progressWith({ ...gate, set: "doors" }, work({ reviews: known(18, 2) }), at(3)).done,
    ).toBe(0);
  });
});

test.each([
  [[], null],
  [[null, null], null],
  [[80, null, 71], 76],
  [[100, 100, 100, 100, 100, 0], 100],
])("the level of %j is %s", (scores, level) => {
  expect(levelOf(scores)).toBe(level);
});

test("who let most pass stands first, with what is missing", () => {
  const progress = (id: string, state: "overdue" | "begun", done: number) => ({
    ...{ assignmentId: id, state, done, needed: 5, doneAt: null },
  });
  const member = (name: string, entries: Member["progress"]): Member => ({
    ...{ id: name, name, joinedAt: DUE, skills: {} as Member["skills"], progress: entries },
  });
  const behind = behindIn(
    [
      member("Ana", [progress("a", "begun", 1)]),
      member("Ben", [progress("a", "overdue", 4)]),
      member("Cleo", [progress("b", "overdue", 0), progress("a", "overdue", 2)]),
    ],
    [asked(), asked({ id: "b", dueAt: new Date(at(12)).toISOString() })],
    at(13) - 1,
  );
  expect(behind.map((entry) => [entry.member.name, entry.overdue])).toEqual([
    [
      "Cleo",
      [
        { assignmentId: "a", days: 3, missing: 3 },
        { assignmentId: "b", days: 1, missing: 5 },
      ],
    ],
    ["Ben", [{ assignmentId: "a", days: 3, missing: 1 }]],
  ]);
});

test.each([
  ["=1+1", '"\'=1+1"'],
  ["+49 30", '"\'+49 30"'],
  ["-2", '"\'-2"'],
  ["@SUM(A1)", '"\'@SUM(A1)"'],
  ["\tx", '"\'\tx"'],
  ["\rx", '"\'\rx"'],
  ['Ana "Bo", Lima', '"Ana ""Bo"", Lima"'],
  [-3, "-3"],
  [null, ""],
])("a cell of %j is written %s", (value, cell) => {
  expect(csvOf([[value, "x"]])).toBe(`\uFEFF${cell},x\r\n`);
});

test("a pasted list becomes people, each once", () => {
  const text =
    'Ana Lima, ana@example.com\n\nBen  Okafor\r\nana lima\n"Zoë, Q" <zoe@example.com>\ncy@x.org';
  expect(peopleIn(text)).toEqual([
    { name: "Ana Lima", email: "ana@example.com" },
    { name: "Ben Okafor", email: null },
    { name: "Zoë Q", email: "zoe@example.com" },
    { name: "cy", email: "cy@x.org" },
  ]);
});
