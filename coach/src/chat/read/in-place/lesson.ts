import { entryRequest } from "../../request.ts";
import { type Place, type Rows, tip } from "./place.ts";

/** Moving air, storms and the like are spoken of. */
const OF_FLYING =
  /^(?:terminology\/(?:turbulence|clear-air-turbulence|wake-turbulence)|assessment-days\/asked-(?:turbulence\S*|crew-scared\S*|surviving\S*|one-engine|fuel\S*))$/;
const AFRAID_OF_FLYING: Rows = [
  [
    tip("asked-turbulence-and-wings"),
    /^(?:is|can|could) (?:it|that|turbulence) (?:be )?(?:really |actually |very |even )?(?:dangerous|safe|bad|serious|(?:make|bring) (?:a|the) plane (?:crash|down))\b.{0,16}$|^can (?:the |a )?(?:plane|aircraft|it) (?:crash|fall|break)\b.{0,30}$/,
  ],
  [
    { ...entryRequest(["terminology/turbulence"]), facet: "use" },
    /^what (?:do|should|must) (?:i|we|crew|you) do(?: (?:then|there|first))?(?: (?:when|if|in|during) (?:it|that|turbulence)(?: .{0,16})?)?$/,
  ],
  [
    { ...entryRequest(["terminology/turbulence"]), further: "where-least" },
    /^where (?:is|does|do you feel) it (?:feel )?(?:the )?(?:worst|least|most|best|strongest)\b.{0,16}$/,
  ],
  [
    tip("asked-fear-of-flying"),
    /^(?:but )?i(?:'m| am)? (?:also |a bit |really |so |very |still |get |actually )*(?:scared|afraid|frightened|terrified|nervous)(?: (?:of|about|in|during) (?:it|that|this|turbulence|flying))?(?: (?:myself|too|as well))?$|^(?:is it|would it be|is that) (?:a problem|bad|ok(?:ay)?|normal) (?:if|that|when) i(?:'m| am)? (?:get )?(?:scared|afraid|frightened|nervous)\b.{0,16}$|^can i be (?:cabin )?crew if i(?:'m| am) (?:scared|afraid)\b.{0,20}$/,
  ],
];

/** Somebody is ill or hurt. */
const OF_FIRST_AID = /^(?:syllabus|quiz)\/first-aid\S*$|^terminology\/(?:aed|cpr|defibrillator)$/;
const EMERGENCY =
  /^(?:syllabus|quiz)\/(?:first-aid|fire|smoke|evacuation|decompression|security)\S*$/;
const ON_A_PATIENT: Rows = [
  [
    entryRequest(["syllabus/first-aid-aed"]),
    /^how does (?:it|the defibrillator|that|the aed) work$/,
  ],
  [
    tip("asked-first-aid-differs-on-board"),
    /^(?:are|am|is) (?:you|we|i|one|the crew) (?:all )?alone(?: (?:with (?:it|him|her)|then|there))?$|^who (?:helps|is there|else is there)(?: (?:you|me|us))?\b.{0,16}$/,
  ],
  [
    tip("asked-first-aid-course"),
    /^(?:do|will|would) (?:they|we|you) (?:teach|train|learn|show|practi[sc]e)(?: (?:you|us|me|crew))?(?: (?:that|it|this|all that|how))?(?: .{0,16})?$|^(?:do|will) (?:i|we|you) learn (?:that|it|this)(?: .{0,16})?$/,
  ],
];
const FEARS_IT: Rows = [
  [
    tip("asked-freeze-in-an-emergency"),
    /^(?:i (?:don'?t|do not) (?:know|think)(?: if)? i (?:could|can|would)|i (?:could|would) (?:never|not)|i couldn'?t|what if i) (?:do (?:it|that|this)|panic|freeze|faint|can'?t|forget|fail|cope|handle)\b.{0,24}$|^(?:but )?(?:that|it)(?:'s| is| sounds| would be)? (?:so |very |really |a bit )?(?:scary|scares me|frightening|terrifying)\b.{0,16}$|^i(?:'m| am|'d be|would be)? (?:so |really |a bit )?(?:scared|afraid|frightened|panick\w*)(?: (?:of (?:that|it|this)|then))?$/,
  ],
  [
    tip("asked-ever-a-real-emergency"),
    /^(?:is|does) (?:it|that|this) (?:happen )?(?:really |very )?(?:often|common|rare|a lot|happen(?: often| a lot)?)(?: on board)?$|^how (?:often|common) (?:is|does|do|are)\b.{0,30}$|^(?:has|did) (?:it|that) (?:ever )?(?:really )?happen(?:ed)?\b.{0,16}$/,
  ],
];
/** A term or a procedure is spoken of. */
const TAUGHT = /^(?:terminology|syllabus|quiz|evacuation|doors|aircraft|cockpit)\//;
const AFTER_A_LESSON: Rows = [
  [
    tip("asked-codes-for-the-interview"),
    /^(?:do|will|would|can|could) they (?:really |also |even )?ask (?:me |us )?(?:about )?(?:that|this|it|these|those|such things)(?: (?:in|at) the (?:interview|day|assessment|final))?$|^(?:do|must|should) i (?:have to |need to )?(?:already )?know (?:that|this|it|all (?:that|this|of (?:it|that))|these(?: things)?)(?: (?:already|before (?:the )?(?:training|interview|day)|for the (?:interview|day|assessment)))?$/,
  ],
];

const OF_UNRULY =
  /^(?:assessment-days\/\S*(?:alcohol|drunk|abusive|refusing|unruly|rude-to-me|belt-refused)\S*|(?:syllabus|quiz)\/security\S*)$/;
const ON_UNRULY: Rows = [
  [
    tip("asked-police-at-the-gate"),
    /^what (?:happens|do they do|comes) (?:to him |to her |to them )?(?:when|after|once|if) (?:we|you|they) (?:land|arrive)\b.{0,16}$|^(?:do|will|can) (?:they|we|you|the police) (?:call|come|arrest|fine)\b.{0,24}$/,
  ],
  [
    tip("asked-passenger-touches-me"),
    /^what if (?:he|she|they|somebody|someone|a passenger) (?:touch\w*|grabs?|grop\w*|kiss\w*|hugs?) (?:me|my|us)\b.{0,24}$/,
  ],
  [
    tip("asked-passenger-gets-abusive"),
    /^(?:do|should|must|when do) i (?:have to )?(?:tell|call|inform) (?:the )?(?:captain|pilots?|purser|cockpit)\b.{0,16}$|^what if (?:he|she|they) (?:follows?|threatens?|hits?|shouts?|screams?|spits?|insults?|swears?)\b.{0,24}$/,
  ],
];

const OF_AN_EVACUATION =
  /^(?:evacuation\/\S*|terminology\/evacuation\S*|(?:syllabus|quiz)\/\S*evac\S*|assessment-days\/\S*(?:evacuation|last-one-out|slide)\S*)$/;
const IN_AN_EVACUATION: Rows = [
  [
    tip("asked-last-one-out"),
    /^(?:do|must|should|am|are) (?:i|we|crew|you) (?:have to )?(?:jump|leave|go|get out|be|stay)?(?: the)? ?last(?: one)?(?: .{0,16})?$|^when (?:do|can|may) (?:i|we|crew) (?:jump|leave|get out|go)\b.{0,16}$/,
  ],
  [
    tip("asked-child-on-the-slide"),
    /^(?:and )?(?:what about|how (?:do|about)|what (?:do|happens with)) (?:the )?(?:bab(?:y|ies)|infants?|child(?:ren)?|kids|parents|people with (?:bab(?:y|ies)|children))\b.{0,24}$/,
  ],
  [
    tip("asked-slide-drill"),
    /^(?:do|will) (?:we|you|i|they) (?:practi[sc]e|train|learn|do) (?:it|that|this)(?: .{0,16})?$/,
  ],
  [
    entryRequest(["evacuation/failure-slide-does-not-fill"]),
    /^what if the slide (?:doesn'?t|does not|won'?t|isn'?t|will not) (?:inflate|open|fill|work|come out)\b.{0,16}$/,
  ],
  [
    entryRequest(["evacuation/failure-door-jams"]),
    /^what if (?:the|my|a) (?:door|exit) (?:doesn'?t|does not|won'?t|will not|can'?t|is) (?:open|work|move|blocked|stuck|jammed|broken)\b.{0,16}$/,
  ],
  [
    entryRequest(["evacuation/command-keep-moving"]),
    /^what if (?:some ?one|some ?body|a passenger|people|he|she|they|a person) (?:doesn'?t|don'?t|won'?t|refuses?|is (?:too )?(?:scared|afraid)|freezes?|stops?|hesitates?)(?: (?:to )?(?:jump|go|move|get out|slide))?\b.{0,16}$/,
  ],
];

/** After a term, a procedure or first aid was told. */
export const LESSON: readonly Place[] = [
  { isHere: ({ topic }) => OF_FLYING.test(topic), rows: AFRAID_OF_FLYING },
  { isHere: ({ topic }) => OF_FIRST_AID.test(topic), rows: ON_A_PATIENT },
  { isHere: ({ topic }) => OF_UNRULY.test(topic), rows: ON_UNRULY },
  { isHere: ({ topic }) => OF_AN_EVACUATION.test(topic), rows: IN_AN_EVACUATION },
  { isHere: ({ topic }) => EMERGENCY.test(topic), rows: FEARS_IT },
  { isHere: ({ topic }) => TAUGHT.test(topic), rows: AFTER_A_LESSON },
];
