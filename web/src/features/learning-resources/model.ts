import { DIFFICULTIES, QUESTION_CATEGORIES } from "contract/question-terms";
import type { Difficulty, QuestionCategory } from "contract/questions";

/** What of the question bank is shown; kept in the address, so that Back and reload find it again. */
export interface BankView {
  category: QuestionCategory | "all";
  difficulty: Difficulty | "all";
  search: string;
  /** Counted from 1. */
  page: number;
}

export const WHOLE_BANK: BankView = { category: "all", difficulty: "all", search: "", page: 1 };

/** Reads the address; whatever does not fit is as if it were not there. */
export function viewFrom(params: URLSearchParams): BankView {
  const category = QUESTION_CATEGORIES.find((name) => name === params.get("category"));
  const difficulty = DIFFICULTIES.find((name) => name === params.get("difficulty"));
  const page = Number(params.get("page"));
  return {
    category: category ?? "all",
    difficulty: difficulty ?? "all",
    search: params.get("search") ?? "",
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The view as a query string; what is the same as in the whole bank is left out. */
export function queryOf(view: BankView): string {
  const params = new URLSearchParams();
  if (view.category !== "all") params.set("category", view.category);
  if (view.difficulty !== "all") params.set("difficulty", view.difficulty);
  if (view.search.trim()) params.set("search", view.search.trim());
  if (view.page > 1) params.set("page", String(view.page));
  return params.toString();
}

/** A changed filter begins at the first page again. */
export function withChange(view: BankView, change: Partial<BankView>): BankView {
  return { ...view, page: 1, ...change };
}

/** Pages to offer: the first, the last, the present one and its neighbours; null stands for those left out. */
export function pagesShown(page: number, pageCount: number): (number | null)[] {
  const near = new Set([1, page - 1, page, page + 1, pageCount]);
  const shown: (number | null)[] = [];
  for (let number = 1; number <= pageCount; number += 1) {
    // One page alone takes no more room than the mark for it.
    const isAlone = near.has(number - 1) && near.has(number + 1);
    if (near.has(number) || isAlone) shown.push(number);
    else if (shown.at(-1) !== null) shown.push(null);
  }
  return shown;
}
