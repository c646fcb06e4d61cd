import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import type { Evaluation } from "contract/evaluations";
import type { Party } from "contract/mock-interview-terms";
import type { MockInterview, MockInterviewChange, MovedInterview } from "contract/mock-interviews";
import type { OpenSlots } from "contract/recruiters";
import { call, callJson } from "../../lib/api.ts";
import { ApiError } from "../../lib/api-error.ts";
import { nextPageOf } from "../../lib/next-page.ts";

export const INTERVIEWS_PATH = "/api/mock-interviews";
export const EVALUATIONS_PATH = "/api/evaluations";
export const RECRUITERS_PATH = "/api/recruiters";

export type InterviewView = "open" | "to-evaluate" | "past";

export interface Page<Entry> {
  entries: Entry[];
  /** Path of the next page; null after the last. */
  next: string | null;
}

async function readPage<Entry>(path: string): Promise<Page<Entry>> {
  const answer = await call("GET", path);
  return { entries: (await answer.json()) as Entry[], next: nextPageOf(answer) };
}

/** One's own interviews on one side of the table, page by page: open ones nearest first, others latest first. */
export function interviewPages(side: Party, view: InterviewView) {
  return infiniteQueryOptions({
    queryKey: [INTERVIEWS_PATH, side, view],
    queryFn: ({ pageParam }) => readPage<MockInterview>(pageParam),
    initialPageParam: `${INTERVIEWS_PATH}?${side}Id=me&view=${view}`,
    getNextPageParam: (page) => page.next,
  });
}

/** Evaluations that one gave or received, newest first, page by page. */
export function evaluationPages(side: Party, limit: number) {
  return infiniteQueryOptions({
    queryKey: [EVALUATIONS_PATH, side, limit],
    queryFn: ({ pageParam }) => readPage<Evaluation>(pageParam),
    initialPageParam: `${EVALUATIONS_PATH}?${side}Id=me&limit=${limit}`,
    getNextPageParam: (page) => page.next,
  });
}

/** What can be booked with a recruiter. */
export function slotsQuery(recruiterId: string) {
  return queryOptions<OpenSlots>({ queryKey: [RECRUITERS_PATH, recruiterId, "slots"] });
}

/** Where a calendar takes an interview from. */
export const calendarPath = (id: string) => `${INTERVIEWS_PATH}/${id}/calendar`;

/** After an interview changed: the lists it stands in, and what is counted over them. */
export function useRefreshInterviews(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    const stale = [INTERVIEWS_PATH, EVALUATIONS_PATH, RECRUITERS_PATH, "/api/interview-rooms"];
    await Promise.all(stale.map((path) => queries.invalidateQueries({ queryKey: [path] })));
  };
}

/** Whatever refused it, the lists are read again: a conflict means that they have changed. */
export function useChangeInterview() {
  const refresh = useRefreshInterviews();
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: MockInterviewChange }) =>
      callJson<MockInterview>("PUT", `${INTERVIEWS_PATH}/${id}`, { payload: change }),
    onSettled: (_, error) => {
      if (!error || error instanceof ApiError) return refresh();
    },
  });
}

export function useMoveInterview() {
  const refresh = useRefreshInterviews();
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: MovedInterview }) =>
      callJson<MockInterview>("POST", `${INTERVIEWS_PATH}/${id}/move`, { payload: change }),
    onSettled: (_, error) => {
      if (!error || error instanceof ApiError) return refresh();
    },
  });
}

export function useTellLate() {
  const refresh = useRefreshInterviews();
  return useMutation({
    mutationFn: ({ id, minutes }: { id: string; minutes: 5 | 10 | 15 }) =>
      callJson<MockInterview>("POST", `${INTERVIEWS_PATH}/${id}/late`, { payload: { minutes } }),
    onSettled: (_, error) => {
      if (!error || error instanceof ApiError) return refresh();
    },
  });
}
