import { REVIEW_SETS } from "content/review/sets";
import type { Review } from "contract/reviews";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { gates } from "./gates.ts";
import { intervalOf, recallAt, remember } from "./memory.ts";
import { practised } from "./practised.ts";
import { ratingOf } from "./rating.ts";
import { DAILY_CARDS, dueDay, forecast, lastDays, NEW_MOST, NEW_USUAL, today } from "./schedule.ts";

const DAY_MS = 86_400_000;
const dayOf = (at: number) => Math.floor(at / DAY_MS);
const START = Date.parse("2026-11-23T09:00:00Z");
const START_DAY = dayOf(START);
let made = 0;

/** An answer so many days after the start. */
function answer(card: string, day: number, more: Partial<Review> = {}): Review {
  made += 1;
  return {
    id: `00000000-0000-4000-8000-${String(made).padStart(12, "0")}`,
    ...{ set: "airports", card, isCorrect: true, milliseconds: 6_000, mode: "queue" },
    reviewedAt: new Date(START + day * DAY_MS + made).toISOString(),
    ...more,
  };
}

const at = (day: number, interviewDay: number | null = null) => ({
  ...{ now: START + day * DAY_MS, dayOf },
  interviewDay: interviewDay === null ? null : START_DAY + interviewDay,
});
const codes = (count: number) => Array.from({ length: count }, (_, index) => `C${index}`);
const one = (reviews: Review[]) => {
  const [card] = remember(reviews).cards.values();
  if (!card) throw new Error("No card was answered.");
  return card;
};

describe("a rating", () => {
  test.each([
    ["wrong, however fast", { isCorrect: false, milliseconds: 900 }, false, 1],
    ["right at once, the first time", { milliseconds: 900 }, true, 3],
    ["right at once, seen before", { milliseconds: 900 }, false, 4],
    ["right", { milliseconds: 9_000 }, false, 3],
    ["right after long thought", { milliseconds: 40_000 }, false, 2],
    ["right after an absence", { milliseconds: 600_000 }, false, 3],
    ["right on a card with more to read", { set: "terms", milliseconds: 20_000 }, false, 3],
    ["right in a quiz with another clock", { mode: "quiz", milliseconds: 100 }, false, 3],
  ] as const)("%s", (_, more, isFirst, rating) => {
    expect(ratingOf(answer("DOH", 0, more), isFirst)).toBe(rating);
  });
});

describe("the memory", () => {
  test("is the same for any order and any repetition of the same answers: two devices merge without loss", () => {
    const anAnswer = fc.record({
      id: fc.uuid(),
      set: fc.constantFrom("airports" as const, "doors" as const),
      card: fc.constantFrom("DOH", "LHR", "SIN"),
      isCorrect: fc.boolean(),
      milliseconds: fc.integer({ min: 0, max: 200_000 }),
      // Few moments, so that some are the same.
      reviewedAt: fc
        .integer({ min: 0, max: 20 })
        .map((n) => new Date(START + n * 3e7).toISOString()),
      mode: fc.constantFrom("queue" as const, "quiz" as const),
    });
    const twoDevices = fc
      .uniqueArray(anAnswer, { maxLength: 30, selector: ({ id }) => id })
      .chain((all) =>
        fc.tuple(
          fc.constant(all),
          fc.shuffledSubarray(all, { minLength: all.length }),
          fc.subarray(all),
        ),
      );
    fc.assert(
      fc.property(twoDevices, ([all, shuffled, again]) => {
        const merged = remember([...shuffled, ...again]);
        expect(Object.fromEntries(merged.cards)).toEqual(Object.fromEntries(remember(all).cards));
        expect(merged.log).toHaveLength(all.length);
      }),
      { numRuns: 60, seed: 48 },
    );
  });

  test("holds longer with each right answer on its day, and is short again after a wrong one", () => {
    const first = one([answer("DOH", 0)]);
    const second = one([answer("DOH", 0), answer("DOH", 2)]);
    const wrong = one([
      answer("DOH", 0),
      answer("DOH", 2),
      answer("DOH", 10, { isCorrect: false }),
    ]);
    expect([first, second, wrong].map(intervalOf)).toEqual([2, 11, 1]);
    expect(recallAt(first, START + 2.3 * DAY_MS)).toBeCloseTo(0.9, 1);
  });
});

