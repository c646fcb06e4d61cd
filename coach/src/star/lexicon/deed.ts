import type { ConductFamily } from "./conduct-rule.ts";

/**
 * A kind of deed that no airline accepts, read at a verb of which the candidate is the doer. All expressions see lower-case
 * words without punctuation, quoted speech left out.
 */
export interface Deed {
  family: ConductFamily;
  /** 1 fails an interview by itself; below 0.45 it counts only together with something else. */
  severity: number;
  /** The verb is one that was left undone: "I did not check". */
  isOmission?: true;
  /** Stems of the verb that is done. */
  verbs: ReadonlySet<string>;
  /** What stands after the verb, up to the next doer. */
  object?: RegExp;
  /** The sentence and the one before it. */
  around?: RegExp;
  /** The sentence and the one after it: what makes it right after all. */
  unless?: RegExp;
}

/** People and places that a fault is brought to. */
export const TOLD_SOMEONE =
  /\b(?:told|tell|tells|called|call|calls|informed|inform|asked|rang|ring|reported|report|alerted|phoned|warned|radioed|showed|apologi[sz]ed to) (?:\w+ ){0,3}(?:manager|boss|supervisor|chef|engineers?|caretaker|pharmacist|mother|father|parents?|technicians?|electrician|maintenance|security|office|owner|police|captain|purser|nurse|sister|workshop|foreman|doctor|crew|cockpit|ambulance|firefighters|leader|inspector|mechanic|it|everyone|station|teacher)\b|\b(?:reported|wrote) (?:it|this|them)(?: down)?\b|\bout of (?:use|service|order)\b|\b(?:wrote|left|put) (?:\w+ ){0,2}(?:note|red label|sign)\b/;
