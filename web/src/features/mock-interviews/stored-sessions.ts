import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { InterviewSession, InterviewSessionSummary } from "contract/interview-sessions";
import { call, callJson } from "../../lib/api.ts";
import { ApiError } from "../../lib/api-error.ts";
import { nextPageOf } from "../../lib/next-page.ts";
import { PRACTICE_PREFIX } from "./picker/kept-mode.ts";

export const SESSIONS_PATH = "/api/interview-sessions";

/** Rows of the first page, and of each "more". */
const PAGE_SIZE = 12;

/** Where one session is asked for, changed and deleted. */
export const sessionPath = (id: string) => `${SESSIONS_PATH}/${encodeURIComponent(id)}`;

/** The coach's words come in the language asked for, so each language has its own entry. */
export const sessionById = (id: string, language: string) =>
  queryOptions({
    queryKey: [SESSIONS_PATH, id, language],
    queryFn: () => callJson<InterviewSession>("GET", `${sessionPath(id)}?language=${language}`),
  });

export interface SessionPage {
  sessions: InterviewSessionSummary[];
  /** Path of the next page; null after the last. */
  next: string | null;
}

const FIRST_SESSIONS = `${SESSIONS_PATH}?limit=${PAGE_SIZE}`;

/** One page of the person's sessions, newest first. */
async function readSessions(path: string): Promise<SessionPage> {
  const answer = await call("GET", path);
  return {
    sessions: (await answer.json()) as InterviewSessionSummary[],
    next: nextPageOf(answer),
  };
}

/** The person's sessions, page by page. */
export const sessionPages = infiniteQueryOptions({
  queryKey: [SESSIONS_PATH, "pages"],
  queryFn: ({ pageParam }) => readSessions(pageParam),
  initialPageParam: FIRST_SESSIONS,
  getNextPageParam: (page) => page.next,
});

/** Gone already counts as deleted. */
export async function deleteSession(id: string): Promise<void> {
  try {
    await call("DELETE", sessionPath(id));
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

/** After a session came, changed or went: the lists, the sessions themselves, and what is computed from them. */
export async function refreshSessions(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: [SESSIONS_PATH] }),
    queries.invalidateQueries({ queryKey: ["/api/progress"] }),
  ]);
}

/** Where a session that was left midway goes on. */
export function resumeAddress({
  id,
  kind,
  recruiterId,
  mode,
}: Pick<InterviewSessionSummary, "id" | "kind" | "recruiterId" | "mode">): string {
  const recruiter = encodeURIComponent(recruiterId);
  return kind === "one-way"
    ? `/mock-interviews?one-way=${recruiter}&id=${id}`
    : `/mock-interviews?session=${PRACTICE_PREFIX}${recruiter}&mode=${mode}&id=${id}`;
}
