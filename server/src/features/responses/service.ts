import { cutText } from "coach/star/analyse-text";
import { questionKind } from "coach/star/kind";
import { unmeasuredAnalysis } from "coach/star/unmeasured";
import type { LanguageCode } from "contract/languages";
import type { Response, StarAnswer } from "contract/responses";
import type { StarAnalysis } from "contract/star-analysis";
import type { Coach, PutQuestion } from "../../ai/coach.ts";
import type { QuestionBank } from "../../ai/question-bank.ts";
import { type Clock, DAY_MS } from "../../clock.ts";
import type { Database } from "../../db/database.ts";
import { scoresOf } from "../../db/response-scores.ts";
import { keepBodies } from "../../http/kept-bodies.ts";
import { invalidFields } from "../../http/problems.ts";
import type { Random } from "../../random.ts";
import type { Sent } from "./model.ts";
import {
  findByKey,
  findResponses,
  insertResponse,
  insertSamples,
  listAllResponses,
  type NewRow,
  type Row,
} from "./store.ts";

/** Some sixty pages of twenty answers, each answer with its receipts 24 KB. */
const KEPT_BYTES = 32 * 1024 * 1024;

const [OPEN, COMMA, CLOSE] = [Buffer.from("["), Buffer.from(","), Buffer.from("]")];

/** A written answer of a demo account. */
export type Sample = StarAnswer & { questionId: string; daysAgo: number; timeSpentSeconds: number };

export type Responses = {
  /** Analyses and stores an answer; the same key again gives the one stored first. */
  save(userId: string, sent: Sent, key: string | undefined, language: LanguageCode): Promise<Row>;
  addSamples(
    db: Database,
    userId: string,
    samples: readonly Sample[],
    language: LanguageCode,
  ): Promise<void>;
  /** All stored answers of a person, for the download. */
  exportAll(db: Database, userId: string): Promise<unknown[]>;
  /** A stored answer as JSON, its notes in the reader's language. */
  write(row: Row, language: LanguageCode): Buffer;
  /** The same of several, as one JSON array in the order of the ids; those that have gone are left out. */
  writeAll(ids: readonly string[], language: LanguageCode): Promise<Buffer>;
};

