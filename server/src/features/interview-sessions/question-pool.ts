import type { Candidate } from "coach/interview/draw-questions";
import { AIRLINE_QUESTIONS } from "content/airline-questions/airline-questions";
import { AIRLINES } from "content/airlines/airlines";
import { BUILT_IN_QUESTIONS } from "content/mock-interview/built-in";
import { mockInterviewQuestionsIn } from "content/mock-interview/in-language";
import type { MockInterviewQuestion } from "content/mock-interview/schema";
import { QUESTIONS } from "content/questions/questions";
import type { InterviewType } from "contract/coaching";
import type { InterviewFocus } from "contract/interview-session-terms";
import type { LanguageCode } from "contract/languages";
import type { Question, QuestionKind } from "contract/questions";
import type { QuestionBank } from "../../ai/question-bank.ts";

type QuestionPool = { builtIn: Candidate[]; pool: Candidate[] };

const TYPES: Record<QuestionKind, InterviewType> = {
  behavioural: "behavioral",
  hypothetical: "situational",
  motivation: "behavioral",
};

/** Whose question it is to ask why somebody applies: part of a mixed interview only. */
const fitsFocus =
  (focus: InterviewFocus) =>
  ({ kind }: { kind: QuestionKind }) =>
    focus === "mixed" || kind !== "motivation";

/**
 * What may be asked in a language for an airline (its name): the mock interview's own questions, and in English, in which
 * alone they are written, those of the airline and of the bank. A question that stands in both is put as the mock interview does.
 */
export function questionPool(
  bank: QuestionBank,
  wanted: { language: LanguageCode; airline: string | null; focus: InterviewFocus },
): QuestionPool {
  const { language, airline, focus } = wanted;
  const written = mockInterviewQuestionsIn(language).map((asked) => ofInterview(asked, bank));
  const builtInIds = new Set(BUILT_IN_QUESTIONS.map(({ id }) => id));
  const own = new Set(written.map(({ id }) => id));
  const airlineId = AIRLINES.find(({ airlineName }) => airlineName === airline)?.id;
  const further =
    language === "en"
      ? [
          ...AIRLINE_QUESTIONS.filter((question) => question.airline === airlineId).map(
            (question) => ofBank(question, true),
          ),
          ...QUESTIONS.filter(({ id }) => !own.has(id)).map((question) => ofBank(question, false)),
        ]
      : [];
  return {
    builtIn: written.filter(({ id }) => builtInIds.has(id)),
    pool: [...written, ...further].filter(fitsFocus(focus)),
  };
}

function ofBank({ listensFor, ...question }: Question, isOfAirline: boolean): Candidate {
  const { id, question: text, competency, category, kind } = question;
  return {
    ...{ id, question: text, competency, category, kind, isOfAirline },
    type: TYPES[kind],
    expectedPoints: listensFor,
  };
}

/** Throws where the bank does not know it: what it trains and how it is judged stand there. */
function ofInterview(asked: MockInterviewQuestion, bank: QuestionBank): Candidate {
  const { id, question, type, expectedPoints } = asked;
  const known = bank.resolve({ questionId: id, questionText: undefined })?.bank;
  if (!known) throw new Error(`The bank does not know the interview question ${id}`);
  const { competency, category, kind } = known;
  return { id, question, type, expectedPoints, competency, category, kind, isOfAirline: false };
}
