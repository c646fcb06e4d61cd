import type { ConductRule } from "./conduct-rule.ts";
import { PEOPLE } from "./conduct-words.ts";

/** Force and leaving people alone. */
export const FORCE_RULES: readonly ConductRule[] = [
  {
    family: "aggression",
    mode: "act",
    severity: 1,
    patterns: [
      `swear|curse|cuss|snarl ~1 at|back ~1 ${PEOPLE}`,
      `shout|yell|scream ~1 at =him|=her|=them|my|colleague|guest|customer|trainee|kid|child`,
      "shout|yell|scream|swear back|louder",
      `hit|slap|punch|shove|kick|threaten|insult|mock|humiliate|choke|tackle|bite|strangle|ridicule|belittle|bully|intimidate|scold|harass|smack|manhandle ~2 ${PEOPLE}|face`,
      `push|drag|grab|twist|throw|shake|pin|force him|her|man|woman|guy|them|drunk|customer|person|anyone ~4 out|back|down|against|wall|collar|hard|floor|away|neck|hair|ear|shirt`,
      `push|drag|grab|throw|pin|force ~1 man|woman|guy|drunk|person ~4 out|back|down|against|wall|collar|hard|floor|neck|hair|ear|shirt`,
      "push|drag|grab|pull him|her|them|man|woman ~1 by ~2 shoulder|shoulders|neck|collar|hair|ear",
      "shove passengers|people|everyone|anyone|those|him|them|her",
      "push people|everyone|anyone|=passengers|them aside|away|out",
      "slap|smack ~1 his|her|their hand",
      "twist|slap|bend ~1 his|her|their|the ~1 arm|wrist|ear|hair|neck|face|finger|thumb",
      "grab|pull ~1 his|her|their|the collar|shirt|ear|hair|neck",

      "passengers|people|=those ~6 =i =would|=will|=i'd|=i'll push|shove|slap|hit|drag",
      "throw|threw|pour|poured ~4 over|in his|her|their ~1 face|head|lap|shirt",
      "throw|threw|pour|poured ~3 over him|her|them",
      "throw|threw ~3 plate|glass|cup|tray|shoe|book|drink|keys at him|her|them",
      "tell|told|order|say ~4 =shut up|it",
      "tell|told ~2 to get lost",
      "tell|told =him|=her|=them to get out",
      "tell|told ~2 to get over =it|himself|herself|themselves",
      "call|called ~2 him|her|them|passenger|customer|guest|colleague|man|woman ~1 an|a ~2 idiot|liar|fool|names|thief|coward|loser|pig|drunk|moron|cow",
      "tie|handcuff|chain|tape him|her|them ~2 to|with",
      "shut|keep ~1 =his|=her|=their|=your mouth|trap",
      "tell|told ~3 =she|=he|=they =was|=were|=is|=are a bad|terrible|horrible|disgrace|failure|useless",
      "call =him|=her|=them|each names",
      "give ~3 =piece =of my mind",
      "give ~3 =the =finger",
      "give ~3 silent|=cold treatment|shoulder",
      "threaten ~1 to|that|with|him|her|them",
      "make|made him|her|them|passenger|guest|customer|colleague ~1 beg|ashamed",
      "make|made him|her|them|passenger|guest|customer|colleague feel ~1 small|stupid|ashamed|bad|guilty",
      "make|made him|her|them cry",
      "put|show ~2 in =his|=her|=their place",
      "show|tell ~2 who ~1 boss",

      "laugh at ~1 him|her|them|customer|passenger",
      "joke|laugh about|at his|her|their ~1 accent|weight|english|clothes",
      "laugh|laughed in ~1 face",
      `wrestle|headbutt|elbow ~2 ${PEOPLE}`,
      "slam|slammed ~2 him|her|them|door|phone|plate|table|glass|tray",
      "=tape|=taped|handcuff ~1 him|passenger|mouth",
      "ashamed of =himself|=herself|=themselves|=yourself",

      "complain|gossip|badmouth ~3 behind ~1 back",
      "warn|tell|told ~3 =would|=will regret|suffer ~1 it|if",
      "boo|jeer|hiss",
    ],
  },
  {
    family: "aggression",
    mode: "act",
    severity: 0.6,
    patterns: ["pull|drag|lift|lead ~1 him|her|them ~3 by ~2 arm|collar|hair|sleeve|ear|shirt"],
  },

  {
    family: "aggression",
    mode: "act",
    severity: 0.6,
    patterns: [
      `grab|pull ~1 his|her|their ~1 arm|wrist|jacket`,
      "teach|taught him|her|them|man|woman|passenger|customer a lesson",
    ],
  },
  {
    family: "aggression",
    mode: "act",
    severity: 0.5,
    patterns: [
      "roll my eyes",
      "tell|told ~2 to ~1 pull|get =himself|=herself|=themselves|=yourself together",
      "correct|scold|criticise|warn ~4 =in front of everybody|everyone|all|whole|others|customers|guests|passengers|team",
    ],
  },
  {
    family: "aggression",
    mode: "act",
    severity: 0.4,
    patterns: [
      "block|blocked ~3 way|door ~3 until|so",
      "grab|snatch|rip|pull ~4 out-of|from his|her|their hand|hands|ear|ears",
    ],
  },

  {
    family: "aggression",
    mode: "act",
    severity: 0.3,
    patterns: ["snap|snapped at|back", "shout|yell ~1 at"],
  },
  {
    family: "aggression",
    mode: "act",
    severity: 0.3,
    patterns: ["raise|lose|lost ~1 =my voice|temper|patience|cool"],
  },
  {
    family: "aggression",
    mode: "said",
    severity: 0.6,
    patterns: ["kick|beat|knock|punch ~2 out of|him|her"],
  },
  {
    family: "aggression",
    mode: "said",
    severity: 0.5,
    patterns: [
      "others|everyone|everybody|friends|customers|guests|colleagues|coworker ~2 could|can laugh ~1",
    ],
  },
  {
    family: "aggression",
    mode: "said",
    severity: 0.45,
    patterns: ["=should|must|ought ~1 be ashamed"],
  },
  {
    family: "aggression",
    mode: "said",
    severity: 0.4,
    patterns: [
      "loud|loudly ~3 so ~4 others|everyone|everybody|customers|guests|all ~2 hear|laugh|see",
    ],
  },

  {
    family: "abandoning",
    mode: "act",
    severity: 1,
    patterns: [
      "abandon",
      "leave ~3 station|post|jumpseat|till|counter|desk|patient|child|children|ward|baby|kids|pool ~4 unattended|unguarded",
      "storm|stormed out|off",
      "save ~1 =my ?own skin|life",
    ],
  },
  {
    family: "abandoning",
    mode: "act",
    severity: 0.7,
    topics: ["evacuation", "fire", "emergency", "medical"],
    patterns: [
      "escape|evacuate =first",
      "=i =would|=will|=i'd|=i'll escape first",
      "jump|get|climb out first",
      "run|go to ~2 exit first",
    ],
  },
  {
    family: "abandoning",
    mode: "act",
    severity: 0.6,
    patterns: ["walk out of|on ~2 shift|meeting|job"],
  },
  {
    family: "abandoning",
    mode: "act",
    severity: 0.5,
    topics: ["evacuation", "fire", "emergency", "medical"],
    patterns: [
      "grab|take|fetch|collect|get ~1 my ~1 bag|passport|things|luggage|laptop|belongings|suitcase|handbag",
      "leave|abandon ~2 station|post|zone|position",
    ],
  },
  {
    family: "abandoning",
    mode: "act",
    severity: 0.45,
    patterns: ["leave|walk|go ~5 without ~1 telling|handover|permission|saying|informing"],
  },
  {
    family: "abandoning",
    mode: "act",
    severity: 0.4,
    patterns: ["hide|lock ~1 myself|=in ~4 toilet|galley|lavatory|bathroom|cupboard ~1"],
  },
];
