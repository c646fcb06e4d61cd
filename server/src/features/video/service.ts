import { join } from "node:path";
import { deliveryFeedback } from "coach/delivery/feedback";
import { measurePicture } from "coach/delivery/picture/measure-picture";
import { analyseText } from "coach/star/analyse-text";
import type { LanguageCode } from "contract/languages";
import type { AnalysisProgress, NewVideoAnalysis, VideoAnalysis } from "contract/video";
import type { z } from "zod";
import type { Coach } from "../../ai/coach.ts";
import type { QuestionBank } from "../../ai/question-bank.ts";
import type { Transcriber } from "../../ai/transcript/transcriber.ts";
import { deliveryScoresOf } from "../../db/delivery-scores.ts";
import { analysisIn, type DeliverySessions } from "../../delivery/sessions.ts";
import type { VideoAnalyser } from "../../media/video-analyser.ts";

/** The picture and the sound are through; what is left is arithmetic, or a wait for words. */
const SCORING_SHARE = 0.95;

export type VideoTake = {
  userId: string;
  /** The recording, in a folder of its own that goes with it. */
  folder: string;
  file: string;
  sent: z.output<typeof NewVideoAnalysis>;
  /** Of the notes. */
  language: LanguageCode;
};

export type Videos = {
  /** Measures, scores and stores. Throws `AnalysisFault` for a recording that gives nothing, or when `signal` is given. */
  analyse(
    take: VideoTake,
    options: { onProgress(progress: AnalysisProgress): void; signal: AbortSignal },
  ): Promise<VideoAnalysis>;
};

export function createVideos(deps: {
  analyser: VideoAnalyser;
  deliveries: DeliverySessions;
  coach: Coach;
  bank: QuestionBank;
  transcriber: Transcriber | null;
}): Videos {
  const { analyser, deliveries, coach, bank, transcriber } = deps;

  const transcriptOf = async (
    { sent, language }: VideoTake,
    soundFile: string | null,
    signal: AbortSignal,
  ): Promise<VideoAnalysis["transcript"]> => {
    const typed = sent.transcript?.trim();
    if (typed) return { text: typed, source: "typed" };
    if (!transcriber || soundFile === null) return null;
    const text = await transcriber.transcribe(soundFile, sent.language ?? language, signal);
    return text ? { text, source: "service" } : null;
  };

  const contentOf = (
    { userId, sent: { question, questionId }, language }: VideoTake,
    text: string,
  ) => {
    const put = bank.resolve({ questionId: questionId ?? "", questionText: question });
    if (!put) return null;
    const { kind, category } = put.bank ?? {};
    const known = { text: put.text, ...(kind && { kind }), ...(category && { category }) };
    const { sections } = analyseText({ question: known, text, language });
    return coach.analyse(put, sections, language, userId);
  };

  return {
    analyse: async (take, { onProgress, signal }) => {
      const { userId, folder, file, sent, language } = take;
      const asksForWords = sent.wantsTranscript === "true" && !sent.transcript?.trim();
      const soundFile = transcriber && asksForWords ? join(folder, "sound.wav") : null;
      const measured = await analyser.analyse(file, {
        ...{ soundFile, signal },
        onProgress: (progress) => onProgress({ share: 0, ...progress }),
      });
      onProgress({ stage: "scoring", share: SCORING_SHARE });
      const transcript = await transcriptOf(take, measured.sound && soundFile, signal);
      const content = transcript && (await contentOf(take, transcript.text));
      // Nothing is kept of what its person has stopped.
      signal.throwIfAborted();
      const row = await deliveries.add(userId, {
        ...{ kind: "video", question: sent.question, language },
        sound: measured.sound,
        picture: measurePicture(measured.frames, measured.durationSeconds),
        transcript: transcript?.text ?? null,
        spoken: sent.language ?? language,
        ...{ responseId: null, content },
      });
      const { kind: _, ...analysis } = analysisIn(row, language);
      const { eyeContact, confidence, clarity, bodyLanguage } = deliveryScoresOf(analysis);
      onProgress({ stage: "done", share: 1 });
      return {
        ...analysis,
        ...{ id: row.id, question: row.question, content, transcript },
        ...{ eyeContactScore: eyeContact, confidenceScore: confidence },
        ...{ clarityScore: clarity, bodyLanguageScore: bodyLanguage },
        ...deliveryFeedback(row.analysis, language),
        createdAt: row.createdAt.toISOString(),
      };
    },
  };
}
