import { type Place, type Rows, tip } from "./place.ts";

/** "Hmm, what else could I say": more of what may be said there. */
const WHAT_ELSE =
  /^(?:what|anything|something) (?:else|more|other) ?(?:(?:can|could|should|would|may) i (?:say|add|mention|tell them|answer|give|use)|(?:is there|to say))?(?: .{0,16})?$/;
const AFTER_ANY_MOMENT: Rows = [
  [
    tip("final-length-and-shape"),
    /^how (?:long|short|many sentences) (?:should|must|can|may|does|is|would) (?:it|that|this|my answer|the answer|an answer|one)(?: have to| need to)?(?: be)?$/,
  ],
];
const AFTER_WHY_THEM: Rows = [[tip("final-why-this-airline", "where-to-find"), WHAT_ELSE]];
const AFTER_A_WEAKNESS: Rows = [
  [tip("final-the-weakness", "give-me-some"), WHAT_ELSE],
  [
    tip("final-the-weakness", "honest-or-clever"),
    /^(?:do|must|should) i (?:really )?(?:have to |need to )?(?:tell the truth|be honest|say the truth)\b.{0,20}$|^(?:that|it|this)(?:'s| is|s)?(?: not| kind of| a bit| a little| quite)* (?:a )?(?:fake|lying|a lie|dishonest|false|made up|cheesy)\b.{0,20}$|^(?:isn'?t|is) (?:that|it|this) (?:not )?(?:a bit |kind of )?(?:fake|lying|dishonest|a lie)$/,
  ],
  [
    tip("final-the-weakness", "give-me-some"),
    /^(?:can you |please )?(?:give|tell|suggest) me (?:one|some|a good one|an? (?:easy|safe|good) one|a weakness|a few)\b.{0,40}$|^which (?:one )?(?:should i (?:take|say|use|choose)|is (?:good|best|safe))\b.{0,24}$/,
  ],
];
const AFTER_REASONS: Rows = [
  [tip("final-why-cabin-crew", "not-boring"), WHAT_ELSE],
  [
    tip("final-why-cabin-crew", "not-boring"),
    /^what (?:do|would|will) they (?:really |actually |like to |want to )*(?:want to hear|hear|like to hear|expect|like)(?: from me)?$|^how (?:do|can|should) i (?:make it (?:personal|special|different|more personal|stand out)|stand out|not sound like everyone)\b.{0,20}$/,
  ],
];
const OFTEN: Rows = [
  [
    tip("asked-which-questions-come"),
    /^(?:do|will|would) they (?:always|really|often|usually|still|actually) ask (?:it|that|this|me that)\b.{0,12}$|^is (?:that|it|this) (?:always|often|really) asked$/,
  ],
];

const AFTER_AN_INTRODUCTION: Rows = [
  [
    tip("asked-where-stories-come-from"),
    /^what if i (?:have|had|never had) (?:no|a|any|not a) ?(?:job|work|experience|jobs)\b.{0,20}$|^(?:but )?i(?:'ve| have)? (?:never (?:worked|had a job)|(?:have |got )?no (?:job|work|experience))\b.{0,24}$/,
  ],
  [
    tip("asked-blank-in-the-interview"),
    /^(?:but )?i (?:always|will|'ll|usually|might) (?:forget|go blank|mix up|lose)\b.{0,30}$/,
  ],
  [tip("asked-smiling-all-day"), /^(?:should|do|must) i (?:have to )?smile\b.{0,24}$/],
];
const INTRODUCTIONS = /^assessment-days\/(?:final-tell-us-about-yourself|final-describe-yourself)$/;

/** After what to say at a moment of the interview. */
export const MOMENT: readonly Place[] = [
  { isHere: ({ topic }) => INTRODUCTIONS.test(topic), rows: AFTER_AN_INTRODUCTION },
  { isHere: ({ moment }) => moment === "weakness-you-work-on", rows: AFTER_A_WEAKNESS },
  { isHere: ({ moment }) => moment === "about-yourself", rows: AFTER_REASONS },
  { isHere: ({ moment }) => moment === "why-our-airline", rows: AFTER_WHY_THEM },
  { isHere: ({ moment }) => moment !== null, rows: [...AFTER_ANY_MOMENT, ...OFTEN] },
];
