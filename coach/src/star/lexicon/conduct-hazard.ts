import type { ConductRule } from "./conduct-rule.ts";

/** Hazards made, safety weighed against comfort. */
export const HAZARD_RULES: readonly ConductRule[] = [
  {
    family: "hazard",
    mode: "act",
    severity: 1,
    patterns: [
      "open|unlock|crack ~2 armed ~1 door|exit",
      "open|move|touch|shake|pick|throw|inspect|kick|unzip|lift ~3 suspicious|unattended|unclaimed|abandoned|unknown ~2 bag|package|item|parcel|object|suitcase|backpack|box",
      "put|hide|throw|store ~4 =power =bank|battery|lithium ~4 bin|trash|pocket|freezer|toilet|ice|locker",
      "serve|continue|finish|walk ~3 ~2 during|through|despite|although ~2 severe|heavy|strong ~1 turbulence",
      "remove|unfasten|undo|unbuckle ~3 =my seatbelt|belt ~4 turbulence|landing|anyway|although",
      "inflate ~4 inside|cabin|before",
      "load|serve|sell|use|deliver ~5 expired|spoiled|rotten|mouldy|contaminated|unsafe ~1",
    ],
  },
  {
    family: "hazard",
    mode: "act",
    severity: 0.7,
    topics: ["alcohol"],
    patterns: [
      "bring|serve|give|offer|pour|sell|hand|buy|fetch ~5 whisky|whiskies|wine|beer|beers|vodka|rum|gin|champagne|alcohol|cocktail|doubles|drinks",
      "bring|serve|give|offer|pour|get|buy ~3 one|another|more|free|last ~1 drink|drinks|round|glass",
      "top ~2 up",
      "keep|continue|carry ~1 serving|pouring|drinking",
      "drink|toast ~2 with him|her|them",
    ],
  },
  {
    family: "hazard",
    mode: "act",
    severity: 0.7,
    topics: ["security"],
    patterns: [
      "open|move|touch|shake|pick|throw|inspect|carry|kick|unzip|lift ~3 it|bag|package|item|box|parcel|object|suitcase|backpack",
    ],
  },
  {
    family: "hazard",
    mode: "act",
    severity: 0.7,
    topics: ["evacuation"],
    patterns: [
      "let|allow|help|tell ~5 take|grab|bring|carry|with ~3 bag|bags|luggage|belongings|laptop|passport",
      "wait ~3 for|until ~4 bags|belongings|shoes",
    ],
  },
  {
    family: "hazard",
    mode: "act",
    severity: 0.6,
    patterns: [
      "pour|throw|use|spray|put ~3 water ~4 oil|grease|electrical|electric|fryer|socket|wiring|computer|pan",
      "let|allow|invite ~3 cockpit|flight-deck",
    ],
  },
  {
    family: "hazard",
    mode: "act",
    severity: 0.5,
    patterns: ["open ~2 door|exit|window ~6 fresh|let ~3 air|smoke", "sort ~2 by smell|look"],
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
  {
    family: "convenience",
    mode: "act",
    severity: 0.7,
    topics: ["fire"],
    patterns: [
      "spray|use ~4 perfume|freshener|deodorant",
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
      "better safe than sorry ~4 =could|=would|nobody",
    ],
  },
  {
    family: "convenience",
    mode: "said",
    severity: 0.6,
    patterns: [
      "better ~1 not|=to ~1 tell|say|quiet|mention|disturb|bother|involve|inform",
      "=not|without|avoid|don't|never ?=to disturb|disturbing|bother|bothering|annoy|annoying ~2 captain|pilot|pilots|purser|cockpit|manager|supervisor|flight-deck",
    ],
  },
  {
    family: "convenience",
    mode: "said",
    severity: 0.5,
    patterns: [
      "=keep =my ~3 clean|record|perfect",
      "chance|probability|likelihood ~5 less|below|almost|nearly|one|zero|small ~3 million|zero|thousand",
    ],
  },
  {
    family: "convenience",
    mode: "said",
    severity: 0.45,
    patterns: [
      "too|so ~1 busy|tired|lazy|expensive|much work|paperwork|hassle|effort ~1 =to ~1 check|report|help|follow|listen|inform|tell|log|explain|call",
      "not|no ~2 every little|small thing|matter|detail",
    ],
  },
  {
    family: "convenience",
    mode: "said",
    severity: 0.4,
    patterns: [
      "lose|save|saves|cost|costs ~2 slot|paperwork|diversion|bonus|overtime",
      "=probably|usually|mostly|surely nothing|harmless|false ~2",
    ],
  },
  {
    family: "convenience",
    mode: "said",
    severity: 0.35,
    patterns: [
      "captain|purser|manager|boss|pilot ~3 better|enough|other things|thing|stress|problems|worries|work",
      "small|little|silly|minor|tiny|every thing|things|matter|matters|detail|details =like =this|=that|=with",
    ],
  },
];
