import type { ConductRule } from "./conduct-rule.ts";

/** Neglect, contempt and blame. */
export const CONTEMPT_RULES: readonly ConductRule[] = [
  {
    family: "neglect",
    mode: "act",
    severity: 1,
    patterns: [
      "let|allow ~5 drive ~3 drunk",
      "let|allow drunk ~3 drive",
      "tell|told ~3 deal with it ?himself|herself|themselves",
      "tell|told ~3 figure it out ~1 himself|herself|themselves",
      "tell|told ~2 to live with it",
      "switch|turn ~1 off ~2 call|bell|call-bell|chime|hearing",
    ],
  },

  {
    family: "neglect",
    mode: "act",
    severity: 0.6,
    patterns: [
      "do|did nothing",
      "hang|hung up on|without|before",

      "turn|turned ~1 =my =back on|to",
    ],
  },
  {
    family: "neglect",
    mode: "act",
    severity: 0.6,
    patterns: [
      `ignore|neglect =him|=her|=them`,
      `ignore|neglect ~1 passenger|customer|guest|patient|call|bell|request|complaint|complaints|crying|smell|symptoms|woman|man|lady`,
    ],
  },
  {
    family: "neglect",
    mode: "act",
    severity: 0.5,
    patterns: [
      "leave|left him|her|them|child|passenger|baby|patient ~2 crying|stranded|unattended|bleeding|helpless|outside|standing|there ~1",
      "walk|walked away|off ~1 from|while|when|without|mid ~2 him|her|them|customer|talking|speaking|crying|conversation",
      "leave|left him|her|them|passenger|child|baby|toddler|two-year-old|kids|patient|man|woman|old ~2 bath|street|cold|rain|alone|car|water ~1 because|while|until",
      "leave|left ~2 two-year-old|toddler|baby|child|kid ~3 alone|bath|car|street|outside",
      "take|took ~2 =my break ~3 anyway|instead|while",
      "continue|keep|carry|finish|go ?on ?with ~2 serving|eating|texting|scrolling|phone|lunch|break|crossword|meal ~3 anyway|nothing|=if",
      "tell|told|say ~4 =not|=wasn't|=isn't =my job|problem|business",
    ],
  },
  {
    family: "neglect",
    mode: "act",
    severity: 0.5,
    topics: ["medical", "fear", "emergency", "evacuation", "turbulence"],
    patterns: [
      "give|offer|pour ~4 whisky|brandy|cognac|alcohol|vodka",
      "drag ~3 galley|toilet|seat",
    ],
  },
  {
    family: "neglect",
    mode: "act",
    severity: 0.45,
    patterns: [
      "play|scroll|text|watch|chat ~3 phone|instagram|tiktok|netflix|series ~2 while|instead|during",
    ],
  },

  {
    family: "neglect",
    mode: "act",
    severity: 0.45,
    topics: ["medical", "fear", "emergency", "evacuation", "turbulence"],
    patterns: [
      "continue|finish|carry|keep ~3 service|serving|selling|meals|trolley|pouring",
      "put|leave ~6 by herself|himself|alone|themselves",
      "=when =my service|break|meal|lunch =is done|over|finished ~2",
    ],
  },
  {
    family: "neglect",
    mode: "act",
    severity: 0.35,
    patterns: [
      "make|let|keep|leave|left ~3 wait|waiting ~4 purpose|deliberately|longer|learn|punish|punishment|lesson|because|minutes|forty|hour ~1 until|because|so|to|=as|they|he|she ~1",
      "refuse ~1 help|listen|apologise|assist|talk",
    ],
  },
  {
    family: "neglect",
    mode: "omission",
    severity: 0.4,
    patterns: ["help|assist|answer him|her|them|customer|passenger|guest|patient"],
  },
  {
    family: "neglect",
    mode: "omission",
    severity: 0.35,
    patterns: ["care ~1 about|what|if|because"],
  },
  { family: "neglect", mode: "omission", severity: 0.25, patterns: ["waste ~3 time|energy ~1"] },
  {
    family: "neglect",
    mode: "said",
    severity: 0.6,
    patterns: ["=not =my problem|business|circus", "=wasn't|=isn't =my problem|business"],
  },

  {
    family: "neglect",
    mode: "said",
    severity: 1,
    patterns: ["=none =of =my|=our business"],
  },

  {
    family: "neglect",
    mode: "said",
    severity: 0.5,
    patterns: ["will|would wait|suffer ~4 until ~1 landing|learn|polite|sorry"],
  },
  {
    family: "neglect",
    mode: "said",
    severity: 0.4,
    patterns: [
      "=can|=could wait =for =his|=her|=their ~1 coffee|drink|meal|turn ~1",
      "=i =don't|=didn't|=couldn't ?=really care",
    ],
  },
  {
    family: "neglect",
    mode: "said",
    severity: 0.35,
    patterns: [
      "someone|somebody else's|=else problem",
      "probably|surely|only|mostly|just ~2 faking|pretending|exaggerating|attention|drama",
    ],
  },
  {
    family: "neglect",
    mode: "said",
    severity: 0.3,
    patterns: ["=let =them|=him|=her complain|cry|suffer|scream|struggle|cool|=wait"],
  },
  {
    family: "insult",
    mode: "said",
    severity: 0.9,
    patterns: [
      "monkey|donkey|robot|child|baby ~2 =could ~3 better|faster",
      "idiot|moron|imbecile|jerk|loser|brat|asshole|bastard|bitch|scum|diva|dimwit|retard|psycho|lunatic|cheapskate|whiner|crybaby|lazybones|parasite|fatty|dumbass|airhead|peasants|=trash-people",
      "=are|=is|=were|=like|such|these|those|stupid ~2 =sheep",

      "pathetic|brainless|incompetent|clueless|whining|whiny|moaning|dumb|retarded ~1",
      "=no|zero|without|lack|lacks ~1 brain|brains|manners|education|intelligence|class",
    ],
  },
  {
    family: "insult",
    mode: "said",
    severity: 0.6,
    patterns: [
      "=not very|=not too|=not particularly bright|clever|smart|intelligent|sharp",
      "nuisance|nuisances|freeloader|freeloaders ~1",

      "lazy|useless|stupid|crazy|greedy|hysterical|arrogant|spoiled|spoilt|entitled|annoying|rude ~1 colleague|coworker|guy|man|woman|waiter|boss|manager|cow|pig|kid|kids|tourists|trainee|chef",
      "=he|=she|=they|colleague|colleagues|coworker|manager|boss|chef =is|=was|=were|=are ~3 lazy|jealous|selfish|greedy|toxic|useless|stupid|incompetent|pathetic|hysterical",
      "can't|couldn't|=cannot stand ~2 people|passengers|customers|guests|tourists|idiots|him|her|them|whining",
      "=a|=an|=that|=the|old|little|stupid|fat|such ~1 =liar|=pig|=cow|=witch|=dinosaur =who|=like",
      "=are|=is|=were|the|these|those|some|such|how stupid|ignorant|dumb people|customers|passengers|guests|man|woman|=ones|lady|person|colleague|couple|old",
    ],
  },

  {
    family: "insult",
    mode: "said",
    severity: 0.5,
    patterns: ["get|gets|got ~1 on =my|=our nerves"],
  },
  {
    family: "insult",
    mode: "said",
    severity: 0.5,
    patterns: ["pain in =the|=my neck|ass|backside|butt"],
  },
  {
    family: "insult",
    mode: "said",
    severity: 0.4,
    patterns: ["=was|=is|=were|=are ~1 =lazy ~1 and|honestly|but|as|so"],
  },
  {
    family: "insult",
    mode: "said",
    severity: 0.35,
    patterns: ["make|made|makes ~2 big|huge drama|fuss ~3 because|attention|out|of|about|over"],
  },
  {
    family: "insult",
    mode: "said",
    severity: 0.25,
    patterns: ["mostly|only|always|just ~2 want|wants|wanted attention"],
  },

  {
    family: "blame",
    mode: "said",
    severity: 0.5,
    patterns: [
      "his|her|their|passenger's|customer's|manager's|colleague's|else's|boss's ?own fault",
      "completely|entirely|totally|all|clearly =his|=her|=their ?own fault",
      "=not|=wasn't|=isn't|never =my|=our fault|mistake|doing",

      "only|=to ~2 =had|=has|=have =himself|=herself|=themselves to blame",

      "=i ~1 only|single one|person ~2 who ~1 works|worked|care|cared|knew|understood|competent|brain|properly",

      "because|since|unfortunately ~2 colleague|colleagues|manager|they|chef|kitchen|team|boss|coworker|others ~2 incompetent|useless|stupid|lazy|hopeless|terrible|unable",
    ],
  },
  {
    family: "blame",
    mode: "said",
    severity: 0.3,
    patterns: [
      "=nothing =to =do =with =me|=us",
      "=ask|=asked|=asking for =it",
      "never|nobody ~1 =hurt|=killed|=died ~1 anybody|anyone|from",
      "=i =was|=am|=i'm always|never wrong|right",
      "carry|drag ~1 whole|entire team|shift|group",
      "customers|passengers|people|guests always|just|only lie|complain|exaggerate|cheat|moan",
      "deserved it|worse",
    ],
  },
];
