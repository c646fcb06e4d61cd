import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import type { Certificate } from "contract/certificates";
import type { Group, GroupBoard, GroupInvitation, JoinedGroup } from "contract/groups";
import type { ListedTrainerSet, PractisedSet, TrainerSet } from "contract/trainer-sets";
import { call, callJson, type Method } from "../../lib/api.ts";
import { nextPageOf } from "../../lib/next-page.ts";

const PATH = "/api/groups";
export const SETS_PATH = "/api/trainer-sets";

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

/** The sets that one has written. */
export const setsQuery = queryOptions<ListedTrainerSet[]>({ queryKey: [SETS_PATH] });

export function setQuery(id: string) {
  return queryOptions<TrainerSet>({ queryKey: [SETS_PATH, encodeURIComponent(id)] });
}

/** A set to practise; what is known of it is read once for a round, which counts on by itself. */
export function practisedQuery(id: string) {
  return queryOptions<PractisedSet>({
    queryKey: [SETS_PATH, encodeURIComponent(id), "practice"],
    staleTime: 0,
    gcTime: 0,
  });
}

export function certificateQuery(number: string) {
  return queryOptions<Certificate>({
    queryKey: ["/api/certificates", encodeURIComponent(number)],
    // Whether it holds may change at any time.
    staleTime: 0,
  });
}

export interface GroupAction {
  method: Method;
  /** After `/api/groups`, or after `/api/trainer-sets`. */
  path: string;
  of?: "groups" | "sets";
  payload?: unknown;
}

/** A change of groups or sets; all that is shown of both is asked for anew after it, and after a refusal too. */
export function useGroupAction<Answer = unknown>() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ method, path, of = "groups", payload }: GroupAction) =>
      callJson<Answer>(
        method,
        (of === "sets" ? SETS_PATH : PATH) + path,
        payload === undefined ? {} : { payload },
      ),
    onSettled: () =>
      Promise.all([PATH, SETS_PATH].map((path) => queries.invalidateQueries({ queryKey: [path] }))),
  });
}
