import { DIFFICULTIES } from "contract/question-terms";
import type { Question } from "contract/questions";
import { COMMUNICATION_QUESTIONS } from "./communication.ts";
import { COMMUNICATION_ABOUT_YOU_AND_YOUR_WORK_QUESTIONS } from "./communication-about-you-and-your-work.ts";
import { COMMUNICATION_WITH_PASSENGERS_QUESTIONS } from "./communication-with-passengers.ts";
import { CUSTOMER_SERVICE_QUESTIONS } from "./customer-service.ts";
import { CUSTOMER_SERVICE_IN_THE_CABIN_QUESTIONS } from "./customer-service-in-the-cabin.ts";
import { CUSTOMER_SERVICE_SPECIAL_CARE_QUESTIONS } from "./customer-service-special-care.ts";
import { EMERGENCY_QUESTIONS } from "./emergency.ts";
import { EMERGENCY_FIRE_AND_EVACUATION_QUESTIONS } from "./emergency-fire-and-evacuation.ts";
import { EMERGENCY_MEDICAL_QUESTIONS } from "./emergency-medical.ts";
import { SAFETY_QUESTIONS } from "./safety.ts";
import { SAFETY_BEFORE_DEPARTURE_QUESTIONS } from "./safety-before-departure.ts";
import { SAFETY_IN_FLIGHT_QUESTIONS } from "./safety-in-flight.ts";
import { TEAMWORK_QUESTIONS } from "./teamwork.ts";
import { TEAMWORK_AT_WORK_QUESTIONS } from "./teamwork-at-work.ts";
import { TEAMWORK_IN_THE_CREW_QUESTIONS } from "./teamwork-in-the-crew.ts";

/** One category out of its files, easy first; within a difficulty in the order of the files. */
const easyToHard = (...files: readonly (readonly Question[])[]): Question[] =>
  DIFFICULTIES.flatMap((difficulty) =>
    files.flat().filter((question) => question.difficulty === difficulty),
  );

/**
 * The built-in question bank, in the order of the category buttons and from easy to hard.
 * What it was checked against: docs/content/questions.md.
 */
export const QUESTIONS: readonly Question[] = [
  ...easyToHard(
    CUSTOMER_SERVICE_QUESTIONS,
    CUSTOMER_SERVICE_IN_THE_CABIN_QUESTIONS,
    CUSTOMER_SERVICE_SPECIAL_CARE_QUESTIONS,
  ),
  ...easyToHard(SAFETY_QUESTIONS, SAFETY_BEFORE_DEPARTURE_QUESTIONS, SAFETY_IN_FLIGHT_QUESTIONS),
  ...easyToHard(TEAMWORK_QUESTIONS, TEAMWORK_AT_WORK_QUESTIONS, TEAMWORK_IN_THE_CREW_QUESTIONS),
  ...easyToHard(
    EMERGENCY_QUESTIONS,
    EMERGENCY_MEDICAL_QUESTIONS,
    EMERGENCY_FIRE_AND_EVACUATION_QUESTIONS,
  ),
  ...easyToHard(
    COMMUNICATION_QUESTIONS,
    COMMUNICATION_WITH_PASSENGERS_QUESTIONS,
    COMMUNICATION_ABOUT_YOU_AND_YOUR_WORK_QUESTIONS,
  ),
];
