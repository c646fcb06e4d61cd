import { rewriteAnalysis } from "coach/star/words";
import {
  INTERVIEW_MINUTES,
  type InterviewLength,
  type InterviewSessionKind,
  MORE_TIME_FACTOR,
  ONE_WAY_ANSWER_SECONDS,
  ONE_WAY_THINKING_SECONDS,
} from "contract/interview-session-terms";
import type { InterviewSessionSummary, SessionAnswer } from "contract/interview-sessions";
import type { LanguageCode } from "contract/languages";
import type { AnswerRow, ListedRow } from "./store.ts";

/** Seconds on a session's clock; a one-way interview has those of its questions, to think and to answer. */
export function secondsOnClock(
  kind: InterviewSessionKind,
  length: InterviewLength,
  hasMoreTime: boolean,
): number {
  const seconds =
    kind === "one-way"
      ? length * (ONE_WAY_THINKING_SECONDS + ONE_WAY_ANSWER_SECONDS)
      : INTERVIEW_MINUTES[length] * 60;
  return seconds * (hasMoreTime ? MORE_TIME_FACTOR : 1);
}

/** All that was said to a question, its follow-up included; null of a recording without words. */
export function saidTo({ answer, followUp }: Pick<AnswerRow, "answer" | "followUp">) {
  if (answer === null) return null;
  const further = followUp?.answer.trim() ?? "";
  return further === "" ? answer : `${answer}\n${further}`;
}

export function toSummary(row: ListedRow): InterviewSessionSummary {
  const { userId: _, seq: __, createdAt, completedAt, ...kept } = row;
  const sent = {
    ...kept,
    startedAt: createdAt.toISOString(),
    completedAt: completedAt?.toISOString() ?? null,
  };
  // Kept as text: what may stand there is said by the contract, and checked on the way in.
  return sent as InterviewSessionSummary;
}

/** A stored answer with the notes of its analysis in the reader's language. */
export function toAnswer(row: AnswerRow, language: LanguageCode): SessionAnswer {
  const { position, answer, seconds, followUp, spokenFeedback, shortFeedback, emotions } = row;
  const { analysis, analysisLanguage, sections, rubric, delivery, answeredAt } = row;
  return {
    ...{ position, answer, mode: row.mode as SessionAnswer["mode"], seconds, followUp },
    ...{ spokenFeedback, shortFeedback, emotions, sections, rubric },
    analysis:
      analysis && analysisLanguage !== language ? rewriteAnalysis(analysis, language) : analysis,
    delivery: delivery && {
      id: delivery.id,
      overallScore: delivery.overallScore,
      scores: Object.entries(delivery.scores).map(([id, score]) => ({
        id: id as keyof typeof delivery.scores,
        score,
      })),
    },
    answeredAt: answeredAt.toISOString(),
  };
}
