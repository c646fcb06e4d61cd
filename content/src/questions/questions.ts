import type { Question } from "contract/questions";
import { COMMUNICATION_QUESTIONS } from "./communication.ts";
import { CUSTOMER_SERVICE_QUESTIONS } from "./customer-service.ts";
import { EMERGENCY_QUESTIONS } from "./emergency.ts";
import { SAFETY_QUESTIONS } from "./safety.ts";
import { TEAMWORK_QUESTIONS } from "./teamwork.ts";

/**
 * The built-in question bank, in the order of the category buttons and from easy to hard.
 * What it was checked against: docs/content/questions.md.
 */
export const QUESTIONS: readonly Question[] = [
  ...CUSTOMER_SERVICE_QUESTIONS,
  ...SAFETY_QUESTIONS,
  ...TEAMWORK_QUESTIONS,
  ...EMERGENCY_QUESTIONS,
  ...COMMUNICATION_QUESTIONS,
];
