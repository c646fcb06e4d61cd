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
      "disable|unplug|silence|mute|deactivate|cover|block|=tape|=taped|bag|switch|turn ~4 alarm|detector|sensor",
      "turn|close|shut ~2 blind|both eye|eyes",
      "let|allow|send ~8 without ~3 jacket|jackets|helmets|lifejacket|lifejackets|vest|vests|harness|seatbelts",
      "block|lock ~4 =fire|=emergency door|exit|exits",
      "drive|drove ~3 red|drunk|without ~1 light|licence|license",
      "sneak|smuggle",
      "drive|work|operate ~3 without ~2 licence|license|permission|training|harness|helmet|gloves",
    ],
  },
  {
    family: "rule-breaking",
    mode: "act",
    severity: 0.7,
    patterns: [
      `ignore|skip|bypass|break|disregard|override|violate|circumvent|bend ~3 ${RULE_WORDS}`,
    ],
  },
  {
    family: "rule-breaking",
    mode: "act",
    severity: 0.7,
    topics: ["smoking"],
    patterns: [
      "let|allow|leave|give ~4 finish|smoke|cigarette|cigarettes|lighter",
      "wink|smile ~4 tell|wait|later",
    ],
  },
  {
    family: "rule-breaking",
    mode: "act",
    severity: 0.7,
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
      "let|allow|leave|permit ~3 ~2 bag|bags|luggage|belt|seatbelt|child|baby|laptop|phone|him|her|them ~5 lap|knees|feet|legs|aisle|unfastened|loose|exit|anyway|there|landing|standing",
      "place|put|throw|lay ~3 blanket|jacket|coat ~2 over|on ~4 lap|knees|belt|bag|it",
    ],
  },
  {
    family: "rule-breaking",
    mode: "act",
    severity: 0.6,
    patterns: [
      "cut|cutting corner|corners",
      "let|allow|permit ~6 =smoke|=vape|unfastened|unbuckled|unbelted|underage",
      "let|allow ~5 without ~2 seatbelt|belt|ticket|id|helmet|checking|passport|licence",
      "prop|propped ~4 open",
      "serve|sell|sold|served ~4 underage|minor|minors|teenagers ~2",
      "use|borrow|take ~2 colleague's|someone's|manager's|boss's|else's|supervisor's ~2 key|card|password|badge|code|login|account|pass|id",
      "continue|proceed|carry|go ~4 without ~2 permission|approval|clearance|checking|telling",
    ],
  },
  {
    family: "rule-breaking",
    mode: "act",
    severity: 0.5,
    patterns: ["make|made ~1 exception ~3 safety|seatbelt|him|her|them|once|because"],
  },
  {
    family: "rule-breaking",
    mode: "said",
    severity: 1,
    patterns: [
      "rule|rules|policy|policies|procedure|procedures|regulation|regulations|checklist|demo|briefing =are|=is|=were|=was|be ~2 just|only|stupid|silly|bureaucracy|nonsense|broken|suggestion|suggestions|exaggerated|ridiculous|pointless|useless|paper|boring|waste|formality|unnecessary|overrated|annoying|theory",
      "safety =is|be ~1 exaggerated|overrated|secondary|boring",
      "rules|rule|policy|law ~2 =don't|=doesn't|not apply|matter|count",
    ],
  },
  {
    family: "rule-breaking",
    mode: "said",
    severity: 0.6,
    patterns: [
      "service|comfort|customer|guest|punctuality|schedule come|comes|=is|matters|goes ~2 before|above|over|than ~2 safety|rules|procedure|procedures",
      "customer|guest|passenger =is always|king right|so|and ~3 =so|=let|=give|=allow",
      "one|single|little|small ~4 make|makes|made no difference",
    ],
  },
  {
    family: "rule-breaking",
    mode: "said",
    severity: 0.5,
    patterns: [
      "hide|hiding|stand behind ~2 rules|rule|policy|policies|procedure|procedures",
      "without ~1 doing|completing|checking|waiting ~3 checklist|check|clearance|signal|permission|command|outside",
    ],
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
    family: "disobedience",
    mode: "act",
    severity: 1,
    patterns: [
      `ignore|disobey|defy|override|overrule|disregard ~3 ${COMMAND}`,
      `argue|fight ~2 captain|purser|pilot|cockpit`,
    ],
  },
  {
    family: "disobedience",
    mode: "act",
    severity: 0.6,
    patterns: [
      "ignore it|him|her because|and|anyway|since ~1 ~1 he|she|=i|not|wrong ~1",
      "refuse to ~1 follow|obey|listen|help|apologise|report|cooperate|evacuate|call|tell",
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
    severity: 0.6,
    patterns: ["wait ~2 for|until ~3 captain|command|cockpit|purser|pilot|someone ~2"],
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
];
