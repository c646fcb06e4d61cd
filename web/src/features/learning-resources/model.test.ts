import { QUESTIONS } from "content/questions/questions";
import { describe, expect, test } from "vitest";
import {
  badgeAddress,
  bookmarkedPage,
  isEarned,
  pagesShown,
  pageWithoutNetwork,
  queryOf,
  viewFrom,
  WHOLE_BANK,
  withChange,
} from "./model.ts";

describe("the view of the bank", () => {
  test("survives the way through the address", () => {
    const view = {
      category: "Customer Service",
      difficulty: "hard",
      search: "late guest",
      isBookmarked: true,
      page: 3,
    } as const;
    expect(viewFrom(new URLSearchParams(queryOf(view)))).toEqual(view);
    expect(queryOf(WHOLE_BANK)).toBe("");
  });

  test("takes an address that fits nothing for the whole bank", () => {
    const view = viewFrom(new URLSearchParams("category=Cooking&difficulty=9&page=-2"));
    expect(view).toEqual(WHOLE_BANK);
  });

  test("begins at the first page again when a filter changes", () => {
    expect(withChange({ ...WHOLE_BANK, page: 4 }, { difficulty: "easy" })).toEqual({
      ...WHOLE_BANK,
      difficulty: "easy",
      page: 1,
    });
  });
});

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [2, 5, [1, 2, 3, 4, 5]],
  [2, 6, [1, 2, 3, null, 6]],
  [3, 5, [1, 2, 3, 4, 5]],
  [10, 20, [1, null, 9, 10, 11, null, 20]],
  [20, 20, [1, null, 19, 20]],
])("on page %i of %i the numbers offered are %j", (page, pageCount, shown) => {
  expect(pagesShown(page, pageCount)).toEqual(shown);
});

test("without a network a page is cut from the bank by the same filters", () => {
  const view = { ...WHOLE_BANK, category: "Safety" } as const;
  const first = pageWithoutNetwork(QUESTIONS, view);
  expect(first.total).toBeGreaterThan(12);
  expect(first.questions).toHaveLength(12);
  expect(new Set(first.questions.map(({ category }) => category))).toEqual(new Set(["Safety"]));
  const second = pageWithoutNetwork(QUESTIONS, { ...view, page: 2 });
  expect(second.questions[0]?.id).not.toBe(first.questions[0]?.id);
  expect(pageWithoutNetwork(QUESTIONS, { ...WHOLE_BANK, search: "zeppelin" }).total).toBe(0);
});

describe("the bookmarked questions", () => {
  const ids = QUESTIONS.map(({ id }) => id);
  const shown = (change: Partial<typeof WHOLE_BANK>, bookmarks = [...ids].reverse()) =>
    bookmarkedPage(QUESTIONS, bookmarks, { ...WHOLE_BANK, isBookmarked: true, ...change });

  test("come with the latest bookmark first, and without ids that are gone", () => {
    const page = shown({}, [ids[5] ?? "", "gone", ids[1] ?? ""]);
    expect(page.questions.map(({ id }) => id)).toEqual([ids[5], ids[1]]);
    expect(page.total).toBe(2);
  });

  test("are paged and filtered like the bank itself", () => {
    expect(shown({ page: 2 }).questions[0]?.id).toBe([...ids].reverse()[12]);
    expect(shown({ page: 2 }).total).toBe(ids.length);
    const hard = shown({ category: "Safety", difficulty: "hard" });
    expect(hard.total).toBe(
      QUESTIONS.filter((q) => q.category === "Safety" && q.difficulty === "hard").length,
    );
    const found = shown({ search: "DIFFICULT customer" });
    expect(found.total).toBeGreaterThan(0);
    for (const { question, category, competency } of found.questions)
      expect(`${question} ${category} ${competency}`.toLowerCase()).toMatch(/difficult/);
  });
});

test.each([
  [
    { id: "questions", done: 1, needed: 5, next: "emirates-two-homes" },
    "/star-practice?question=emirates-two-homes",
  ],
  [{ id: "questions", done: 5, needed: 5 }, "/star-practice"],
  [{ id: "quiz", done: 0, needed: 7, next: "emirates" }, "/airline-facts?quiz=emirates"],
  [
    { id: "interview", done: 0, needed: 4, next: "rania-khoury" },
    "/mock-interviews?session=ai-practice-rania-khoury",
  ],
  [{ id: "stories", done: 2, needed: 3 }, "/story-bank"],
] as const)("the work for a badge goes on at its place: %j", (badge, address) => {
  expect(badgeAddress(badge)).toBe(address);
  expect(isEarned(badge)).toBe(badge.done === badge.needed);
});
