import { type Place, type Rows, tip } from "./place.ts";

/** One's own, asked of an airline that is spoken of. */
const AT_AN_AIRLINE: Rows = [
  [
    { kind: "limit", limit: "today" },
    /^(?:do |does )?(?:they|it|you) (?:also |even )?fl(?:y|ies) (?:direct(?:ly)? )?(?:to|from|into) [a-z ]{3,24}$/,
  ],
  [
    tip("asked-nationality-and-marriage"),
    /^(?:can|could|may|will|would) my (?:husband|wife|partner|boyfriend|girlfriend|fianc[eé]e?|kids?|child(?:ren)?|son|daughter|family) (?:come|move|live|stay|join|go)\b.{0,24}$|^i(?:'m| am) (?:already |also )?(?:married|engaged|divorced|a (?:single )?(?:mother|mum|mom|father|dad|parent))(?:,? .{0,40})?$|^i have (?:a|one|two|three|\d) (?:kids?|child(?:ren)?|sons?|daughters?|bab(?:y|ies)|little \w+)(?:,? .{0,40})?$/,
  ],
  [
    tip("asked-reapply"),
    /^what (?:if|happens (?:if|when)) (?:i|they) (?:fail|don'?t (?:pass|make it|get (?:it|in)|take me)|do not (?:pass|make it)|say no|reject me|am rejected)(?: (?:it|the (?:day|interview|assessment)|there))?$/,
  ],
  [
    tip("asked-what-goes-in-the-cv"),
    /^(?:what|how) (?:should|does|must|do) (?:my|the|a) (?:cv|resume) (?:have to )?(?:look(?: like)?|be|contain|include|say)\b.{0,16}$|^what (?:should|do|must) i (?:put|write|have) (?:in|on|into) (?:my|the) (?:cv|resume)$/,
  ],
];
const OF_A_TATTOO = /^assessment-days\/\S*(?:tattoo|permanent-make-up)\S*$/;
const ON_A_TATTOO: Rows = [
  [
    tip("asked-tattoos-in-general"),
    /^(?:which|what|are there(?: any)?) (?:other )?airlines? (?:allow|accept|are ok(?:ay)? with|take|that allow|don'?t mind|permit)\b.{0,30}$|^(?:does|do) (?:any|all|other) airlines? (?:allow|accept|mind)\b.{0,24}$/,
  ],
  [
    tip("asked-tattoos-in-general", "why-so-strict"),
    /^why (?:are|is|do|does)\b.{0,40}$|^(?:but )?(?:it|that)(?:'s| is) (?:unfair|silly|stupid|old[- ]fashioned|so unfair|not fair|sad|a pity)\b.{0,16}$/,
  ],
  [
    tip("asked-small-visible-tattoo"),
    /^(?:but )?it(?:'s| is| was) (?:very |really |quite |so |only |just |a )?(?:tiny|small|little|for|a memory|in memory|the name|my|about|of|because)\b.{0,40}$|^(?:it means|it is important|it'?s important)\b.{0,30}$|^(?:is (?:it|that) (?:over|a no)|(?:basically |that'?s |it'?s |i guess )(?:a )?no)(?: (?:for me|then))?$/,
  ],
];

const OF_THE_ROSTER =
  /^assessment-days\/\S*(?:roster|days-off|standby|shifts|swap|hours)\S*$|^terminology\/(?:standby|roster|reserve)$/;
const ON_THE_ROSTER: Rows = [
  [
    tip("asked-second-job"),
    /^(?:can|could|may|am i allowed to) i? ?(?:have|keep|do|work|take) (?:a |my |another |the )?(?:second|other|old|side|different|part[- ]time)? ?(?:jobs?|work|business|on the side)\b.{0,24}$/,
  ],
  [
    tip("asked-roster-and-days-off", "how-early"),
    /^(?:when|how (?:early|far ahead|long before|soon|much (?:in advance|before))) (?:do|will|can|would|does) (?:i|you|we|they|one|crew|it|the roster) (?:know|see|find out|come|publish|send|(?:get|have|receive) (?:it|the roster|my roster|your roster|them))\b.{0,30}$/,
  ],
  [
    tip("asked-roster-and-days-off", "days-in-a-row"),
    /^how many (?:days|flights|hours) (?:in a row|off|a week|per week|do (?:i|you|we|crew) (?:work|fly))\b.{0,24}$/,
  ],
];

const OF_TRAINING = /^assessment-days\/\S*(?:training|exams?|drill|pool-day|how-to-study)\S*$/;
const IN_TRAINING: Rows = [
  [
    tip("asked-training-week-by-week"),
    /^what (?:do|will|would|does) (?:i|you|we|they|one) (?:learn|do|teach|study|have to learn)(?: (?:there|exactly|in it|in training|all day))?$|^what(?:'s| is) (?:it like|taught|in it)(?: there)?$/,
  ],
  [
    tip("asked-training-housing"),
    /^where (?:do|will|would) (?:i|you|we|they|trainees) (?:live|stay|sleep)(?: (?:then|during|in) ?.{0,20})?$|^(?:do|will) (?:they|you|we|i) (?:pay (?:for )?the|get a|give (?:us|you|me) a) (?:hotel|room|flat|accommodation)\b.{0,20}$/,
  ],
  [
    tip("asked-before-training-starts"),
    /^(?:do|should|must|can) i (?:have to |need to )?(?:study|learn|prepare|read|practi[sc]e)(?: (?:anything|something|stuff|it|already))? (?:before|beforehand|first|in advance|now)\b.{0,24}$|^what (?:can|should) i (?:learn|study|prepare|do) before(?: (?:it|that|training|the training))?$/,
  ],
  [
    tip("asked-training-in-general", "hardest-part"),
    /^(?:are|is) (?:the )?(?:trainers?|instructors?|teachers?|it|training|they) (?:really |very |so )?(?:strict|hard|mean|difficult|tough|nice|friendly|stressful)\b.{0,16}$|^(?:what(?:'s| is) the )?hardest (?:part|thing)\b.{0,16}$/,
  ],
  [
    tip("asked-fail-training"),
    /^how many (?:people|of them|trainees|students|usually)? ?(?:fail|drop out|don'?t (?:make it|pass)|get sent home|pass)\b.{0,20}$|^do (?:many|a lot of|some|lots of) (?:people )?(?:fail|drop out)\b.{0,16}$/,
  ],
];

const OF_PAY = /^assessment-days\/\S*(?:pay|per-diem|salary|earn|hours-that-are-paid|payslip)\S*$/;
const ASKS_OF_PAY = /\b(?:earn|pay|paid|salar(?:y|ies)|money|wages?)\b/;
const ON_PAY: Rows = [
  [
    tip("asked-living-on-the-first-pay"),
    /^(?:is|would) (?:it|that|this) (?:be )?(?:really )?enough(?: (?:to live|for (?:a|the|my) .{3,16}|money))?(?: (?:on|from|there|of it))?$|^(?:can|could|do) (?:i|you|one|people|they) (?:really )?live (?:on|from|of|off) (?:it|that|this)\b.{0,16}$/,
  ],
  [
    tip("asked-how-pay-works", "does-it-rise"),
    /^(?:does|will|can) (?:it|the pay|pay|that|my pay|the salary) (?:go up|rise|increase|get (?:better|more)|grow|improve)\b.{0,24}$|^(?:is there|do you get) (?:a |any )?(?:pay )?(?:raise|rise|bonus|promotion)\b.{0,16}$/,
  ],
  [
    tip("asked-hours-that-are-paid"),
    /^(?:what )?(?:if|when) i (?:don'?t|do not|can'?t) (?:fly|work|have (?:a )?flights?)\b.{0,24}$|^(?:do|am) (?:i|you|we|they) (?:get )?(?:paid|money) (?:for|on|when|if)\b.{0,30}$/,
  ],
  [
    tip("asked-how-pay-works", "ask-in-interview"),
    /^(?:is it|would it be|isn'?t it) (?:rude|bad|ok(?:ay)?|wrong|allowed) (?:to ask|if i ask)\b.{0,24}$|^(?:can|may|should|do|how (?:do|can|should|would)) i ask (?:about|for)? ?(?:it|that|this|pay|money|the salary)\b.{0,30}$/,
  ],
  [
    tip("asked-length-of-layovers"),
    /^(?:do|does|will) (?:they|the airline|i|we|you) (?:also )?pay (?:for )?(?:the|our|my|your|hotels?)(?: .{0,16})?$|^who pays (?:for )?(?:the )?(?:hotels?|food|meals)\b.{0,16}$/,
  ],
];

/** Life far from home: at a Gulf base, or in one of its towns. */
const OF_THE_GULF = /^assessment-days\/\S*(?:gulf|crew-housing|shared-housing)\S*$/;
const GULF_TOWNS =
  /\b(?:dubai|doha|abu dhabi|the gulf|emirates|qatar|etihad|sharjah|jeddah|riyadh|bahrain)\b/;
/** What may be asked of anything else as well. */
const OF_LIFE_THERE: Rows = [
  [
    tip("asked-crew-housing-rules"),
    /^(?:is it|are they|is the airline|are the rules) (?:really |very |so |that )?strict(?: there)?$/,
  ],
  [
    tip("asked-life-at-a-gulf-base", "woman-alone"),
    /^is it (?:really )?safe(?: there)?(?: (?:for|as) (?:a )?(?:women|woman|girls?|me|us))?(?: .{0,16})?$|^(?:will|would) i be safe\b.{0,16}$/,
  ],
  [
    tip("asked-life-at-a-gulf-base"),
    /^(?:is|how hot is) it (?:really |very |too |so )?(?:hot|boring|nice|fun|expensive|modern|beautiful)?(?: there)?(?: in summer)?$|^(?:how|what) is (?:the )?(?:life|living|weather|city) (?:like )?(?:there)?$/,
  ],
];
const AT_THE_GULF: Rows = [
  [
    tip("asked-shared-housing"),
    /^is it true (?:that )?(?:you|we|they|crew) (?:live|stay|get|have).{0,16}\bfree\b.{0,16}$|^(?:do|would|will|must) (?:i|you|we) (?:have to )?(?:share|live (?:with|together|in))\b.{0,30}$|^(?:can|could|may) (?:i|you|we) (?:move out|live (?:alone|outside|with .{2,16}|on my own|by myself)|have my own)\b.{0,20}$|^is (?:the )?(?:accommodation|flat|housing|apartment|room) (?:free|nice|good|shared|ok(?:ay)?)\b.{0,12}$/,
  ],
  [
    tip("asked-crew-housing-rules"),
    /^(?:can|could|may) (?:i|you|we) (?:have|invite|bring) (?:my |a )?(?:boyfriend|girlfriend|friends?|family|mother|mum|mom|sister|visitors?|guests?|parents|anyone|somebody|someone|people)\b.{0,24}$|^(?:can|could|may) my (?:\w+ )?(?:friends?|mother|mum|mom|sister|parents|family|boyfriend|girlfriend) (?:visit|stay|come|sleep)\b.{0,24}$|^(?:is there|do they have) a curfew\b.{0,12}$|^what(?:'s| is| are) the (?:curfew|rules|house rules)\b.{0,16}$/,
  ],
  [
    tip("asked-life-at-a-gulf-base", "what-to-wear"),
    /^(?:what|how) (?:do|can|should|may|must) (?:i|you|women|we) (?:wear|dress)(?: (?:outside|there|in (?:my )?free time|in public|off duty|on the street|in the city))+$|^(?:do|must) (?:i|women|we) (?:have to )?(?:cover|wear a (?:hijab|headscarf|veil))\b.{0,20}$/,
  ],
  [
    tip("asked-pregnant-crew"),
    /^what (?:if|happens (?:if|when)) (?:i|you|one|crew|a woman) (?:gets?|become?s?|am|are|is) pregnant\b.{0,16}$/,
  ],
];

/** How one says in the interview what was just spoken of, by the entry on it. */
const SAID_THEN: readonly (readonly [topic: RegExp, moment: string])[] = [
  [/too-old|oldest-in|too-qualified|career/, "final-career-change"],
  [/pay|salary|hours-that-are-paid/, "final-pay-expectation"],
  [
    /roster|shifts|days-off|nights|christmas|tired|health-in-the-job|standby/,
    "final-shifts-and-holidays",
  ],
  [/famil|child|partner|relationship|early-starts/, "final-children-and-partner"],
  [/english|accent|language/, "final-speaking-of-the-accent"],
  [/reject|reapply|lost-it|failed|ended-at/, "asked-ever-been-rejected"],
  [/experience|stories/, "final-story-from-elsewhere"],
  [/love-of-travelling|travel/, "final-love-of-travelling"],
];
const ASKS_HOW_TO_SAY_IT =
  /^(?:and )?(?:how|what) (?:would|should|do|can|could|will) i (?:answer|say|put|explain|phrase|tell (?:them|that)|respond)(?: (?:to )?(?:that|it|this|there|then))?(?: (?:in|at) (?:the|an|my) (?:interview|day))?$/;

const OF_ONES_ENGLISH: Rows = [
  [
    tip("asked-english-what-to-practise"),
    /^how (?:can|do|could|should) i (?:speak|get|be|become|improve|learn|practi[sc]e|sound|make)(?: (?:it|that|my english|more|english))?(?: (?:better|fluent|faster|well|good|clearer))?(?: .{0,24})?$/,
  ],
];

const OF_A_COUPLE = /\b(?:boyfriend|girlfriend|husband|wife|partner|fianc[eé]e?)\b/;
const OF_THE_FAMILY = /^assessment-days\/\S*(?:family|relationship|partner)\S*$/;
const THEY_SAY =
  /^(?:he|she|they) (?:thinks?|says?|said|is|are|'s|wants?|doesn'?t|don'?t|does not|worr(?:y|ies)|hates?|fears?|will|would)\b.{0,60}$/;

/** The parts of the job itself, and of getting into it. */
export const THE_JOB: readonly Place[] = [
  ...SAID_THEN.map(
    ([topic, moment]): Place => ({
      isHere: (standing) => topic.test(standing.topic),
      rows: [[tip(moment), ASKS_HOW_TO_SAY_IT]],
    }),
  ),
  {
    isHere: ({ topic, spokeOf }) => OF_THE_FAMILY.test(topic) && spokeOf(OF_A_COUPLE),
    rows: [[tip("asked-relationship-and-roster"), THEY_SAY]],
  },
  {
    isHere: ({ topic }) => OF_THE_FAMILY.test(topic),
    rows: [[tip("asked-family-against-it"), THEY_SAY]],
  },
  {
    isHere: ({ topic }) => /parent-at-home|famil/.test(topic),
    rows: [
      [
        { kind: "mood", mood: "heavy" },
        /^(?:but )?i (?:don'?t know|can'?t|couldn'?t|don'?t want to|feel (?:bad|guilty))\b.{0,24}\b(?:leave|leaving|alone|without|do (?:that|it|this)|go)\b.{0,24}$/,
      ],
    ],
  },
  { isHere: ({ saidLast }) => /\benglish\b/.test(saidLast), rows: OF_ONES_ENGLISH },
  { isHere: ({ topic }) => OF_A_TATTOO.test(topic), rows: ON_A_TATTOO },
  { isHere: ({ topic }) => OF_THE_ROSTER.test(topic), rows: ON_THE_ROSTER },
  { isHere: ({ topic }) => OF_TRAINING.test(topic), rows: IN_TRAINING },
  {
    isHere: ({ topic, saidLast }) => OF_PAY.test(topic) || ASKS_OF_PAY.test(saidLast),
    rows: ON_PAY,
  },
  { isHere: ({ spokeOf }) => spokeOf(GULF_TOWNS), rows: AT_THE_GULF },
  { isHere: ({ topic }) => OF_THE_GULF.test(topic), rows: [...AT_THE_GULF, ...OF_LIFE_THERE] },
  {
    // Named in passing, the town says nothing of what was told since.
    isHere: ({ topic, spokeOf }) =>
      (topic === "" || topic.startsWith("airlines/")) && spokeOf(GULF_TOWNS),
    rows: OF_LIFE_THERE,
  },
  { isHere: ({ hasAirline }) => hasAirline, rows: AT_AN_AIRLINE },
];
