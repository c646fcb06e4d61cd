import { queryOptions, useMutation } from "@tanstack/react-query";
import type { Evaluation } from "contract/evaluations";
import type {
  InterviewRating,
  MockInterview,
  NewMockInterview,
  SelfScores,
} from "contract/mock-interviews";
import type { OpenRecruiter, Recruiter } from "contract/recruiters";
import { callJson } from "../../../lib/api.ts";
import { ApiError } from "../../../lib/api-error.ts";
import {
  EVALUATIONS_PATH,
  evaluationPages,
  INTERVIEWS_PATH,
  RECRUITERS_PATH,
  useRefreshInterviews,
} from "../../../parts/booked-interviews/api.ts";

/** Where this room's part of the page begins: a link to it leads there. */
export const SECTION_ID = "with-a-recruiter";
export const SECTION_ADDRESS = `/mock-interviews#${SECTION_ID}`;
export const bookAddress = (recruiterId = "") =>
  `/mock-interviews?book=${encodeURIComponent(recruiterId)}`;
export const evaluationAddress = (id: string) =>
  `/mock-interviews?evaluation=${encodeURIComponent(id)}`;

const EVALUATIONS_AT_ONCE = 10;

/** What one was told, newest first. */
export const receivedEvaluations = evaluationPages("candidate", EVALUATIONS_AT_ONCE);

/** Who can be booked, the nearest slot first. */
export const recruitersQuery = queryOptions<OpenRecruiter[]>({ queryKey: [RECRUITERS_PATH] });

export const recruiterQuery = (id: string) =>
  queryOptions<Recruiter>({ queryKey: [RECRUITERS_PATH, encodeURIComponent(id)] });

export const interviewQuery = (id: string) =>
  queryOptions<MockInterview>({ queryKey: [INTERVIEWS_PATH, id] });

/** A refusal means that the slots have changed: they are read again. */
export function useBookInterview() {
  const refresh = useRefreshInterviews();
  return useMutation({
    mutationFn: (wanted: NewMockInterview) =>
      callJson<MockInterview>("POST", INTERVIEWS_PATH, { payload: wanted }),
    onSettled: (_, error) => {
      if (!error || error instanceof ApiError) return refresh();
    },
  });
}

export function useRateInterview() {
  const refresh = useRefreshInterviews();
  return useMutation({
    mutationFn: ({ id, rating }: { id: string; rating: InterviewRating }) =>
      callJson<MockInterview>("PUT", `${INTERVIEWS_PATH}/${id}/rating`, { payload: rating }),
    onSuccess: refresh,
  });
}

/** Opens an evaluation, one's own scores first where they were given. */
export function useOpenEvaluation() {
  const refresh = useRefreshInterviews();
  return useMutation({
    mutationFn: async ({ evaluation, own }: { evaluation: Evaluation; own: SelfScores | null }) => {
      if (own) await giveScores(evaluation.mockInterviewId, own);
      return callJson<Evaluation>("POST", `${EVALUATIONS_PATH}/${evaluation.id}/opened`);
    },
    onSuccess: refresh,
  });
}

/** Opened in another tab meanwhile: the scores come too late, and it can be read all the same. */
async function giveScores(interviewId: string, own: SelfScores): Promise<void> {
  try {
    await callJson("PUT", `${INTERVIEWS_PATH}/${interviewId}/self-scores`, { payload: own });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 409)) throw error;
  }
}
