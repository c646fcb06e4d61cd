import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { SecondEvaluation, SecondOpinion } from "contract/second-evaluations";
import { call, callJson } from "../../../lib/api.ts";

const SECOND_PATH = "/api/second-evaluations";
const opinionPath = (id: string) => `${SECOND_PATH}/${encodeURIComponent(id)}`;

/** Interviews that colleagues asked one to score. */
export const secondListQuery = queryOptions<SecondEvaluation[]>({ queryKey: [SECOND_PATH] });

export const opinionQuery = (interviewId: string) =>
  queryOptions<SecondOpinion>({
    queryKey: [SECOND_PATH, interviewId],
    queryFn: ({ signal }) => callJson("GET", opinionPath(interviewId), { signal }),
  });

function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [SECOND_PATH] });
}

export function useInvite(interviewId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => callJson<SecondOpinion>("PUT", opinionPath(interviewId)),
    onSuccess: (opinion) => queries.setQueryData(opinionQuery(interviewId).queryKey, opinion),
  });
}

/** Withdraws an invitation, or steps back from one; whatever refused it, what is there is read again. */
export function useWithdraw() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (interviewId: string) => call("DELETE", opinionPath(interviewId)),
    onSettled: refresh,
  });
}

export function useAccept() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (token: string) =>
      callJson<SecondEvaluation>("POST", SECOND_PATH, { payload: { token } }),
    onSuccess: refresh,
  });
}
