import type { ConductFamily } from "../lexicon/conduct-rule.ts";
import { RISKED } from "../lexicon/deed.ts";

/** What is looked at around words that a rule of conduct has hit; small letters without punctuation. */
export interface HitWords {
  family: ConductFamily;
  /** A few words before the hit. */
  before: string;
  /** The hit itself. */
  hit: string;
  /** The hit and what follows it in the sentence. */
  onward: string;
  /** The sentence with the one before it and the one after it. */
  scene: string;
}

/** Words of misconduct that mean something plain here: contempt of oneself, first aid, a knock by accident, moaning that is only told, no excuse given. */
export function isMeantPlainly(words: HitWords): boolean {
  const { family, before, hit, onward, scene } = words;
  if ((family === "insult" || family === "discrimination") && isOfOneself(`${before} ${onward}`))
    return true;
  if (family === "insult") return isOnlyMoaning(before, onward);
  if (family === "aggression")
    return (
      isFirstAid(onward, scene) ||
      isKnock(hit, onward, scene) ||
      isWarning(onward, scene) ||
      (/^(?:push|pull|drag|grab|yank|throw|threw|shov|pin)/.test(onward) && SAVED.test(onward)) ||
      LAWFUL_THREAT.test(onward) ||
      /^(?:make|made) \w+ cry (?:with|from|for) (?:laugh\w*|joy|happiness|relief)\b/.test(onward)
    );
  if (family === "theft") return NOTHING_TAKEN.test(onward) || isGivenBack(onward, scene);
  if (family === "substance")
    return /\bafter (?:my|the|our|a) (?:\w+ )?(?:shift|work|duty)\b/.test(hit);
  if (family === "dishonesty")
    return (
      WITHOUT_LIE.test(hit) ||
      RISKED.test(onward) ||
      /^lied (?:awake|down|there|low|still|flat|back)\b/.test(onward) ||
      /\b(?:tooth fairy|santa|father christmas|easter bunny)\b/.test(onward)
    );
  return false;
}

const CONTEMPT =
  "(?:idiots?|moron|fool|fools|loser|lunatics?|imbecile|dimwit|clown|donkey|monkey|dog|child|baby|toddler)";
/** Words between “I” and the name one calls oneself: whoever comes between is the one who is called so. */
const NO_OTHER =
  "(?!(?:him|her|them|you|he|she|they|it|\\w+'s|people|\\w+ers|guests?|man|woman|boy|girl|kids?|to|at|with|for|of|this|that|these|those|some|another|call\\w*|treat\\w*|said|told|think|thought|reckon\\w*|met|saw|had|have|got)\\b)[\\w']+";
const OF_ONESELF = new RegExp(
  [
    `\\b(?:i|i'm|i'd|i've|we|we're|me|myself|ourselves)(?: ${NO_OTHER}){0,6}? (?:(?:like|as) (?:\\w+ ){0,3}?|(?:such|an?|the|complete|total|right|what an?) )${CONTEMPT}\\b(?! of (?:him|her|them|the|my|a)\\b)`,
    // “Like an idiot I had put it in my other coat”, “what an idiot I was”.
    `(?:^|\\band |\\bbut )(?:me )?(?:like|what|such) an? (?:\\w+ )?${CONTEMPT} (?:i|we|me)\\b`,
    `\\b${CONTEMPT} (?:i|we) (?:was|were|am|are)\\b`,
    `\\b${CONTEMPT} i (?:said|told|thought)(?: to)? (?:to )?myself\\b`,
  ].join("|"),
);

/** “I just nodded like an idiot”: the contempt is for oneself. */
export const isOfOneself = (words: string): boolean => OF_ONESELF.test(words);

