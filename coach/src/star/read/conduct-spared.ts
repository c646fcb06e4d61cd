import type { ConductFamily } from "../lexicon/conduct-rule.ts";
import type { Sentence } from "../text/tokens.ts";
import { isMeantPlainly } from "./plain-meaning.ts";

/** Same words, right conduct: an evacuation is shouted, a cart is pushed, a hand is held. */
export function isSpared(
  family: ConductFamily,
  sentence: Sentence,
  from: number,
  to: number,
  after?: Sentence,
  earlier?: Sentence,
): boolean {
  if (
    isMeantPlainly({
      family,
      before: lowText(sentence, Math.max(0, from - 8), from),
      hit: lowText(sentence, from, to),
      onward: lowText(sentence, from, to + 30),
      scene: [earlier, sentence, after].map((item) => lowText(item, 0, 60)).join(" "),
    })
  )
    return true;
  if (
    family === "dishonesty" &&
    sentence.tokens
      .slice(from + 1, from + 3)
      .some((token, at) => (at === 0 ? /^(?:down|next|on)$/ : /^down$/).test(token.low))
  )
    return true;
  if (
    family === "aggression" &&
    /^slap\w* \w+ on the back\b/.test(lowText(sentence, from, from + 5))
  )
    return true;
  if (family === "dishonesty" && BLAME_SEEN.test(lowText(sentence, from, sentence.tokens.length)))
    return true;
  if (family === "dishonesty" && /^cheat\w* death\b/.test(lowText(sentence, from, from + 2)))
    return true;
  if (
    family === "dishonesty" &&
    /^lies?$/.test(sentence.tokens[to - 1]?.low ?? "") &&
    (sentence.tokens[to - 2]?.low === "it" ||
      /^(?:in|on|at|under|behind|beside|there|here|open|unlocked|down|still|back|flat|low)$/.test(
        sentence.tokens[to]?.low ?? "",
      ))
  )
    return true;
  const before = lowText(sentence, Math.max(0, from - 6), from);
  if (
    family === "insult" &&
    (isNoInsult(before, lowText(sentence, from, to + 1)) ||
      (sentence.tokens[from]?.low === "moaning" && HURT.test(wholeOf(sentence))))
  )
    return true;
  if (family === "theft" && BORROWED.test(lowText(sentence, from, to + 8))) return true;
  if (family === "aggression" && isPutOut(lowText(sentence, from, to + 4), wholeOf(sentence)))
    return true;
  if (family === "privacy" && isNotice(lowText(sentence, from, to + 4), wholeOf(sentence)))
    return true;
  if (family === "blame" && isAskedFor(before, lowText(sentence, from, to))) return true;
  if (family === "aggression" && ANOTHERS_WISH.test(before)) return true;
  if (family === "revenge" && /\b(?:ask|asked|asks|beg|begged) (?:you|him|her|them)\b/.test(before))
    return true;
  const around = sentence.tokens
    .slice(Math.max(0, from - 6), to + 8)
    .map((token) => token.low)
    .join(" ");
  if (
    (family === "convenience" || family === "neglect") &&
    /\b(?:once|after|only when|when it's out|until|out and|cleared|checked|captain)\b/.test(
      sentence.tokens
        .slice(0, to)
        .map((token) => token.low)
        .join(" "),
    )
  )
    return true;
  if (
    (family === "convenience" || family === "neglect") &&
    /\b(?:when (?:it|the|we|he|she|they|that|everyone)|as soon as|once|after)\b/.test(around)
  )
    return true;
  if (
    /\b(?:permission|approval|approved|allowed me|okay from|corrected it|by mistake|by accident|accidentally|fire blanket|(?:firemen|fireman|firefighters?|fire brigade|fitter|engineer|electrician|technician) (?:had )?(?:told|asked|said))\b/.test(
      around,
    )
  )
    return true;
  if (
    family === "abandoning" &&
    /\b(?:only|taken over|took over|after the captain|command)\b/.test(around)
  )
    return true;
  if (family === "dishonesty" && /\b(?:honestly|honest|truth|the truth)\b/.test(around))
    return true;
  if (family === "rule-breaking" && /\b(?:but i|but we|followed|kept to)\b/.test(around))
    return true;
  if (
    family === "hazard" &&
    /\bi (?:rang|told|called|informed|alerted) (?:the|my|our) (?:captain|purser|manager|boss|supervisor|chief)\b/.test(
      [...sentence.tokens.slice(to), ...(after?.tokens ?? [])].map((token) => token.low).join(" "),
    )
  )
    return true;
  if (
    family === "hazard" &&
    /\b(?:coffee|tea|water with|juice)\b/.test(around) &&
    !/\b(?:whisky|beer|wine|vodka|oil|grease)\b/.test(around)
  )
    return true;
  if (family === "aggression" && /\bfor rubbish\b|\b(?:mould|mold|expired|the bin)\b/.test(around))
    return true;
  if (family === "aggression")
    return (
      /\b(?:evacuate|wheelchair|brace|command|commands|pool|water|trolley|cart|cpr|drowning|recovery|burning|smoke|building|leave the|extinguisher|gently|stretcher|blanket|coat|towel|rope|edge|road|traffic|flames|falling|danger|rescue|belt)\b/.test(
        around,
      ) && !/\b(?:him|her) (?:against|back)\b/.test(around)
    );
  if ((family === "blame" || family === "neglect") && /\b(?:although|though|but)\b/.test(around))
    return true;
  if (
    family === "blame" &&
    /^but (?:still |also |then )?(?:i|i'd|we|we'd|my|our|it was (?:still )?(?:my|our))\b/.test(
      lowText(after, 0, 5),
    )
  )
    return true;
  if (
    (family === "insult" || family === "blame") &&
    /\b(?:mistake|question|error|joke|my own)\b/.test(
      sentence.tokens
        .slice(from, to + 2)
        .map((token) => token.low)
        .join(" "),
    ) &&
    !/\b(?:he|she|they)\b/.test(around)
  )
    return true;
  if (family === "medication")
    return /\b(?:doctor|prescribed|medical kit|medlink|ground|nurse|protocol|permission|epipen|parent|parents|their own|his own|her own|consent|sugar|ward|pharmacist)\b/.test(
      around,
    );
  if (
    family === "concealment" &&
    /^(?:\w+ )?(?:besides|except|apart from|other than|but (?:her|him|them|my|the))\b/.test(
      lowText(sentence, to, to + 4),
    )
  )
    return true;
  if (
    family === "concealment" &&
    (isNoPromise(lowText(sentence, from, to + 6)) ||
      TOLD_OF.test(lowText(sentence, from, to)) ||
      KEPT_FOR_ANOTHER.test(wholeOf(sentence)))
  )
    return true;
  if (family === "concealment")
    return /\b(?:surprise|party|gift|birthday|present|cake|proposal|for a moment|could hear)\b/.test(
      around,
    );
  if (family === "hazard")
    return (
      /\b(?:not|never|only after|once|until|captain|command|assess|outside is|if the outside)\b/.test(
        around,
      ) && !/\bwithout\b/.test(around)
    );
  if (family === "substance")
    return (
      /\b(?:water|non-alcoholic|coffee|tea|juice)\b/.test(around) &&
      !/\b(?:beer|whisky|vodka|wine|drunk)\b/.test(around)
    );
  if (family === "rule-breaking")
    return /\b(?:i apologised|my mistake|i realised|not let|didn't let)\b/.test(around);
  return false;
}

/** “I blamed the weather at first, but then I saw that our plan was wrong”: a fault seen and owned. */
const BLAME_SEEN =
  /^blamed? .*\bbut (?:then |later |soon )?(?:i|we) (?:saw|realised|realized|understood|admitted) .*\b(?:i|my|our|we|me|us)\b/;

/** “A man says I should throw her out”: somebody else's wish is told. */
const ANOTHERS_WISH =
  /\b(?:says?|said|shout(?:s|ed)?|tells?|told|wants?|wanted|demand(?:s|ed)?)(?: \w+){0,3} (?:i should|i must|i had to|me to)(?: \w+)?$/;

/** “I stole the idea from another shop”, “I stole a glance”: nobody lost a thing. */
const BORROWED =
  /^(?:steal|stole|stolen|stealing) (?:the|that|this|an?) (?:\w+ )?(?:ideas?|tricks?|looks?|glance|minute|moment|phrase|trick)\b(?!.*\b(?:colleague|coworker|teammate|her|him)\b)/;

/** “I shoved everyone out the back”, “I threw him out, he'd touched the barmaid”: all are brought out of danger, one out of a place where he did harm. */
const isPutOut = (words: string, sentence: string): boolean =>
  /^\w+ (?:everyone|everybody|people|them all|us all|the whole \w+) (?:\w+ )?(?:out|outside)\b(?! of (?:my|the) way)/.test(
    words,
  ) ||
  (/^(?:throw|threw|kick|kicked) (?:him|her|them) (?:out|off)\b/.test(words) &&
    /\b(?:touch|grop|grabb|harass|threat|fight|fought|hitting|punch|spat|knife|racis|spit|vomit|smok|shoplift|steal|stole)\w*\b/.test(
      sentence,
    ));

/** That somebody moans is told as anything that one does. */
const IS_MOANING =
  /\b(?:is|are|be|'s|he's|she's|they're|started|began|kept|keeps|starts|stopped)(?: still| always)?$/;

/** Who is hurt or ill moans. */
const HURT =
  /\b(?:pain|hurt|injur\w+|lips|breath\w*|blood|bleed\w*|pale|stretcher|unconscious|faint\w*|ill|wound\w*|broken|leg|chest|stomach|fever|pulse|stroke|contractions?|labour)\b/;

/** A notice for many eyes, such as an appeal for what was lost or stolen; pictures of people are none. */
const isNotice = (words: string, sentence: string): boolean =>
  /\b(?:pages?|groups?|appeal|notice|advert|found|missing)\b/.test(words) &&
  !/\b(?:videos?|photos?|pictures?|pics?|clips?|film\w*|record\w*|screenshots?|names?|address|face|him|her|them)\b/.test(
    sentence
      .slice(0, sentence.indexOf(words) + words.length)
      .split(" ")
      .slice(-14)
      .join(" "),
  );

/** A loser of a game, a limb that jerks, moaning that is heard or done, what is dumb or who calls himself so: words of contempt that hold none. */
const isNoInsult = (before: string, words: string): boolean =>
  /^jerk(?:ing|s|ed)\b/.test(words) ||
  /\b(?:before|instead of) (?:deciding|judging|thinking|assuming|concluding)\b/.test(before) ||
  (/^moaning\b/.test(words) && IS_MOANING.test(before) && !/\b(?:until|till|so)\b/.test(before)) ||
  /^dumb (?:waiters?|bells?|luck|ideas?|things?|reasons?|rows?|arguments?|fights?|moves?|stuff|phones?|shows?)\b/.test(
    words,
  ) ||
  (/^(?:dumb|clueless|incompetent|pathetic)\b/.test(words) && OF_SELF.test(before)) ||
  (/^dumb\b(?! (?:of|how))/.test(words) && OF_MATTER.test(before)) ||
  (/^losers?\b/.test(words) && /(?:^|\bthe)$/.test(before)) ||
  (/^moan/.test(words) &&
    !/^moaning (?:lot|old|wom[ae]n|m[ae]n|guys?|cows?|people|passengers?|guests?|customers?|lady|ladies|pensioners?)\b/.test(
      words,
    ) &&
    (!words.startsWith("moaning") ||
      /\b(?:of|the|no|some|more|much|i|i'd|i'm|we|were|was|been)$/.test(before)));

const OF_SELF =
  /\b(?:i|i'm|we|we're)(?: (?:am|are|was|were|felt|feel|look|looked|sounded|must|have|been|so|just|pretty|totally|completely|a|bit|kind|of))*$/;
const OF_MATTER =
  /\b(?:which|this|that|it|that's|it's)(?: (?:is|was|felt|feels|sounds?|looks?|so|just|pretty|really|kind|kinda|of|a|bit))*$/;

/** “I got a week of retraining and deserved it”, “they asked for it at the gate”: nobody's harm is called their own fault. */
const isAskedFor = (before: string, words: string): boolean =>
  /\b(?:i|i'd|we|we'd)\b(?! (?:think|thought|said|told|know|knew))/.test(before)
    ? !/\b(?:he|she|they|customers?|passengers?|people|guests?|colleagues?)\b/.test(before)
    : /^ask/.test(words) && /\bthey$/.test(before);

/** “I'll not tell anyone that it's over till it's cold”: no promise is made before its time. */
const isNoPromise = (words: string): boolean =>
  /^(?:tell|say|let|inform|assure)\b.*\b(?:it's|it is|that's|they're|we're|everything's|everything is|all is) (?:all )?(?:over|safe|fine|ok|okay|alright|right|clear|out|nothing|ready|sorted|fixed)\b/.test(
    words,
  );

/** “I couldn't tell him whether anyone was staying”: he is the one to be told, and they are what of. */
const TOLD_OF =
  /^(?:tell|told|inform|notify|alert|call|warn|ask)\w* (?:him|her|them|you|me|us) (?:whether|if|what|which|who|where|when|why|how)\b/;

/** “I wouldn't tell anyone if it was yours”, “that was hers to tell”: what is kept is another's own matter. */
const KEPT_FOR_ANOTHER =
  /\bif (?:it|that) (?:was|were|had been) (?:yours?|(?:you|your \w+)$|your (?:child|kid|son|daughter|mother|family|data|file))\b|\b(?:hers|his|theirs|yours|patient's|passenger's|guest's) to tell\b|\b(?:confidential\w*|in confidence|data protection)\b/;

const wholeOf = (sentence: Sentence): string => lowText(sentence, 0, sentence.tokens.length);

const lowText = (sentence: Sentence | undefined, from: number, to: number): string =>
  (sentence?.tokens ?? [])
    .slice(from, to)
    .map((token) => token.low)
    .join(" ");