export function createResponses(deps: {
  db: Database;
  coach: Coach;
  clock: Clock;
  random: Random;
  bank: QuestionBank;
}): Responses {
  const { db, coach, clock, random, bank } = deps;
  /** Samples are the same for everybody: each is analysed once in a language. */
  const sampleAnalyses = new Map<string, Promise<StarAnalysis>>();
  /** Single answers and pages of them: an answer never changes once it is stored. */
  const written = keepBodies(KEPT_BYTES);

  const toRow = (
    userId: string,
    sent: Omit<Sent, "answer">,
    answer: StarAnswer,
    put: PutQuestion,
    analysis: StarAnalysis,
    language: LanguageCode,
  ): NewRow => ({
    id: random.uuid(),
    userId,
    questionId: sent.questionId,
    bankQuestionId: put.bank && bank.isListed(put.bank.id) ? put.bank.id : null,
    question: put.text,
    category: put.bank?.category ?? null,
    practiceMode: sent.practiceMode,
    timeSpentSeconds: sent.timeSpentSeconds,
    ...answer,
    videoUrl: sent.videoUrl,
    audioUrl: sent.audioUrl,
    analysisLanguage: language,
    analysis,
    scores: scoresOf(analysis),
    createdAt: clock(),
  });

  const write: Responses["write"] = (row, language) => {
    const { analysisText: stored, analysisLanguage, seq: _, createdAt, ...kept } = row;
    const analysisText = withLanguage(stored);
    const response: Omit<Response, "analysis"> = {
      ...kept,
      practiceMode: kept.practiceMode as Response["practiceMode"],
      createdAt: createdAt.toISOString(),
    };
    const analysis =
      analysisLanguage === language
        ? analysisText
        : JSON.stringify(coach.rewrite(JSON.parse(analysisText) as StarAnalysis, language));
    const bytes = Buffer.from(`${JSON.stringify(response).slice(0, -1)},"analysis":${analysis}}`);
    written.put(`${row.id} ${language}`, bytes);
    return bytes;
  };

  return {
    write,
    writeAll: async (ids, language) => {
      const page = `${ids.join(" ")} ${language} page`;
      const before = written.get(page);
      if (before) return before;
      const found = new Map(ids.map((id) => [id, written.get(`${id} ${language}`)]));
      const missing = ids.filter((id) => !found.get(id));
      if (missing.length > 0)
        for (const row of await findResponses(db, missing)) found.set(row.id, write(row, language));
      const answers = [...found.values()].filter((bytes) => bytes !== undefined);
      const parts = answers.flatMap((bytes) => [COMMA, bytes]);
      const whole = Buffer.concat([OPEN, ...parts.slice(1), CLOSE]);
      if (answers.length === ids.length) written.put(page, whole);
      return whole;
    },
    save: async (userId, sent, key, language) => {
      const before = key ? await findByKey(db, userId, key) : null;
      if (before) return before;
      const put = bank.resolve(sent);
      if (!put) throw invalidFields([{ path: "questionId", key: "field-unknown-question" }]);
      const answer = sectionsOf(put, sent.answer);
      const analysis =
        sent.answer === null
          ? unmeasuredAnalysis("unheard", kindOf(put), language)
          : await coach.analyse(put, answer, language, userId);
      const row = {
        ...toRow(userId, sent, answer, put, analysis, language),
        idempotencyKey: key ?? null,
      };
      const stored = (await insertResponse(db, row)) ?? (key && (await findByKey(db, userId, key)));
      if (!stored) throw new Error("A response was neither stored nor there before");
      return stored;
    },

    addSamples: async (tx, userId, samples, language) => {
      const rows = samples.map(async (sample): Promise<NewRow> => {
        const { questionId, daysAgo, timeSpentSeconds, ...answer } = sample;
        const put = bank.resolve({ questionId, questionText: undefined });
        if (!put) throw new Error(`The sample's question ${questionId} is not in the bank`);
        const cached = `${language} ${questionId} ${daysAgo}`;
        // For nobody: samples are ours, and no model service is asked while a transaction waits.
        const analysing = sampleAnalyses.get(cached) ?? coach.analyse(put, answer, language);
        sampleAnalyses.set(cached, analysing);
        const sent = {
          ...{ questionId, questionText: put.text, timeSpentSeconds },
          ...{ practiceMode: "text" as const, videoUrl: null, audioUrl: null },
        };
        const createdAt = new Date(clock().getTime() - daysAgo * DAY_MS);
        const row = toRow(userId, sent, answer, put, await analysing, language);
        return { ...row, isSample: true, createdAt };
      });
      await insertSamples(tx, await Promise.all(rows));
    },

    exportAll: async (tx, userId) => {
      const rows = await listAllResponses(tx, userId);
      return rows.map((row) =>
        JSON.parse(write(row, row.analysisLanguage as LanguageCode).toString()),
      );
    },
  };
}

const NOTHING_SAID: StarAnswer = { situation: "", task: "", action: "", result: "" };

const kindOf = ({ bank, text }: PutQuestion) => bank?.kind ?? questionKind(text);

/** The four sections, found in the text where the answer was told in one piece. */
function sectionsOf(put: PutQuestion, answer: Sent["answer"]): StarAnswer {
  if (answer === null) return NOTHING_SAID;
  if (!("transcript" in answer)) return answer;
  return cutText({ text: put.text, kind: kindOf(put) }, answer.transcript).sections;
}

/**
 * An analysis as the contract has it today, from the text of one stored in any version. Before answers were read in eleven languages none
 * was named: what has a score was English. Looks at the text alone, for a list of a hundred answers is written from texts, not objects.
 */
export function withLanguage(analysisText: string): string {
  if (analysisText.includes('"language":')) return analysisText;
  const language = analysisText.includes('"overallScore":null') ? "null" : '"en"';
  return `{"language":${language},${analysisText.slice(analysisText.indexOf("{") + 1)}`;
}
