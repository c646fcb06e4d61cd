import { AIRLINE_QUESTIONS } from "content/airline-questions/airline-questions";
import { PICKER_RECRUITER_IDS, RECRUITERS } from "content/recruiters/recruiters";
import type { AirlineFact } from "contract/airline-facts";
import type { AirlineBadge } from "contract/airline-training";
import { AIRLINE_QUIZ_PASS } from "contract/airline-training-terms";

/** Different questions of the airline's own ten that want an answer. */
const QUESTIONS_NEEDED = 5;
/** An answer counts from here: the yellow band begins at 70, and an honest first try stands a little below. */
const ANSWER_COUNTS_FROM = 60;
/** Questions answered in one finished interview: the built-in four (specification 1, section 9). */
const INTERVIEW_ANSWERS_NEEDED = 4;
/** Values with a story each; every airline names at least three. */
const VALUES_NEEDED = 3;

/** A person's stored work, as far as badges are concerned. */
export interface AirlineWork {
  /** Answers, in practice and in interviews; `overall` is null where nothing was measured. */
  answers: readonly { bankQuestionId: string; overall: number | null }[];
  /** Right answers of each quiz about one airline, by the airline's id. */
  quizzes: readonly { airline: string; correct: number }[];
  /** Finished interviews, and how many questions were answered in words. */
  interviews: readonly { recruiterId: string; answered: number }[];
  /** Every value that a story is tagged with. */
  storyValues: readonly { airline: string; value: string }[];
}

/**
 * How far each badge of an airline has come. A badge that nobody could earn is left out: fifteen airlines
 * have questions of their own, and seven a recruiter.
 * @returns two to four badges; `done` is from 0 to `needed`, and a badge is earned when they are equal
 */
export function airlineBadges(airline: AirlineFact, work: AirlineWork): AirlineBadge[] {
  const { id, airlineName, coreValues } = airline;
  const questionIds = AIRLINE_QUESTIONS.filter((question) => question.airline === id).map(
    (question) => question.id,
  );
  const recruiterIds = RECRUITERS.filter((recruiter) => recruiter.airline === airlineName).map(
    (recruiter) => recruiter.id,
  );
  const answered = new Set(
    work.answers
      .filter(({ overall }) => (overall ?? 0) >= ANSWER_COUNTS_FROM)
      .map(({ bankQuestionId }) => bankQuestionId)
      .filter((questionId) => questionIds.includes(questionId)),
  );
  const right = work.quizzes.filter((quiz) => quiz.airline === id).map(({ correct }) => correct);
  const spoken = work.interviews
    .filter(({ recruiterId }) => recruiterIds.includes(recruiterId))
    .map((interview) => interview.answered);
  const shown = coreValues.filter((value) =>
    work.storyValues.some((tag) => tag.airline === airlineName && tag.value === value),
  );
  const open = questionIds.find((questionId) => !answered.has(questionId));
  const badge = (
    badgeId: AirlineBadge["id"],
    done: number,
    needed: number,
    next?: string,
  ): AirlineBadge => ({
    ...{ id: badgeId, done: Math.min(done, needed), needed },
    ...(next !== undefined && { next }),
  });
  return [
    ...(questionIds.length > 0 ? [badge("questions", answered.size, QUESTIONS_NEEDED, open)] : []),
    badge("quiz", Math.max(0, ...right), AIRLINE_QUIZ_PASS, id),
    ...(recruiterIds.length > 0
      ? [
          badge(
            "interview",
            Math.max(0, ...spoken),
            INTERVIEW_ANSWERS_NEEDED,
            pickable(recruiterIds),
          ),
        ]
      : []),
    badge("stories", shown.length, VALUES_NEEDED),
  ];
}

/** The one that the picker offers, where an airline has two. */
function pickable(recruiterIds: readonly string[]): string | undefined {
  return recruiterIds.find((id) => PICKER_RECRUITER_IDS.includes(id)) ?? recruiterIds[0];
}
