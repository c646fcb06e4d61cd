import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type {
  AirlineStage,
  Application,
  ApplicationChange,
  NewApplication,
} from "contract/applications";
import type { User } from "contract/users";
import { call, callJson } from "../../lib/api.ts";
import { ApiError } from "../../lib/api-error.ts";
import { applicationsQuery } from "../../parts/interview-plan/api.ts";

const APPLICATIONS_PATH = "/api/applications";

/** Stages of an airline's selection in its own words; none where nothing public is known. */
export function airlineStagesQuery(airline: string) {
  return queryOptions<AirlineStage[]>({
    queryKey: [`${APPLICATIONS_PATH}/stages?airline=${encodeURIComponent(airline)}`],
    enabled: airline.trim() !== "",
  });
}

/** Sets the account's own interview: its day, null for none, and the airline. */
export function useSetInterview() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (payload: { interviewDate: string | null; targetAirline: string }) =>
      callJson<User>("PATCH", "/api/users/me", { payload }),
    onSuccess: (user) => queries.setQueryData<User>(["/api/users", "me"], user),
  });
}

/** What was read is asked for anew after each change: the server keeps the order. */
function useRefresh() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: applicationsQuery.queryKey });
}

export function useAddApplication() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (payload: NewApplication) =>
      callJson<Application>("POST", APPLICATIONS_PATH, { payload }),
    onSuccess: refresh,
  });
}

/** Of an application that was changed meanwhile the newer version is fetched, to be shown beside what was typed. */
export function useChangeApplication() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: ApplicationChange }) =>
      callJson<Application>("PATCH", `${APPLICATIONS_PATH}/${id}`, { payload: change }),
    onSuccess: refresh,
    onError: (error) => {
      if (error instanceof ApiError && [404, 409].includes(error.status)) void refresh();
    },
  });
}

/** Gone already counts as removed. */
export function useRemoveApplication() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        await call("DELETE", `${APPLICATIONS_PATH}/${id}`);
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
    onSuccess: refresh,
  });
}
