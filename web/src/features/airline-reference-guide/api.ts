import { queryOptions } from "@tanstack/react-query";
import type { QuizFacts } from "content/airline-quiz/schema";
import { searchAirlines } from "content/airlines/search-airlines";
import type { AirlineFact } from "contract/airline-facts";
import type { NewAirlineQuiz } from "contract/airline-training";
import { callJson } from "../../lib/api.ts";
import { ApiError, OfflineError } from "../../lib/api-error.ts";
import { isPassing, keepForLater, newChangeId, sendOnce } from "../../lib/outbox.ts";

export interface Found {
  airlines: AirlineFact[];
  /** Searched in what this device has, because the server was away. */
  isFromDevice: boolean;
}

/** Airlines that a search finds; without a connection in the list that is here, by the same rule. */
export function searchQuery(search: string, known: readonly AirlineFact[] | undefined) {
  return queryOptions<Found>({
    queryKey: ["/api/airline-facts/search", search],
    queryFn: async ({ signal }) => {
      const path = `/api/airline-facts/search?q=${encodeURIComponent(search)}`;
      try {
        const airlines = await callJson<AirlineFact[]>("GET", path, { signal });
        return { airlines, isFromDevice: false };
      } catch (error) {
        if (!known || !(error instanceof OfflineError)) throw error;
        return { airlines: searchAirlines(known, search), isFromDevice: true };
      }
    },
    enabled: search !== "",
    // What was found without a connection is asked for again.
    staleTime: ({ state }) => (state.data?.isFromDevice ? 0 : Number.POSITIVE_INFINITY),
  });
}

/** What airlines ask of beginners, by the airline's id: as long as the guide itself, so fetched when it is wanted. */
export const requirementsQuery = queryOptions({
  queryKey: ["content", "airline-requirements"],
  queryFn: async () =>
    (await import("content/airline-requirements/airline-requirements")).AIRLINE_REQUIREMENTS,
});

/** What the quiz is made from, beside the guide. */
export const quizPartsQuery = queryOptions<Omit<QuizFacts, "airlines">>({
  queryKey: ["content", "airline-quiz"],
  queryFn: async () => {
    const [{ AIRLINE_REQUIREMENTS }, { AIRPORTS }, { AIRPORT_SOURCES }] = await Promise.all([
      import("content/airline-requirements/airline-requirements"),
      import("content/airports/airports"),
      import("content/airports/sources"),
    ]);
    return {
      requirements: AIRLINE_REQUIREMENTS,
      airports: AIRPORTS,
      hubs: AIRPORT_SOURCES.hubs,
    };
  },
});

const QUIZZES_PATH = "/api/airline-training/quizzes";

/** Sends a finished quiz. "kept": it lies in the outbox, and goes when the connection is back. */
export async function handInQuiz(
  userKey: string,
  quiz: NewAirlineQuiz,
): Promise<"stored" | "kept" | "lost"> {
  const item = { id: newChangeId(), userKey, method: "POST", path: QUIZZES_PATH } as const;
  try {
    await sendOnce({ ...item, payload: quiz });
    return "stored";
  } catch (error) {
    const isSignedOut = error instanceof ApiError && error.status === 401;
    const isForLater = isPassing(error) || isSignedOut;
    return isForLater && keepForLater({ ...item, payload: quiz }) ? "kept" : "lost";
  }
}
