import type { AirlineFact, FactSource } from "contract/airline-facts";
import type { RequirementsByAirline } from "../airline-requirements/schema.ts";
import type { Airport } from "../airports/schema.ts";
import type { Source } from "../source.ts";

/** What of an airline is asked. */
export const AIRLINE_QUIZ_KINDS = [
  "headquarters",
  "alliance",
  "founded",
  "hub",
  "destinations",
  "value",
  "difference",
  "minimum-age",
] as const;
export type AirlineQuizKind = (typeof AIRLINE_QUIZ_KINDS)[number];

/** The facts that questions are made of: those of the guide, of the requirements and of the airports. */
export interface QuizFacts {
  airlines: readonly AirlineFact[];
  requirements: RequirementsByAirline;
  airports: readonly Airport[];
  /** Source of the airports' hubs. */
  hubs: Source;
}

export interface AirlineQuizQuestion {
  kind: AirlineQuizKind;
  /** "fact": which of four facts is true of this airline. "airline": of which of four airlines this fact is true. */
  asks: "fact" | "airline";
  /** Id of the airline in `content/airlines`, and its name. */
  airline: string;
  airlineName: string;
  /** What is true of it, as the guide says it. */
  fact: string;
  /** Four different texts, the answer among them. */
  options: readonly string[];
  answer: string;
  source: FactSource | Source;
}
