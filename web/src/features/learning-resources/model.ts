import { filterQuestions } from "content/questions/find-questions";
import type { AirlineBadge } from "contract/airline-training";
import { DIFFICULTIES, QUESTION_CATEGORIES, QUESTIONS_PAGE_SIZE } from "contract/question-terms";
import type { Difficulty, Question, QuestionCategory } from "contract/questions";

/** What of the question bank is shown; kept in the address, so that Back and reload find it again. */
export interface BankView {
  category: QuestionCategory | "all";
  difficulty: Difficulty | "all";
  search: string;
  /** Only what the person has bookmarked. */
  isBookmarked: boolean;
  /** Counted from 1. */
  page: number;
}

export const WHOLE_BANK: BankView = {
  category: "all",
  difficulty: "all",
  search: "",
  isBookmarked: false,
  page: 1,
};

/** Reads the address; whatever does not fit is as if it were not there. */
export function viewFrom(params: URLSearchParams): BankView {
  const category = QUESTION_CATEGORIES.find((name) => name === params.get("category"));
  const difficulty = DIFFICULTIES.find((name) => name === params.get("difficulty"));
  const page = Number(params.get("page"));
  return {
    category: category ?? "all",
    difficulty: difficulty ?? "all",
    search: params.get("search") ?? "",
    isBookmarked: params.get("bookmarked") === "yes",
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The view as a query string; what is the same as in the whole bank is left out. */
export function queryOf(view: BankView): string {
  const params = new URLSearchParams();
  if (view.category !== "all") params.set("category", view.category);
  if (view.difficulty !== "all") params.set("difficulty", view.difficulty);
  if (view.search.trim()) params.set("search", view.search.trim());
  if (view.isBookmarked) params.set("bookmarked", "yes");
  if (view.page > 1) params.set("page", String(view.page));
  return params.toString();
}

/** The page of a view as the server would answer it, from the whole bank that the device has. */
export function pageWithoutNetwork(bank: readonly Question[], view: BankView): QuestionPage {
  const found = filterQuestions(bank, {
    ...(view.category !== "all" && { category: view.category }),
    ...(view.difficulty !== "all" && { difficulty: view.difficulty }),
    search: view.search,
  });
  const from = (view.page - 1) * QUESTIONS_PAGE_SIZE;
  return { questions: found.slice(from, from + QUESTIONS_PAGE_SIZE), total: found.length };
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

export interface QuestionPage {
  questions: Question[];
  /** Of all pages. */
  total: number;
}

/**
 * The bookmarked questions that fit the view, the latest bookmark first. The rules are those of the
 * server's own filter: every word of the search occurs in the question, its category or competency.
 */
export function bookmarkedPage(
  bank: readonly Question[],
  bookmarks: readonly string[],
  view: BankView,
): QuestionPage {
  const words = view.search.toLowerCase().split(/\s+/).filter(Boolean);
  const byId = new Map(bank.map((question) => [question.id, question]));
  const found = bookmarks.flatMap((id) => {
    const question = byId.get(id);
    if (!question) return [];
    const text = `${question.question} ${question.category} ${question.competency}`.toLowerCase();
    const fits =
      (view.category === "all" || question.category === view.category) &&
      (view.difficulty === "all" || question.difficulty === view.difficulty) &&
      words.every((word) => text.includes(word));
    return fits ? [question] : [];
  });
  const from = (view.page - 1) * QUESTIONS_PAGE_SIZE;
  return { questions: found.slice(from, from + QUESTIONS_PAGE_SIZE), total: found.length };
}

/** Earned when all that is needed was done. */
export function isEarned({ done, needed }: Pick<AirlineBadge, "done" | "needed">): boolean {
  return done >= needed;
}

/** Where the work for a badge goes on. */
export function badgeAddress({ id, next = "" }: AirlineBadge): string {
  const named = encodeURIComponent(next);
  if (id === "questions") return next ? `/star-practice?question=${named}` : "/star-practice";
  if (id === "interview") return `/mock-interviews?session=ai-practice-${named}`;
  return id === "quiz" ? `/airline-facts?quiz=${named}` : "/story-bank";
}
