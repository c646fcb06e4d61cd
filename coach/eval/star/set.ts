import { ABOUT_YOU } from "./about-you.ts";
import { ANGRY_GUEST } from "./angry-guest.ts";
import { DRUNK_PASSENGER } from "./drunk-passenger.ts";
import { ENFORCE_RULE } from "./enforce-rule.ts";
import { EXTRA_MILE } from "./extra-mile.ts";
import type { LabelledAnswer } from "./format.ts";
import { LANGUAGE_BARRIER } from "./language-barrier.ts";
import { MEDICAL_EMERGENCY } from "./medical-emergency.ts";
import { OWN_MISTAKE } from "./own-mistake.ts";
import { PRESSURE } from "./pressure.ts";
import { SAFETY_REFUSAL } from "./safety-refusal.ts";
import { SMOKE_AT_BOARDING } from "./smoke-at-boarding.ts";
import { TEAM_CONFLICT } from "./team-conflict.ts";
import { WHY_AIRLINE } from "./why-airline.ts";

/** The answers that the STAR coach is developed against. */
export const DEV_ANSWERS: LabelledAnswer[] = [
  ...ANGRY_GUEST,
  ...TEAM_CONFLICT,
  ...OWN_MISTAKE,
  ...PRESSURE,
  ...EXTRA_MILE,
  ...LANGUAGE_BARRIER,
  ...ENFORCE_RULE,
  ...SAFETY_REFUSAL,
  ...MEDICAL_EMERGENCY,
  ...DRUNK_PASSENGER,
  ...SMOKE_AT_BOARDING,
  ...ABOUT_YOU,
  ...WHY_AIRLINE,
];
