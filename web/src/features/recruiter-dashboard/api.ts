import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Availability, AvailabilityChange } from "contract/availability";
import type { Evaluation, NewEvaluation } from "contract/evaluations";
import type { Recruiter, RecruiterFigures } from "contract/recruiters";
import { callJson } from "../../lib/api.ts";
import { ApiError } from "../../lib/api-error.ts";
import {
  EVALUATIONS_PATH,
  RECRUITERS_PATH,
  useRefreshInterviews,
} from "../../parts/booked-interviews/api.ts";

const AVAILABILITY_PATH = "/api/availability/me";

export const recruiterQuery = queryOptions<Recruiter>({ queryKey: [RECRUITERS_PATH, "me"] });
export const figuresQuery = queryOptions<RecruiterFigures>({
  queryKey: [RECRUITERS_PATH, "me", "figures"],
});
export const availabilityQuery = queryOptions<Availability>({ queryKey: [AVAILABILITY_PATH] });

export function useSubmitEvaluation() {
  const refresh = useRefreshInterviews();
  return useMutation({
    mutationFn: (payload: NewEvaluation) =>
      callJson<Evaluation>("POST", EVALUATIONS_PATH, { payload }),
    onSuccess: refresh,
    // Evaluated in another tab: the list is told as it is now.
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) void refresh();
    },
  });
}

/** Gives the organisation's code. */
export function useConfirm() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (code: string) =>
      callJson<Recruiter>("POST", `${RECRUITERS_PATH}/me/confirmation`, { payload: { code } }),
    onSuccess: (recruiter) => queries.setQueryData(recruiterQuery.queryKey, recruiter),
  });
}

/** Of hours that were changed meanwhile the newer ones are fetched, so that they can be shown. */
export function useSaveAvailability() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (payload: AvailabilityChange) =>
      callJson<Availability>("PUT", AVAILABILITY_PATH, { payload }),
    onSuccess: async (saved) => {
      queries.setQueryData(availabilityQuery.queryKey, saved);
      await queries.invalidateQueries({ queryKey: [RECRUITERS_PATH] });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409)
        void queries.invalidateQueries(availabilityQuery);
    },
  });
}
