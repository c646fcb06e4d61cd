import type { ConductRule } from "./conduct-rule.ts";
import { COMMAND, RULE_WORDS } from "./conduct-words.ts";

/** Rules broken and orders ignored. */
export const RULES_RULES: readonly ConductRule[] = [
  {
    family: "rule-breaking",
    mode: "act",
    severity: 1,
    patterns: [
      "skip ~3 check|checks|briefing|inspection|steps|demo|demonstration|announcement|procedure|checklist|count|crosscheck",

      "turn ~1 blind eye",
      "close|shut ~2 eye|eyes to|for ~1 rule|rules|mistake|it",
      "let|allow|send him|her|them|guest|guests|child|children|people|passengers ~6 without ~2 helmets|helmet|lifejacket|lifejackets|vest|vests|harness|seatbelts",
      "let|allow|send him|her|them|guest|guests|child|children|people|passengers ~6 without ~2 life jacket|jackets",

      "drive|drove ~3 red|drunk|without ~1 light|licence|license",
      "sneak|smuggle",
      "drive|work|operate ~3 without ~2 licence|license|permission|training|harness|helmet|gloves",
    ],
  },
  {
    family: "rule-breaking",
    mode: "act",
    severity: 0.9,
    patterns: [
      "disable|unplug|silence|mute|deactivate|cover|=tape|=taped|bag ~3 alarm|detector|sensor",
      "switch|turn ~3 smoke|fire|safety|door|lift|gas alarm|detector|sensor off",
      "switch|turn off ~2 smoke|fire|safety|door|lift|gas alarm|detector|sensor",
    ],
  },
  {
    family: "rule-breaking",
    mode: "act",
    severity: 0.7,
    patterns: [
      "block =the|=an|=our ?=back =fire|=emergency door|exit|exits",
      `ignore|skip|bypass|disregard|override|violate|circumvent|bend ~2 ${RULE_WORDS}`,
      `break =the|=a|=this|=that|some|every rule|rules|law|regulation =so|=because|=to|=for|=and|when`,
    ],
  },

  {
    family: "rule-breaking",
    mode: "act",
    severity: 0.7,
    topics: ["smoking"],
    patterns: ["wink|smile ~4 tell|wait|later"],
  },
  {
    family: "rule-breaking",
    mode: "act",
    severity: 0.7,
    topics: ["smoking"],
    patterns: [
      "let|allow ~3 smoke|vape",
      "let|allow ~2 finish ~2 cigarette|smoking|smoke",
      "give ~3 lighter|cigarette|cigarettes",
    ],
  },

  {
    family: "rule-breaking",
    mode: "act",
    severity: 0.6,
    patterns: [
      "cut|cutting corner|corners",
      "let|allow|permit ~6 =smoke|=vape|unfastened|unbuckled|unbelted|underage",

      "serve|sell|sold|served ~4 underage|minor|minors|teenagers ~2",
    ],
  },
  {
    family: "rule-breaking",
    mode: "act",
    severity: 0.6,
    patterns: [
      "use|borrow ~1 colleague's|someone's|manager's|boss's|else's|supervisor's ~2 password|badge|code|login|account|id",
    ],
  },
  {
    family: "rule-breaking",
    mode: "act",
    severity: 0.6,
    topics: [
      "seat",
      "turbulence",
      "baggage",
      "rule",
      "evacuation",
      "device",
      "disability",
      "child",
    ],
    patterns: [
      "let|allow|leave|permit ~3 ~2 bag|bags|luggage|belt|seatbelt|laptop|phone|him|her|them ~5 aisle|unfastened|loose|anyway",
      "let|allow|leave|permit ~3 bag|bags|luggage|laptop ~5 lap|knees|exit",
    ],
  },
  {
    family: "rule-breaking",
    mode: "act",
    severity: 0.55,
    patterns: ["let|allow ~5 without ~2 seatbelt|belt|ticket|id|helmet|checking|passport|licence"],
  },
  {
    family: "rule-breaking",
    mode: "act",
    severity: 0.5,
    patterns: ["prop|propped ~2 door|exit|gate ~1 open"],
  },
  {
    family: "rule-breaking",
    mode: "act",
    severity: 0.5,
    topics: [
      "seat",
      "turbulence",
      "baggage",
      "rule",
      "evacuation",
      "device",
      "disability",
      "child",
    ],
    patterns: [
      "let|allow|leave|permit ~9 take-off|takeoff|landing|taxi|taxiing",
      "place|put|throw|lay ~3 blanket|jacket|coat ~1 over|on ~2 belt|bag|it",
    ],
  },
  {
    family: "rule-breaking",
    mode: "act",
    severity: 0.4,
    patterns: [
      "continue|proceed|carry|go ~4 without ~2 permission|approval|clearance|checking|telling",
    ],
  },
  {
    family: "rule-breaking",
    mode: "act",
    severity: 0.35,
    patterns: ["make|made ~1 exception ~3 safety|seatbelt|him|her|them|once|because"],
  },

  {
    family: "rule-breaking",
    mode: "said",
    severity: 1,
    patterns: [
      "rule|rules|policy|policies|procedure|procedures|regulation|regulations|checklist|demo|briefing =are|=is|=were|=was ?=just|=only|=a|=so|=really|=very|=completely|=mostly|=often ?=a|=too stupid|silly|bureaucracy|nonsense|suggestion|suggestions|exaggerated|ridiculous|pointless|useless|boring|waste|formality|unnecessary|overrated|annoying|theory",
      "safety =is|be ~1 exaggerated|overrated|secondary|boring",
    ],
  },
  {
    family: "rule-breaking",
    mode: "said",
    severity: 0.6,
    patterns: [
      "service|comfort|customer|guest|punctuality|schedule come|comes|=is|matters|goes ~2 before|above|over|than ~2 safety|rules|procedure|procedures",
    ],
  },
  {
    family: "rule-breaking",
    mode: "said",
    severity: 0.55,
    patterns: ["rules|rule|policy|law =don't|=doesn't apply|matter|count to|for|when"],
  },

  {
    family: "rule-breaking",
    mode: "said",
    severity: 0.4,
    patterns: [
      "better|more-important|other things|thing|work to do than",
      "=for =the|=a stupid|silly rule|rules",
    ],
  },
  {
    family: "rule-breaking",
    mode: "said",
    severity: 0.4,
    patterns: [
      "without ~1 doing|completing|checking|waiting ~3 checklist|check|clearance|signal|permission|command|outside",
    ],
  },
  {
    family: "rule-breaking",
    mode: "said",
    severity: 0.35,
    patterns: ["customer|guest|passenger =is always|king right|so|and ~3 =so|=let|=give|=allow"],
  },
  {
    family: "rule-breaking",
    mode: "said",
    severity: 0.3,
    patterns: [
      "one|single|little|small ~4 make|makes|made no difference",
      "hide|hiding|stand behind ~2 rules|rule|policy|policies|procedure|procedures",
    ],
  },
  {
    family: "disobedience",
    mode: "act",
    severity: 1,
    patterns: [
      `ignore|disobey|defy|override|overrule|disregard ~3 ${COMMAND}`,
      `argue|fight with|against ~1 captain|purser|pilot|cockpit`,
    ],
  },
  {
    family: "disobedience",
    mode: "act",
    severity: 0.6,
    patterns: ["ignore it|him|her because|and|anyway|since ~1 ~1 he|she|=i|not|wrong ~1"],
  },
  {
    family: "disobedience",
    mode: "act",
    severity: 0.45,
    patterns: [
      "refuse to ~1 follow|obey|listen|apologise|report|cooperate|evacuate",
      "evacuate|start|begin|launch|open ~4 without ~1 waiting|asking|telling|command|order",
    ],
  },
  {
    family: "disobedience",
    mode: "omission",
    severity: 1,
    patterns: ["listen to ~1 captain|purser|crew|order"],
  },
  {
    family: "disobedience",
    mode: "omission",
    severity: 0.7,
    patterns: ["follow|obey ~2 captain|procedure|instruction|command|protocol|law|checklist"],
  },
  {
    family: "disobedience",
    mode: "omission",
    severity: 0.5,
    patterns: ["wait ~2 for|until ~2 captain|command|cockpit|purser|pilot"],
  },

  {
    family: "disobedience",
    mode: "said",
    severity: 1,
    patterns: [
      "whatever|no-matter|no ~1 what ~1 captain|purser|manager|boss|crew|command says|said|say|orders|thinks",
    ],
  },
  {
    family: "disobedience",
    mode: "said",
    severity: 0.6,
    patterns: ["captain|purser|pilot|manager ~2 overreact|exaggerate|panic"],
  },
  {
    family: "disobedience",
    mode: "act",
    severity: 0.7,
    patterns: [
      "refuse to follow|obey ~2 order|orders|instruction|instructions|command|captain|purser|procedure",
    ],
  },
];
