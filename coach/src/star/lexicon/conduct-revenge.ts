import type { ConductRule } from "./conduct-rule.ts";

/** Revenge, drugs given. */
export const REVENGE_RULES: readonly ConductRule[] = [
  {
    family: "revenge",
    mode: "act",
    severity: 1,
    patterns: [
      "spit|spat ~1 in|into|on",

      "make|made sure he|she|they ~2 regret|regretted|=fired",
      "spill|drop|pour|lose|forget|delay ~5 =on purpose",
      "spill|drop|pour|lose|delay ~5 deliberately|intentionally",
      "sabotage",

      "punish",
      "get|got ~2 =fired|sacked",
    ],
  },
  {
    family: "revenge",
    mode: "act",
    severity: 0.9,
    patterns: [
      "put|mix|drop|pour ~2 laxative|soap|spit|dirt|hair ~4 coffee|food|drink|soup|tea|meal|shoes|locker|plate",
      "put|mix|drop|pour ~2 salt|chilli|pepper in ~2 coffee|tea|drink",
    ],
  },
  {
    family: "revenge",
    mode: "act",
    severity: 0.7,
    patterns: [
      "make|made sure ~2 he|she|they|him|her got|get|gets|had|receive ~2 worst|broken|heaviest|dirtiest|oldest",
    ],
  },
  {
    family: "revenge",
    mode: "act",
    severity: 0.6,
    patterns: ["get|take|have|want ?my|our revenge"],
  },

  {
    family: "revenge",
    mode: "act",
    severity: 0.5,
    patterns: [
      "hide|hid ~5 so =that|=he|=she|=they ~4 =use|=find|=late|fail|struggle|old|look",
      "let|make ~3 struggle|fail|sweat|suffer",
    ],
  },
  {
    family: "revenge",
    mode: "act",
    severity: 0.4,
    patterns: [
      "give|serve|put|send|bring|seat ~5 worst|oldest|stale|coldest|decaf ~4",
      "get|got even|back with|at",
    ],
  },
  {
    family: "revenge",
    mode: "said",
    severity: 0.35,
    patterns: [
      "serve|served|serves =him|=her|=them right",
      "=learned|=learnt|=got|=gets =his|=her|=their|=the lesson|message",
      "taste of =his|=her|=their|=its own",
      "too scared|afraid|embarrassed =to",
      "with|left ~2 red|tears ~1 face|eyes ~2",
      "never|not =came|=come|dare|dared back|again ~2 which|best|good|great|=so|thank",
      "=never =came|=come back ~4 best|good|great|worked|win|won|which|so",
      "=on =purpose =so|=to =that|=he|=she|=they|make|annoy|teach ~1",
    ],
  },

  {
    family: "medication",
    mode: "act",
    severity: 1,
    patterns: [
      "give|slip|mix ~4 sleeping|calming|leftover ~1 pill|pills|tablet|tablets|drug|drops|painkillers",
      "slip|mix|dissolve ~4 pill|pills|tablet|tablets|sedative|sedatives ~3 in|into",
      "double|guess ~2 dose|dosage",
    ],
  },
  {
    family: "medication",
    mode: "act",
    severity: 0.9,
    patterns: [
      "give|offer|slip|mix|dissolve|crush ~5 =my ~2 pill|pills|tablet|tablets|painkiller|painkillers|medication|sedative|sedatives|antidepressant|valium|xanax|antibiotics|drops|prescription",
    ],
  },
  {
    family: "medication",
    mode: "act",
    severity: 0.7,
    patterns: [
      "tell|told him|her|them to take ~4 pill|pills|tablets|two|them ~2 with ~3 wine|alcohol|beer|vodka|whisky",
    ],
  },
  { family: "medication", mode: "act", severity: 0.4, patterns: ["inject"] },
  {
    family: "medication",
    mode: "said",
    severity: 0.6,
    patterns: [
      "=my sleeping pills|tablets|pill|drops",
      "one|two|some|few of =my ~1 pill|pills|tablets|painkillers|sedatives",
    ],
  },
  {
    family: "medication",
    mode: "said",
    severity: 1,
    patterns: [
      "pill|pills|tablets|painkillers|painkiller|sedatives|medication|medicine ~5 =my|own|prescription|leftover ~10 =gave|=give|=mix|=slip|=offer|=put",
    ],
  },
];
