import { CREW_DOOR_QUESTIONS } from "./crew-door-questions.ts";
import { EXIT_DOOR_QUESTIONS } from "./exit-door-questions.ts";
import type { MoreDoorQuestion } from "./schema.ts";
import { SLIDE_DOOR_QUESTIONS } from "./slide-door-questions.ts";

/** Forty further questions on doors, for study without a clock: arming, slides, then exits by type. */
export const MORE_DOOR_QUESTIONS: readonly MoreDoorQuestion[] = [
  ...CREW_DOOR_QUESTIONS,
  ...SLIDE_DOOR_QUESTIONS,
  ...EXIT_DOOR_QUESTIONS,
];
