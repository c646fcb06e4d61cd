import { AIRLINE_QUESTIONS } from "content/airline-questions/airline-questions";
import { AIRLINES } from "content/airlines/airlines";
import { mockInterviewQuestionsIn } from "content/mock-interview/in-language";
import type { InterviewType } from "contract/coaching";
import type { SuggestedQuestion } from "contract/interview-rooms";
import type { LanguageCode } from "contract/languages";

/** Which of an airline's own questions belong to a type: own events and reasons, cases, or none. */
const KINDS: Record<InterviewType, readonly string[]> = {
  behavioral: ["behavioural", "motivation"],
  situational: ["hypothetical"],
  technical: [],
};

/** Questions for an interview: those in the spirit of its airline first (in English), then those of its type. */
export function suggestionsFor(
  { interviewType, airline }: { interviewType: InterviewType; airline: string },
  language: LanguageCode,
): SuggestedQuestion[] {
  const airlineId = AIRLINES.find(({ airlineName }) => airlineName === airline)?.id;
  const own = AIRLINE_QUESTIONS.filter(
    (one) => one.airline === airlineId && KINDS[interviewType].includes(one.kind),
  ).map(({ question, listensFor }) => ({
    ...{ text: question, listensFor, followUp: null, airline, isEnglish: true },
  }));
  const ofType = mockInterviewQuestionsIn(language)
    .filter(({ type }) => type === interviewType)
    .map(({ question, expectedPoints, followUp }) => ({
      ...{ text: question, listensFor: expectedPoints, followUp, airline: null },
      isEnglish: false,
    }));
  return [...own, ...ofType];
}
