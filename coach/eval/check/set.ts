import type { LabelledAnswer } from "../star/format.ts";
import fifth from "./fifth.json" with { type: "json" };
import fourth from "./fourth.json" with { type: "json" };
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
import seventh from "./seventh.json" with { type: "json" };
import sixth from "./sixth.json" with { type: "json" };
import { THIRD_BAD_NEWS } from "./third-bad-news.ts";
import { THIRD_EYE_FOR_DETAIL } from "./third-eye-for-detail.ts";
import { THIRD_FAR_FROM_HOME } from "./third-far-from-home.ts";
import { THIRD_LEAST_LIKED } from "./third-least-liked.ts";
import { THIRD_LOCKED_TOILET } from "./third-locked-toilet.ts";
import { THIRD_OPPOSITE_STYLE } from "./third-opposite-style.ts";
import { THIRD_OVERWING } from "./third-overwing.ts";
import { THIRD_OWNING_UP } from "./third-owning-up.ts";
import { THIRD_PHONE_IN_SEAT } from "./third-phone-in-seat.ts";
import { THIRD_RUNNING_ON_EMPTY } from "./third-running-on-empty.ts";
import { THIRD_SPECIAL_MEAL } from "./third-special-meal.ts";
import { THIRD_UNPOPULAR } from "./third-unpopular.ts";

/**
 * Answers that no rule was tuned on: they tell what the figures on the development set are worth. The learnt doubt of conduct has
 * read the first three, since it wants many answers; the fourth and the fifth are what it is worth. The first two are
 * by people who had not seen the rules: an ordinary cross-section, and a hard one where bad conduct wears innocent
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

/**
 * Written by a third person, blind, when the rules had been revised twice: 86.8 % of the pairs at first sight. The rule on blame all
 * through an answer was made with an eye on what it counts in these answers; what it gains here is not first sight.
 */
export const THIRD_CHECK: LabelledAnswer[] = [
  ...THIRD_BAD_NEWS,
  ...THIRD_EYE_FOR_DETAIL,
  ...THIRD_OPPOSITE_STYLE,
  ...THIRD_UNPOPULAR,
  ...THIRD_RUNNING_ON_EMPTY,
  ...THIRD_OWNING_UP,
  ...THIRD_PHONE_IN_SEAT,
  ...THIRD_OVERWING,
  ...THIRD_LOCKED_TOILET,
  ...THIRD_SPECIAL_MEAL,
  ...THIRD_FAR_FROM_HOME,
  ...THIRD_LEAST_LIKED,
];

/**
 * Written by three more people, blind, on twelve questions that stand in no other set: 82.6 % of the pairs at first sight. Nobody who
 * mends the rules has read it.
 */
export const FOURTH_CHECK = fourth as LabelledAnswer[];
/** By three more; half of its worthless answers are misconduct that one quiet sentence gives away. */
export const FIFTH_CHECK = fifth as LabelledAnswer[];
/** By three more, a fair cross-section: two answers of each level to a question, half of the worthless ones gaming. 86.1 % at first sight. */
export const SIXTH_CHECK = sixth as LabelledAnswer[];
/**
 * By five more: 330 answers, four of eleven quiet misconduct, some of the weak ones in fine English. 64.9 % at first sight; read since: rules
 * were mended by its strong and weak answers, and the doubt of conduct has not learnt from it.
 */
export const SEVENTH_CHECK = seventh as LabelledAnswer[];
