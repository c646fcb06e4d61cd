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

const RISK =
  "(?:shout|yell|scream|swear|laugh|hate|blame|fire|sack|scold|mind|complain|explode|kick off|cost (?:me|us|my|her|him)|like (?:it|that|me|to hear)|(?:be|get|go|feel|look) (?:\\w+ )?(?:cross|angry|mad|furious|annoyed|upset|disappointed|unhappy|embarrass\\w*|unpopular|hard|awkward|nuts|crazy|ballistic|in trouble|into trouble|trouble|told off|fired|sacked|shouted at|laughed at|stupid|silly|weak|bad)|have (?:a go|my head|to pay)|lose (?:my|our|the|a|an|him|her|them|it|money))";

/** “I told the nurse right away, even though I knew she'd be cross”, “although I didn't want to”: told at one's own cost, or the truth by name, and so no lie. */
export const RISKED = new RegExp(
  `\\b(?:although|though|even if) (?:i|we)(?: already| had)? (?:knew|feared|guessed|expected|thought)(?: that)? (?:\\w+ ){0,2}(?:\\w+'(?:d|ll)|would|might|could|wouldn't|was going to|were going to)(?: not| never| probably| really)? ${RISK}\\b|\\b(?:although|though|even if) (?:i|we) (?:did not|didn't|never) (?:want|like|feel|enjoy|agree|have to|need to|work there|cause)\\b|\\b(?:although|though|even if) (?:i|we) (?:was not|wasn't|were not|weren't) (?:the one|on (?:shift|duty))\\b|\\b(?:told|tell|informed|called|rang) (?:\\w+ ){1,3}(?:(?:right away|straight away|straightaway|at once|immediately)(?! (?:that|it|there|he|she|they|the|we|i)\\b)|the (?:whole |full )?truth|what (?:i|we)(?:'d| had)? (?:done|did)|what (?:had )?happened)\\b`,
);
