import { drawQuestions } from "coach/interview/draw-questions";
import { LATE_ANSWER_HOURS } from "contract/interview-session-terms";
import type {
  InterviewSession,
  InterviewSessionChange,
  NewInterviewSession,
  NewSessionAnswer,
} from "contract/interview-sessions";
import type { LanguageCode } from "contract/languages";
import { isRecordingPlaceholder } from "contract/recording-placeholder";
import type { User } from "contract/users";
import type { z } from "zod";
import type { QuestionBank } from "../../ai/question-bank.ts";
import { findRecruiter } from "../../ai/recruiters.ts";
import { type Clock, MINUTE_MS } from "../../clock.ts";
import type { Database } from "../../db/database.ts";
import { keepBodies } from "../../http/kept-bodies.ts";
import {
  type FieldFault,
  invalidFields,
  notFound,
  notYours,
  sessionOver,
} from "../../http/problems.ts";
import type { Random } from "../../random.ts";
import { answerRow } from "./answer-row.ts";
import { type AnswerRow, findAnswer, listAnswers, ownerOfDelivery } from "./answers/store.ts";
import { readHistory } from "./history/read.ts";
import { listEarlierScores } from "./history/store.ts";
import { answerJson, secondsOnClock, toSummary } from "./model.ts";
import { questionPool } from "./question-pool.ts";
import { overallOf, reportOf } from "./report.ts";
import {
  changeSession,
  findByKey,
  findSession,
  insertSession,
  listAllSessions,
  lockSession,
  type NewAnswerRow,
  putAnswer,
  type Row,
  type Version,
} from "./store.ts";

/** A month of practice at one a week. */
const SESSIONS_COMPARED = 5;
/** Some hundred reports. */
const KEPT_BYTES = 16 * 1024 * 1024;

export type InterviewSessions = {
  /** Draws the questions and stores the session; the same key again gives the one stored first. */
  begin(
    user: User,
    wanted: z.output<typeof NewInterviewSession>,
    key: string | undefined,
  ): Promise<Row>;
  /** Scores an answer and stores it in place of an earlier one; a `SessionAnswer` as JSON. */
  keepAnswer(
    session: Row,
    position: number,
    sent: z.output<typeof NewSessionAnswer>,
    language: LanguageCode,
  ): Promise<string>;
  change(session: Row, change: z.output<typeof InterviewSessionChange>): Promise<Row>;
  /** An `InterviewSession` as JSON: a session with its answers and report, notes in the reader's language. */
  read(session: Row, language: LanguageCode): Promise<string>;
  /** The same, written once for each version of it. */
  readVersion(version: Version, language: LanguageCode): Promise<Buffer>;
  /** Everything that is kept of a person's sessions, for the download. */
  exportAll(db: Database, userId: string): Promise<unknown[]>;
};

