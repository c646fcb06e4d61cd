import { FURTHER_ON_A_FLIGHT } from "./a-flight.ts";
import { FURTHER_ON_APPLYING } from "./applying.ts";
import { FURTHER_ON_CABIN_SCENES } from "./cabin-scenes.ts";
import { FURTHER_ON_CARE_AND_PASSENGERS } from "./care-and-passengers.ts";
import { FURTHER_ON_CREW } from "./crew.ts";
import { FURTHER_ON_FIRST_AID } from "./first-aid.ts";
import { FURTHER_ON_HIRING } from "./hiring.ts";
import { FURTHER_IN_TALKS } from "./in-talks.ts";
import { FURTHER_ON_INTERVIEW } from "./interview.ts";
import { FURTHER_ON_JOB_LIFE } from "./job-life.ts";
import { FURTHER_ON_LOOKS_AND_BODY } from "./looks-and-body.ts";
import { FURTHER_ON_MORE_HIRING } from "./more-hiring.ts";
import { FURTHER_ON_MORE_LIFE_OF_CREW } from "./more-life-of-crew.ts";
import { FURTHER_ON_MORE_TRAINING } from "./more-training.ts";
import { FURTHER_ON_PASSENGERS } from "./passengers.ts";
import { FURTHER_ON_SAFETY } from "./safety.ts";
import { FURTHER_ON_SAFETY_ON_BOARD } from "./safety-on-board.ts";
import type { FurtherQuestions } from "./schema.ts";
import { FURTHER_ON_THE_DAY } from "./the-day.ts";
import { FURTHER_ON_THE_QUESTIONS } from "./the-questions.ts";
import { FURTHER_ON_TRAINING } from "./training.ts";
import { FURTHER_ON_WORKING_LIFE } from "./working-life.ts";

const ALL: readonly FurtherQuestions[] = [
  FURTHER_ON_A_FLIGHT,
  FURTHER_ON_APPLYING,
  FURTHER_ON_FIRST_AID,
  FURTHER_ON_INTERVIEW,
  FURTHER_ON_JOB_LIFE,
  FURTHER_ON_PASSENGERS,
  FURTHER_ON_SAFETY,
  FURTHER_ON_TRAINING,
  FURTHER_ON_CREW,
  FURTHER_ON_HIRING,
  FURTHER_ON_WORKING_LIFE,
  FURTHER_IN_TALKS,
  FURTHER_ON_CABIN_SCENES,
  FURTHER_ON_CARE_AND_PASSENGERS,
  FURTHER_ON_LOOKS_AND_BODY,
  FURTHER_ON_MORE_HIRING,
  FURTHER_ON_MORE_LIFE_OF_CREW,
  FURTHER_ON_MORE_TRAINING,
  FURTHER_ON_SAFETY_ON_BOARD,
  FURTHER_ON_THE_DAY,
  FURTHER_ON_THE_QUESTIONS,
];

/** What people ask on after an entry, by the entry's id; in the order of the sets. */
export const FURTHER_QUESTIONS: FurtherQuestions = Object.fromEntries(
  [...new Set(ALL.flatMap((one) => Object.keys(one)))].map((id) => [
    id,
    ALL.flatMap((one) => one[id] ?? []),
  ]),
);
