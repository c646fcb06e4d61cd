import type { LabelledAnswer } from "../star/format.ts";
import { HARD_ARMREST } from "./hard-armrest.ts";
import { HARD_BELT } from "./hard-belt.ts";
import { HARD_BUSY } from "./hard-busy.ts";
import { HARD_COMPLAINT } from "./hard-complaint.ts";
import { HARD_DISAGREEMENT } from "./hard-disagreement.ts";
import { HARD_FAILURE } from "./hard-failure.ts";
import { HARD_FAINT } from "./hard-faint.ts";
import { HARD_LEARNING } from "./hard-learning.ts";
import { HARD_ROLE } from "./hard-role.ts";
import { HARD_RULE } from "./hard-rule.ts";
import { HARD_SMOKING } from "./hard-smoking.ts";
import { HARD_VULNERABLE } from "./hard-vulnerable.ts";
import { PLAIN_ABOVE_BEYOND } from "./plain-above-beyond.ts";
import { PLAIN_DIFFICULT_PASSENGER } from "./plain-difficult-passenger.ts";
import { PLAIN_DIVERSE_CULTURES } from "./plain-diverse-cultures.ts";
import { PLAIN_GALLEY_SMOKE } from "./plain-galley-smoke.ts";
import { PLAIN_INITIATIVE } from "./plain-initiative.ts";
import { PLAIN_INTOXICATED } from "./plain-intoxicated.ts";
import { PLAIN_MEDICAL_EMERGENCY } from "./plain-medical-emergency.ts";
import { PLAIN_MISTAKE } from "./plain-mistake.ts";
import { PLAIN_PRESSURE } from "./plain-pressure.ts";
import { PLAIN_SEAT_BELT } from "./plain-seat-belt.ts";
import { PLAIN_TEAM_CONFLICT } from "./plain-team-conflict.ts";
import { PLAIN_WHY_FLIGHT_ATTENDANT } from "./plain-why-flight-attendant.ts";

/**
 * Answers that nobody has tuned on: they tell what the figures on the development set are worth. Written by two
 * people who had not seen the rules: an ordinary cross-section, and a hard one where bad conduct wears innocent
 * words and good answers hold words that sound bad. Whoever tunes on a file moves it to ../star and writes another.
 */
export const PLAIN_CHECK: LabelledAnswer[] = [
  ...PLAIN_DIFFICULT_PASSENGER,
  ...PLAIN_TEAM_CONFLICT,
  ...PLAIN_MISTAKE,
  ...PLAIN_PRESSURE,
  ...PLAIN_ABOVE_BEYOND,
  ...PLAIN_DIVERSE_CULTURES,
  ...PLAIN_INITIATIVE,
  ...PLAIN_SEAT_BELT,
  ...PLAIN_MEDICAL_EMERGENCY,
  ...PLAIN_INTOXICATED,
  ...PLAIN_GALLEY_SMOKE,
  ...PLAIN_WHY_FLIGHT_ATTENDANT,
];
export const HARD_CHECK: LabelledAnswer[] = [
  ...HARD_COMPLAINT,
  ...HARD_DISAGREEMENT,
  ...HARD_FAILURE,
  ...HARD_BUSY,
  ...HARD_VULNERABLE,
  ...HARD_RULE,
  ...HARD_LEARNING,
  ...HARD_ARMREST,
  ...HARD_FAINT,
  ...HARD_SMOKING,
  ...HARD_BELT,
  ...HARD_ROLE,
];
