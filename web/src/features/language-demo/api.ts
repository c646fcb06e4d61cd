import { queryOptions } from "@tanstack/react-query";
import { SAMPLE_ANSWERS } from "content/language-demo/sample-answers";
import type { SampleAnswer } from "content/language-demo/schema";
import type { NewRecruiterFeedback, RecruiterFeedback } from "contract/ai-recruiter";
import type { AdaptedResponse, NewAdaptedResponse } from "contract/avatar";
import type { CULTURAL_REGIONS } from "contract/cultural-terms";
import type { LanguageCode } from "contract/languages";
import { callJson } from "../../lib/api.ts";
import type { Speaker } from "./model.ts";

const INTERVIEW = "behavioral";

/** The sample in a language; in English where it is told in no other. */
export function sampleIn(language: LanguageCode): SampleAnswer {
  const sample = SAMPLE_ANSWERS.find((each) => each.language === language) ?? SAMPLE_ANSWERS[0];
  if (!sample) throw new Error("There is no sample answer");
  return sample;
}

/** What a recruiter says to the sample answer, made now and stored nowhere. */
export const feedbackQuery = (sample: SampleAnswer, speaker: Speaker) =>
  queryOptions({
    queryKey: ["/api/ai-recruiter/feedback", "language-demo", sample.language, speaker.id],
    queryFn: ({ signal }) => {
      const payload: NewRecruiterFeedback = {
        response: sample.answer,
        question: sample.question,
        interviewType: INTERVIEW,
        avatarProfile: { id: speaker.id },
      };
      const path = `/api/ai-recruiter/feedback?language=${sample.language}`;
      return callJson<RecruiterFeedback>("POST", path, { payload, signal });
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The same feedback as a recruiter would put it to a calm person for one region. */
export const adaptedQuery = (
  sample: SampleAnswer,
  speaker: Speaker,
  targetRegion: (typeof CULTURAL_REGIONS)[number],
  feedback: string | undefined,
) =>
  queryOptions({
    queryKey: ["/api/avatar/adapt-response", sample.language, speaker.id, targetRegion, feedback],
    queryFn: ({ signal }) => {
      const payload: NewAdaptedResponse = {
        emotionData: { primary: "calm", intensity: "low", confidence: 0.8 },
        avatarProfile: { id: speaker.id },
        interviewContext: { question: sample.question, interviewType: INTERVIEW },
        originalFeedback: feedback ?? "",
        targetRegion,
      };
      const path = `/api/avatar/adapt-response?language=${sample.language}`;
      return callJson<AdaptedResponse>("POST", path, { payload, signal });
    },
    enabled: feedback !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
