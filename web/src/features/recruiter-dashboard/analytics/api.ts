import { queryOptions } from "@tanstack/react-query";
import type { Evaluation } from "contract/evaluations";
import type { AnalyticsFilter, RecruiterAnalytics } from "contract/recruiter-analytics";
import { call, callJson } from "../../../lib/api.ts";
import { nextPageOf } from "../../../lib/next-page.ts";
import { EVALUATIONS_PATH, RECRUITERS_PATH } from "../../../parts/booked-interviews/api.ts";

export function analyticsQuery(filter: AnalyticsFilter) {
  const query = new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  return queryOptions<RecruiterAnalytics>({
    queryKey: [RECRUITERS_PATH, "me", "analytics", query.toString()],
    queryFn: ({ signal }) =>
      callJson("GET", `${RECRUITERS_PATH}/me/analytics?${query}`, { signal }),
  });
}

/** All evaluations that one gave, newest first, page after page. */
export async function readAllGiven(): Promise<Evaluation[]> {
  const all: Evaluation[] = [];
  let path: string | null = `${EVALUATIONS_PATH}?recruiterId=me&limit=100`;
  while (path) {
    const answer: Response = await call("GET", path);
    all.push(...((await answer.json()) as Evaluation[]));
    path = nextPageOf(answer);
  }
  return all;
}
