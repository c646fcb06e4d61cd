import { BUILT_IN_QUESTIONS } from "content/mock-interview/built-in";
import { EMOTION_MIN_CHARACTERS } from "contract/interview-session-terms";
import type { EmotionMoment, SessionQuestion } from "contract/interview-sessions";
import type { StarSection } from "contract/star";
import type { Coach } from "../../ai/coach.ts";
import type { QuestionBank } from "../../ai/question-bank.ts";
import { findRecruiter } from "../../ai/recruiters.ts";
import { type Clock, DAY_MS, SECOND_MS } from "../../clock.ts";
import type { Database } from "../../db/database.ts";
import type { Random } from "../../random.ts";
import { answerRow } from "./answer-row.ts";
import { secondsOnClock } from "./model.ts";
import { insertSample } from "./store.ts";

/** What the demo's candidate said in an interview, to the built-in questions in their order. */
export type SampleInterview = {
  recruiterId: string;
  daysAgo: number;
  answers: readonly { seconds: number; answer: string; further: string | null }[];
};

/** A question that was asked, and the answer to it as it is stored. */
type Turn = { asked: SessionQuestion; row: ReturnType<typeof answerRow> };

/** What the recruiter says between two answers takes about this long. */
const REACTION_SECONDS = 25;

export function createSampleInterviews(deps: {
  clock: Clock;
  random: Random;
  coach: Coach;
  bank: QuestionBank;
}) {
  const { clock, random } = deps;
  /** A sample is the same for everybody: it is held once. */
  const held = new Map<SampleInterview, Promise<Turn[]>>();

  /** Gives a demo account a finished session. */
  return async (tx: Database, userId: string, sample: SampleInterview): Promise<void> => {
    const holding = held.get(sample) ?? hold(sample, deps);
    held.set(sample, holding);
    const turns = await holding;
    const sessionId = random.uuid();
    const startedAt = clock().getTime() - sample.daysAgo * DAY_MS;
    let spent = 0;
    const answers = turns.map(({ row }, position) => {
      spent += row.seconds;
      const answeredAt = new Date(startedAt + spent * SECOND_MS);
      spent += REACTION_SECONDS;
      return { ...row, sessionId, position, userId, answeredAt };
    });
    const totalSeconds = secondsOnClock("avatar", 4, false);
    const session = {
      ...{ id: sessionId, userId, kind: "avatar", mode: "text", language: "en", focus: "mixed" },
      ...{ recruiterId: sample.recruiterId, questions: turns.map(({ asked }) => asked) },
      ...{ questionCount: turns.length, totalSeconds, remainingSeconds: totalSeconds - spent },
      ...{ status: "completed", ending: "all-answered", isSample: true },
      createdAt: new Date(startedAt),
      completedAt: new Date(startedAt + spent * SECOND_MS),
    };
    await insertSample(tx, session, answers);
  };
}

/** Has each answer taken by the coach as in a real interview: follow-up, feedback, emotion as the draft grows. */
async function hold(
  { recruiterId, answers }: SampleInterview,
  { coach, bank }: { coach: Coach; bank: QuestionBank },
): Promise<Turn[]> {
  const recruiter = findRecruiter(recruiterId);
  if (!recruiter) throw new Error(`The sample's recruiter ${recruiterId} is not known`);
  const turns: Turn[] = [];
  for (const [position, said] of answers.entries()) {
    const question = BUILT_IN_QUESTIONS[position];
    if (!question) throw new Error(`The short interview has no question ${position}`);
    const { id, question: text, type, expectedPoints } = question;
    const saidBefore = turns.flatMap(({ row }) => row.spokenFeedback ?? []);
    // For nobody: samples are ours, and no model service is asked while a transaction waits.
    const react = (response: string, askedBefore: readonly StarSection[]) =>
      coach.giveFeedback({
        ...{ response, question: bank.byText(text), interviewType: type, recruiter },
        ...{ askedBefore, saidBefore, language: "en" },
      });
    const first = await react(said.answer, []);
    const followUp =
      first.followUp && said.further ? { ...first.followUp, answer: said.further } : null;
    const { spokenFeedback, shortFeedback } = followUp
      ? await react(`${said.answer}\n${followUp.answer}`, [followUp.section])
      : first;
    const asked = { id, question: text, type, expectedPoints, drawnFor: "built-in" as const };
    const given = {
      ...{ answer: said.answer, seconds: said.seconds, followUp, spokenFeedback, shortFeedback },
      ...{ mode: "text" as const, emotions: await courseOf(said, coach) },
    };
    turns.push({ asked, row: answerRow(bank, asked, given, "en") });
  }
  return turns;
}

/** How the draft sounded after each of its sentences, as it would be read while it is typed evenly: changes only. */
async function courseOf(
  { answer, seconds }: { answer: string; seconds: number },
  coach: Coach,
): Promise<EmotionMoment[]> {
  const course: EmotionMoment[] = [];
  for (const { 0: sentence, index } of answer.matchAll(/[^.?!]+[.?!]*\s*/g)) {
    const written = index + sentence.length;
    if (written <= EMOTION_MIN_CHARACTERS) continue;
    const { primary, intensity } = await coach.readEmotion(answer.slice(0, written));
    const last = course.at(-1);
    if (last?.primary === primary && last.intensity === intensity) continue;
    course.push({ at: Math.round((seconds * written) / answer.length), primary, intensity });
  }
  return course;
}
