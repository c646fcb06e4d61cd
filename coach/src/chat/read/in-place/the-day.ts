import { entryRequest } from "../../request.ts";
import { type Place, type Rows, tip } from "./place.ts";

/** Entries on the group. */
const OF_THE_GROUP_LAST =
  /^assessment-days\/(?:group\S*|asked-\S*(?:group|dominates|quiet|disagree|lead-in)\S*|final-joining-the-talk)$/;
const IN_THE_GROUP: Rows = [
  [
    tip("final-joining-the-talk"),
    /^i(?:'m| am) (?:so |very |too |a bit )?(?:afraid|scared|shy|nervous|not good|bad) (?:to|of|at|about) (?:interrupt\w*|speak\w* up|join\w*(?: in)?|cut\w* in|talk\w*)\b.{0,50}$|^.{0,30}\brude in my culture\b.{0,16}$/,
  ],
  [
    { kind: "group-task" },
    /^(?:can|could|would|will) you (?:please )?(?:give|show|set) (?:me|us) (?:a|an|one|another) (?:topic|task|case|example)(?: (?:to|for) .{2,24})?$|^(?:give|show) me (?:a|one|an example of a) (?:topic|task|case)(?: .{0,24})?$/,
  ],
  [
    tip("asked-someone-dominates"),
    /^(?:and )?what if (?:(?:some ?one|some ?body|one|a person|he|she|they)(?: in the group)? (?:is|are|gets|acts) (?:so |very |really )?(?:rude|loud|bossy|dominant|aggressive|too loud)|(?:some ?one|some ?body|one(?: person| of them)?|they|he|she)(?: all)? (?:talks?|speaks?|dominates?|takes? over|interrupts?|cuts?|ignores?)\b.{0,30})$/,
  ],
  [
    tip("final-joining-the-talk"),
    /^what if (?:nobody|no one|noone|they (?:don'?t|do not|won'?t)) (?:listens?|lets? me|hears?)\b.{0,24}$|^what if i (?:can'?t|cannot|don'?t) get (?:a word )?in\b.{0,20}$/,
  ],
  [
    tip("asked-quiet-in-the-group"),
    /^(?:is it|would it be|isn'?t it) (?:a problem|bad|ok(?:ay)?|wrong) (?:to be|if i(?:'m| am)|being) (?:too |so |very |a bit |more )?(?:quiet|shy|silent|calm)\b.{0,20}$|^(?:but )?i(?:'m| am) (?:too |so |very |really |a bit |rather |quite |more )?(?:quiet|shy|introvert\w*)(?: (?:in groups?|person|with strangers|there))?$|^what if i(?:'m| am) (?:too )?(?:quiet|shy)$|^i(?:'m| am) (?:more (?:of )?a listener|not (?:really )?(?:a |much of a )?(?:big )?talker|a (?:good )?listener)\b.{0,30}$|^i don'?t (?:talk|speak|say) (?:that |so |very )?much\b.{0,20}$/,
  ],
  [
    tip("asked-ask-to-repeat"),
    /^what if i (?:don'?t|do not|didn'?t|can'?t) (?:understand|get|follow|hear) (?:it|the (?:task|instructions?|question|english|others?)|them|someone|everything|what .{3,20})\b.{0,16}$/,
  ],
  [
    { ...entryRequest(["assessment-days/group-exercise"]), facet: "avoid" },
    /^what(?:'s| is| are|s) the (?:biggest|worst|most common|typical|usual) (?:mistakes?|thing(?: to do| i can do)?)\b.{0,24}$|^what (?:should|must|can|do) i (?:not do|avoid|do wrong)\b.{0,16}$|^what (?:can|could) go wrong$/,
  ],
];
const WITH_A_TALKER: Rows = [
  [
    tip("asked-someone-dominates"),
    /^.{0,40}\b(?:some ?one|some ?body|people|a person|a guy|a girl|one) who (?:talks?|speaks?|never stops?|won'?t stop|doesn'?t stop|interrupts?|dominates?|shouts?)\b.{0,24}$/,
  ],
];
/** The day, or its group, is spoken of. Folded text. */
const OF_THE_DAY = /\bgroup\b|\b(?:assessment|open|recruitment|selection) day\b|\bassessment\b/;
const ON_THE_DAY: Rows = [
  [
    tip("asked-who-goes-on"),
    /^(?:do|will|would) they (?:tell|say|let)(?: it)?(?: to)? (?:us|you|me|everyone)?(?: know)? ?(?:immediately|right away|straight away|at once|on the (?:same )?day|there|the same day|directly|after (?:it|that))$|^what (?:happens|comes|is) (?:right |directly )?(?:after|next)(?: (?:it|that|this|the group(?: exercise| task)?))?$|^who (?:decides|goes on|gets through)(?: (?:that|it|this|who .{3,20}))?$/,
  ],
];
const OF_A_VIDEO = /^assessment-days\/\S*(?:video|camera|online-interview)\S*$/;
const ON_A_VIDEO: Rows = [
  [
    { kind: "product", part: "video" },
    /^(?:can|could|may|shall) (?:i|we) (?:practi[sc]e|train|try|record|rehearse) (?:it|this|that|one|myself|for it|a video)(?: (?:here|with you|now))?$|^how (?:can|do|could|should) i practi[sc]e (?:it|this|that)?(?: ?here)?$/,
  ],
  [
    tip("asked-times-in-a-recorded-video"),
    /^(?:and )?how (?:long|much time) (?:do i (?:have|get)|is (?:it|each|an answer|one answer))\b.{0,24}$|^(?:but )?i (?:only )?(?:have|get) (?:only )?(?:\d+|thirty|ten|twenty) seconds\b.{0,24}$/,
  ],
  [
    tip("asked-video-goes-wrong"),
    /^what if (?:i (?:freeze|get stuck|forget|lose|make a mistake|mess|stumble)|(?:the |my )?(?:internet|connection|wifi|camera|laptop|phone|recording|it|battery|power|some ?(?:one|body)|my \w+|the (?:dog|baby|doorbell|phone))(?: \w+)? (?:stops?|fails?|breaks?|is|goes|comes?|rings?|walks?|crash\w*|freez\w*|cuts?|barks?|cries))\b.{0,24}$|^my (?:internet|wifi|connection) is (?:bad|slow|weak|terrible|not good)\b.{0,10}$/,
  ],
  [
    tip("asked-machine-scored-video"),
    /^is (?:it|there) (?:really |maybe )?(?:a )?(?:robot|machine|computer|ai|program|algorithm)\b.{0,30}$|^(?:does|do|will|is) (?:a |an )?(?:robots?|machines?|computers?|ai|algorithms?|humans?|real (?:person|people)|people|persons?|anyone|someone|somebody) (?:really |actually )?(?:watch|look|see|score|check|judge|mark|decide|read)\w*\b.{0,30}$|^who (?:watches|sees|looks at|checks|scores|marks) (?:it|the video|that|this|them)\b.{0,12}$|^can i (?:stop and start|start (?:again|over)|repeat|re-?record|do it (?:again|twice)|record (?:it )?again|stop)\b.{0,20}$/,
  ],
  [
    tip("asked-wait-after-the-day"),
    /^(?:and )?(?:when|how (?:soon|fast)) (?:do|will|would) they (?:watch|look at|see|answer|decide|reply|write)\b.{0,20}$/,
  ],
  [
    tip("asked-online-interview-setup"),
    /^where (?:do|should|can|shall) i (?:sit|do it|record|film|put|place)\b.{0,24}$|^(?:what|which) (?:background|room|place)\b.{0,24}$|^is (?:my |the )?(?:bedroom|kitchen|room|living room|wall|bed|background)\b.{0,24}$|^(?:do|should) i (?:sit|stand)(?: or (?:stand|sit))?(?: down)?$/,
  ],
  [
    tip("asked-recorded-video-questions"),
    /^(?:what|which) (?:questions|do they ask|are the questions|kind of questions)\b.{0,24}$|^what do they ask$/,
  ],
  [
    tip("asked-camera-shy"),
    /^(?:do|should) i (?:say )?(?:hello|hi|good morning|introduce myself|say hello|greet)\b.{0,20}$|^(?:but )?i (?:hate|can'?t stand|don'?t like|feel (?:weird|stupid|silly|strange)) (?:seeing|looking at|watching|myself|talking|speaking|cameras?|video|it|on)\b.{0,24}$/,
  ],
];

const OF_THE_REACH = /^assessment-days\/\S*(?:reach|centimetre|miss-the-mark)\S*$/;
const AT_THE_WALL: Rows = [
  [
    tip("asked-a-centimetre-short"),
    /^(?:can|could|may) (?:i|you|one|we) (?:train|practi[sc]e|improve|learn|stretch)(?: (?:it|that|this|for it|more))?(?: .{0,16})?$|^how (?:do|can|could) i (?:train|practi[sc]e|improve|reach (?:higher|more))\b.{0,16}$/,
  ],
  [
    tip("asked-height-and-reach-in-general"),
    /^why (?:do|does|is|are) (?:they|it|that|this|airlines)\b.{0,30}$|^what(?:'s| is) it for$/,
  ],
  [
    tip("asked-reach-from-height"),
    /^i(?:'m| am) (?:only |about )?(?:1[.,]?)?\d{2,3} ?(?:cm|m)?(?: tall)?,? (?:(?:will|can|do|could|would) i|is it possible to) reach\b.{0,24}$|^(?:will|can|could|would) i reach \d{3}\b.{0,24}$/,
  ],
];

const OF_CLOTHES =
  /^assessment-days\/\S*(?:wear|hair|make-up|shoes|heels|nails|scent|beard|grooming|headscarf)\S*$/;
const ON_CLOTHES: Rows = [
  [
    tip("list-what-to-bring"),
    /^what (?:do|should|must|can) i (?:carry|bring|take|have (?:with me|in my (?:bag|hand)s?))\b.{0,16}$/,
  ],
  [tip("asked-heels-or-flat"), /^(?:what|which) (?:kind of )?(?:shoes|heels?)(?: .{0,16})?$/],
  [
    tip("asked-make-up-for-men-or-none"),
    /^(?:do|must|should|can) men (?:have to )?wear make-?up\b.{0,12}$|^(?:do|must) i (?:have to )?wear make-?up$/,
  ],
  [
    tip("asked-wear-to-the-day"),
    /^(?:can|may|should|could) i (?:also )?wear (?:trousers|pants|a (?:dress|skirt|blouse|trouser suit))\b.{0,20}$|^(?:what|which) colou?rs?(?: .{0,20})?$|^(?:and |what about )?(?:for )?men$|^i(?:'m| am) a (?:man|guy|boy)\b.{0,24}$/,
  ],
];

const OF_A_TEST = /^assessment-days\/\S*(?:online-test|numeracy|maths|sums)\S*$/;
const ON_A_TEST: Rows = [
  [
    {
      ...({ kind: "quiz", topic: "numeracy", count: 3, continent: null, shows: null } as const),
      ...{ isOnTold: false, exercise: null },
    },
    /^(?:go on|ok|yes|come on)?(?: then)?,? ?(?:test|quiz|try|ask) me(?: (?:then|a bit|on it|on that|a little))?$|^(?:can you |could you |please )?(?:give|show) me (?:an example|one|some(?: examples)?|examples)$|^(?:for example|an example|like what)$/,
  ],
];

/** A video before the day, its wall, its clothes, its group, and what comes of it. */
export const THE_DAY: readonly Place[] = [
  { isHere: ({ topic }) => OF_A_VIDEO.test(topic), rows: ON_A_VIDEO },
  {
    isHere: ({ topic, saidLast }) => OF_A_TEST.test(topic) || /\bmaths?\b/.test(saidLast),
    rows: ON_A_TEST,
  },
  { isHere: ({ topic }) => OF_THE_REACH.test(topic), rows: AT_THE_WALL },
  { isHere: ({ topic }) => OF_CLOTHES.test(topic), rows: ON_CLOTHES },
  { isHere: ({ topic }) => OF_THE_GROUP_LAST.test(topic), rows: IN_THE_GROUP },
  { isHere: ({ spokeOf }) => spokeOf(/\bgroup\b/), rows: WITH_A_TALKER },
  {
    isHere: ({ topic, spokeOf }) => topic.startsWith("assessment-days/") && spokeOf(OF_THE_DAY),
    rows: ON_THE_DAY,
  },
];
