import type { Citation } from "contract/chat";
import type { LanguageCode } from "contract/languages";
import type { QuestionKind } from "contract/questions";
import type { StarAnswer } from "contract/responses";
import type { StarSection } from "contract/star";

/** One turn of a conversation, as both engines read it. */
export interface ChatTurnText {
  role: "user" | "assistant";
  text: string;
}

/** A practised answer of the person, as far as the coach speaks of it. */
export interface PractisedAnswer {
  id: string;
  question: string;
  category: string | null;
  kind: QuestionKind;
  answer: StarAnswer;
  /** 0 to 100; null where it was not measured. */
  score: number | null;
  sections: Record<StarSection, number | null>;
  /** What would bring most points, worded; at most three. */
  improvements: readonly string[];
  /** ISO moment. */
  createdAt: string;
}

/** What the coach knows of the person it talks to: their own record and nothing else. */
export interface ChatPerson {
  /** Given name, or the whole name where it is one word. */
  name: string;
  /** Name as in the airline reference; null when none is set. */
  targetAirline: string | null;
  /** Region of the cultural settings; null when none is set. */
  targetRegion: string | null;
  /** ISO date. */
  interviewDate: string | null;
  /** Newest first, at most 100. */
  answers: readonly PractisedAnswer[];
  stories: readonly { title: string; competencies: readonly string[] }[];
  /** Text of the documents that the person gave, newest first. */
  documents: readonly { name: string; text: string }[];
}

export interface ChatInput {
  /** What the person says now; not blank. */
  message: string;
  /** What was said before, oldest first; at most the last 40 turns. */
  before: readonly ChatTurnText[];
  /** What the engine noted at its last reply; null at the beginning or after another engine spoke. */
  state: unknown;
  person: ChatPerson;
  /** Language of the interface; the coach may be asked for another one in the chat. */
  language: LanguageCode;
  /** ISO date of today. */
  today: string;
  /** A number from 0 up to 1, for choosing among questions and wordings. */
  random: () => number;
}

export interface ChatReply {
  /** Plain text; paragraphs are parted by blank lines, list items begin with "- ". */
  text: string;
  citations: Citation[];
  /** At most four things to say next, in the language of the reply. */
  suggestions: string[];
  /** What the engine wants to know at the next turn; JSON, at most 20 KB. */
  state: unknown;
}
