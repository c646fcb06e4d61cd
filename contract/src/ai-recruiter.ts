import { z } from "zod";
import { AvatarProfile, CoachSource, InterviewType, Quoted, turnText } from "./coaching.ts";
import { LANGUAGE_CODES } from "./languages.ts";
import { RubricDimension, RubricScore } from "./rubric.ts";
import {
  MOUTH_SHAPES,
  SPEECH_MAX_CHARACTERS,
  SPEECH_SPEED,
  SPEECH_VOICES,
} from "./speech-terms.ts";
import { STAR_SECTIONS } from "./star.ts";

export const NewRecruiterFeedback = z.object({
  response: turnText("Answer the question first"),
  question: turnText("The question is missing", 1000),
  interviewType: InterviewType,
  avatarProfile: AvatarProfile,
  /** What this question's answer was already asked about: the missing piece is asked for once. */
  askedBefore: z.array(z.enum(STAR_SECTIONS)).max(4).default([]),
  /** Recruiter's openings said earlier in this interview, so that none is said twice. */
  saidBefore: z.array(z.string().max(2000)).max(40).default([]),
});
export type NewRecruiterFeedback = z.input<typeof NewRecruiterFeedback>;

export const RecruiterFeedback = z.object({
  /** What the recruiter says aloud: 25 to 120 words, without a figure of the score. */
  spokenFeedback: z.string(),
  /** One line of at most 100 characters for the screen. */
  shortFeedback: z.string(),
  /** 0 to 100; null when the answer is in a language the engine does not read. */
  score: z.number().int().min(0).max(100).nullable(),
  /** The answer on the rubric that recruiters use, with the words that led to each score. */
  dimensions: z.array(
    z.object({
      dimension: RubricDimension,
      score: RubricScore,
      /** The behaviour that this score stands for, from the rubric. */
      anchor: z.string().nullable(),
      evidence: z.array(Quoted),
    }),
  ),
  strength: z.object({ text: z.string(), evidence: z.array(Quoted) }).nullable(),
  nextStep: z.object({ text: z.string(), evidence: z.array(Quoted) }).nullable(),
  /** The one missing piece, asked for once in the recruiter's words. */
  followUp: z.object({ section: z.enum(STAR_SECTIONS), question: z.string() }).nullable(),
  /** The value of the airline that the feedback refers to, as the airline words it. */
  airlineValue: z.string().nullable(),
  language: z.enum(LANGUAGE_CODES),
  /** Measures that words alone do not give: "voice", "posture", … */
  notAssessed: z.array(z.string()),
  source: CoachSource,
});
export type RecruiterFeedback = z.infer<typeof RecruiterFeedback>;

const SPEED_RANGE = "Use a speed from 0.5 to 2";

export const SpeakRequest = z.object({
  text: turnText("The text to say is missing", SPEECH_MAX_CHARACTERS),
  voice: z.enum(SPEECH_VOICES, "Choose nova, alloy, echo, fable, onyx or shimmer"),
  speed: z
    .number(SPEED_RANGE)
    .min(SPEECH_SPEED.min, SPEED_RANGE)
    .max(SPEECH_SPEED.max, SPEED_RANGE)
    .default(1),
  /** Language of the text. */
  language: z.enum(LANGUAGE_CODES).default("en"),
});
export type SpeakRequest = z.input<typeof SpeakRequest>;

/** Who spoke: the built-in engine, a program on the server's machine, or the configured service. */
export const SpeechSource = z.enum(["built-in", "program", "service"]);
export type SpeechSource = z.infer<typeof SpeechSource>;

/** Seconds from the beginning of the audio as a browser plays it. */
const Seconds = z.number().min(0);

/** Something said aloud, with what a screen needs to show it being said. */
export const Speech = z.object({
  /** The MP3 in base64. */
  audio: z.string(),
  seconds: Seconds,
  /**
   * When each word is heard, in order; null where the engine does not tell. `start` and `end` are UTF-16
   * offsets into the text that was sent. What cannot be said (emoji, other scripts) is in none of them.
   */
  words: z
    .array(
      z.object({
        text: z.string(),
        start: z.number().int().min(0),
        end: z.number().int().min(0),
        at: Seconds,
        until: Seconds,
      }),
    )
    .nullable(),
  /** The mouth from the first sound to the last, without gaps; null where the engine does not tell. */
  mouths: z
    .array(z.object({ shape: z.enum(MOUTH_SHAPES), at: Seconds, until: Seconds }))
    .nullable(),
  source: SpeechSource,
});
export type Speech = z.infer<typeof Speech>;
