/** Terms of the spoken recruiter, without the schemas: a screen picks a voice and draws a mouth. */

/**
 * Voices (specification 1, section 9). nova, fable and shimmer are women, echo and onyx men, alloy is
 * between. Only where the built-in engine or a speech service speaks are all six different people.
 */
export const SPEECH_VOICES = ["nova", "alloy", "echo", "fable", "onyx", "shimmer"] as const;
export type SpeechVoice = (typeof SPEECH_VOICES)[number];

/** Longest text that is said at once: about two and a half minutes. */
export const SPEECH_MAX_CHARACTERS = 2000;

/** 1 is the voice's own pace, 2 twice as fast. The introduction is said at 0.95, feedback at 0.9. */
export const SPEECH_SPEED = { min: 0.5, max: 2 } as const;

/**
 * How the mouth looks while a sound is made.
 * rest: lips together, loosely. closed: lips pressed (m, b, p). lip-bite: upper teeth on the lower lip
 * (f, v). tongue-teeth: tongue tip between the teeth (th). tongue-ridge: behind them, mouth a little open
 * (t, d, n, l). teeth: teeth together, lips drawn (s, z). funnel: lips forward (sh, ch, r). back: a little
 * open, tongue low in sight (k, g, h). pursed: a small round opening (w, oo). round: a large one (aw).
 * half-open: e in "bed". open: a in "father". wide: ee, corners drawn apart.
 */
export const MOUTH_SHAPES = [
  "rest",
  "closed",
  "lip-bite",
  "tongue-teeth",
  "tongue-ridge",
  "teeth",
  "funnel",
  "back",
  "pursed",
  "round",
  "half-open",
  "open",
  "wide",
] as const;
export type MouthShape = (typeof MOUTH_SHAPES)[number];
