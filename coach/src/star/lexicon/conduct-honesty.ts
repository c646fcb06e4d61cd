import type { ConductRule } from "./conduct-rule.ts";

/** Lying, taking, prying, drink and drugs. */
export const HONESTY_RULES: readonly ConductRule[] = [
  {
    family: "dishonesty",
    mode: "act",
    severity: 1,
    patterns: [
      "lie to =him|=her|=them|=my|=the|passenger|guest|customer",
      "lie about|that",
      "=lied",
      "invent ~3 excuse|lie|emergency",
      "tell|told|give ~4 lie|lies|excuse",

      "pin|push|shift|put ~2 blame|fault ~1 on|onto",

      "review|reviews ~5 different|other|false|own|several names|name|accounts|account",

      "deceive|bribe|blackmail|mislead",
      "cheat",
      "write|post ~3 fake|false review|reviews|name|rating|statement|reference",

      "plagiarise|impersonate",
    ],
  },
  {
    family: "dishonesty",
    mode: "act",
    severity: 0.9,
    patterns: ["call|called in sick ~3 beach|party|concert|although|holiday"],
  },
  {
    family: "dishonesty",
    mode: "act",
    severity: 0.7,
    patterns: [
      "make|made|invent ~1 up ~2 excuse|lie|reason|rule|emergency",
      "blame ~4 colleague|intern|trainee|him|her|kitchen|supplier|system|courier|shift|them|computer|else|waiter|colleagues|team|delivery|customer|passenger|guest|airline|weather",
    ],
  },
  { family: "dishonesty", mode: "act", severity: 0.7, patterns: ["take|took|claim ~2 credit for"] },
  {
    family: "dishonesty",
    mode: "act",
    severity: 0.5,
    patterns: [
      "get|got|persuade|convince ~3 others|everyone|them|colleagues|two ~2 to ~2 complain|lie|ignore",
    ],
  },
  {
    family: "dishonesty",
    mode: "act",
    severity: 0.6,
    patterns: [
      "pretend ~7 broken|closed|full|sold|busy|gone|sick",

      "copy|cheat ~3 test|exam|answers",
      "pretend ~4 busy|sick|ill|asleep|system|broken|full",
    ],
  },
  {
    family: "dishonesty",
    mode: "act",
    severity: 0.55,
    patterns: [
      "tell|say|assure|promise|claim|explain|announce|report|confirm ~9 although|=though ~4 =wasn't|=isn't|=knew|=hadn't|=weren't|untrue|false",
    ],
  },
  {
    family: "dishonesty",
    mode: "act",
    severity: 0.4,
    patterns: ["say|tell ~7 only|just ~1 a test|drill|exercise|joke"],
  },
  {
    family: "dishonesty",
    mode: "act",
    severity: 0.35,
    patterns: [
      "say|tell|told|claim|swear|reply ~4 =hadn't|=haven't|=didn't seen|done|know|knew|taken|touched|notice|heard",
      "tell|say|claim|pretend ~5 =it's|=it =was|=it =is ~3 coffee|nothing|normal|joke|test|machine|drill ~2",
    ],
  },

  {
    family: "dishonesty",
    mode: "said",
    severity: 1,
    patterns: [
      "=which =wasn't|=isn't ~1 true",
      "=which =was =not ~1 true",
      "fake reservation|call|review|excuse|sickness|signature|certificate",
    ],
  },

  {
    family: "dishonesty",
    mode: "said",
    severity: 0.6,
    patterns: [
      "certificate|licence|license|diploma|degree|reference|papers ~6 =printed|=bought|=copied|=forged|=photoshopped|fake|invented",
      "call|called|calling in sick ~4 without|whenever|although|three|every|each|always",
    ],
  },
  {
    family: "dishonesty",
    mode: "said",
    severity: 0.6,
    patterns: ["small|little|white|harmless =lie|=lies"],
  },
  {
    family: "dishonesty",
    mode: "said",
    severity: 0.35,
    patterns: ["=it|=that =wasn't|=isn't true ~1"],
  },

  {
    family: "theft",
    mode: "act",
    severity: 1,
    patterns: [
      "steal|pocket",
      "keep|take|put ~4 money|cash|tip|tips|wallet|change|watch|ring|difference|bottle|bottles|miniatures|jewellery for myself",
      "keep|take|put ~4 money|cash|wallet|watch|ring|difference|bottle|bottles|miniatures|jewellery ~2 home|=my ?own pocket|bag",

      "overcharge",

      "eat|ate ~3 from ~1 trolley|minibar",
      "eat|ate =his|=her|=the|=a guest's|passenger's|customer's",
      "fiddle|manipulate =the till|bill|numbers|stock|books",
    ],
  },
  {
    family: "theft",
    mode: "act",
    severity: 0.6,
    patterns: [
      "sell ~4 didn't|=not|=doesn't|never need|needs|work|works",
      "accept|take|took ~3 money|cash|euro|dollar|pound ~4 skip|silence|favour",
      "accept|take|took ~3 money|cash|euro|dollar|pound ~1 to|and upgrade|move|keep",
      "accept|take|took|got ~2 euro|euros|pound|pounds|dollar|dollars|cash to ~1 move|skip|let|look|forget|upgrade",
      "take|accept|ask ~3 bribe|bribes",
    ],
  },
  {
    family: "theft",
    mode: "act",
    severity: 0.5,
    patterns: [
      "use ~3 guest's|customer's|passenger's ~1 card|money|minibar",
      "charge|bill ~3 double|twice|triple because|so|as|they|he|she",
      "keep|kept =the difference|money",
      "want|demand|get|got|take|took ~2 share|cut|half ~3 money|silence|profit|quiet|tips",
    ],
  },
  {
    family: "privacy",
    mode: "act",
    severity: 1,
    patterns: [
      "film|record|video =him|=her|=them|fight ~6 post|upload|fun|laugh|share|instagram|tiktok|chat",
      "film|record|video ~2 passenger|customer|guest|fight|patient|drunk ~5 post|upload|fun|laugh|share|instagram|tiktok|chat",
      "film|record|filming|recording ~2 while|instead ~2 colleague|he|she|they|man|woman|him|her|passenger",
      "film|photograph|photo|picture|video|send|post|share ~8 for ~1 laugh|laughs",
      "leak|sell ~3 to ~2 press|newspaper|journalist",
      "leak ~3 name|names|address|story|list",
    ],
  },
  {
    family: "privacy",
    mode: "act",
    severity: 0.6,
    patterns: ["gossip"],
  },
  {
    family: "privacy",
    mode: "act",
    severity: 0.45,
    patterns: [
      "go|look|search|read ~1 through ~1 his|her|their ~1 phone|bag|messages|handbag|wallet|luggage ~1",
    ],
  },
  {
    family: "privacy",
    mode: "act",
    severity: 0.4,
    patterns: ["ask ~2 her|him ~2 for|on ~1 date|dinner|drink|instagram"],
  },
  {
    family: "privacy",
    mode: "act",
    severity: 0.35,
    patterns: [
      "post|upload|share|put|livestream|stream ~8 instagram|tiktok|facebook|snapchat|youtube|twitter|online ~1",
    ],
  },

  {
    family: "substance",
    mode: "act",
    severity: 1,
    patterns: [
      "smoke|vape ~3 inside|toilet|lavatory|galley|duty|joint|weed",
      "be|was|=i'm ~1 drunk|hungover|tipsy|stoned",
      "fall|fell|sleep|slept|nap ~1 ?asleep on|during|at ~1 ~1 shift|duty|post|watch",
      "pour myself ~2 whisky|wine|beer|vodka|gin|rum|champagne|brandy|drink",
    ],
  },
  {
    family: "substance",
    mode: "act",
    severity: 0.9,
    patterns: [
      "have ~2 beer|beers|vodka|whisky|cocktail|shots|wine ~3 before|during|duty|shift|work",
    ],
  },
  {
    family: "substance",
    mode: "act",
    severity: 0.8,
    patterns: [
      "drink ~4 beer|beers|whisky|vodka|alcohol|cocktail|champagne|gin|rum|tequila|shots|wine ~1",
    ],
  },
  {
    family: "substance",
    mode: "act",
    severity: 0.4,
    patterns: ["drink|drank ~1 with them|him|passengers|guests ~1"],
  },
  {
    family: "privacy",
    mode: "act",
    severity: 0.7,
    patterns: [
      "post|upload|livestream|stream ~2 video|photo|picture|clip ~1 of|with ~2 drunk|man|woman|passenger|guest|customer|patient|fight|him|her ~4 instagram|tiktok|facebook|snapchat|youtube|twitter|online",
    ],
  },
];
