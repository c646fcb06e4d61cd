import type { ChatKnowledge } from "../knowledge/knowledge.ts";
import { entryRequest } from "../request.ts";
import type { ChatState } from "../state.ts";
import type { Message } from "./message.ts";
import type { Reading } from "./skills.ts";

/** What people ask after an entry, whatever words they find for it, and the entry that answers, or the sentences of it. Patterns read folded text. */
const ASKED_NEXT: readonly (readonly [
  after: RegExp,
  asks: RegExp,
  id: string,
  statements?: readonly number[],
])[] = [
  [
    /first-aid-(?:cpr|aed|primary)|terminology\/(?:cpr|aed)/,
    /\bwho (?:brings?|fetch\w*|gets?|goes (?:for|to get)|does what|calls?|tells?|takes?)\b/,
    "assessment-days/asked-cardiac-arrest-first-minute",
  ],
  [
    /first-aid-(?:cpr|aed)|cardiac-arrest|defibrillator|terminology\/(?:cpr|aed)/,
    /\bwhen (?:do|can|may|should|could|are|would|am)\b.{0,25}\b(?:stop|give up|end)|\bhow long (?:do|does|must|should|would|can|have)\b(?!.{0,20}\bbreath)/,
    "syllabus/first-aid-cpr-stop",
  ],
  [
    /first-aid-(?:cpr|aed)|cardiac-arrest|defibrillator|terminology\/aed/,
    /\bwho (?:may|can|is allowed to|could|should)\b.{0,20}\buse\b|\b(?:why|must|has to|have to)\b.{0,40}\b(?:dry|wet|bare|shaved?|sweat\w*)\b/,
    "assessment-days/asked-defibrillator-who-and-why-dry",
  ],
  [
    /anaphylaxis|allerg|adrenaline/,
    /\b(?:why|reason|how come|what for)\b.{0,40}\b(?:stand\w*|sit\w*|walk\w*|lie|lying|flat|up|legs)\b|\b(?:stand|standing|get|sit) up\b.{0,20}\b(?:why|reason|dangerous|problem)\b/,
    "assessment-days/asked-allergy-why-lie-flat",
  ],
  [
    /anaphylaxis|allerg|adrenaline/,
    /\bpanic\b|\b(?:how (?:do|would|can|could|will|should) (?:i|you|we|they)|difference)\b.{0,25}\b(?:tell|know|recogni[sz]e|see|notice|anxiety|fear)\b/,
    "assessment-days/asked-allergy-or-panic",
  ],
  [
    /anaphylaxis|allerg|adrenaline/,
    /\b(?:epi ?-?pens?|pens?|adrenaline|injectors?|auto-?injectors?)\b.{0,40}\b(?:plane|board|aircraft|carry|kit|there|onboard)\b|\b(?:is|are) there\b.{0,30}\b(?:epi ?-?pens?|pens?|adrenaline|injectors?)\b/,
    "assessment-days/asked-adrenaline-on-board",
  ],
  [
    /decompression-and-turbulence-(?!turbulence|after-turbulence|first-action)|terminology\/(?:decompression|cabin-altitude)/,
    /\bwhat (?:do|should|must|would|can) (?:i|we|you|crew|the crew) (?:have to )?do\b(?!.{0,30}\b(?:after|then|next)\b)|\b(?:first|immediate) (?:thing|action|step|reaction)\b/,
    "syllabus/decompression-and-turbulence-first-action",
  ],
  [
    /decompression|cabin-altitude|hypoxia|terminology\/tuc/,
    /\bwhy\b.{0,20}\b(?:short|little time|few seconds|so fast|so quick\w*|seconds)\b/,
    "syllabus/decompression-and-turbulence-tuc",
    [2, 3],
  ],
  [
    /decompression|oxygen|cabin-altitude|hypoxia/,
    /\b(?:oxygen|masks?|supply|generators?)\b.{0,40}\b(?:last|lasts|run(?:s|ning)? out|runs? dry|empty|enough|end|ends|finish\w*|for how long)\b|\bhow (?:long|many minutes|much)\b.{0,30}\b(?:oxygen|masks?|supply)\b/,
    "syllabus/decompression-and-turbulence-generator",
    [0, 3],
  ],
  [
    /first-aid-(?:cpr|aed|primary)|cardiac-arrest|terminology\/cpr/,
    /\b(?:aisle|no (?:room|space)|narrow|tiny|cramped|between the seats|where (?:do|would|can|should) (?:you|i|we) (?:put|lay|do it|move))\b/,
    "assessment-days/asked-cpr-in-the-cabin",
  ],
  [
    /airlines\/|tattoo/,
    /^(?=.*\b(?:tattoos?|tat|it|that|this|one)\b).*\b(?:cover|hide|hidden|long sleeves?|sleeves|make-?up|foundation|concealer|plaster|bandage)\b/,
    "assessment-days/asked-tattoo-under-a-watch",
  ],
  [
    /slide/,
    /\b(?:does ?n[o']?t|do ?n[o']?t|won'?t|will not|fails? to|did ?n[o']?t|not|never) (?:\w+ )?(?:inflat\w*|fill\w*|blow up|come out|deploy\w*|open)\b|\b(?:no air|stays flat|is flat|only half)\b/,
    "evacuation/failure-slide-does-not-fill",
  ],
  [
    /training-in-general|training-week-by-week|exams-in-training/,
    /\b(?:is (?:it|that|this|the training)|am i|are you|are we|do (?:i|you|we|they) get|do they) (?:\w+ )?(?:paid|pay)\b/,
    "assessment-days/asked-training-pay",
  ],
  [
    /group-exercise|quiet-in-the-group|too-talkative|joining-the-talk/,
    /\bbossy\b|\bdominat\w*|\b(?:takes?|taking) over\b|\b(?:talk(?:s|ing)?|speak(?:s|ing)?) over (?:me|us|everybody|everyone)\b|\b(?:interrupts?|cuts?) (?:me|us)\b/,
    "assessment-days/asked-someone-dominates",
  ],
  [
    /group|quiet|joining-the-talk|too-talkative|shy-person|stand-out/,
    /\b(?:sentences?|phrases?|lines?|words|wording)\b.{0,40}\b(?:say|use|start|begin|get in|try|tell|for)\b|\b(?:give|show|tell) me (?:an? |some |one |the )?(?:actual |real |example |exact |few )*(?:sentences?|phrases?|lines?|words)\b|\bwhat (?:exactly |actually |can |do |could )*(?:i|you) (?:actually |literally |exactly )?say\b/,
    "assessment-days/asked-group-phrases",
  ],
  [
    /fire-and-smoke|lithium|cabin-fire/,
    /\bwho (?:tells?|calls?|informs?|rings?|fetch\w*|helps?|does what|reports?)\b|\b(?:on my own|alone|by myself|all by one|split (?:it|that|the work))\b/,
    "syllabus/fire-and-smoke-roles",
  ],
  [
    /arm(?:ed|ing)?-|disarm|door/,
    /\bwhy\b.{0,40}\b(?:disarm\w*|not (?:leave|keep|stay)|n't (?:leave|keep|stay))\b|\b(?:leave|keep|stay)\w* (?:them |it |the doors? )?armed\b/,
    "assessment-days/asked-why-doors-are-disarmed",
  ],
  [
    /arm(?:ed|ing)?-|disarm|door/,
    /\b(?:anyone|anybody|somebody|someone|crew|people|it)\b.{0,20}\b(?:ever|really|actually)\b.{0,30}\b(?:open\w*|happen\w*|mistake)\b|\b(?:ever|really) (?:open\w*|happen\w*)\b/,
    "assessment-days/asked-armed-door-really-opened",
  ],
  [
    /alcohol|drunk|abusive/,
    /\bwhat (?:do|should|can|would|could|must) (?:i|we|you) (?:say|tell)\b|\bhow (?:do|should|can|would) (?:i|we|you) (?:say|tell|word|phrase|put|refuse)\b|\b(?:sentences?|phrases?|words|wording|line)\b.{0,30}\b(?:say|tell|use|him|her|them)\b|\bwhat exactly (?:do|to) .{0,10}\bsay\b/,
    "assessment-days/asked-words-for-refusing-alcohol",
  ],
  [
    /alcohol|drunk/,
    /\b(?:kick\w* off|lash\w* out|goes mad|loses it|gets? nasty|kicks? up|loud|louder|insult\w*|abus\w*|shout\w*|scream\w*|aggress\w*|violent|threat\w*|swear\w*|hits?|hitting|push\w*|grab\w*|angry|fights?|refuses?)\b/,
    "assessment-days/asked-passenger-gets-abusive",
  ],
  [
    /english/,
    /^(?!.*\b(?:interview|myself|this week|the week|today)\b).*\b(?:practi[sc]e|train|improve|learn|study|get better|work on|exercises?|prepare)\b/,
    "assessment-days/asked-english-what-to-practise",
  ],
  [
    /./,
    /\bhow (?:many|often)\b.{0,20}\bnights?\b.{0,30}\b(?:away|month|week|home|hotel)\b|\b(?:away|gone) from home\b|\bhow (?:often|much|long|many)\b.{0,25}\b(?:away|gone)\b/,
    "assessment-days/asked-nights-away",
  ],
  [
    /life-at|parent|roster|days-off|family|nights-away|homesick|airlines\/(?:emirates|qatar|etihad|saudia|flydubai|oman)/,
    /\b(?:leave|holidays?|vacation)\b.{0,30}\b(?:get|much|many|home|how|days|year)\b|\b(?:get|go|fly|come|be) (?:back )?home\b|\bhow (?:often|much)\b.{0,25}\b(?:home|see (?:my|them|her|him)|visit)\b/,
    "assessment-days/asked-leave-and-going-home",
  ],
  [
    /life-at|housing|airlines\/(?:emirates|qatar|etihad|saudia|flydubai|oman)/,
    /\b(?:curfew|visitors?|sign in|house rules|share (?:a|the|an) (?:flat|room|apartment)|accommodation)\b/,
    "assessment-days/asked-crew-housing-rules",
  ],
];

/** Why such a reading is one. */
export const ASKED_AFTER = "asked after what was told";
const LONGEST = 30;
/** Surer than a detail of the entry that was told: the point itself is asked for here. */
const SURE = 0.957;

/** What is asked after the entry that was told last, where another entry answers just that. */
export function readAskedNext(
  { plain, length }: Message,
  { topic }: ChatState,
  knowledge: ChatKnowledge,
): Reading[] {
  const told = topic?.kind === "entry" ? topic.ids.join(" ") : "";
  if (told === "" || length > LONGEST) return [];
  const found = ASKED_NEXT.find(([after, asks]) => after.test(told) && asks.test(plain));
  return found && knowledge.entry(found[2])
    ? [
        {
          request: { ...entryRequest([found[2]]), statements: [...(found[3] ?? [])] },
          score: SURE,
          because: ASKED_AFTER,
          goesOn: true,
        },
      ]
    : [];
}
