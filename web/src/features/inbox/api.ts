import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import type { InboxNotice, InboxSettings } from "contract/inbox";
import { call, callJson } from "../../lib/api.ts";
import { nextPageOf } from "../../lib/next-page.ts";

const INBOX_PATH = "/api/inbox";
const SETTINGS_PATH = `${INBOX_PATH}/settings`;

interface Page {
  notices: InboxNotice[];
  next: string | null;
}

/** One's notices, newest first, page by page. */
export const inboxQuery = infiniteQueryOptions({
  queryKey: [INBOX_PATH, "pages"],
  queryFn: async ({ pageParam, signal }): Promise<Page> => {
    const answer = await call("GET", pageParam, { signal });
    return { notices: (await answer.json()) as InboxNotice[], next: nextPageOf(answer) };
  },
  initialPageParam: INBOX_PATH,
  getNextPageParam: (page) => page.next,
});

export const settingsQuery = queryOptions<InboxSettings>({ queryKey: [SETTINGS_PATH] });

/** List, bell and switch are read again after any change, and after a refused one: they have changed then. */
function useInboxChange<Given>(change: (given: Given) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      queries.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith(INBOX_PATH),
      }),
  });
}

/** Marks those named as read, or all. */
export const useMarkRead = () =>
  useInboxChange((ids: string[] | null) =>
    call("POST", `${INBOX_PATH}/read`, { payload: { ids } }),
  );

export const useDeleteNotice = () =>
  useInboxChange((id: string) => call("DELETE", `${INBOX_PATH}/${id}`));

export const useClearInbox = () => useInboxChange((_: null) => call("DELETE", INBOX_PATH));

export const useSwitchMail = () =>
  useInboxChange((wantsMail: boolean) =>
    callJson<InboxSettings>("PUT", SETTINGS_PATH, { payload: { wantsMail } }),
  );
