/** Names of what a message may ask for besides the content, as `expect` may hold them after "intent:". */
export const EXPECTED_INTENTS = [
  "explain-star",
  "explain-competency",
  "practise",
  "drill",
  "quiz",
  "clock",
  "analyse-answer",
  "weakest-answer",
  "assessment-day",
  "progress",
  "plan",
  "cv",
  "capabilities",
  "greeting",
  "nerves",
  "mood",
  "language",
  "identity",
  "thanks",
  "limit",
] as const;

/** One message to the coach, at the beginning of a conversation where nothing else is said, and what a right reply shows. */
export interface LabelledQuestion {
  ask: string;
  /**
   * Any of these counts: a citation id or its beginning such as "airports/DXB" or "syllabus/first-aid",
   * or an intent name such as "intent:explain-star".
   */
  expect: string[];
  /** Words that must stand in the reply, any of each inner list. */
  says?: string[][];
  /** Must say that it does not know or cannot. */
  declines?: boolean;
  /** Asked by somebody who has just had an answer judged, or who has practised for three weeks. */
  after?: "analysis" | "three weeks";
}
