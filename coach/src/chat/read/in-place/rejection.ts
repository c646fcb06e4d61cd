import { type Place, type Rows, tip } from "./place.ts";

/** An airline has turned them down. Folded text. */
const WAS_REJECTED =
  /\b(?:failed|rejected|rejection|turned (?:me )?down|refused|unsuccessful|(?:didn'?t|did not|haven'?t|not) (?:pass(?:ed)?|get (?:in|it|the job|through)|make it|be(?:en)? (?:selected|taken|chosen)|selected|taken|chosen)|sent (?:me )?home|messed (?:it )?up|blew it)\b/;
const AFTER_A_REJECTION: Rows = [
  [
    tip("asked-reapply"),
    /^(?:can|could|may|should|shall|will) i (?:ever |just |really )?(?:try|apply|go|do it|come back|come)(?: there| it| with them| for them)? again(?: .{0,20})?$|^(?:how long|how many months|when|how soon) (?:do|must|should|can|could|may|will|would) i (?:have to |need to )?(?:wait|try again|apply again|go again|come back|reapply|do it again)\b.{0,24}$|^(?:is there|do they have) a (?:waiting time|wait|ban)$/,
  ],
  [
    tip("asked-reapply", "do-they-remember"),
    /^(?:do|will|would) they (?:still )?(?:remember|recogni[sz]e|know) (?:me|that i (?:was there|failed|tried))\b.{0,20}$|^(?:do|will) they (?:still )?(?:keep|have|see) (?:my|the) (?:old |first |last )?(?:application|file|result|video)\b.{0,20}$/,
  ],
  [
    tip("asked-ever-been-rejected"),
    /^(?:should|shall|do|must|can|may) i (?:have to |need to )?(?:say|tell|mention|admit) (?:it|that|this|them|about it|that i (?:failed|was rejected))\b.{0,40}$/,
  ],
  [
    tip("asked-reapply", "how-to-get-better"),
    /^what (?:do|should|can|could|must|would) i (?:do|change|make|try)(?: it)? (?:differently|better|different|next time|now|this time|the next time)\b.{0,20}$|^what (?:should|do|can|must) i (?:practi[sc]e|work on|improve|learn)(?: (?:now|then|first|for next time|until then|next))?$|^how (?:do|can|could) i (?:get|do|be) better\b.{0,20}$/,
  ],
  [
    tip("asked-rejected-again-and-again", "how-many-normal"),
    /^how (?:many times|often) (?:do|does|did|can|should) (?:people|most people|one|somebody|someone|others|you|crew|i) (?:usually |normally )?(?:try|apply|fail|have to try)\b.{0,20}$|^is (?:it|that|this) normal(?: to fail)?(?: the first time)?$/,
  ],
  [
    tip("asked-choosing-an-airline"),
    /^(?:which|what) (?:other )?airlines? (?:should|could|can|shall|do|would) (?:i|you) (?:try|apply (?:to|for|with)|go for|take|suggest|recommend)(?: (?:now|next|then|instead))?$|^(?:should|shall) i (?:try|apply (?:to|for|with)) (?:an?other|a different|some other) (?:airline|one|company)s?(?: .{0,20})?$/,
  ],
  [
    { kind: "mood", mood: "failed" },
    /^i(?:'m| am| was| feel)? (?:so |really |just |very |still |pretty |completely |absolutely |a bit )*(?:gutted|devastated|crushed|sad|heartbroken|disappointed|depressed|upset|down|hurt|embarrassed|ashamed|shattered|a failure|like a failure|such a failure|frustrated|(?:feel )?(?:bad|terrible|awful))\b.{0,30}$|^i (?:just )?(?:cried|was crying|have been crying|can'?t stop (?:crying|thinking)|still cry)\b.{0,30}$|^(?:it|that) (?:really |still )?(?:hurts?|hurt)\b.{0,16}$/,
  ],
  [
    { kind: "mood", mood: "doubt" },
    /^(?:my|a) (?:\w+ )?(?:friend|sister|cousin|colleague|flatmate|girlfriend|boyfriend) (?:got in|got (?:the job|it)|passed|made it|was (?:taken|selected|chosen))\b.{0,40}$|^why (?:her|him|them|she|they) and not me$|^(?:everyone|everybody|all the) (?:else|others) (?:got in|passed|was better|were better)\b.{0,20}$/,
  ],
];
const OF_THE_GROUP = /\bgroup\b/;
const AFTER_A_GROUP: Rows = [
  [
    tip("asked-failed-after-the-group"),
    /^i (?:just |hardly |barely |almost |didn'?t |did not |never )*(?:said|spoke|talked|say|speak|talk)(?: (?:almost|hardly|nearly|very|so|too|at))*(?: (?:nothing|anything|a word|not much|little|much|all))?(?: .{0,24})?$|^i was (?:too |so |very |really |a bit )*(?:quiet|shy|silent|loud|bossy|dominant|nervous to speak)\b.{0,20}$|^(?:nobody|no one|they) (?:let me speak|listened(?: to me)?|talked over me|didn'?t let me)\b.{0,24}$/,
  ],
];

export const REJECTION: readonly Place[] = [
  {
    isHere: ({ spokeOf }) => spokeOf(WAS_REJECTED) && spokeOf(OF_THE_GROUP),
    rows: AFTER_A_GROUP,
  },
  { isHere: ({ spokeOf }) => spokeOf(WAS_REJECTED), rows: AFTER_A_REJECTION },
];
