import { useInfiniteQuery } from "@tanstack/react-query";
import type { Party } from "contract/mock-interview-terms";
import type { MockInterview } from "contract/mock-interviews";
import { useAccount } from "../../lib/account.tsx";
import { interviewPages } from "../booked-interviews/api.ts";
import { interviewsAhead } from "./model.ts";

export interface InterviewAhead extends MockInterview {
  /** The other one of the two; null once their account has gone. */
  otherName: string | null;
}

/**
 * The interviews of the next seven days, nearest first, on both sides of the table; undefined until they are known.
 * They come from the lists that /mock-interviews shows, so that one answer serves both.
 */
export function useInterviewsAhead(now: Date): {
  ahead: InterviewAhead[] | undefined;
  hasFailed: boolean;
} {
  const { connection, record } = useAccount();
  const isHere = connection === "here";
  const isRecruiter = record.profile === "recruiter";
  const taken = useInfiniteQuery({ ...interviewPages("candidate", "open"), enabled: isHere });
  const given = useInfiniteQuery({
    ...interviewPages("recruiter", "open"),
    enabled: isHere && isRecruiter,
  });
  const asked: [Party, typeof taken][] = [["candidate", taken]];
  if (isRecruiter) asked.push(["recruiter", given]);
  const hasFailed = asked.some(([, { isError, data }]) => isError && !data);
  if (asked.some(([, { data }]) => !data)) return { ahead: undefined, hasFailed };
  const all = asked.flatMap(([party, { data }]) =>
    (data?.pages ?? []).flatMap(({ entries }) =>
      entries.map((entry) => ({
        ...entry,
        otherName: party === "candidate" ? entry.recruiterName : entry.candidateName,
      })),
    ),
  );
  return { ahead: interviewsAhead(all, now), hasFailed };
}
