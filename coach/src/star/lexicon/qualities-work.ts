import { type QualityDeed, rules, says, TOLD } from "./quality.ts";

/** Deeds in which it shows how somebody works: honest, safe, thorough, without being told. */
export const WORK_QUALITIES: readonly QualityDeed[] = [
  ...rules("ownsUp", [
    [
      3,
      says(
        TOLD,
        "(?: [\\w~'-]+){0,9}? (?:my (?:own )?(?:mistake|fault|error)|(?:it|that|this)(?: was|'s| is) (?:me|on me)|what i(?:'d| had| have)? (?:done|did|broke\\w*)|i(?:'d| had| have)? (?:got (?:it|this|that) wrong|made (?:a|the) (?:mistake|error)|forgot\\w*|mixed|broken?|dropped|lost|missed|messed|was wrong))\\b",
      ),
    ],
    [3, says("admitted|confessed|owned")],
    [3, says("wrote|made|filed|filled", "(?: [\\w~'-]+){0,4} report (?:about|on|against) myself")],
  ]),
  ...rules("initiative", [
    [2.4, says("proposed|suggested|volunteered (?:to|for|myself|and)")],
    [2.4, says("offered", " (?:to|myself)\\b")],
    [
      2.3,
      says(
        "asked",
        "(?: [\\w~'-]+){0,6}? (?:if|whether) (?:we|i|she|he|they) (?:can|could|may|might|should) (?!leave|go (?:home|early|away|on)|have (?:a|the) day|sit|take a break|talk|speak|ask|help (?:him|her|you))",
      ),
    ],
    [2.2, says("stayed|remained", "(?: \\w+)? (?:after|longer|late|on after|until)\\b")],
    [2.2, says("came", " (?:in )?(?:an hour |earl|on my (?:day off|free day))")],
    [
      2,
      says(
        "made|created|built|designed|introduced|organi[sz]ed|started|drew|set up|put together|wrote",
        "(?: [\\w'-]+){0,3}? (?:list|chart|checklist|plan|table|system|sign|posters?|map|guide|rota|group|campaign|cards?|plan b|schedule|template)\\b(?! of (?:the )?(?:complain|excus))",
      ),
    ],
  ]),
  ...rules("checks", [
    [
      3,
      says(
        "called|rang|phoned|visited|texted|wrote|went|came|looked|checked",
        "(?: [\\w~'-]+){0,5}? (?:to (?:ask|see|check)|if|how|whether) (?:if |how |whether )?(?:he|she|they|everything|it all|the \\w+) (?:was|were|slept|felt|had|got|is|are|arrived|went|liked)\\b",
      ),
    ],
    [2.6, says("went|came", " back (?:to|and) (?:ask|check|see|look)")],
    [2.6, says("checked|looked", "(?: \\w+)? (?:on {somebody}|in on|back (?:on|with))")],
    [
      2.4,
      says(
        "went|looked|checked|called|came",
        "(?: [\\w~'-]+){0,6}? (?:two|three|four|several) times (?:per|a|each|every) |(?:every|each) (?:hour|half hour|two hours|ten minutes|five minutes|twenty minutes|night|day)\\b",
      ),
    ],
    [
      2.2,
      says(
        "called|rang|phoned|visited|texted",
        " {somebody}(?: \\w+){0,3} (?:next|later|afterwards|the day after)",
      ),
    ],
  ]),
  ...rules("honest", [
    [
      2.6,
      says(
        "told|said|explained|answered|admitted",
        "(?: [\\w~'-]+){0,5}? (?:honestly|(?<!be )honest|the truth|openly|straight (?:out|that)|plainly|frankly)\\b",
      ),
    ],
    [
      2.4,
      says(
        "gave|handed|returned|brought|took",
        "(?: [\\w~'-]+){0,6}? (?:wallet|envelope|money|purse|ring|watch|phone|change|bracelet|necklace)(?: [\\w~'-]+){0,5}? (?:back|to (?:the )?(?:manager|reception|police|lost|security|office|supervisor|boss|guest|desk))\\b",
      ),
    ],
  ]),
  ...rules("firm", [
    [
      2.5,
      says(
        "said|told|tell|explained|answered|replied|say",
        "(?: [\\w~'-]+){0,6}? i (?:can't|can not|couldn't|could not|won't|will not|would not|wouldn't|am not|(?:don't|do not)(?= (?:sell|sign|serve|give|open|let|take|break|lie|accept|do (?:that|this|it)))) (?!know|understand|speak|remember|find|see|have time|hear|promise|help|think|believe|blame|stop|wait|be|sleep|do anything)",
      ),
    ],
    [
      2.5,
      says(
        "said|told|tell",
        "(?: [\\w~'-]+){0,4}? i'm not (?:going to |doing|cooking|taking|signing|serving|letting|selling|opening|comfortable|allowed)",
      ),
    ],
    [2.5, says("refused|declined")],
    [2.2, says("said", " (?:politely )?no (?:to|politely|again|and|because)\\b")],
    [
      2.6,
      says("said|told|explained|answered", "(?: [\\w~'-]+){0,9}? same for every(?:one|body)\\b"),
    ],
  ]),
  ...rules("safety", [
    [
      2.3,
      says(
        "stopped|turned|switched|shut|closed|blocked|pulled|pressed|pushed|hit|cut|locked|secured|unplugged",
        "(?: [\\w~'-]+){0,4}? (?:gas|power|electric\\w*|pump|machine|valve|tap|alarm|cord|emergency|cooker|engine|current|heater|oven|fire door|oxygen|main switch|lift|ride|button|pool|area|corridor|(?:changing|treatment) room|road|lane|court)\\b",
      ),
    ],
    [2.5, says("evacuated")],
    [2.2, says("held|pulled", " (?:him|her|them|{somebody}) (?:back|by|away)\\b")],
    [
      2.5,
      says(
        "got|brought|moved|cleared|sent|led|took",
        " (?:everyone|everybody|the children|the kids|the guests|them all|all the \\w+|the others|people)(?: \\w+)? (?:out|outside|away|off|to (?:the )?safe|back)",
      ),
    ],
    [2.3, says("put", "(?: [\\w~'-]+){0,3}? (?:cones?|barrier|wet floor sign|sign wet)\\b")],
    [
      2.3,
      says(
        "started|did|gave|began",
        "(?: \\w+){0,3} (?:cpr|compressions|first aid|the evacuation|chest|heimlich|back blows)\\b",
      ),
    ],
    [
      2.2,
      says(
        "pressed|held|put|cooled",
        "(?: [\\w~'-]+){0,6}? (?:wound|cut|bleeding|dressing|cold tap|recovery position|cold water|bandage|burn|pad)\\b",
      ),
    ],
    [
      1.9,
      says(
        "checked",
        "(?: [\\w~'-]+){0,3}? (?:breath\\w*|pulse|exits?|doors?|belts?|panel|label|allerg\\w+|date|locks?|temperature)\\b",
      ),
    ],
  ]),
  ...rules("reports", [
    [
      1.7,
      says(
        "told|tell|reported|informed|called|radioed|rang|phoned|alerted|warned|(?:said|went)(?: [\\w'-]+){0,2} to(?! the doctor)",
        "(?: [\\w~'-]+){0,6}? {heads}\\b",
      ),
    ],
    [
      1.8,
      says(
        "filled (?:in|out)|reported|radioed|logged|wrote (?:it|this|everything|them) (?:up|down)",
      ),
    ],
    [
      1.8,
      says(
        "wrote|filled|put|made",
        "(?: [\\w~'-]+){0,6}? (?:report|(?:incident|accident|injury|damage) form|log|logbook|incident|waste book|handover)\\b",
      ),
    ],
  ]),
  ...rules("perseveres", [
    [
      2.2,
      says(
        "practi[sc]ed|trained|studied|rehearsed|repeated",
        "(?: [\\w~'-]+){0,6}? (?:every|each|until|before (?:school|work)|after (?:school|work)|for (?:\\w+ )?(?:weeks|months|hours|days))\\b",
      ),
    ],
    [2.2, says("tried", "(?: \\w+){0,2} again|kept (?:going|trying|on)|did not give up")],
  ]),
  ...rules("thorough", [
    [2, says("double-?checked|rechecked|compared|counted|recounted")],
    [
      1.9,
      says(
        "checked|read|looked|went|searched|tested|measured",
        "(?: [\\w~'-]+){0,4}? (?:again|twice|two times|every|each|all the|one by one|word for word|the list|the labels?|the rest)\\b",
      ),
    ],
    [
      2,
      says("watched", "(?: [\\w~'-]+){0,3}? (?:with a notebook|for (?:\\w+ )?(?:days|weeks))\\b"),
    ],
    [1.4, says("noticed|spotted")],
  ]),
  ...rules("learns", [
    [
      1.9,
      says(
        "learnt|learned|understood|realised|realized",
        " (?:that|to|how|not|it is|from (?:this|that|it|him|her))\\b(?: [\\w~'-]+){3}",
      ),
    ],
  ]),
  // Of which the question tells what they show.
  {
    quality: "ownsUp",
    weight: 2.6,
    of: ["mistake", "failure"],
    notOf: ["colleague"],
    says: says(
      TOLD,
      "(?: [\\w~'-]+){0,6}? {heads}(?: [\\w~'-]+){0,6}? (?:right away|straight ?away|at once|immediately|myself|on the same day|the same day|before (?:he|she|they|any\\w+))\\b",
    ),
  },
  {
    quality: "ownsUp",
    weight: 2,
    of: ["mistake", "failure"],
    notOf: ["colleague"],
    says: says("apologi[sz]ed|said (?:\\w+ )?sorry|put my hands? up"),
  },
];

