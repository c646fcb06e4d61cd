import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { AirlineFact } from "contract/airline-facts";
import type { User } from "contract/users";
import { callJson } from "../../lib/api.ts";
import { ApiError } from "../../lib/api-error.ts";
import { readUserRecord, writeUserRecord } from "../../lib/user-record.ts";

export const airlinesQuery = queryOptions<AirlineFact[]>({ queryKey: ["/api/airline-facts"] });

/** One airline, asked for only when it is selected (specification 1, section 7). */
export function airlineQuery(airlineName: string) {
  return queryOptions<AirlineFact>({
    queryKey: ["/api/airline-facts", encodeURIComponent(airlineName)],
    queryFn: ({ queryKey, signal }) =>
      withMessage(callJson("GET", queryKey.join("/"), { signal }), "Failed to fetch airline data"),
    enabled: airlineName !== "",
  });
}

/** Sets the target airline; "" clears it. Resolves when the user's data has been refreshed. */
export function useSetTargetAirline() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (targetAirline: string) =>
      withMessage(
        callJson<User>("PATCH", "/api/users/me", { payload: { targetAirline } }),
        "Failed to update user",
      ),
    onSuccess: (_, targetAirline) => {
      // The record on this device names it too: questions are drawn by it, also before the server has answered.
      const record = readUserRecord();
      if (record) writeUserRecord({ ...record, airline: targetAirline });
      return queries.invalidateQueries({ queryKey: ["/api/users", "me"] });
    },
  });
}

/** An answer that is not OK throws the specified message; what was really said stays its cause. */
async function withMessage<T>(answer: Promise<T>, message: string): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError) throw new Error(message, { cause: error });
    throw error;
  }
}
