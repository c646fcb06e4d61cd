import type { ConductRule } from "./conduct-rule.ts";
import { HEAD, RECORD } from "./conduct-words.ts";

/** Hiding and not telling. */
export const CONCEALMENT_RULES: readonly ConductRule[] = [
  {
    family: "concealment",
    mode: "act",
    severity: 1,
    patterns: [
      "hide|hid ~3 mistake|damage|evidence|error|incident|problem|truth|receipt|receipts|bottle|bottles|letter|report|complaint|crack",
      "cover =it|=this|=that|everything up",
      "cover =up",
      "cover ~3 up ~2 mistake|error|incident|traces|theft|damage",
      "conceal",

      "delete|erase|destroy|shred ~4 evidence|footage|complaint|complaints|report|review|log|logs",

      "agree|decide ~3 keep it|this|that|everything quiet|secret|hidden",
      "agree|decide|promise ~3 keep ~3 ourselves",
      `falsify|forge|backdate|fake|fabricate|tamper|doctor`,

      "tick|sign|initial|mark ~6 although|=though|without|anyway|memory",
      "chain|wedge|bolt|nail ~4 exit|exits|emergency|door|doors ~3 so|shut",

      "switch|turn ~2 off ~2 counter|counting",

      "give|gave|lend|lent ~3 my login|password ~1 to|so",
      "lend|lent ~3 my badge|keycard|card|code ~1 to|so",
      "sweep ~1 it|this|everything|that under",

      "help|helped ~5 hide|fake ~4 bottles|empty|numbers|record|log|it|tracks|traces",
      "help|helped ~5 cover =it|tracks|traces|=up",
      "help|helped ~3 refill|fill ~4 bottles with ~1 water",
    ],
  },
  {
    family: "concealment",
    mode: "act",
    severity: 0.7,
    patterns: [
      "keep|kept =it|=this|=that|=things|everything|secret ~2 between us|ourselves",
      "tell|ask|convince|persuade|make|beg|warn ~4 keep it|this|that quiet|secret",
      "tell|ask|convince|persuade|beg|warn ~4 keep ~2 mouth|ourselves",
      "=taped|tape|bag ~4 over ~2 detector|alarm|sensor|camera",
    ],
  },
  {
    family: "concealment",
    mode: "act",
    severity: 0.6,
    patterns: [
      "record|log|tick|sign|mark|write|report|confirm|initial ~6 as if|though",
      "write|enter|put|note|fill ~2 later|earlier|wrong|false|invented ~1 time|date|number|name|age|value|address|reason",
      "take|took|pull|remove ~3 battery|batteries|fuse ~6 alarm|detector|sensor ~1",
    ],
  },
  {
    family: "concealment",
    mode: "act",
    severity: 0.5,
    patterns: [
      `change|alter|edit|adjust|rewrite|correct|fill|write|enter|put|complete|invent ~4 ${RECORD} ~6 match|hide|invented|memory`,
      "put|place|lay|drape|throw|hang ~6 over ~6 so ~8 can't|not|nobody|invisible|hidden",
      "deny ~2 everything|it|that|all",
      "keep|kept ~1 it|this|that|everything|incident ~1 quiet|secret|hidden",
      "tell|ask|advise|convince|persuade|warn|instruct|beg|agree|make ~4 not|never ?to tell|mention|report|inform",
      `fill|enter|invent ~5 ${RECORD} ~6 values|figures|invented|normal`,
      "throw|threw ~2 away ~2 complaint|report|evidence",
    ],
  },
  {
    family: "concealment",
    mode: "act",
    severity: 0.45,
    patterns: [
      "sign|complete|confirm|submit ~4 log|report|checklist|form|sheet|inspection ~4 complete|done|normal|checked|anyway",
    ],
  },
  {
    family: "concealment",
    mode: "act",
    severity: 0.3,
    patterns: [
      "wait ~6 before ~2 tell|inform|report|call|mention",
      "keep|kept ~2 to myself|ourselves",
      "say ~1 nothing",
    ],
  },
  {
    family: "concealment",
    mode: "act",
    severity: 0.2,
    patterns: [
      "tell|told|say|assure|answer|inform ~9 =we =were|=had|=are ~1 =at|=only|=under|=still",
    ],
  },

  {
    family: "concealment",
    mode: "omission",
    severity: 1,
    patterns: [
      "bother ~2 with ~3 checklist|check|checks|report|procedure|rules|belt|log|paperwork",
      "own up",
    ],
  },
  {
    family: "concealment",
    mode: "omission",
    severity: 0.7,
    patterns: ["tell ~2 truth|mistake|accident|incident", "write ~2 report|incident|log"],
  },
  {
    family: "concealment",
    mode: "omission",
    severity: 0.6,
    patterns: [
      "report|mention|admit|declare|document ~2 it|this|incident|mistake|error|damage|injury|accident|truth",
    ],
  },

  {
    family: "concealment",
    mode: "omission",
    severity: 0.5,
    patterns: [`tell|inform|notify|alert|involve|disturb|bother|call|warn|ask ~2 ${HEAD}`],
  },
  {
    family: "concealment",
    mode: "omission",
    severity: 0.5,
    patterns: [
      "report|disclose|admit ~3 because|although",
      "want ~2 anyone|anybody|manager|boss|captain|purser ~2 know|find|notice",
    ],
  },
  {
    family: "concealment",
    mode: "omission",
    severity: 0.45,
    patterns: ["let ~2 manager|boss|captain|anyone|anybody|purser know|find|notice"],
  },
  {
    family: "concealment",
    mode: "omission",
    severity: 0.4,
    patterns: ["say ~1 anything|something|a|word", "raise ~2 alarm|concern|issue"],
  },
  {
    family: "concealment",
    mode: "said",
    severity: 1,
    patterns: [
      "our little secret",
      "secret|quiet ~1 between us|ourselves",
      "=got|=getting away with =it",
      "keep ~4 off the record|books",
      "hush it|up",
    ],
  },
  {
    family: "concealment",
    mode: "said",
    severity: 0.7,
    patterns: [
      "no need|reason|point|use ~2 tell|report|inform|bother|disturb|log|document|write|mention|involve|escalate|call|make ~4",
    ],
  },
  {
    family: "concealment",
    mode: "said",
    severity: 0.6,
    patterns: [
      "nobody|no-one|anyone ~1 =found|=finds|=find|=finding out",
      "=no =one ~1 =found|=finds|=find out",
      "=doesn't|=don't =need =to =know|=hear",
      "what =they|=he|=she ~2 =don't|=doesn't know",
      "no|without ~1 report|complaint|record|paperwork ~2 which|good|so ~2 good|better|perfect|everybody|everyone|statistics",
    ],
  },
  {
    family: "concealment",
    mode: "said",
    severity: 0.55,
    patterns: ["nobody|no-one =needs|=need|has|=have to know|hear|find|learn"],
  },
  {
    family: "concealment",
    mode: "said",
    severity: 0.5,
    patterns: [
      "avoid|skip|save|spare|without ~2 =the paperwork|investigation|paperwork",
      "so ~8 can't|not|nobody|never ~2 be seen|noticed|found|discovered",
      "stay|stays|remain|remains between us",
    ],
  },
  {
    family: "concealment",
    mode: "said",
    severity: 0.4,
    patterns: [
      "=if|=when ~4 =asked|=asks|=ask|=checks|=checked|=notices|=complains ~3 =i|=i'd|=i'll ?would|will ~1 pretend|deny|claim|blame",
    ],
  },
  {
    family: "concealment",
    mode: "said",
    severity: 0.35,
    patterns: [
      "so ~3 it|this|everything looked|look|looks like|as ~1",
      "so ~2 looked|look|looks =like|as",
      "boss|manager|captain|purser|supervisor|owner|management ~1 never heard|learned|learnt|found|knew|noticed",
      "nobody|no-one ~1 =reads|=cares|=checks|=controls|=counts",
    ],
  },

  {
    family: "concealment",
    mode: "said",
    severity: 0.2,
    patterns: [
      "nobody|no-one|manager|boss|captain|purser ~2 =noticed|=notices|=suspected|=knew",
      "=no =one ~2 =noticed|=suspected|=knew",
      "never =noticed|=knew|=suspected",
    ],
  },
];
