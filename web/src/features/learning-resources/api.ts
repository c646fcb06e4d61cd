import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { AirlineTraining } from "contract/airline-training";
import type { PracticedQuestion } from "contract/progress";
import { QUESTIONS_PAGE_SIZE } from "contract/question-terms";
import type { Question } from "contract/questions";
import { call } from "../../lib/api.ts";
import { orWithoutNetwork } from "../../parts/questions/without-network.ts";
import { type BankView, pageWithoutNetwork, type QuestionPage, queryOf } from "./model.ts";

export function questionsQuery(view: BankView) {
  const path = `/api/questions?${queryOf({ ...view, page: 1 })}`;
  return queryOptions<QuestionPage>({
    queryKey: [path, view.page],
    queryFn: async ({ signal }) => {
      const join = path.endsWith("?") ? "" : "&";
      const page = `${join}page=${view.page}&limit=${QUESTIONS_PAGE_SIZE}`;
      const ask = async () => {
        const answer = await call("GET", `${path}${page}`, { signal });
        const questions = (await answer.json()) as Question[];
        return {
          questions,
          total: Number(answer.headers.get("x-total-count") ?? questions.length),
        };
      };
      return orWithoutNetwork(ask(), (bank) => pageWithoutNetwork(bank, view));
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

/** Ids of the bookmarked questions, the latest first. */
export const bookmarksQuery = queryOptions<string[]>({ queryKey: ["/api/questions/bookmarks"] });

/** Sets or takes away a bookmark: shown at once, and taken back when the server does not have it. */
export function useBookmark(onFailed: (error: Error) => void) {
  const queries = useQueryClient();
  const { queryKey } = bookmarksQuery;
  const put = (id: string, isOn: boolean) =>
    queries.setQueryData(queryKey, (ids = []) => {
      const others = ids.filter((other) => other !== id);
      return isOn ? [id, ...others] : others;
    });
  return useMutation({
    mutationFn: ({ id, isOn }: { id: string; isOn: boolean }) =>
      call(isOn ? "PUT" : "DELETE", `/api/questions/${encodeURIComponent(id)}/bookmark`),
    onMutate: async ({ id, isOn }) => {
      await queries.cancelQueries({ queryKey });
      put(id, isOn);
    },
    // Only this one is taken back: another press may have changed the rest meanwhile.
    onError: (error, { id, isOn }) => {
      put(id, !isOn);
      onFailed(error);
    },
  });
}

/** What was earned for each airline; work on other screens changes it, so it is asked for with each visit. */
export const airlineTrainingQuery = queryOptions<AirlineTraining[]>({
  queryKey: ["/api/airline-training"],
  staleTime: 0,
});
