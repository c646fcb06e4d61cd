import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { NewRecruiterFeedback, RecruiterFeedback } from "contract/ai-recruiter";
import type { AdaptedResponse, NewAdaptedResponse } from "contract/avatar";
import type { EmotionReading } from "contract/emotion";
import type { LanguageCode } from "contract/languages";
import type { Preparation, PreparationWork } from "contract/preparation";
import type { CulturalContext, User } from "contract/users";
import { call, callJson } from "../../lib/api.ts";
import { preparationsQuery } from "../../parts/preparation/preparation-query.ts";

const USER_KEY = ["/api/users", "me"];

export function useSaveContext() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (payload: CulturalContext) =>
      callJson<User>("PATCH", "/api/users/me/cultural-context", { payload }),
    onSuccess: (user) => queries.setQueryData<User>(USER_KEY, user),
  });
}

export function useSetInterviewDate() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (interviewDate: string) =>
      callJson<User>("PATCH", "/api/users/me", { payload: { interviewDate } }),
    onSuccess: (user) => queries.setQueryData<User>(USER_KEY, user),
  });
}

/** Hands in one part; the list has it as soon as the server has graded and kept it. */
export function useCompletePart(region: string) {
  const queries = useQueryClient();
  const { queryKey } = preparationsQuery;
  return useMutation({
    mutationFn: (payload: PreparationWork) =>
      callJson<Preparation>("PUT", `/api/preparation/${region}`, { payload }),
    onSuccess: async (stored) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData<Preparation[]>(queryKey, (all = []) => [
        ...all.filter((each) => each.region !== region || each.module !== stored.module),
        stored,
      ]);
    },
  });
}

/** Takes all four parts of a region back. */
export function useRestart(region: string) {
  const queries = useQueryClient();
  const { queryKey } = preparationsQuery;
  return useMutation({
    mutationFn: () => call("DELETE", `/api/preparation/${region}`),
    onSuccess: () =>
      queries.setQueryData<Preparation[]>(queryKey, (all = []) =>
        all.filter((each) => each.region !== region),
      ),
  });
}

export interface Judgement {
  score: number | null;
  /** What the coach says, in the manner of the saved region. */
  spoken: string;
  strength: string | null;
  nextStep: string | null;
}

interface JudgeInput {
  question: string;
  /** It asks what one would do, not what one did. */
  isSituational: boolean;
  answer: string;
  recruiterId: string;
  language: LanguageCode;
}

/** The coach's words on an answer: what it says to it, put for how the person sounds and for the saved region. Rejects as calls do. */
export async function judgeAnswer(input: JudgeInput): Promise<Judgement> {
  const { question, answer, recruiterId, isSituational, language } = input;
  const avatarProfile = { id: recruiterId };
  const interviewType = isSituational ? "situational" : "behavioral";
  const asked: NewRecruiterFeedback = { response: answer, question, interviewType, avatarProfile };
  const [feedback, emotion] = await Promise.all([
    callJson<RecruiterFeedback>("POST", `/api/ai-recruiter/feedback?language=${language}`, {
      payload: asked,
    }),
    callJson<EmotionReading>("POST", "/api/emotion/analyze", {
      payload: { text: answer, avatarProfile },
    }),
  ]);
  const { primary, intensity, confidence } = emotion;
  const toAdapt: NewAdaptedResponse = {
    emotionData: { primary, intensity, confidence },
    avatarProfile,
    interviewContext: { question, interviewType },
    originalFeedback: feedback.spokenFeedback,
  };
  const adapted = await callJson<AdaptedResponse>(
    "POST",
    `/api/avatar/adapt-response?language=${language}`,
    { payload: toAdapt },
  );
  return {
    score: feedback.score,
    spoken: adapted.spokenResponse,
    strength: feedback.strength?.text ?? null,
    nextStep: feedback.nextStep?.text ?? null,
  };
}
