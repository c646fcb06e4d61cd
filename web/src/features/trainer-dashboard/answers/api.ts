import { infiniteQueryOptions } from "@tanstack/react-query";
import type { ListedSharedAnswer } from "contract/shared-answers";
import { call } from "../../../lib/api.ts";
import { nextPageOf } from "../../../lib/next-page.ts";
import { SHARED_PATH } from "../../../parts/share-answer/api.ts";

/** The shared answers of a group, as far as one may see them, page by page. */
export function sharedListQuery(groupId: string) {
  return infiniteQueryOptions({
    queryKey: [SHARED_PATH, "list", groupId],
    initialPageParam: `${SHARED_PATH}?groupId=${encodeURIComponent(groupId)}`,
    queryFn: async ({ pageParam, signal }) => {
      const answer = await call("GET", pageParam, { signal });
      return { answers: (await answer.json()) as ListedSharedAnswer[], next: nextPageOf(answer) };
    },
    getNextPageParam: ({ next }) => next,
  });
}
