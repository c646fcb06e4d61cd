import { z } from "zod";
import { AvatarProfile, CoachSource, InterviewType, turnText } from "./coaching.ts";
import { CULTURAL_REGIONS } from "./cultural-terms.ts";
import { EmotionData } from "./emotion.ts";

export const NewAdaptedResponse = z.object({
  emotionData: EmotionData,
  avatarProfile: AvatarProfile,
  interviewContext: z.object({
    question: turnText("The question is missing", 1000),
    interviewType: InterviewType,
  }),
  originalFeedback: turnText("The feedback to adapt is missing", 5000),
  /** What the recruiter has said in this interview, so that no phrase that is added comes twice. */
  saidBefore: z.array(z.string().max(2000)).max(40).default([]),
  /** Hears it as it would be put for this region; without it the person's own holds. */
  targetRegion: z.enum(CULTURAL_REGIONS, "Choose one of the six regions").optional(),
});
export type NewAdaptedResponse = z.input<typeof NewAdaptedResponse>;

export const AdaptedResponse = z.object({
  /** The feedback as this recruiter says it to this person now. */
  spokenResponse: z.string(),
  /** A sentence to steady or encourage; empty where the person needs none. */
  emotionalSupport: z.string(),
  source: CoachSource,
});
export type AdaptedResponse = z.infer<typeof AdaptedResponse>;
