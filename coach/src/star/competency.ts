import type { Competency } from "contract/questions";
import type { TopicId } from "./lexicon/topics.ts";

const BY_TOPIC: readonly (readonly [TopicId, Competency])[] = [
  ["conflict", "conflict-handling"],
  ["mistake", "integrity"],
  ["integrity", "integrity"],
  ["harassment", "conflict-handling"],
  ["culture", "cultural-awareness"],
  ["evacuation", "emergency-response"],
  ["medical", "emergency-response"],
  ["fire", "emergency-response"],
  ["emergency", "emergency-response"],
  ["rule", "safety-awareness"],
  ["alcohol", "safety-awareness"],
  ["security", "safety-awareness"],
  ["smoking", "safety-awareness"],
  ["turbulence", "safety-awareness"],
  ["safety", "safety-awareness"],
  ["decision", "decision-making"],
  ["priority", "decision-making"],
  ["pressure", "resilience"],
  ["failure", "resilience"],
  ["change", "resilience"],
  ["feedback", "resilience"],
  ["initiative", "initiative"],
  ["extra", "customer-care"],
  ["anger", "conflict-handling"],
  ["communication", "communication"],
  ["persuade", "communication"],
  ["team", "teamwork"],
  ["leadership", "teamwork"],
  ["colleague", "teamwork"],
  ["served", "customer-care"],
];

/** What a question tests, from its topics alone. Customer care where nothing tells. */
export function competencyOf(topics: readonly TopicId[]): Competency {
  if (topics.includes("anger") && topics.includes("served")) return "customer-care";
  return BY_TOPIC.find(([topic]) => topics.includes(topic))?.[1] ?? "customer-care";
}
