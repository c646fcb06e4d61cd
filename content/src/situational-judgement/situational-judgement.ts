import { INTEGRITY_AND_COMMUNICATION_JUDGEMENTS } from "./integrity-and-communication.ts";
import { SAFETY_JUDGEMENTS } from "./safety.ts";
import type { JudgementQuestion } from "./schema.ts";
import { SECURITY_AND_MEDICAL_JUDGEMENTS } from "./security-and-medical.ts";
import { SERVICE_AND_CULTURE_JUDGEMENTS } from "./service-and-culture.ts";
import { TEAM_AND_FATIGUE_JUDGEMENTS } from "./team-and-fatigue.ts";

/** Forty situational judgement questions. What they rest on: docs/content/situational-judgement.md. */
export const JUDGEMENT_QUESTIONS: readonly JudgementQuestion[] = [
  ...SAFETY_JUDGEMENTS,
  ...SECURITY_AND_MEDICAL_JUDGEMENTS,
  ...SERVICE_AND_CULTURE_JUDGEMENTS,
  ...TEAM_AND_FATIGUE_JUDGEMENTS,
  ...INTEGRITY_AND_COMMUNICATION_JUDGEMENTS,
];
