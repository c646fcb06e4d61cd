import { ABOUT_YOU } from "./about-you.ts";
import { ALL_AT_ONCE } from "./all-at-once.ts";
import { ANGRY_GUEST } from "./angry-guest.ts";
import { CHEST_PAIN } from "./chest-pain.ts";
import { CHILD_ALONE } from "./child-alone.ts";
import { COLLEAGUE_CONFLICT } from "./colleague-conflict.ts";
import { COMPLAINT_TURNED } from "./complaint-turned.ts";
import { COULD_NOT_GIVE } from "./could-not-give.ts";
import { DIFFICULT_CUSTOMER } from "./difficult-customer.ts";
import { DRUNK_PASSENGER } from "./drunk-passenger.ts";
import { ENFORCE_RULE } from "./enforce-rule.ts";
import { ENOUGH_TO_DRINK } from "./enough-to-drink.ts";
import { EXTRA_MILE } from "./extra-mile.ts";
import { FILMING_PASSENGER } from "./filming-passenger.ts";
import type { LabelledAnswer } from "./format.ts";
import { HARDEST_FEEDBACK } from "./hardest-feedback.ts";
import { HAZARD_SPOTTED } from "./hazard-spotted.ts";
import { LANGUAGE_BARRIER } from "./language-barrier.ts";
import { LITTLE_SHARED_LANGUAGE } from "./little-shared-language.ts";
import { MANAGER_WRONG } from "./manager-wrong.ts";
import { MEDICAL_EMERGENCY } from "./medical-emergency.ts";
import { MORE_THAN_ASKED } from "./more-than-asked.ts";
import { NO_SHARED_LANGUAGE } from "./no-shared-language.ts";
import { OWN_MISTAKE } from "./own-mistake.ts";
import { PHONE_ON_FIRE } from "./phone-on-fire.ts";
import { PRESSURE } from "./pressure.ts";
import { REFUSES_INSTRUCTIONS } from "./refuses-instructions.ts";
import { SAFETY_REFUSAL } from "./safety-refusal.ts";
import { SMELL_OF_DRINK } from "./smell-of-drink.ts";
import { SMOKE_AT_BOARDING } from "./smoke-at-boarding.ts";
import { STAYED_CALM } from "./stayed-calm.ts";
import { STINGING_FEEDBACK } from "./stinging-feedback.ts";
import { TEAM_CONFLICT } from "./team-conflict.ts";
import { TURBULENCE_IN_AISLE } from "./turbulence-in-aisle.ts";
import { UNASKED_IMPROVEMENT } from "./unasked-improvement.ts";
import { UNPOPULAR_RULE } from "./unpopular-rule.ts";
import { WHY_AIRLINE } from "./why-airline.ts";
import { WHY_IN_THE_AIR } from "./why-in-the-air.ts";
import { WHY_THIS_AIRLINE } from "./why-this-airline.ts";
import { YOUR_WEAKNESS } from "./your-weakness.ts";
import { YOURSELF_AND_WHY } from "./yourself-and-why.ts";

/**
 * The answers that the STAR coach is developed against. Three writers wrote a third each, the second and
 * third without knowing the rules: what was gained on the first alone had not carried over to theirs, for
 * a limit such as "unsafe" or "off the question" that fires on an innocent word costs a strong answer all.
 */
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
  ...MANAGER_WRONG,
  ...STINGING_FEEDBACK,
  ...COMPLAINT_TURNED,
  ...HAZARD_SPOTTED,
  ...COULD_NOT_GIVE,
  ...LITTLE_SHARED_LANGUAGE,
  ...ALL_AT_ONCE,
  ...UNASKED_IMPROVEMENT,
  ...TURBULENCE_IN_AISLE,
  ...CHILD_ALONE,
  ...FILMING_PASSENGER,
  ...SMELL_OF_DRINK,
  ...WHY_IN_THE_AIR,
  ...WHY_THIS_AIRLINE,
  ...DIFFICULT_CUSTOMER,
  ...MORE_THAN_ASKED,
  ...COLLEAGUE_CONFLICT,
  ...UNPOPULAR_RULE,
  ...STAYED_CALM,
  ...NO_SHARED_LANGUAGE,
  ...HARDEST_FEEDBACK,
  ...CHEST_PAIN,
  ...PHONE_ON_FIRE,
  ...REFUSES_INSTRUCTIONS,
  ...ENOUGH_TO_DRINK,
  ...YOURSELF_AND_WHY,
  ...YOUR_WEAKNESS,
];
