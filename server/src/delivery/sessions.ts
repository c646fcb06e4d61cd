import { analyseDelivery } from "coach/delivery/analyse";
import { rewriteDelivery } from "coach/delivery/feedback";
import type { MeasuredPicture } from "coach/delivery/picture/measure-picture";
import { measureWords } from "coach/delivery/words/measure-words";
import { rewriteAnalysis } from "coach/star/words";
import type { DeliveryAnalysis, DeliverySession, MeasuredSound } from "contract/delivery";
import type { LanguageCode } from "contract/languages";
import type { StarAnalysis } from "contract/star-analysis";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { deliveryScoresOf, measuredValuesOf } from "../db/delivery-scores.ts";
import type { Random } from "../random.ts";
import { baselinesOf } from "./baselines.ts";
import { insertSession, listMeasured, type Row } from "./store.ts";

/** A habit of the last weeks, not of the first try. */
const BASELINE_SESSIONS = 10;

/** One answer on sound or video, as it was measured. */
export type MeasuredTake = {
  kind: "audio" | "video";
  question: string;
  sound: MeasuredSound | null;
  picture: MeasuredPicture | null;
  /** What was said; null where nobody wrote it down. */
  transcript: string | null;
  /** Of what was said. */
  spoken: LanguageCode;
  /** Of the notes. */
  language: LanguageCode;
  responseId: string | null;
  /** Of what was said, where it is not stored with an answer; its notes in `language`. */
  content?: StarAnalysis | null;
};

export type DeliverySessions = {
  /** Scores a take against its bands and the person's own medians, and keeps the scores. */
  add(userId: string, take: MeasuredTake): Promise<Row>;
};

export function createDeliverySessions(deps: {
  db: Database;
  clock: Clock;
  random: Random;
}): DeliverySessions {
  const { db, clock, random } = deps;
  return {
    add: async (userId, { question, transcript, spoken, language, responseId, ...taken }) => {
      const { content = null, ...take } = taken;
      const baselines = baselinesOf(await listMeasured(db, userId, BASELINE_SESSIONS));
      const seconds = take.sound?.durationSeconds ?? take.picture?.durationSeconds ?? 0;
      const words = transcript === null ? null : measureWords(transcript, spoken, seconds);
      const analysis = analyseDelivery({ ...take, words, baselines, language });
      return insertSession(db, {
        ...{ id: random.uuid(), userId, kind: take.kind, responseId, question },
        durationSeconds: analysis.durationSeconds,
        overallScore: analysis.overallScore,
        scores: deliveryScoresOf(analysis),
        values: measuredValuesOf(analysis),
        analysisLanguage: language,
        ...{ analysis, content },
        createdAt: clock(),
      });
    },
  };
}

/** The analysis of a stored session with its notes in the reader's language. */
export function analysisIn(row: Row, language: LanguageCode): DeliveryAnalysis {
  return row.analysisLanguage === language ? row.analysis : rewriteDelivery(row.analysis, language);
}

export function toSession(row: Row, language: LanguageCode): DeliverySession {
  const { id, kind, question, overallScore, durationSeconds, createdAt, content } = row;
  const isInReaders = row.analysisLanguage === language;
  return {
    ...{ id, kind: kind as DeliverySession["kind"], question, overallScore },
    ...{ duration: durationSeconds, createdAt: createdAt.toISOString() },
    analysis: analysisIn(row, language),
    content: content && !isInReaders ? rewriteAnalysis(content, language) : content,
  };
}