export function createInterviewSessions(deps: {
  db: Database;
  clock: Clock;
  random: Random;
  bank: QuestionBank;
}): InterviewSessions {
  const { db, clock, random, bank } = deps;
  const written = keepBodies(KEPT_BYTES);

  const read: InterviewSessions["read"] = async (session, language) => {
    const answers = await listAnswers(db, [session.id]);
    const earlier =
      answers.length > 0 ? await listEarlierScores(db, session, SESSIONS_COMPARED) : [];
    return write(session, answers, earlier, language);
  };

  return {
    begin: async (user, wanted, key) => {
      const before = key ? await findByKey(db, user.id, key) : null;
      if (before) return before;
      const { kind, mode, language, focus, length } = wanted;
      const recruiter = findRecruiter(wanted.recruiterId);
      const airline = recruiter?.airline ?? null;
      const written = questionPool(bank, { language, focus, airline });
      const isSilent = kind === "one-way" && mode === "text";
      const faults: (FieldFault | false)[] = [
        !recruiter && { path: "recruiterId", key: "field-unknown-recruiter" },
        isSilent && { path: "mode", key: "field-one-way-mode" },
      ];
      const named = faults.filter((fault) => fault !== false);
      if (!recruiter || named.length > 0) throw invalidFields(named);
      const questions = drawQuestions({
        ...written,
        ...{ length, focus },
        ...(await readHistory(db, bank, user.id)),
        index: (count) => random.index(count),
      });
      const totalSeconds = secondsOnClock(kind, length, user.accommodations.moreTime);
      const row = {
        ...{ id: random.uuid(), userId: user.id, kind, mode, language, focus, questions },
        ...{ recruiterId: recruiter.id, questionCount: questions.length },
        ...{ totalSeconds, remainingSeconds: totalSeconds, createdAt: clock() },
        idempotencyKey: key ?? null,
      };
      const stored = (await insertSession(db, row)) ?? (key && (await findByKey(db, user.id, key)));
      if (!stored) throw new Error("A session was neither stored nor there before");
      return stored;
    },

    keepAnswer: async (session, position, sent, language) => {
      const asked = session.questions[position];
      if (!asked) throw notFound();
      refusePlaceholders(sent);
      const place = { sessionId: session.id, position, userId: session.userId };
      const row = { ...place, ...answerRow(bank, asked, sent, language), answeredAt: clock() };
      await db.transaction(async (tx) => {
        const now = await lockSession(tx, session.id);
        if (!now) throw notFound();
        if (isOver(now)) throw sessionOver(LATE_ANSWER_HOURS);
        const deliverySessionId = await ownDelivery(tx, row);
        await putAnswer(tx, { ...row, deliverySessionId }, sent.remainingSeconds);
      });
      const stored = await findAnswer(db, session.id, position);
      if (!stored) throw notFound();
      return answerJson(stored, language);
    },

    change: async (session, change) => {
      const changed = await changeSession(db, session, change, clock());
      if (!changed) throw notFound();
      return changed;
    },

    read,

    readVersion: async ({ id, version }, language) => {
      const key = `${id} ${version} ${language}`;
      const before = written.get(key);
      if (before) return before;
      const session = await findSession(db, id);
      if (!session) throw notFound();
      const bytes = Buffer.from(await read(session, language));
      written.put(key, bytes);
      return bytes;
    },

    exportAll: async (tx, userId) => {
      const sessions = await listAllSessions(tx, userId);
      const answers =
        sessions.length > 0
          ? await listAnswers(
              tx,
              sessions.map(({ id }) => id),
            )
          : [];
      return sessions.map(({ userId: _, seq: __, ...session }) => ({
        ...session,
        answers: answers
          .filter(({ sessionId }) => sessionId === session.id)
          .map(({ analysisText, ...answer }) => ({
            ...answer,
            analysis: analysisText && JSON.parse(analysisText),
          })),
      }));
    },
  };

  /** A session that was left in progress waits for its answers; a completed one for those that were on their way. */
  function isOver({ completedAt }: Row): boolean {
    if (completedAt === null) return false;
    return clock().getTime() - completedAt.getTime() > LATE_ANSWER_HOURS * 60 * MINUTE_MS;
  }
}

/** Another's is refused; what was said is kept although the analysis of its recording was deleted meanwhile. */
async function ownDelivery(tx: Database, row: NewAnswerRow): Promise<string | null> {
  const { deliverySessionId: id, userId } = row;
  const owner = id ? await ownerOfDelivery(tx, id) : null;
  if (owner !== null && owner !== userId) throw notYours();
  return owner === null ? null : (id ?? null);
}

function refusePlaceholders({ answer, followUp }: z.output<typeof NewSessionAnswer>): void {
  const texts = { answer, "followUp.answer": followUp?.answer };
  const faults = Object.entries(texts).flatMap(([path, text]) =>
    text && isRecordingPlaceholder(text)
      ? [{ path, key: "field-recording-placeholder" as const }]
      : [],
  );
  if (faults.length > 0) throw invalidFields(faults);
}

function write(
  session: Row,
  answers: readonly AnswerRow[],
  earlier: Awaited<ReturnType<typeof listEarlierScores>>,
  language: LanguageCode,
): string {
  const { questions, ...row } = session;
  const bySession = Map.groupBy(earlier, ({ sessionId }) => sessionId);
  const placed = answers.map((answer) => ({
    ...{ position: answer.position, rubric: answer.rubric, overallScore: answer.overallScore },
    type: questions[answer.position]?.type ?? "behavioral",
  }));
  const rest: Omit<InterviewSession, "answers"> = {
    ...toSummary({ ...row, answeredCount: answers.length, overallScore: overallOf(answers) }),
    questions,
    report: reportOf(placed, [...bySession.values()]),
  };
  const given = answers.map((answer) => answerJson(answer, language));
  return `${JSON.stringify(rest).slice(0, -1)},"answers":[${given}]}`;
}
