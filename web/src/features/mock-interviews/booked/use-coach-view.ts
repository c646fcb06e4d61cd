import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { RubricDimension } from "contract/rubric";
import { useLanguage } from "../../../i18n/i18n.ts";
import { sessionById, sessionPages } from "../stored-sessions.ts";

/** What the coach saw in the latest interview with an AI recruiter, on the same rubric; null where there is none, or no answer showed it. */
export function useCoachView(): (dimension: RubricDimension) => number | null {
  const language = useLanguage();
  const { data } = useInfiniteQuery(sessionPages);
  const latest = data?.pages
    .flatMap(({ sessions }) => sessions)
    .find(({ status, overallScore }) => status === "completed" && overallScore !== null);
  const session = useQuery({
    ...sessionById(latest?.id ?? "", language),
    enabled: latest !== undefined,
  });
  return (dimension) =>
    session.data?.report?.dimensions.find((one) => one.dimension === dimension)?.score ?? null;
}