/** What stands anywhere in the sentence of an own deed, and gives the deed its quality. */
export const QUALITY_BESIDE: readonly QualityDeed[] = [
  { quality: "calm", weight: 2.7, says: /\b(?:lowered|dropped|kept) my voice\b/ },
  {
    quality: "initiative",
    weight: 3,
    says: /\b(?:(?:nobody|no one|noone|no-one)(?: had| has)? (?:told|asked|tell|ask) me|without (?:being (?:asked|told)|any(?:one|body) (?:asking|telling))|(?:nobody|no one) asked|off my own bat|on my own initiative|(?:wasn't|was not|isn't|not) (?:my job|on my list|part of my job))\b/,
  },
  {
    quality: "keepsWord",
    weight: 3,
    says: /\b(?:(?:as|like|what) i(?:'d| had| have)? promised|kept (?:my|that|the) (?:word|promise))\b/,
  },
  {
    quality: "care",
    weight: 3,
    says: /\b(?:so|that) (?:she|he|they|nobody) (?:wasn't|isn't|was not|were not|weren't|would not be|wouldn't be|is not|doesn't (?:feel|sit|stay)|did not (?:feel|sit|stay)|didn't (?:feel|sit|stay))(?: \w+)? (?:alone|lonely|on (?:her|his|their) own|afraid|scared|lost|ashamed|embarrassed)\b/,
  },
  {
    quality: "initiative",
    weight: 2.4,
    says: /\b(?:after my (?:own )?shift|in my (?:own )?(?:break|free time|lunch)|on my (?:day off|free day)|in my own time)\b/,
  },
  {
    quality: "learns",
    weight: 2,
    says: /\b(?:since (?:then|that|this)(?: day)?|from (?:then|that day)(?: on)?|ever since|now|today) i (?:always |also |never )?(?!could|would|might|should|am\b|was\b|think\b|feel\b|know\b|work\b|have\b|can\b|want\b|live\b|study\b|had\b)\w+/,
  },
];
