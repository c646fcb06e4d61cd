import type { Emotion } from "contract/emotion";
import type { Key } from "../../i18n/keys.ts";

/** How the recruiter looks (specification 1, section 4, "Avatar display state"). */
export const AVATAR_STATES = [
  "speaking",
  "listening",
  "thinking",
  "encouraging",
  "concerned",
  "neutral",
] as const;
export type AvatarState = (typeof AVATAR_STATES)[number];

/** What goes on in the interview at this moment. */
export type Doing = {
  isSpeaking: boolean;
  /** The person's answer is being recorded. */
  isListening: boolean;
  isReadingEmotion: boolean;
  /** The latest reading of the person's words; null before there is one. */
  emotion: Emotion | null;
  /** The answer was given and the feedback is being made. */
  isAnalysing?: boolean;
};

const BY_EMOTION: Partial<Record<Emotion, AvatarState>> = {
  nervous: "encouraging",
  anxious: "encouraging",
  confused: "concerned",
  frustrated: "concerned",
  confident: "thinking",
  enthusiastic: "thinking",
};

/** In the specification's order: speaking, listening, thinking, then by emotion; else neutral. */
export function avatarState(doing: Doing): AvatarState {
  if (doing.isSpeaking) return "speaking";
  if (doing.isListening) return "listening";
  if (doing.isReadingEmotion || doing.isAnalysing) return "thinking";
  return (doing.emotion && BY_EMOTION[doing.emotion]) ?? "neutral";
}

/** The status text that goes with it (section 2). Two texts belong to thinking: what is being read decides. */
export function statusKey(doing: Doing): Key {
  const state = avatarState(doing);
  // An answer that was given is read for its content and its emotion at once: the content is what counts.
  if (state === "thinking" && doing.isReadingEmotion && !doing.isAnalysing)
    return "avatar.status.reading";
  return `avatar.status.${state}`;
}
