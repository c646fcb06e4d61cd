import { useQuery } from "@tanstack/react-query";
import { nextInterview } from "coach/plan/interview";
import type { ReviewTime } from "coach/review/schedule";
import { useEffect, useMemo } from "react";
import { useAccount, useUser } from "../../lib/account.tsx";
import { localDay, useMinute } from "../../lib/clock.ts";
import { draftKey, useDraft } from "../../lib/drafts.ts";
import { applicationsQuery } from "../interview-plan/api.ts";

const DAY_MS = 86_400_000;
/** Days since 1970 of a date like "2026-11-28". */
const dayOfDate = (date: string) => Date.parse(date) / DAY_MS;
const dateOfDay = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Now, and the person's next interview: the account's own date or the nearest of an application; offline the last known. */
export function useReviewTime(): ReviewTime {
  const { userKey, connection } = useAccount();
  const user = useUser();
  const applications = useQuery({ ...applicationsQuery, enabled: connection === "here" });
  const now = useMinute().getTime();
  const day = localDay(now);
  const known = useDraft<string | null>(draftKey(userKey, "review-interview"), null);

  const asked = useMemo(() => {
    if (!user || !applications.data) return undefined;
    const own = { date: user.interviewDate ?? null, airline: "", stage: null };
    return nextInterview(own, applications.data, dateOfDay(day)).date;
  }, [user, applications.data, day]);
  const { value, change } = known;
  useEffect(() => {
    if (asked !== undefined && asked !== value) change(asked);
  }, [asked, value, change]);

  const date = asked === undefined ? value : asked;
  const interviewDay = date === null ? null : dayOfDate(date);
  return {
    ...{ now, dayOf: localDay },
    interviewDay: interviewDay !== null && interviewDay > day ? interviewDay : null,
  };
}
