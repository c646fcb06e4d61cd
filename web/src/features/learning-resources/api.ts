import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { QUESTIONS_PAGE_SIZE } from "contract/question-terms";
import type { Question } from "contract/questions";
import type { Response } from "contract/responses";
import { call } from "../../lib/api.ts";
import { type BankView, historyOf, nextPageOf, queryOf } from "./model.ts";

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

/** Largest page that the server gives. */
const ANSWERS_A_PAGE = 100;

/** How often each question was answered, from all stored answers, page after page. */
export const historyQuery = queryOptions({
  queryKey: ["/api/responses", "by-question"],
  queryFn: async ({ signal }) => {
    const responses: Response[] = [];
    let path: string | null = `/api/responses?limit=${ANSWERS_A_PAGE}`;
    while (path !== null) {
      const answer: globalThis.Response = await call("GET", path, { signal });
      responses.push(...((await answer.json()) as Response[]));
      path = nextPageOf(answer.headers.get("link"));
    }
    return historyOf(responses);
  },
});
