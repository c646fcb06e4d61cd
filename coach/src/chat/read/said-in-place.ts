import { type ChatRequest, entryRequest } from "../request.ts";
import type { ChatState } from "../state.ts";
import type { ChatInput } from "../thread.ts";
import { fold, type Message } from "./message.ts";
import { momentOf } from "./moment-answered.ts";
import { bareOf } from "./said-shortly.ts";

type Rows = readonly (readonly [request: ChatRequest, pattern: RegExp])[];

const MOST_WORDS = 18;
/** So many of the person's last messages say what a few words are about. */
const STILL_SPOKEN_OF = 8;

const day = (id: string, further: string | null = null): ChatRequest => ({
  ...entryRequest([`assessment-days/${id}`]),
  further,
});

/** An airline has turned them down. Folded text. */
const WAS_REJECTED =
  /\b(?:failed|rejected|rejection|turned (?:me )?down|refused|unsuccessful|(?:didn'?t|did not|haven'?t|not) (?:pass(?:ed)?|get (?:in|it|the job|through)|make it|be(?:en)? (?:selected|taken|chosen)|selected|taken|chosen)|sent (?:me )?home|messed (?:it )?up|blew it)\b/;
/** What people go on with after that, without what stands around it. */
const AFTER_A_REJECTION: Rows = [
  [
    day("asked-reapply"),
    /^(?:can|could|may|should|shall|will) i (?:ever |just |really )?(?:try|apply|go|do it|come back|come)(?: there| it| with them| for them)? again(?: .{0,20})?$|^(?:how long|how many months|when|how soon) (?:do|must|should|can|could|may|will|would) i (?:have to |need to )?(?:wait|try again|apply again|go again|come back|reapply|do it again)\b.{0,24}$|^(?:is there|do they have) a (?:waiting time|wait|ban)$/,
  ],
  [
    day("asked-reapply", "do-they-remember"),
    /^(?:do|will|would) they (?:still )?(?:remember|recogni[sz]e|know) (?:me|that i (?:was there|failed|tried))\b.{0,20}$|^(?:do|will) they (?:still )?(?:keep|have|see) (?:my|the) (?:old |first |last )?(?:application|file|result|video)\b.{0,20}$/,
  ],
  [
    day("asked-ever-been-rejected"),
    /^(?:should|shall|do|must|can|may) i (?:have to |need to )?(?:say|tell|mention|admit) (?:it|that|this|them|about it|that i (?:failed|was rejected))\b.{0,40}$/,
  ],
  [
    day("asked-reapply", "how-to-get-better"),
    /^what (?:do|should|can|could|must|would) i (?:do|change|make|try)(?: it)? (?:differently|better|different|next time|now|this time|the next time)\b.{0,20}$|^what (?:should|do|can|must) i (?:practi[sc]e|work on|improve|learn)(?: (?:now|then|first|for next time|until then|next))?$|^how (?:do|can|could) i (?:get|do|be) better\b.{0,20}$/,
  ],
  [
    day("asked-rejected-again-and-again", "how-many-normal"),
    /^how (?:many times|often) (?:do|does|did|can|should) (?:people|most people|one|somebody|someone|others|you|crew|i) (?:usually |normally )?(?:try|apply|fail|have to try)\b.{0,20}$|^is (?:it|that|this) normal(?: to fail)?(?: the first time)?$/,
  ],
  [
    day("asked-choosing-an-airline"),
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

/** The group is spoken of. Folded text. */
const OF_THE_GROUP = /\bgroup\b/;
const AFTER_A_GROUP: Rows = [
  [
    day("asked-failed-after-the-group"),
    /^i (?:just |hardly |barely |almost |didn'?t |did not |never )*(?:said|spoke|talked|say|speak|talk)(?: (?:almost|hardly|nearly|very|so|too|at))*(?: (?:nothing|anything|a word|not much|little|much|all))?(?: .{0,24})?$|^i was (?:too |so |very |really |a bit )*(?:quiet|shy|silent|loud|bossy|dominant|nervous to speak)\b.{0,20}$|^(?:nobody|no one|they) (?:let me speak|listened(?: to me)?|talked over me|didn'?t let me)\b.{0,24}$/,
  ],
];

/** Entries on the group. */
const OF_THE_GROUP_LAST =
  /^assessment-days\/(?:group\S*|asked-\S*(?:group|dominates|quiet|disagree|lead-in)\S*|final-joining-the-talk)$/;
const IN_THE_GROUP: Rows = [
  [
    day("asked-someone-dominates"),
    /^(?:and )?what if (?:(?:some ?one|some ?body|one|a person|he|she|they)(?: in the group)? (?:is|are|gets|acts) (?:so |very |really )?(?:rude|loud|bossy|dominant|aggressive|too loud)|(?:some ?one|some ?body|one(?: person| of them)?|they|he|she)(?: all)? (?:talks?|speaks?|dominates?|takes? over|interrupts?|cuts?|ignores?)\b.{0,30})$/,
  ],
  [
    day("final-joining-the-talk"),
    /^what if (?:nobody|no one|noone|they (?:don'?t|do not|won'?t)) (?:listens?|lets? me|hears?)\b.{0,24}$|^what if i (?:can'?t|cannot|don'?t) get (?:a word )?in\b.{0,20}$/,
  ],
  [
    day("asked-quiet-in-the-group"),
    /^(?:is it|would it be|isn'?t it) (?:a problem|bad|ok(?:ay)?|wrong) (?:to be|if i(?:'m| am)|being) (?:too |so |very |a bit |more )?(?:quiet|shy|silent|calm)\b.{0,20}$|^(?:but )?i(?:'m| am) (?:too |so |very |really |a bit |rather |quite |more )?(?:quiet|shy|introvert\w*)(?: (?:in groups?|person|with strangers|there))?$|^what if i(?:'m| am) (?:too )?(?:quiet|shy)$/,
  ],
  [
    day("asked-ask-to-repeat"),
    /^what if i (?:don'?t|do not|didn'?t|can'?t) (?:understand|get|follow|hear) (?:it|the (?:task|instructions?|question|english|others?)|them|someone|everything|what .{3,20})\b.{0,16}$/,
  ],
  [
    { ...entryRequest(["assessment-days/group-exercise"]), facet: "avoid" },
    /^what(?:'s| is| are|s) the (?:biggest|worst|most common|typical|usual) (?:mistakes?|thing(?: to do| i can do)?)\b.{0,24}$|^what (?:should|must|can|do) i (?:not do|avoid|do wrong)\b.{0,16}$|^what (?:can|could) go wrong$/,
  ],
];
/** The day, or its group, is spoken of. */
const OF_THE_DAY = /\bgroup\b|\b(?:assessment|open|recruitment|selection) day\b|\bassessment\b/;
const ON_THE_DAY: Rows = [
  [
    day("asked-who-goes-on"),
    /^(?:do|will|would) they (?:tell|say|let)(?: it)?(?: to)? (?:us|you|me|everyone)?(?: know)? ?(?:immediately|right away|straight away|at once|on the (?:same )?day|there|the same day|directly|after (?:it|that))$|^what (?:happens|comes|is) (?:right |directly )?(?:after|next)(?: (?:it|that|this|the group(?: exercise| task)?))?$|^who (?:decides|goes on|gets through)(?: (?:that|it|this|who .{3,20}))?$/,
  ],
];

/** An airline is spoken of: what is one's own is asked of it. */
const AT_AN_AIRLINE: Rows = [
  [
    day("asked-nationality-and-marriage"),
    /^(?:can|could|may|will|would) my (?:husband|wife|partner|boyfriend|girlfriend|fianc[eé]e?|kids?|child(?:ren)?|son|daughter|family) (?:come|move|live|stay|join|go)\b.{0,24}$|^i(?:'m| am) (?:already |also )?(?:married|engaged|divorced|a (?:single )?(?:mother|mum|mom|father|dad|parent))(?:,? .{0,40})?$|^i have (?:a|one|two|three|\d) (?:kids?|child(?:ren)?|sons?|daughters?|bab(?:y|ies)|little \w+)(?:,? .{0,40})?$/,
  ],
  [
    day("asked-reapply"),
    /^what (?:if|happens (?:if|when)) (?:i|they) (?:fail|don'?t (?:pass|make it|get (?:it|in)|take me)|do not (?:pass|make it)|say no|reject me|am rejected)(?: (?:it|the (?:day|interview|assessment)|there))?$/,
  ],
  [
    day("asked-what-goes-in-the-cv"),
    /^(?:what|how) (?:should|does|must|do) (?:my|the|a) (?:cv|resume) (?:have to )?(?:look(?: like)?|be|contain|include|say)\b.{0,16}$|^what (?:should|do|must) i (?:put|write|have) (?:in|on|into) (?:my|the) (?:cv|resume)$/,
  ],
];

/** Moving air, storms and the like are spoken of. */
const OF_FLYING =
  /^(?:terminology\/(?:turbulence|clear-air-turbulence|wake-turbulence)|assessment-days\/asked-(?:turbulence\S*|crew-scared\S*|surviving\S*|one-engine|fuel\S*))$/;
const AFRAID_OF_FLYING: Rows = [
  [
    day("asked-turbulence-and-wings"),
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
    day("asked-fear-of-flying"),
    /^(?:but )?i(?:'m| am)? (?:also |a bit |really |so |very |still |get |actually )*(?:scared|afraid|frightened|terrified|nervous)(?: (?:of|about|in|during) (?:it|that|this|turbulence|flying))?(?: (?:myself|too|as well))?$|^(?:is it|would it be|is that) (?:a problem|bad|ok(?:ay)?|normal) (?:if|that|when) i(?:'m| am)? (?:get )?(?:scared|afraid|frightened|nervous)\b.{0,16}$|^can i be (?:cabin )?crew if i(?:'m| am) (?:scared|afraid)\b.{0,20}$/,
  ],
];

/** A term or a procedure is spoken of. */
const TAUGHT = /^(?:terminology|syllabus|quiz|evacuation|doors|aircraft|cockpit)\//;
const AFTER_A_LESSON: Rows = [
  [
    day("asked-codes-for-the-interview"),
    /^(?:do|will|would|can|could) they (?:really |also |even )?ask (?:me |us )?(?:about )?(?:that|this|it|these|those|such things)(?: (?:in|at) the (?:interview|day|assessment|final))?$|^(?:do|must|should) i (?:have to |need to )?(?:already )?know (?:that|this|it|all (?:that|this|of (?:it|that))|these(?: things)?)(?: (?:already|before (?:the )?(?:training|interview|day)|for the (?:interview|day|assessment)))?$/,
  ],
];

/** After what to say at a moment of the interview. */
const AFTER_ANY_MOMENT: Rows = [
  [
    day("final-length-and-shape"),
    /^how (?:long|short|many sentences) (?:should|must|can|may|does|is|would) (?:it|that|this|my answer|the answer|an answer|one)(?: have to| need to)?(?: be)?$/,
  ],
];
const AFTER_A_WEAKNESS: Rows = [
  [
    day("final-the-weakness", "honest-or-clever"),
    /^(?:do|must|should) i (?:really )?(?:have to |need to )?(?:tell the truth|be honest|say the truth)\b.{0,20}$|^(?:that|it|this)(?:'s| is|s)?(?: not| kind of| a bit| a little| quite)* (?:a )?(?:fake|lying|a lie|dishonest|false|made up|cheesy)\b.{0,20}$|^(?:isn'?t|is) (?:that|it|this) (?:not )?(?:a bit |kind of )?(?:fake|lying|dishonest|a lie)$/,
  ],
  [
    day("final-the-weakness", "give-me-some"),
    /^(?:can you |please )?(?:give|tell|suggest) me (?:one|some|a good one|an? (?:easy|safe|good) one|a weakness|a few)\b.{0,40}$|^which (?:one )?(?:should i (?:take|say|use|choose)|is (?:good|best|safe))\b.{0,24}$/,
  ],
];
const AFTER_REASONS: Rows = [
  [
    day("final-why-cabin-crew", "not-boring"),
    /^what (?:do|would|will) they (?:really |actually |like to |want to )*(?:want to hear|hear|like to hear|expect|like)(?: from me)?$|^how (?:do|can|should) i (?:make it (?:personal|special|different|more personal|stand out)|stand out|not sound like everyone)\b.{0,20}$/,
  ],
];
const OFTEN: Rows = [
  [
    day("asked-which-questions-come"),
    /^(?:do|will|would) they (?:always|really|often|usually|still|actually) ask (?:it|that|this|me that)\b.{0,12}$|^is (?:that|it|this) (?:always|often|really) asked$/,
  ],
];

/** What a few words ask for where they stand: after a rejection that was told, or after what to say at a moment; null for all else. */
export function saidInPlace(
  message: Message,
  state: ChatState,
  before: ChatInput["before"],
): ChatRequest | null {
  if (message.length > MOST_WORDS) return null;
  const bare = bareOf(message);
  const told = before
    .filter(({ role }) => role === "user")
    .slice(-STILL_SPOKEN_OF)
    .map(({ text }) => fold(text));
  const [topic = ""] = state.topic?.kind === "entry" ? state.topic.ids : [];
  const isSpokenOf = (what: RegExp) =>
    what.test(message.plain) || told.some((one) => what.test(one));
  const moment = momentOf(state);
  const places: readonly (readonly [isHere: boolean, rows: Rows])[] = [
    [moment === "weakness-you-work-on", AFTER_A_WEAKNESS],
    [moment === "about-yourself", AFTER_REASONS],
    [moment !== null, [...AFTER_ANY_MOMENT, ...OFTEN]],
    [OF_FLYING.test(topic), AFRAID_OF_FLYING],
    [TAUGHT.test(topic), AFTER_A_LESSON],
    [isSpokenOf(WAS_REJECTED) && isSpokenOf(OF_THE_GROUP), AFTER_A_GROUP],
    [isSpokenOf(WAS_REJECTED), AFTER_A_REJECTION],
    [OF_THE_GROUP_LAST.test(topic), IN_THE_GROUP],
    [topic.startsWith("assessment-days/") && isSpokenOf(OF_THE_DAY), ON_THE_DAY],
    [state.airline !== null, AT_AN_AIRLINE],
  ];
  return (
    places
      .filter(([isHere]) => isHere)
      .flatMap(([, rows]) => rows)
      .find(([, pattern]) => pattern.test(bare))?.[0] ?? null
  );
}
