import type { Competency, QuestionKind } from "contract/questions";
import type { TopicId } from "./lexicon/topics.ts";

/** What a behavioural question wants to see, as far as remedies are worded for it. */
export type Intent =
  | "customer"
  | "colleague"
  | "mistake"
  | "feedback"
  | "pressure"
  | "rule"
  | "safety"
  | "emergency"
  | "language"
  | "extra"
  | "initiative"
  | "team"
  | "decision";

/** First match wins: the more particular topic stands before the more general one. */
const BY_TOPICS: readonly (readonly [readonly TopicId[], Intent])[] = [
  [["feedback"], "feedback"],
  [["colleague", "mistake"], "colleague"],
  [["mistake"], "mistake"],
  [["failure"], "mistake"],
  [["medical"], "emergency"],
  [["fire"], "emergency"],
  [["emergency"], "emergency"],
  [["evacuation"], "emergency"],
  [["culture"], "language"],
  [["rule"], "rule"],
  [["alcohol"], "rule"],
  [["colleague", "conflict"], "colleague"],
  [["team", "conflict"], "colleague"],
  [["served", "conflict"], "customer"],
  [["extra"], "extra"],
  [["anger"], "customer"],
  [["safety"], "safety"],
  [["security"], "safety"],
  [["initiative"], "initiative"],
  [["pressure"], "pressure"],
  [["priority"], "pressure"],
  [["decision"], "decision"],
  [["team"], "team"],
  [["leadership"], "team"],
  [["colleague"], "colleague"],
  [["served"], "customer"],
];

const BY_COMPETENCY: Partial<Record<Competency, Intent>> = {
  "customer-care": "customer",
  "safety-awareness": "safety",
  "emergency-response": "emergency",
  teamwork: "team",
  "cultural-awareness": "language",
  "decision-making": "decision",
  initiative: "initiative",
};

/** What the question wants to see, from its own topics first; null where neither topics nor competency tell it surely. */
export function intentOf(topics: readonly TopicId[], competency: Competency | null): Intent | null {
  return (
    BY_TOPICS.find(([wanted]) => wanted.every((topic) => topics.includes(topic)))?.[1] ??
    (competency === null ? null : BY_COMPETENCY[competency]) ??
    null
  );
}

const OF_ONESELF: readonly TopicId[] = ["self", "strength", "weakness"];

/** Whether a question of motives asks about the person, and not about the work or the airline. */
export const asksOfOneself = (kind: QuestionKind, topics: readonly TopicId[]): boolean =>
  kind === "motivation" &&
  topics.some((topic) => OF_ONESELF.includes(topic)) &&
  !topics.includes("ourAirline") &&
  !topics.includes("crewJob");