const TIRED =
  /\b(?:hate|hates|hated|(?:sick|tired) of|fed up with|stand|ignor\w+|until|till|so|these|those|such|always|nothing but)(?: [\w']+){0,2}$/;
const THING_OR_CHILD =
  /\b(?:dogs?|pupp(?:y|ies)|engine|motor|machine|saw|drill|fridge|brakes?|child|kids?|baby|babies|boys?|girls?|son|daughter|toddlers?)(?: \w+){0,3}$/;

/** “Back by dinner time moaning about the food”, “we stood outside moaning”: told as anything that somebody does. “Moaning old cows” are despised. */
const isOnlyMoaning = (before: string, onward: string): boolean =>
  /^(?:moan|whin)ing(?: (?:about|at|to|that|in|with|and|all|on|of|how|again|like|because|when|while|for|by|from|but)\b|$)/.test(
    onward,
  ) && (onward.startsWith("moaning") ? !TIRED.test(before) : THING_OR_CHILD.test(before));

const BLOW = /^(?:hit|hits|hitting|slap\w*|smack\w*|thump\w*|whack\w*|punch\w*)\b/;
const CHOKING =
  /\b(?:chok\w+|swallow\w*|cough\w*|airway|throat|grape|(?:back )?blows|(?:flew|shot|came|popped) out|(?:turning|went|going) (?:blue|purple)|(?:not|stopped|couldn't|can't) breath\w*)\b/;
const BETWEEN_SHOULDERS = /^\w+ (?:\w+ ){1,6}?between (?:the|his|her|their) shoulders?\b/;
const ON_BACK = /^\w+ (?:\w+ ){1,4}?on (?:the|his|her|their) back\b(?! of\b)/;
const WEAPON = /\bwith (?:a|my|the) (?:fist|bottle|tray|stick|chair|belt|bag|phone|bat)\b/;

/** “Hit him between the shoulder blades, and a whole grape shot out”. */
const isFirstAid = (onward: string, scene: string): boolean =>
  BLOW.test(onward) &&
  !WEAPON.test(onward) &&
  (BETWEEN_SHOULDERS.test(onward) || (ON_BACK.test(onward) && CHOKING.test(scene)));

const UNSEEN =
  /\b(?:didn't|did not|hadn't|had not|never) (?:see|seen|saw|notice|noticed) (?:him|her|them|it|that|anyone|anybody|the \w+)\b|\b(?:didn't|did not|without) mean(?:ing)?\b|\b(?:not on purpose|unintentional\w*)\b|\b(?:i|i'd|had) (?:slipped|stumbled|tripped)\b/;

/** “I hit her with the door because I didn't see her”, “I slapped my own face”: nobody is harmed on purpose. */
const isKnock = (hit: string, onward: string, scene: string): boolean =>
  /\bmy (?:own )?(?:face|head|forehead|knees?|legs?|thigh|elbow|thumb|toe)\b|\bmyself\b/.test(
    hit,
  ) ||
  (BLOW.test(onward) && UNSEEN.test(scene));

const DANGER =
  /\b(?:forklift|lorry|truck|tram|train|bus|car|van|crane|load|cable|wires?|electric\w*|gas|fire|flames?|smok\w+|burning|oil|edge|hole|roof|ladder|scaffold\w*|saw|blade|knife|machine|press|conveyor|water|wave|tracks?|traffic|fall\w*|fell|slipp\w+|revers\w+|swing\w*|rope|dog|bull|horse|glass|acid|bleach)\b/;

/** “I shouted at him to stop because the forklift was reversing”: loud, for there was no time. */
const isWarning = (onward: string, scene: string): boolean =>
  /^(?:shout|yell|scream)\w* at (?:\w+ ){1,3}(?:that\b|to (?:stop|let go|leave go|move|get (?:down|back|off|away|clear|out of the way)|duck|jump|run|stay|hold|drop|look|watch|step|stand back|brake|wait|keep (?:back|away|clear))\b)/.test(
    onward,
  ) && DANGER.test(scene);

/** “I grabbed him by the collar before he fell off the platform”, “pushed him away from the saw”. */
const SAVED =
  /\b(?:(?:before|because|as|when) (?:he|she|they|the \w+|an? \w+) (?:\w+ ){0,2}(?:fell|fall|falling|slipp\w+|went over|drown\w*|revers\w+|(?:stepped|ran|walked) (?:in|into|on|onto|out))\b|(?:before|because|as|when) the (?:tram|train|bus|car|lorry|truck|van|forklift|wave|load|door) (?:was |were )?(?:com\w+|came|hit|swung|clos\w+)|(?:away|back) from the (?:saw|edge|fire|road|tracks?|machine|blade|water|stove|oven|cable|platform|line|traffic|flames?|ledge|drop)\b|out of (?:the way of|the smoke|the water|the road|the fire|its path))/;

/** “I threatened to call the police if he touched her again”. */
const LAWFUL_THREAT =
  /^threaten\w* (?:(?:him|her|them|the \w+) )?(?:to (?:call|ring|phone|get|fetch|report|cancel|stop|close|tell (?:the|my|his|her|their) (?:manager|boss|police|teacher|parents|mother|father|owner|captain|company|landlord|security)))\b/;

/** “I stole five minutes from my break”, “I pocketed the list”: nobody lost a thing. */
const NOTHING_TAKEN =
  /^(?:(?:steal|stole|stealing) (?:(?:a|an|one|two|five|ten|few|some|a few|\d+) (?:\w+ )?(?:minutes?|seconds?|hours?|moments?|nap|look|kiss|hug|sleep)|the (?:show|scene))|pocket\w* (?:my (?!(?:\w+ )?(?:share|cut|tips?|half)\b)|(?:the|a) (?:\w+ )?(?:list|pride|whistle|notebook|pen|map|paper|rota|form)))\b/;

/** “I overcharged a lady by four euro and ran after her”: a slip, and mended. */
const isGivenBack = (onward: string, scene: string): boolean =>
  onward.startsWith("overcharg") &&
  /\b(?:ran after|gave (?:\w+ ){0,3}back|refund\w*|paid (?:\w+ )?back|apologi\w+|sorry|mistake|by accident|returned|noticed)\b/.test(
    scene,
  );

/** “Told Mr Patel, no excuses”, “told the boy not to lie to me”, “told him we can't lie”. */
const WITHOUT_LIE =
  /\b(?:no|not|never|without|any|single|instead|than|against|can't|couldn't|won't|wouldn't|don't|didn't)(?: (?!end\b)\w+){0,2} (?:lies?|excuses?)$/;
