import type { ConductRule } from "./conduct-rule.ts";

/** Lying, taking, prying, drink and drugs. */
export const HONESTY_RULES: readonly ConductRule[] = [
  {
    family: "dishonesty",
    mode: "act",
    severity: 1,
    patterns: [
      "lie to|about|that",
      "=lied",
      "invent ~3 excuse|lie|emergency|reason",
      "tell|told|give ~4 lie|lies|excuse",
      "tell|say|assure|promise|claim|explain|announce|report|confirm ~9 although|=though ~4 =wasn't|=isn't|=knew|=hadn't|=weren't|untrue|false",
      "pin|push|shift|put ~2 blame|fault ~1 on|onto",
      "call|called in sick ~2 go|went|beach|party|concert|although|holiday|see|watch|visit|spend|have",
      "review|reviews ~5 different|other|false|own|several names|name|accounts|account",
      "say|tell ~7 only|just ~1 a test|drill|exercise|joke",
      "deceive|bribe|blackmail|mislead",
      "cheat",
      "write|post ~3 fake|false review|reviews|name|rating|statement|reference",
      "take|took|claim ~2 credit for",
      "plagiarise|impersonate",
    ],
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
  {
    family: "dishonesty",
    mode: "act",
    severity: 0.6,
    patterns: [
      "pretend ~7 broken|closed|full|sold|busy|gone|sick",
      "get|got|persuade|convince ~3 others|everyone|them|colleagues|two ~2 to ~2 sign|stop|complain|against|lie|ignore",
      "copy|cheat ~3 test|exam|answers",
      "pretend ~4 busy|sick|ill|hear|notice|see|speak|understand|know|asleep|manager|system|broken|full|not",
    ],
  },
  {
    family: "dishonesty",
    mode: "act",
    severity: 0.5,
    patterns: [
      "tell|say|claim|pretend ~5 =it's|=it =was|=it =is ~3 coffee|nothing|normal|joke|test|machine|drill ~2",
      "say|tell|told|claim|swear|reply ~4 =hadn't|=haven't|=didn't seen|done|know|knew|taken|touched|notice|heard",
    ],
  },
  {
    family: "dishonesty",
    mode: "said",
    severity: 1,
    patterns: [
      "=which =wasn't|=isn't ~1 true",
      "=which =was =not ~1 true",
      "fake|false ~1 reservation|name|ticket|call|document|review|excuse|sickness|signature|certificate",
    ],
  },
  {
    family: "dishonesty",
    mode: "said",
    severity: 0.7,
    patterns: ["small|little|white|harmless|good lie|lies"],
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
    severity: 0.5,
    patterns: ["=it|=that =wasn't|=isn't true ~1"],
  },
  {
    family: "theft",
    mode: "act",
    severity: 1,
    patterns: [
      "steal|pocket",
      "keep|take|put ~4 money|cash|tip|tips|wallet|change|watch|ring|difference|bottle|bottles|miniatures|jewellery ~3 myself|=in =my|home|pocket|=my pocket|bag|own",
      "accept|take|took ~3 money|cash|euro|dollar|pound ~4 upgrade|better|skip|quiet|silence|favour",
      "overcharge",
      "accept|take|took|got ~5 euro|euros|pound|pounds|dollar|dollars|cash ~1 to ~1 move|skip|give|let|look|forget|close|change|upgrade",
      "eat|ate ~5 trolley|minibar|guest's|passenger's|customer's ~1",
      "fiddle|manipulate ~3 till|bill|numbers|books|stock",
    ],
  },
  {
    family: "theft",
    mode: "act",
    severity: 0.6,
    patterns: [
      "keep|kept ~2 difference|money ~1",
      "take|accept|ask ~3 bribe|bribes|envelope",
      "charge|bill ~3 double|twice|triple|extra because|so|as|they|he|she ~1",
      "sell ~4 didn't|=not|=doesn't|never need|needs|work|works",
    ],
  },
  {
    family: "theft",
    mode: "act",
    severity: 0.5,
    patterns: [
      "use ~3 guest's|customer's|passenger's ~1 card|money|minibar",
      "want|demand|get|got|take|took ~2 share|cut|half ~3 money|silence|profit|quiet|tips",
    ],
  },
  {
    family: "privacy",
    mode: "act",
    severity: 1,
    patterns: [
      "film|record|video ~3 him|her|them|passenger|customer|guest|fight|patient|drunk ~4 post|upload|fun|laugh|share|send|friends|instagram|tiktok|chat|group",
      "film|record|filming|recording ~2 while|instead ~2 colleague|he|she|they|man|woman|him|her|passenger",
      "film|photograph|photo|picture|video|send|post|share ~8 for ~1 laugh|laughs",
      "leak|sell ~3 press|newspaper|journalist|name|address|story",
    ],
  },
  {
    family: "privacy",
    mode: "act",
    severity: 0.6,
    patterns: [
      "post|upload|share|put|livestream|stream ~8 instagram|tiktok|facebook|snapchat|youtube|twitter|online ~1",
      "gossip",
      "ask ~2 her|him ~2 for|on ~1 date|dinner|drink|instagram",
    ],
  },
  {
    family: "privacy",
    mode: "act",
    severity: 0.5,
    patterns: [
      "go|look|search|read ~1 through ~1 his|her|their ~1 phone|bag|messages|handbag|wallet|luggage ~1",
    ],
  },
  {
    family: "substance",
    mode: "act",
    severity: 1,
    patterns: [
      "drink ~4 beer|beers|whisky|vodka|alcohol|cocktail|champagne|gin|rum|tequila|shots|wine ~1",
      "have ~2 beer|beers|vodka|whisky|cocktail|shots|drinks|wine ~3 before|during|duty|shift|work|with|because",
      "drink|drank ~1 with them|him|passengers|guests ~1",
      "smoke|vape ~3 inside|toilet|lavatory|galley|duty|joint|weed",
      "be|was|=i'm ~1 drunk|hungover|tipsy|stoned",
      "fall|fell|sleep|slept|nap ~1 ?asleep|on|during|at ~1 ~1 shift|duty|post|watch",
      "pour ~1 myself ~3",
    ],
  },
];
