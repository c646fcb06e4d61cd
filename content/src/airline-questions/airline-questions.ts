import { AIR_FRANCE_AND_KLM_QUESTIONS } from "./air-france-and-klm-questions.ts";
import { ASIA_PACIFIC_QUESTIONS } from "./asia-pacific-questions.ts";
import { DELTA_AND_AMERICAN_QUESTIONS } from "./delta-and-american-questions.ts";
import { LUFTHANSA_AND_BRITISH_AIRWAYS_QUESTIONS } from "./lufthansa-and-british-airways-questions.ts";
import { MIDDLE_EAST_QUESTIONS } from "./middle-east-questions.ts";
import type { AirlineQuestion } from "./schema.ts";
import { SOUTHWEST_AND_ALASKA_QUESTIONS } from "./southwest-and-alaska-questions.ts";
import { TURKISH_AIRLINES_QUESTIONS } from "./turkish-airlines-questions.ts";
import { UNITED_AND_JETBLUE_QUESTIONS } from "./united-and-jetblue-questions.ts";

/**
 * Ten questions for each of the fifteen airlines most applied to, airline by airline.
 * What they rest on: docs/content/airline-questions.md.
 */
export const AIRLINE_QUESTIONS: readonly AirlineQuestion[] = [
  ...MIDDLE_EAST_QUESTIONS,
  ...ASIA_PACIFIC_QUESTIONS,
  ...LUFTHANSA_AND_BRITISH_AIRWAYS_QUESTIONS,
  ...AIR_FRANCE_AND_KLM_QUESTIONS,
  ...TURKISH_AIRLINES_QUESTIONS,
  ...DELTA_AND_AMERICAN_QUESTIONS,
  ...UNITED_AND_JETBLUE_QUESTIONS,
  ...SOUTHWEST_AND_ALASKA_QUESTIONS,
];
