import { A_FLIGHT_QUESTIONS } from "./a-flight-questions.ts";
import { APPLYING_QUESTIONS } from "./applying-questions.ts";
import { CABIN_SCENES_QUESTIONS } from "./cabin-scenes-questions.ts";
import { CREW_QUESTIONS } from "./crew-questions.ts";
import { EVERYDAY_QUESTIONS } from "./everyday-questions.ts";
import { FIRST_AID_QUESTIONS } from "./first-aid-questions.ts";
import { FLIGHT_QUESTIONS } from "./flight-questions.ts";
import { FOLLOW_UP_QUESTIONS } from "./follow-up-questions.ts";
import { HIRING_QUESTIONS } from "./hiring-questions.ts";
import { INTERVIEW_DAY_QUESTIONS } from "./interview-day-questions.ts";
import { JOB_LIFE_QUESTIONS } from "./job-life-questions.ts";
import { JOB_QUESTIONS } from "./job-questions.ts";
import { JOINING_QUESTIONS } from "./joining-questions.ts";
import { PASSENGERS_QUESTIONS } from "./passengers-questions.ts";
import { RECRUITER_QUESTIONS } from "./recruiter-questions.ts";
import { SAFETY_QUESTIONS } from "./safety-questions.ts";
import type { CandidateQuestion } from "./schema.ts";
import { STAGES_QUESTIONS } from "./stages-questions.ts";
import { THRESHOLD_QUESTIONS } from "./threshold-questions.ts";
import { TRAINING_QUESTIONS } from "./training-questions.ts";
import { WAY_QUESTIONS } from "./way-questions.ts";
import { WORKING_LIFE_QUESTIONS } from "./working-life-questions.ts";
import { WORRY_QUESTIONS } from "./worry-questions.ts";

/** All of them, in the order of the themes. */
export const CANDIDATE_QUESTIONS: readonly CandidateQuestion[] = [
  ...WAY_QUESTIONS,
  ...RECRUITER_QUESTIONS,
  ...JOINING_QUESTIONS,
  ...WORRY_QUESTIONS,
  ...EVERYDAY_QUESTIONS,
  ...FOLLOW_UP_QUESTIONS,
  ...STAGES_QUESTIONS,
  ...THRESHOLD_QUESTIONS,
  ...JOB_QUESTIONS,
  ...FLIGHT_QUESTIONS,
  ...A_FLIGHT_QUESTIONS,
  ...APPLYING_QUESTIONS,
  ...FIRST_AID_QUESTIONS,
  ...INTERVIEW_DAY_QUESTIONS,
  ...JOB_LIFE_QUESTIONS,
  ...PASSENGERS_QUESTIONS,
  ...SAFETY_QUESTIONS,
  ...TRAINING_QUESTIONS,
  ...CREW_QUESTIONS,
  ...HIRING_QUESTIONS,
  ...WORKING_LIFE_QUESTIONS,
  ...CABIN_SCENES_QUESTIONS,
];
