import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import type { Group, GroupBoard, GroupInvitation, JoinedGroup } from "contract/groups";
import { call, callJson, type Method } from "../../lib/api.ts";
import { nextPageOf } from "../../lib/next-page.ts";

const PATH = "/api/groups";

/** What members practise tells nobody: a board is asked for anew whenever it is looked at. */
const ASKED_OFTEN = { staleTime: 0, refetchOnWindowFocus: true };

/** The groups that one leads, page by page. */
export const ledQuery = infiniteQueryOptions({
  queryKey: [PATH, "led"],
  initialPageParam: PATH,
  queryFn: async ({ pageParam, signal }) => {
    const answer = await call("GET", pageParam, { signal });
    return { groups: (await answer.json()) as Group[], next: nextPageOf(answer) };
  },
  getNextPageParam: ({ next }) => next,
});

export const joinedQuery = queryOptions<JoinedGroup[]>({
  queryKey: [PATH, "joined"],
  ...ASKED_OFTEN,
});

export function boardQuery(id: string) {
  return queryOptions<GroupBoard>({ queryKey: [PATH, encodeURIComponent(id)], ...ASKED_OFTEN });
}

export function codeQuery(code: string) {
  return queryOptions<GroupInvitation>({ queryKey: [PATH, "codes", encodeURIComponent(code)] });
}

export interface GroupAction {
  method: Method;
  /** After `/api/groups`. */
  path: string;
  payload?: unknown;
}

/** A change of groups; all that is shown of them is asked for anew after it, and after a refusal too. */
export function useGroupAction<Answer = unknown>() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ method, path, payload }: GroupAction) =>
      callJson<Answer>(method, PATH + path, payload === undefined ? {} : { payload }),
    onSettled: () => queries.invalidateQueries({ queryKey: [PATH] }),
  });
}
