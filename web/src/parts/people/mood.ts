/** What a drawn face expresses: the display states of a recruiter (specification 1, section 4). */
export const MOODS = [
  "neutral",
  "speaking",
  "listening",
  "thinking",
  "encouraging",
  "concerned",
] as const;
export type Mood = (typeof MOODS)[number];
