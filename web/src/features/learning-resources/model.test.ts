import { describe, expect, test } from "vitest";
import { pagesShown, queryOf, viewFrom, WHOLE_BANK, withChange } from "./model.ts";

describe("the view of the bank", () => {
  test("survives the way through the address", () => {
    const view = {
      category: "Customer Service",
      difficulty: "hard",
      search: "late guest",
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
