import { type QualityDeed, rules, says } from "./quality.ts";

/** Deeds in which it shows how somebody is with people. */
export const PEOPLE_QUALITIES: readonly QualityDeed[] = [
  ...rules("givesWay", [
    [
      3,
      says(
        "said|say|told|agreed",
        "(?: [\\w~'-]+){0,5}? (?:let'?s|lets|we) (?:do|try|take|go with|use|make) (?:yours?|hers?|his|theirs?|it (?:your|her|his) way)\\b",
      ),
    ],
    [
      3,
      says(
        "said|told|admitted",
        "(?: [\\w~'-]+){0,5}? (?:yours?|hers?|his|theirs?)(?: idea| way| plan| version)? (?:is|was) (?:\\w+ )?(?:better|right|good)",
      ),
    ],
    [
      3,
      says(
        "agreed|accepted|took|followed|tried|chose|went|used",
        "(?: \\w+){0,2} (?:yours?|hers?|his|their|~[\\w]+'s) (?:idea|way|plan|suggestion|proposal|version)\\b",
      ),
    ],
    [
      3,
      says(
        "dropped|gave|let|put|took",
        "(?: \\w+){0,2} my (?:own )?(?:idea|plan|way|proposal|version)",
      ),
    ],
    [
      3,
      says(
        "gave|offered|swapped|left",
        "(?: \\w+){0,3} my (?:own |two |day |free |seat )?(?:seat|bed|room|day off|breaks?|turn|holiday|christmas|weekend)\\b",
      ),
    ],
  ]),
  ...rules("care", [
    [
      2.3,
      says("let", " {somebody} (?:call|phone|ring|use|sit|sleep|stay|rest|wait|charge|hold)\\b"),
    ],
    [
      3,
      says(
        "gave|give|lent|brought|offered|put (?:him|her|them)|wrapped (?:him|her|them)",
        "(?: [\\w~'-]+){0,9}? my (?:own )?(?:t-?shirts?|jackets?|coat|jumper|scarf|gloves|socks|sandwich|lunch|bed|umbrella|phone|hoodie|cardigan)\\b",
      ),
    ],
    [
      2.4,
      says(
        "made|make|cooked|prepared",
        "(?: {somebody}(?: [\\w'-]+){0,3}? {comforts}|(?: [\\w'-]+){0,3}? {comforts} for)\\b",
      ),
    ],
    [
      2.4,
      says(
        "gave|give|brought|bring|fetched|got|poured|found|lent|bought|offered|put (?:him|her|them|{somebody})|put(?= (?:a|the) [\\w -]{3,25} (?:on|over|under|around|in front of) (?:him|her|them|his|their))|wrapped|ordered|heated|warmed",
        "(?: (?!everything|plants?|gloves on)[\\w~'-]+){0,5}? {comforts}\\b(?! on\\b)",
      ),
    ],
    [
      2.4,
      says(
        "sat|sit|stayed|stay|stood|knelt|waited|walked|went|talked|chatted|spoke|rode|travelled",
        "(?: \\w+){0,3}? (?:with|beside|by|next to|near to|alongside) (?!my (?:husband|wife|mum|mom|mother|father|dad|friends?|family|boss|parents|girlfriend|boyfriend)){somebody}\\b",
      ),
    ],
    [
      2.6,
      says(
        "held|hold|took|take|holding",
        "(?: \\w+){0,2}? (?:his|her|their|the (?:other )?)(?: \\w+)? ?hands?\\b",
      ),
    ],
    [
      2.2,
      says(
        "carried|carry|pushed|lifted|packed",
        "(?: \\w+){0,2}? (?:his|her|their|the)(?: \\w+){0,2}? (?:bags?|suitcases?|cases?|luggage|shopping|baby|wheelchair|buggy|pram)\\b",
      ),
    ],
    [2, says("walked|drove|escorted|accompanied|guided|led|carried", " {somebody}\\b")],
    [
      2,
      says(
        "brought|took",
        " (?:him|her|them)(?: [\\w'-]+){0,3}? (?:home|inside|outside|to the|to a|to his|to her)",
      ),
    ],
    [
      1.8,
      says("crouched|knelt|kneeled|squatted", " (?:down|beside|next|in front|between|to|at|by)\\b"),
    ],
    [
      2.2,
      says(
        "called|phoned|rang|booked|ordered|arranged|found|cooked|saved|kept|made|bought|printed|translated",
        "(?: [\\w~'-]+){0,5}? for {somebody}\\b",
      ),
    ],
    [
      2.4,
      says(
        "asked",
        " {somebody}?(?: \\w+){0,2}? ?(?:how (?:he|she|they|it) \\w+|what (?:he|she|they|do you|did she|did he) (?:do you )?(?:need|want|like|miss)\\w*|if (?:he|she|they)(?: (?:was|were|is|are))? (?:ok|okay|hurt|all ?right|alright|cold|fine|well|needed|wanted|felt|would like)|what do you need)\\b",
      ),
    ],
    [2, says("comforted|consoled|hugged|reassured|cheered")],
    [
      2.2,
      says(
        "said|asked",
        "(?: [\\w~'-]+){0,3}? (?:shall i|can i (?:help|take|carry|bring|get)|let me (?:help|take|carry|bring|get))\\b",
      ),
    ],
    [2, says("went|came", "(?: [\\w'-]+){0,3}? to see {somebody}\\b")],
    [1.6, says("calmed", " {somebody}\\b")],
  ]),
  ...rules("calm", [
    [
      2.7,
      {
        left: says(
          "shout|raise|argue|react|answer back|yell|scream|panic|lose|get angry|got angry|take it personal\\w*|interrupt",
        ),
      },
    ],
    [2.7, says("lowered|dropped|kept", "(?: \\w+){0,2} (?:my )?voice\\b")],
    [
      2.4,
      says(
        "spoke|speak|talked|talk|said|asked|told|answered|explained|replied",
        "(?: [\\w~'-]+){0,5}? (?:quietly|calmly|slowly|softly|gently|in a (?:low|calm|quiet) voice|quiet and slow|slow and|calm and)",
      ),
    ],
    [2, says("breathed|took a (?:deep )?breath|counted to")],
    [
      1.4,
      says(
        "stayed|kept|remained|stay|keep",
        "(?: myself)?(?: \\w+)? (?:calm|cool|patient|polite)\\b",
      ),
    ],
  ]),
  ...rules("listens", [
    [2.5, says("listened")],
    [2.5, says("let", " {somebody} (?:finish|talk|speak|tell|explain|shout it)")],
    [2.2, says("asked|ask", " {somebody} (?:what|why|how|where|which|about|when|who|to tell)\\b")],
    [
      1.8,
      says(
        "asked|ask",
        "(?: \\w+){0,2} (?:what|why|how) (?:he|she|they|it|had|was|exactly|do you|did)",
      ),
    ],
  ]),
  ...rules("explains", [
    [3, says("explained|showed|told|described", "(?: [\\w~'-]+){0,8}? step by step")],
    [
      3,
      says(
        "used|spoke with|pointed",
        "(?: \\w+){0,3}? (?:hands|gestures|pictures?|simple words|easy words|drawings?|google|translat\\w+)",
      ),
    ],
    [
      2.6,
      says(
        "drew|mimed|translated|sketched|signed (?:good|hello|thank)|turned the screen|learn(?:ed|t) (?:[\\w'-]+ ){0,12}?sign language",
      ),
    ],
    [
      2.6,
      says(
        "wrote",
        "(?: [\\w~'-]+){0,9}? (?:on (?:my|a|the|her|his) (?:pad|hand|paper|napkin|phone)|in (?:big|large) letters)",
      ),
    ],
    [
      2.2,
      says("explained", "(?: [\\w~'-]+){0,4}? (?:why|how|what|that|the|to {somebody}|about)\\b"),
    ],
    [2, says("showed", " {somebody} (?:how|where|why|on|the|it|my|what)\\b")],
  ]),
  ...rules("involves", [
    [
      3,
      says(
        "gave|give",
        " (?:each|every|everyone|everybody|them all)(?: [\\w~'-]+){0,4}? (?:jobs?|tasks?|parts?|roles?)\\b",
      ),
    ],
    [2.4, says("asked|ask", " (?:each|everyone|everybody|them all|all of them|all the)\\b")],
    [
      2.3,
      says(
        "asked|had|got|sent|told",
        " (?:my|the|a|an|two|another|one|some|our|~[\\w']+)(?: [\\w~'-]+){0,2}? ?\\b(?:colleagues?|waiters?|neighbours?|stewards?|friends?|crew|team|assistant|porter|waitress|lads?|boys|girls|cook|guests?|people|m[ae]n|woman|lady|brother|sister|partner|driver|passengers?|staff|mate) (?:to|for(?! \\w+ minutes?)|down|out|round)\\b",
      ),
    ],
    [2.2, says("split|divided|shared", " (?:up )?(?:the|our|it|everyone|us|them|into|between)\\b")],
    [2.6, says("pointed|point", " (?:on|at|to) ")],
    [
      2.4,
      says(
        "sat|brought|got|called",
        " (?:everyone|everybody|the two|them both|both of them|the team|us all)(?: \\w+)? (?:together|down|round|around)\\b",
      ),
    ],
  ]),
  ...rules("discreet", [
    [
      3,
      says(
        "asked|told|tell|spoke|talked|took|said|walked|caught|waited|went|had|called|invited|pulled|sat",
        "(?: [\\w~'-]+){0,9}? (?:in private|privately|on (?:his|her|their) own|aside|in (?:her|his) office|only us two|just the two of us|so (?:that )?nobody (?:heard|hears|could hear|else (?:heard|could))|nobody (?:is|was) there|away from (?:the )?(?:others|everyone|people)|quiet word|out of earshot|behind the scenes)\\b",
      ),
    ],
  ]),
  ...rules("discreet", [[2, { left: says("accuse|blame|judge|embarrass|shame|name") }]]),
  ...rules("teaches", [
    [
      2.3,
      says(
        "taught|trained|coached|mentored|train|teach|practi[sc]ed",
        "(?: \\w+)?(?: with)? (?:{somebody}|new|staff|everyone|(?:\\w+ )?(?:guards|colleagues|trainees|beginners))\\b",
      ),
    ],
    [
      2.3,
      says(
        "showed|helped|practi[sc]ed",
        " (?:with )?{somebody} (?:how|to (?:do|use|learn|read|write|make))\\b",
      ),
    ],
  ]),
];
