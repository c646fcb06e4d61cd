import { z } from "zod";
import { DeliveryAnalysis } from "./delivery.ts";
import { LANGUAGE_CODES } from "./languages.ts";
import { StarAnalysis } from "./star-analysis.ts";
import { ANALYSIS_STAGES } from "./video-terms.ts";

/** Named by the client before it sends, so that progress and cancel reach it. */
export const AnalysisId = z.uuid();

/** What is sent beside the recording. */
export const NewVideoAnalysis = z.object({
  question: z.string().min(1).max(1000),
  /** Id in the question bank, where the question came from there. */
  questionId: z.string().max(120).optional(),
  /** Named by the client: progress and cancel go by it. */
  analysisId: AnalysisId.optional(),
  /** What was said, typed or recognised by the browser. */
  transcript: z.string().max(20_000).optional(),
  /** "true": the person asks for a transcript by the connected service, which is sent the sound; see `GET /api/coach`. */
  wantsTranscript: z.enum(["true", "false"]).optional(),
  /** Of what was said and of what is answered; else as the request asks. */
  language: z.enum(LANGUAGE_CODES).optional(),
});

const Score = z.number().int().min(0).max(100).nullable();

/**
 * The answer of `POST /api/video/analyze` (specification 2, section 3), with everything that the
 * scores rest on. A score is null where nothing could be measured.
 */
export const VideoAnalysis = DeliveryAnalysis.omit({ kind: true }).extend({
  /** Of the stored session. */
  id: z.uuid(),
  question: z.string(),
  eyeContactScore: Score,
  confidenceScore: Score,
  clarityScore: Score,
  bodyLanguageScore: Score,
  /** Two to four sentences in the language asked for. */
  feedback: z.string(),
  improvementSuggestions: z.array(z.string()),
  /** Of the words, where there are any: typed, recognised by the browser, or by a configured service. */
  content: StarAnalysis.nullable(),
  transcript: z.object({ text: z.string(), source: z.enum(["typed", "service"]) }).nullable(),
  createdAt: z.iso.datetime(),
});
export type VideoAnalysis = z.infer<typeof VideoAnalysis>;

/** An entry of `GET /api/video/sessions/{userId}`, newest first. `duration` in seconds. */
export const VideoSession = z.object({
  id: z.uuid(),
  question: z.string(),
  overallScore: Score,
  eyeContactScore: Score,
  confidenceScore: Score,
  clarityScore: Score,
  bodyLanguageScore: Score,
  duration: z.number().min(0),
  createdAt: z.iso.datetime(),
  isSample: z.boolean(),
});
export type VideoSession = z.infer<typeof VideoSession>;

/** An event of `GET /api/video/analyze/{id}/events`. `share` is 0 to 1 over the whole work. */
export const AnalysisProgress = z.object({
  stage: z.enum(ANALYSIS_STAGES),
  share: z.number().min(0).max(1),
  /** People before this one, while waiting. */
  ahead: z.number().int().min(0).optional(),
});
export type AnalysisProgress = z.infer<typeof AnalysisProgress>;
