import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { PracticedQuestion } from "contract/progress";
import { QUESTIONS_PAGE_SIZE } from "contract/question-terms";
import type { Question } from "contract/questions";
import { call } from "../../lib/api.ts";
import { type BankView, queryOf } from "./model.ts";

export interface QuestionPage {
  questions: Question[];
  /** Of all pages. */
  total: number;
}

export function questionsQuery(view: BankView) {
  const path = `/api/questions?${queryOf({ ...view, page: 1 })}`;
  return queryOptions<QuestionPage>({
    queryKey: [path, view.page],
    queryFn: async ({ signal }) => {
      const join = path.endsWith("?") ? "" : "&";
      const page = `${join}page=${view.page}&limit=${QUESTIONS_PAGE_SIZE}`;
      const answer = await call("GET", `${path}${page}`, { signal });
      const questions = (await answer.json()) as Question[];
      return { questions, total: Number(answer.headers.get("x-total-count") ?? questions.length) };
    },
    placeholderData: keepPreviousData,
  });
}

/** How often, and when last, each question was answered; by its id. */
export const practicedQuery = queryOptions({
  queryKey: ["/api/progress/questions"],
  select: (practiced: PracticedQuestion[]) =>
    new Map(practiced.map((entry) => [entry.bankQuestionId, entry])),
});