describe("the day's queue", () => {
  test("begins with new cards of the first sets, of each by its size", () => {
    const { due, fresh, left, missing } = today(remember([]), at(0));
    expect(due).toEqual([]);
    expect(fresh.map(({ set, count }) => [set, count])).toEqual([
      ["airports", 2],
      ["terms", 2],
      ["doors", 3],
      ["evacuation", 1],
      ["cockpit", 2],
    ]);
    expect([left, missing]).toEqual([NEW_USUAL, null]);
  });

  test("asks first what is most likely forgotten, and begins the new ones after", () => {
    const memory = remember([answer("DOH", 0), answer("LHR", -6), answer("SIN", 2)]);
    const queue = today(memory, at(3));
    expect(queue.due.map(({ card }) => card)).toEqual(["LHR", "DOH"]);
    expect(queue.left).toBe(2 + NEW_USUAL);
  });

  test("is capped: the rest waits, and nothing new is begun", () => {
    const memory = remember(codes(80).map((code) => answer(code, 0)));
    const queue = today(memory, at(5));
    expect([queue.due.length, queue.waiting, queue.fresh]).toEqual([DAILY_CARDS, 20, []]);
    const afterTen = remember([...memory.log, ...codes(10).map((code) => answer(code, 5))]);
    expect(today(afterTen, at(5))).toMatchObject({ done: 10, left: DAILY_CARDS - 10, waiting: 20 });
  });

  test("begins no more than a day's new cards, however often it is opened", () => {
    const queue = today(remember(codes(NEW_USUAL).map((code) => answer(code, 0))), at(0));
    expect([queue.done, queue.left]).toEqual([NEW_USUAL, 0]);
  });

  test("begins more when the interview is near, and says what will not be reached", () => {
    const far = today(remember([]), at(0, 60));
    const near = today(remember([]), at(0, 20));
    const tooNear = today(remember([]), at(0, 4));
    const newOf = ({ fresh }: typeof far) => fresh.reduce((all, { count }) => all + count, 0);
    expect([far, near, tooNear].map(newOf)).toEqual([NEW_USUAL, NEW_MOST, NEW_MOST]);
    expect(far.missing).toBe(0);
    expect(tooNear.missing).toBe(tooNear.total - 2 * NEW_MOST);
  });

  test("takes a further set in once one of its cards was asked here, not by a quiz elsewhere", () => {
    const before = today(remember([]), at(0)).total;
    const memory = remember([answer("NBO", 0, { set: "more-airports" })]);
    expect(today(memory, at(0)).total - before).toBe(REVIEW_SETS["more-airports"].size);
    const quiz = remember([answer("NBO", 0, { set: "more-airports", mode: "quiz" })]);
    expect(today(quiz, at(0)).total).toBe(before);
  });
});

describe("the interview's day", () => {
  test("every card is asked once more in the last days before it, none on the day or after", () => {
    const memory = remember(
      codes(100).flatMap((code) => [answer(code, 0), answer(code, 2), answer(code, 12)]),
    );
    const days = [...memory.cards.values()].map(
      (card) => dueDay(card, at(13, 30), 100) - START_DAY,
    );
    expect(Math.min(...days)).toBeGreaterThanOrEqual(30 - lastDays(100));
    expect(Math.max(...days)).toBe(29);
    expect(new Set(days).size).toBe(lastDays(100));
  });

  test("a new date moves every card at once", () => {
    const card = one([answer("DOH", 0), answer("DOH", 2), answer("DOH", 12)]);
    expect(dueDay(card, at(13), 1) - START_DAY).toBeGreaterThan(30);
    expect(dueDay(card, at(13, 20), 1) - START_DAY).toBeLessThan(20);
  });

  test("what falls due on the next days is counted, today with what is overdue", () => {
    const memory = remember([answer("DOH", 0), answer("LHR", -9), answer("SIN", 1)]);
    expect(forecast(memory, at(1), 4)).toEqual([1, 1, 1, 0]);
  });
});

describe("a gate", () => {
  const size = REVIEW_SETS.airports.size;
  const gateOf = (reviews: Review[]) =>
    gates(remember(reviews)).find(({ set }) => set === "airports");

  test("opens at nine in ten of the whole set, not of what was seen", () => {
    expect(gateOf(codes(33).map((code) => answer(code, 0)))).toMatchObject({
      ...{ size, seen: 33, known: 33, needed: 34, passed: null },
    });
    const passing = codes(34).map((code) => answer(code, 0));
    expect(gateOf(passing)?.passed).toEqual({
      at: Date.parse(passing.at(-1)?.reviewedAt ?? ""),
      known: 34,
    });
  });

  test("a mistake that is mended at once counts only on another day", () => {
    const wrong = answer("C0", 0, { isCorrect: false });
    expect(gateOf([wrong, answer("C0", 0)])?.known).toBe(0);
    expect(gateOf([wrong, answer("C0", 0), answer("C0", 1)])?.known).toBe(1);
  });

  test("stays passed when a card is forgotten later, and tells what is known now", () => {
    const reviews = codes(34).map((code) => answer(code, 0));
    const gate = gateOf([...reviews, answer("C0", 9, { isCorrect: false })]);
    expect([gate?.known, gate?.passed?.known]).toEqual([33, 34]);
  });
});

test("days that were practised are counted, and a missed one takes nothing away", () => {
  const log = [answer("DOH", 0), answer("LHR", 0), answer("DOH", 2)];
  expect(practised(log, START_DAY + 3, dayOf, 5)).toEqual([0, 2, 0, 1, 0]);
});
