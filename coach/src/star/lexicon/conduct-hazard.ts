import type { ConductRule } from "./conduct-rule.ts";

/** Hazards made, safety weighed against comfort. */
export const HAZARD_RULES: readonly ConductRule[] = [
  {
    family: "hazard",
    mode: "act",
    severity: 1,
    patterns: [
      "open|unlock|crack ~2 armed ~1 door|exit",

      "put|hide|throw|store ~4 smoking|burning|hot|smouldering ~2 bank|battery|lithium|phone ~4 bin|trash|pocket|freezer|toilet|ice|locker",
      "put|throw ~4 =power =bank|battery|lithium ~4 trash|freezer|toilet",
      "serve|continue|finish ~3 ~2 during|through|despite|although ~2 severe|heavy|strong ~1 turbulence",
      "remove|unfasten|undo|unbuckle ~2 =my seatbelt|belt ~1 during|before|anyway|although",
      "inflate ~2 vest|jacket|lifejacket|slide ~2 inside|cabin|before",
      "load|serve|sell|use expired|spoiled|rotten|mouldy|contaminated|unsafe",
      "load|serve|sell|use =the|some|=an|=a expired|spoiled|rotten|mouldy|contaminated|unsafe",
    ],
  },
  {
    family: "hazard",
    mode: "act",
    severity: 0.9,
    patterns: [
      "open|move|touch|shake|pick|throw|inspect|kick|unzip|lift ~3 suspicious|unattended|unclaimed|unknown bag|package|parcel|suitcase|backpack",
    ],
  },
  {
    family: "hazard",
    mode: "act",
    severity: 0.6,
    topics: ["turbulence"],
    patterns: [
      "carry|keep|go ~1 pouring|serving",
      "let|leave him|her|them|man|woman|passenger|guest ~1 stand|standing|walk|walking",
    ],
  },
  {
    family: "hazard",
    mode: "act",
    severity: 0.55,
    patterns: [
      "pour|throw|spray ~3 water ~4 oil|grease|electrical|electric|fryer|socket|wiring|oven",
    ],
  },

  {
    family: "hazard",
    mode: "act",
    severity: 0.5,
    patterns: ["sort ~2 by smell|look"],
  },
  {
    family: "hazard",
    mode: "act",
    severity: 0.5,
    topics: ["alcohol"],
    patterns: [
      "bring|serve|give|offer|pour|sell|hand|buy|fetch ~5 whisky|whiskies|wine|beer|beers|vodka|rum|gin|champagne|alcohol|cocktail|doubles|drinks",
      "bring|serve|give|offer|pour|get|buy ~3 one|another|more|free|last ~1 drink|drinks|round|glass",
      "keep|continue|carry ~1 serving|pouring|drinking",
      "drink|toast ~2 with him|her|them",
    ],
  },
  {
    family: "hazard",
    mode: "act",
    severity: 0.5,
    topics: ["evacuation"],
    patterns: [
      "let|allow|tell =them|=him|=her|people|passengers|everyone take|grab|bring ~2 bag|bags|luggage|belongings|laptop|passport",
      "wait ~3 for|until ~4 bags|belongings|shoes",
    ],
  },
  {
    family: "hazard",
    mode: "act",
    severity: 0.45,
    patterns: [
      "let|allow|invite him|her|them|child|passenger|guest|friend ~2 into|in|visit cockpit|flight-deck",
    ],
  },
  {
    family: "hazard",
    mode: "act",
    severity: 0.4,
    patterns: [
      "open ~3 door|exit ~6 flight|airborne|moving|taxiing|outside ~2",
      "let|allow ~2 them|her|him|guest|patient sleep|lie|drink|stay ~3 sauna|bath|pool|toilet|car",
    ],
  },
  { family: "hazard", mode: "act", severity: 0.4, topics: ["alcohol"], patterns: ["top ~2 up"] },
  {
    family: "hazard",
    mode: "act",
    severity: 0.5,
    topics: ["security"],
    patterns: [
      "open|move|touch|shake|inspect|kick|unzip|lift|carry =it|=the|=that|=this ~1 bag|package|item|parcel|object|suitcase|backpack",
      "open|move|touch|shake|inspect|kick|unzip|lift it",
    ],
  },
  {
    family: "hazard",
    mode: "act",
    severity: 0.35,
    patterns: ["open ~2 door|exit|window ~6 fresh|let ~3 air|smoke"],
  },
  {
    family: "convenience",
    mode: "act",
    severity: 0.7,
    topics: ["fire"],
    patterns: ["spray|use ~4 perfume|freshener|deodorant"],
  },
  {
    family: "convenience",
    mode: "act",
    severity: 0.5,
    topics: ["fire"],
    patterns: [
      "turn|open ~3 nozzle|nozzles|vents|ventilation",
      "take|grab|pick|lift|pull ~3 burning|smoking ~4 out|hands|hand|bin|up|with",
      "carry|bring|walk|run ~3 burning|smoking|hot|it|phone|battery ~4 lavatory|toilet|through",
      "put|throw|drop|tip|pour ~4 ice ~4 phone|battery|it|top|device|fire|over",
      "throw|wrap|cover ~4 blanket|pillow|coat ~4 phone|battery|it|device",
      "put|hide|throw ~4 lavatory|toilet|bin|waste|pocket|overhead ~1",
      "continue|finish|complete|carry|keep ~2 boarding|service|serving|welcoming",
    ],
  },
  {
    family: "convenience",
    mode: "said",
    severity: 0.8,
    patterns: [
      "punctuality|sales|bonus|commission|schedule|slot|profit|delay =is|more|matters ~2 important|worse|first|priority|than ~2 safety|rule|seatbelt|belt|report",
    ],
  },

  {
    family: "convenience",
    mode: "said",
    severity: 0.5,
    patterns: [
      "chance|probability|likelihood ~5 less|below|almost|nearly|one|zero|small ~3 million|zero|thousand",
    ],
  },
  {
    family: "convenience",
    mode: "said",
    severity: 0.45,
    patterns: [
      "too|so ~1 busy|tired|lazy|expensive|much work|paperwork|hassle|effort ~1 =to ~1 check|report|help|follow|listen|inform|tell|log|explain|call",
      "=not|without|avoid|don't|never ?=to disturb|disturbing|bother|bothering|annoy|annoying ~2 captain|pilot|pilots|purser|cockpit|manager|supervisor|flight-deck",
    ],
  },
  {
    family: "convenience",
    mode: "said",
    severity: 0.4,
    patterns: [
      "lose|save|saves|cost|costs ~2 slot|paperwork|diversion|bonus|overtime",
      "=probably|usually|mostly|surely nothing|harmless|false ~2",
      "better not ?=to ~1 tell|say|mention|involve|inform",
      "=keep =my record clean|perfect",
      "=keep =my clean|perfect record",
    ],
  },
  {
    family: "convenience",
    mode: "said",
    severity: 0.35,
    patterns: [
      "captain|purser|manager|boss|pilot ~3 better|enough|other things|thing|stress|problems|worries|work",
      "small|little|silly|minor|tiny|every thing|things|matter|matters|detail|details =like =this|=that|=with",
      "not|no ~2 every little|small thing|matter|detail",
    ],
  },
  {
    family: "convenience",
    mode: "said",
    severity: 0.3,
    patterns: ["better safe than sorry ~4 =could|=would|nobody"],
  },
];
