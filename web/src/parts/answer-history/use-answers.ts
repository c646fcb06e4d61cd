import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useLanguage, useT } from "../../i18n/i18n.ts";
import { showToast } from "../../ui/toast-store.ts";
import {
  deleteAnswer,
  RESPONSES_PATH,
  readAnswers,
  refreshAnswers,
} from "../practice-session/api.ts";

/** Answers that are shown at first, and with each "more". */
const PAGE_SIZE = 20;

/** The person's answers, newest first, page by page. */
export function useAnswers() {
  const language = useLanguage();
  const query = useInfiniteQuery({
    queryKey: [RESPONSES_PATH, "pages", language],
    queryFn: ({ pageParam }) => readAnswers(pageParam),
    initialPageParam: `${RESPONSES_PATH}?limit=${PAGE_SIZE}`,
    getNextPageParam: (page) => page.next,
  });
  return { ...query, answers: query.data?.pages.flatMap((page) => page.answers) };
}

export function useDeleteAnswer(onDeleted: () => void) {
  const queries = useQueryClient();
  const t = useT();
  return useMutation({
    mutationFn: deleteAnswer,
    onSuccess: () => {
      void refreshAnswers(queries);
      showToast({ title: t("practice.delete.done") });
      onDeleted();
    },
    onError: () => {
      showToast({
        variant: "destructive",
        title: t("practice.delete.failed.title"),
        description: t("practice.delete.failed.text"),
      });
    },
  });
}
