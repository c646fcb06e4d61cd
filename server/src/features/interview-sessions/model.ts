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
import type { StarAnalysis } from "contract/star-analysis";
import type { AnswerRow } from "./answers/store.ts";
import type { ListedRow } from "./store.ts";

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

/** A stored answer as JSON, with the notes of its analysis in the reader's language. Nearly all of it is the analysis, which is not read where it is in that language already. */
export function answerJson(row: AnswerRow, language: LanguageCode): string {
  const { position, answer, seconds, followUp, spokenFeedback, shortFeedback, emotions } = row;
  const { analysisText, analysisLanguage, sections, rubric, delivery, answeredAt } = row;
  const rest: Omit<SessionAnswer, "analysis"> = {
    ...{ position, answer, mode: row.mode as SessionAnswer["mode"], seconds, followUp },
    ...{ spokenFeedback, shortFeedback, emotions, sections, rubric },
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
  const analysis =
    analysisText && analysisLanguage !== language
      ? JSON.stringify(rewriteAnalysis(JSON.parse(analysisText) as StarAnalysis, language))
      : analysisText;
  return `${JSON.stringify(rest).slice(0, -1)},"analysis":${analysis}}`;
}
