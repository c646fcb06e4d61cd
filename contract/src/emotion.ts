import { z } from "zod";
import { AvatarProfile, CoachSource, Quoted, turnText } from "./coaching.ts";
import { LANGUAGE_CODES } from "./languages.ts";

/** How a person sounds in their words. Never read from a face or a voice; enters no score. */
export const EMOTIONS = [
  "confident",
  "enthusiastic",
  "excited",
  "calm",
  "neutral",
  "nervous",
  "anxious",
  "confused",
  "frustrated",
] as const;
export const Emotion = z.enum(EMOTIONS);
export type Emotion = z.infer<typeof Emotion>;

export const EMOTION_INTENSITIES = ["low", "medium", "high"] as const;
export const EmotionIntensity = z.enum(EMOTION_INTENSITIES);
export type EmotionIntensity = z.infer<typeof EmotionIntensity>;

export const NewEmotionReading = z.object({
  text: turnText("Write a few words first"),
  avatarProfile: AvatarProfile.optional(),
});
export type NewEmotionReading = z.infer<typeof NewEmotionReading>;

/** What of the reading the other calls of the coach need (specification 1, section 3). */
export const EmotionData = z.object({
  primary: Emotion,
  secondary: Emotion.optional(),
  intensity: EmotionIntensity,
  /** 0 to 1; at most 0.3 where no cue was found or the language is not known. */
  confidence: z.number().min(0).max(1),
});
export type EmotionData = z.infer<typeof EmotionData>;

/** Words that speak for an emotion; a negative weight speaks against it ("not nervous at all"). */
export const EmotionCue = Quoted.extend({
  emotion: Emotion,
  /** What kind of cue it is. */
  kind: z.enum(["word", "hedge", "filler", "self-repair", "punctuation", "negation", "lack"]),
  weight: z.number(),
});
export type EmotionCue = z.infer<typeof EmotionCue>;

export const EmotionReading = EmotionData.extend({
  /** In the order of the text. */
  cues: z.array(EmotionCue),
  /** Language that the text was read in; null where none of the eleven was recognised. */
  language: z.enum(LANGUAGE_CODES).nullable(),
  source: CoachSource,
});
export type EmotionReading = z.infer<typeof EmotionReading>;
