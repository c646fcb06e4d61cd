import type { AdaptInput } from "coach/adapt/adapt-response";
import type { ChatInput, ChatReply } from "coach/chat/thread";
import type { Recruiter } from "content/recruiters/schema";
import type { RecruiterFeedback } from "contract/ai-recruiter";
import type { AdaptedResponse } from "contract/avatar";
import type { CoachSource, InterviewType } from "contract/coaching";
import type { EmotionReading } from "contract/emotion";
import type { LanguageCode } from "contract/languages";
import type { Question } from "contract/questions";
import type { StarAnswer } from "contract/responses";
import type { StarSection } from "contract/star";
import type { StarAnalysis } from "contract/star-analysis";

/** A question as it was put: its words, and the bank's entry where it came from there. */
export type PutQuestion = { text: string; bank: Question | null };

/** An answer given in an interview, to be reacted to. */
export type InterviewAnswer = {
  response: string;
  question: PutQuestion;
  interviewType: InterviewType;
  recruiter: Recruiter;
  /** Sections already asked for after this question. */
  askedBefore: readonly StarSection[];
  /** What this recruiter said earlier in the interview. */
  saidBefore: readonly string[];
  language: LanguageCode;
};

/**
 * The coach, whichever engine speaks. `personId` is who the budget of a model service is counted for;
 * the built-in engine does not look at it. No call rejects for a fault of a model service: the
 * built-in engine answers instead, and `source` says so.
 */
export type Coach = {
  /** Analyses an answer; the notes are written in `language`. */
  analyse(
    question: PutQuestion,
    answer: StarAnswer,
    language: LanguageCode,
    personId?: string,
  ): Promise<StarAnalysis>;
  /** The same stored analysis with its notes written in another language. */
  rewrite(analysis: StarAnalysis, language: LanguageCode): StarAnalysis;
  /** How a person sounds in their words. */
  readEmotion(text: string, personId?: string): Promise<EmotionReading>;
  giveFeedback(answer: InterviewAnswer, personId?: string): Promise<RecruiterFeedback>;
  adapt(input: AdaptInput, personId?: string): Promise<AdaptedResponse>;
  /** The coach's next turn in the chat. `onText` hears it piece by piece; the pieces make up the text. */
  reply(
    input: ChatInput,
    options?: { personId?: string; onText?: (piece: string) => void; signal?: AbortSignal },
  ): Promise<ChatReply & { source: CoachSource }>;
  /** Reads what a first reply to a message in a language needs, where that takes a while. Called again it does nothing. Never throws. */
  prepare?(language: LanguageCode): void;
};
