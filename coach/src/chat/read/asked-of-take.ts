import type { Message } from "./message.ts";
import { IT } from "./own-answer.ts";

/** What somebody wants to know of the answer that was just judged, beyond its score and its length. */
export type AskedOfTake =
  /** How it comes across: arrogant, believable, like a child. */
  | "impression"
  /** What it shows of the person, and which competency or value it serves. */
  | "shows"
  /** Whether it is good enough, or good enough for an airline. */
  | "worth"
  /** What was good in it, and nothing else. */
  | "strengths"
  /** What the coach meant by what it said last. */
  | "meaning"
  /** Whether something that was not told belongs in it. */
  | "mention"
  /** Names of real people in it. */
  | "names"
  /** What if it is gone on the day. */
  | "forgotten"
  /** How one section of it could be said. */
  | "section"
  /** What to say when they ask what one would do otherwise. */
  | "today"
  /** Told of a workplace that is no aeroplane. */
  | "workplace"
  /** To be asked on, one question after the other. */
  | "round";

const LONGEST = 22;
const SOME_ONE =
  "(?:(?:a|an|the|any) )?(?:real )?(?:recruiters?|assessors?|interviewers?|they|airlines?|you|people|someone|somebody|anyone)";

/** Folded text, in the order of what may not be taken for something else. */
const ASKED: readonly (readonly [about: AskedOfTake, pattern: RegExp])[] = [
  [
    "round",
    /\b(?:ask|give|fire|throw|test|grill|interview)\b.{0,30}\b(?:follow[- ]?ups?|one by one|one at a time|one after (?:the other|another)|probing questions?|(?:what|those|these|the questions?) (?:they|a recruiter|the recruiter) (?:would|might|could|may|will) ask|them (?:now|to me))\b|\b(?:can|could|will|would) (?:you|we) (?:do|practi[sc]e|try|play) (?:the |those |these |some )?(?:follow[- ]?ups?|probing)\b/,
  ],
  [
    "today",
    /\b(?:what|which) (?:would i|i would|i'?d|i should|should i) (?:have )?(?:do|done|change|say) (?:different(?:ly)?|otherwise|another way)\b|\b(?:ask|asks|asked)\b.{0,40}\b(?:differently|otherwise|change(?: about it)?)\b/,
  ],
  [
    "section",
    /\bwhat (?:was|is|would be) my (?:own )?(?:task|action|result|situation)\b.{0,30}\b(?:don'?t|dont|do not|not) (?:really )?(?:understand|know|get|sure)\b|\bwhat (?:should|could|would|can|do|must|might) i (?:have )?(?:said|say|put|add|added|written|write|told|tell)\b.{0,20}\b(?:for|in|about|as|at) (?:the|my|that) (?:\w+ )?(?:task|action|result|situation|ending|end|beginning|start)\b|\bhow (?:should|could|would|can|do) i (?:have )?(?:said|say|put|word|phrase|write|told|tell) (?:the|my|that) (?:\w+ )?(?:task|action|result|situation)\b/,
  ],
  [
    "names",
    /\b(?:real|full|first|last|actual|true|his|her|their|people'?s?|\w+'s) (?:first |last |real |full )?names?\b|\bname (?:him|her|them|names|the (?:company|hotel|shop|guest|colleague|person))\b/,
  ],
  [
    "forgotten",
    /\b(?:what if|and if|if) i (?:forget|blank|freeze|lose|get stuck|mess)\b|\bgo(?:es)? blank\b|\bforget (?:it|my (?:words|story|lines?)|the (?:words|story)|everything|half)\b/,
  ],
  [
    "workplace",
    /\b(?:is|are|was|would|do|does|will|can|could)\b.{0,12}\b(?:an? |my |this )?(?:hotel|bar|pub|shop|store|retail|restaurant|cafe|coffee|school|hospital|care ?home|nursery|office|call cent(?:re|er)|supermarket|student|uni|university|family|private|sports?|football|gym|salon|warehouse|clinic|dental clinic|pharmacy|bakery|factory|bank|waitress\w*|nurs\w+) (?:story|example|one|answer|stuff)s?\b|\b(?:is|isn'?t)\b.{0,30}\bstory\b.{0,24}\b(?:dull|boring|silly|small|normal|ordinary)\b.{0,12}\bfor (?:an? |the )?(?:airline|crew|cabin|flying)|\b(?:story|example|something|it)\b.{0,12}\b(?:from|on|about) (?:a |an |the )?(?:plane|flight|aircraft|airline|aviation|cabin)\b.{0,20}$|\bnot (?:from|about|in) (?:a |an |the )?(?:plane|flight|aircraft|airline|aviation|cabin)\b|\b(?:is|isn'?t|was) (?:it|this|that|mine|my (?:story|answer))(?: not)? too (?:far|different)(?: away)? from (?:flying|the (?:job|cabin|plane|work)|aviation|cabin crew)\b/,
  ],
  [
    "impression",
    new RegExp(
      `\\b(?:how|what) (?:do|did|would|does|will|am) (?:i|${IT}) (?:come (?:across|over|off)|sound\\w*|look like|appear|seem)\\b|\\b(?:do|did|does|would|will) (?:i|${IT}) (?:sound|come (?:across|over|off)|seem|look|make me (?:look|sound|seem))\\b|\\bam i (?:being )?(?:too )?(?:arrogant|boring|negative|honest|modest|direct|cold|bossy)\\b|\\b(?:is|was) ${IT} (?:really |actually |even )?(?:too |very |so )?(?:believable|credible|convincing|natural|arrogant|boring|boastful|negative|robotic|rehearsed|cheesy|memorable|honest|authentic|genuine|fake|made up|over the top|dramatic)\\b|\\b(?:would|will|do) ${SOME_ONE} (?:even |really |actually )?(?:believe|buy|trust) (?:me|${IT})\\b|\\bwhat (?:would|will|do|might) ${SOME_ONE} think (?:of me|about me|of ${IT}|if|when)\\b|\\bimpression\\b`,
    ),
  ],
  [
    "shows",
    new RegExp(
      `\\bwh(?:at|ich) (?:does|do|would|will|did|can) (?:${IT}|they (?:see|hear|learn)) (?:really |actually )?(?:show|say|tell|prove|demonstrate|reveal)?\\b.{0,16}\\b(?:about me|of me|in me)\\b|\\bwh(?:at|ich) (?:\\w+ ){0,3}(?:competenc\\w+|skills?|qualit\\w+|strengths?|values?|traits?|category)\\b.{0,30}\\b(?:${IT}|show\\w*|fit\\w*|match\\w*|it|is)\\b|\\bwh(?:at|ich)(?: (?:one|ones|of (?:them|those|these|the \\w+)))? (?:does|do|would) ${IT} (?:fit|match|show|go with|belong|suit|cover|serve|prove)\\b|\\b(?:does|do|would) ${IT} (?:fit|match|show|prove|cover)\\b.{0,30}\\b(?:values?|competenc\\w+|skills?|team ?work|customer|leadership|initiative|safety)\\b|\\b(?:what|which)(?: other| else| kind of| kinds of)? questions? (?:can|could|should|does|would|do|may) (?:i|it|this|that|you)\\b|\\b(?:what|which)(?: other| else| kind of| kinds of)? (?:questions?|topics?)\\b.{0,24}\\b(?:use|tell|fit|good|for|answer)\\b.{0,24}\\b(?:${IT}|for|with)\\b|\\b(?:can|could|may|should) i (?:also |still )?(?:use|tell|take) ${IT}\\b.{0,12}\\b(?:for|as|with|when)\\b|\\b(?:is|was) ${IT} (?:about|for|more about|rather) (?:team ?work|customer|leadership|conflict|initiative|safety)\\b`,
    ),
  ],
  [
    "strengths",
    /\bwhat (?:did|do|have|was|is|s|were) (?:i |it |you |u )?(?:do |done |did |like |liked |say )?(?:\w+ )?(?:well|right|good|best|strong|strongest|like|liked|work(?:s|ed)?)\b(?! (?:would|could|should|answer|way|to))|\b(?:anything|something) (?:good|nice|positive)\b|\bwhat(?:'?s| is| was)(?: actually| really)? (?:the )?(?:good|best|strong|strongest|nice)(?: part| bit| thing| point)?(?: in| about| of)? ?(?:it|this|that|my)?\b/,
  ],
  [
    "meaning",
    /\b(?:don'?t|do not|didn'?t|can'?t|not) (?:really |quite |fully )?(?:understand|get|follow|see)\b.{0,24}\b(?:you|that|this|it|mean|want|what|feedback|comment|point)\b|\bwhat (?:do|does|did|is|was) (?:you|that|this|it|the last (?:bit|part|sentence)|["“'‘].{4,}) (?:even |really |actually |exactly )?(?:mean|want|saying|meant|supposed to mean)\b|\bwhat(?:'s| is) meant\b|\b(?:explain (?:that|this|it|your (?:feedback|comment|point))|(?:explain|say) what you mean|say (?:that|it) (?:differently|in other words|another way))\b|\bin (?:other|simple|plain) words\b|\bmeaning what\b|\bnot sure what (?:you|that)\b/,
  ],
  [
    "worth",
    new RegExp(
      `^ (?:(?:ok(?:ay)?|so|and|well)(?: ?,)? ?)*(?:what do you think(?: (?:of|about) ${IT})?|(?:any |your )?(?:thoughts|opinion)(?: on ${IT})?|what(?:'s| is) your (?:opinion|view|verdict)|was (?:it|that|this) (?:ok(?:ay)?|good|alright|fine|any good)|is (?:it|that|this) enough|(?:and )?now\\?) ?[?.! ]*$|\\b(?:would|will|do|could) ${SOME_ONE} (?:really |even )?(?:like|accept|love|want|be (?:happy|ok|okay|fine|impressed|satisfied)|take)\\b.{0,12}\\b(?:${IT}|with ${IT}|by ${IT})|\\b(?:is|was|are|be|'s|think|reckon)\\b.{0,24}\\b(?:strong|good|interesting|impressive|big|serious|special|relevant) enough\\b|\\b(?:is|was|'s|bit|too|sounds?) (?:${IT} )?(?:a )?(?:bit |little |too |rather |kind of |kinda )?(?:naff|lame|silly|stupid|small|weak|boring|cringe|rubbish|pathetic|simple|trivial|basic|childish)\\b|\\bready (?:for|to)\\b.{0,20}\\b(?:interview|day|told?|tell)\\b`,
    ),
  ],
  [
    "mention",
    /\b(?:is|was|would) it (?:be )?(?:good|ok(?:ay)?|bad|wise|smart|fine|clever|wrong) (?:to|if i) (?:mention|say|tell|talk about|bring up|include|admit|speak about)(?:ed)?\b(?! (?:it|this|that|something|anything)\b)|(?<!\b(?:what|how|which|where|who|when) )\b(?:should|shall|do|must|would|could|can|may) i (?:need to |have to |better |also |even |still |really )*(?:mention|say|tell|talk about|bring up|include|admit|speak about|add)\b(?! (?:it|this|that|something|anything|more|less|the same|again)\b(?!.*\bor\b))/,
  ],
];

/** What a short question after a verdict asks of the answer; null where it asks none of these. */
export function askedOfTake({ plain, length }: Message): AskedOfTake | null {
  if (length > LONGEST) return null;
  const about = ASKED.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
  // "Is the ending too boring?" is asked of the ending.
  return about !== null && OF_THE_WHOLE.has(about) && NAMES_A_SECTION.test(plain) ? null : about;
}

const OF_THE_WHOLE: ReadonlySet<AskedOfTake> = new Set<AskedOfTake>([
  ...(["impression", "worth", "strengths"] as const),
]);
const NAMES_A_SECTION =
  /\b(?:ending|the end|beginning|the start|opening|task|action|result|situation|first (?:line|sentence)|last (?:line|sentence))\b/;
