import { pastedAnswer } from "./acts/pasted-answer.ts";
import type { Message } from "./message.ts";
import { ownConditionsIn } from "./own-conditions.ts";
import { isToldOfOneself } from "./told-of-oneself.ts";

/** Longer messages are stories, whatever they touch upon. */
const MOST_WORDS = 60;
/** A story in which somebody cried is longer. */
const WORRY_WORDS = 40;
const SHORT_WORRY = 20;
/** Longer ones tell more than the one thing. */
const TOLD_ALONE = 10;

/** Wants words for it, or wants to know whether it may be said at all. */
const WANTS_WORDS =
  /\b(what|how)\b.{0,25}\b(say|tell|answer|explain|reply|respond|put (it|that|this)|turn|spin|sell|present|phrase|word|justify|frame|address|mention|bring (it|that) up|make (it|that|this|me)|fix|not feel)\b|\b(should|do|must|can|shall|may) i (have to |need to |just |even |really )*(say|tell|mention|declare|disclose|hide|lie|admit|confess|leave it|put|write|be honest|keep|explain|apologi[sz]e|bring)\b|\b(they|recruiters?|interviewers?|people|everyone)('ll|'d| will| gon+a| are going to| might| would| always| may| seem to)? (\w+ ){0,2}(ask|asks|asking|say|think|thinks|wonder|notice|look (at|on)|see|find out|hold|judge|laugh|assume)\b|\b(declare|disclose|mention it|hide it|keep quiet|come clean)\b|\b(can|could) i still\b|\bis (it|that|this) (a (big )?problem|bad|an issue|game over)|\b(will|would|does) (it|that|this) (matter|hurt|count against|ruin|be a problem)\b|\b(a|any|no) chance\b|\bhelp me (to )?(say|explain|answer|talk)|\b(que|como) (digo|respondo|explico)|\b(que|comment) (dire|repondre|expliquer)|怎么(说|解释|回答)/;

const TOO_OLD = "assessment-days/asked-too-old";
/** What goes for any condition. */
const HEALTH = "assessment-days/asked-health-conditions";

/** Wants to know whether one may do the work with it. */
const MAY_I =
  /\b(can|could|may|am|will|would|do|does|is|are) (i|they|it|that|this|people|somebody|someone|one|any of|either of|those|these|both)\b.{0,40}\b(fly|crew|cabin|attendants?|apply|accept\w*|allow\w*|take|hire\w*|job|medical|work as|become|reject\w*|turn(?:ed|s)? (?:me )?down|problem|possible|go to)\b|\bwhat (do|should|can) i do\b|\b(sink|hurt|count against|held against|hold me back|deal ?breaker|a disadvantage|cost me|ruin|rules? (?:me|us|you|one) out)\b/;

/** Fears to be too old for it; asked without a wish for words, too. Folded text. */
export const FEARS_TOO_OLD =
  /\btoo old\b|\btoo late (?:for me|to start|to begin|in life|at my age|at [2-6]\d)\b|\b(?:over the hill|late to the party|late in life)\b|\btrop (?:vieux|vieille|agee?|tard)\b|\b(?:demasiado (?:mayor|viej[oa]|tarde)|muy mayor)\b|年纪(?:太|是不是太)大|太老/;

/** What people are afraid of: told, it wants an answer whether or not they ask for words. */
const WORRIES: typeof FACTS = [
  [
    "assessment-days/asked-too-talkative",
    /\bi(?:'ll| will|'d| would)? (?:always |often |usually |tend to |do |just )*(?:talk|speak|chat|babble|ramble) (?:way )?too much\b|\b(?:not|n't) (?:to )?(?:take|taking) over\b|\bi (?:always |often |usually |tend to )*(?:take over|dominate|interrupt)\b|\btoo (?:dominant|bossy|talkative|pushy|loud)\b.{0,20}\b(?:group|team|others|task|discussion)\b/,
  ],
  [
    "assessment-days/asked-blank-in-the-interview",
    /\b(?:exams?|presentations?)\b.{0,30}\bi (?:just |totally |completely )*(?:froze|freeze|blanked|went blank)\b(?!.*[?] ?$)/,
  ],
  [
    "assessment-days/asked-fear-of-water",
    /\b(?:afraid|scared|fear|terrified|panic\w*|frightened|phobia|nervous|hate)\b.{0,30}\b(?:water|swimming|pools?|deep end|drown\w*|(?:touch|reach|feel) the (?:bottom|floor))\b|\b(?:can'?t|cannot|can not) (?:touch|reach|feel) the (?:bottom|floor)\b|\bout of my depth\b.{0,20}\b(?:water|pool|swim\w*)\b|\b(?:deep water|deep end)\b/,
  ],
  [
    "assessment-days/asked-relationship-and-roster",
    /\b(?:boyfriend|girlfriend|partner|husband|wife|fianc[eé]e?|bf|gf|relationship|marriage)\b.{0,60}\b(?:see (?:each other|me|him|her|us)|apart|long distance|survive|break ?up|split|jealous|worried|worries|scared|roster|surviv\w*|work out|end(?:s|ed)?)\b|\b(?:will|would|do|can) (?:we|i) (?:ever |still |actually |even )?see (?:each other|him|her|my (?:boyfriend|girlfriend|partner|husband|wife))\b/,
  ],
  [
    "assessment-days/asked-family-against-it",
    /^ (?:but |and |so |ok |well )?(?:my |the )?(?:mum|mom|mam|ma|dad|mother|father|parents|family|husband|wife|boyfriend|girlfriend|partner|nan|gran) (?:thinks?|says?|hates?|is against|are against|does ?n[o']?t (?:want|like|get|understand)|don'?t (?:want|like|get|understand)|laugh\w*|wants? me to)\b/,
  ],
  [
    "assessment-days/asked-parent-at-home",
    /\bmy (?:mother|mum|mom|mam|mama|father|dad|papa|gran|nan|nana|grandma|grandmother|grandpa)\b[^?]{0,14}\b(?:she|he)(?:'s|s| is| lives?)? (?:all )?(?:alone|on (?:her|his) own|by (?:herself|himself)|ill|sick)\b(?!.{0,40}\b(?:told|said) (?:me|her|him)\b)|\b(?:feel|i'?m) (?:so |really |a bit )?selfish\b|\bmy (?:mother|mum|mom|mam|mama|father|dad|papa|parents|gran\w*|nan|nana|grandma|grandpa|sister|brother)(?:'s|s| is| are)?\b(?: \w+){0,8} (?:alone|on (?:her|his|their) own|by (?:herself|himself)|ill|sick|needs? me|widow\w*|old now|frail|getting old)\b(?!.{0,40}\b(?:told|said) (?:me|her|him)\b)|\b(?:selfish|guilty|bad)\b.{0,30}\b(?:leav\w+|moving|going|go|move|thinking about it)\b|\b(?:hours?|far) (?:away )?from (?:her|him|them|my (?:mum|mom|mother|dad|father|parents|family))\b|\bleav\w+ (?:her|him|them|my (?:mum|mom|mother|dad|father|parents)) (?:alone|behind|on)\b/,
  ],
  [
    "assessment-days/asked-quiet-in-the-group",
    /\b(?:more of a|a better|rather a) listener\b|\bnot (?:a|much of a) (?:big |great )?talker\b|\b(?:blanked|froze|said nothing|didn'?t say (?:a word|anything))\b.{0,30}\bgroup\b|\bgroup\b.{0,40}\b(?:blanked|froze|said nothing|didn'?t say (?:a word|anything))\b|\b(?:i'?m|i am|me being|being|i get|i go|too|so|very|quite|really) (?:\w+ ){0,2}(?:quiet|shy|silent)\b.{0,30}\b(?:group|team|discussion|exercise|others|people|sink|against)\b|\b(?:group|team|discussion|exercise)\b.{0,40}\b(?:i'?m|i am|me being|being|i get|i go|too) (?:\w+ ){0,2}(?:quiet|shy|silent)\b|\b(?:sit|stay) (?:in|at) (?:the )?back\b|\blets? others talk\b|\bwhat about me being (?:quiet|shy)\b/,
  ],
  [
    "assessment-days/asked-only-man",
    /\b(?:only|just one) (?:man|guy|male|bloke|dude|boy)\b|\b(?:as|being) a (?:man|guy|male|bloke|dude)\b.{0,40}\b(?:weird|odd|strange|hard|normal|disadvantage|chance|embarrass\w*|laugh\w*|ok|okay|wrong)\b|\b(?:weird|odd|strange|girly|women'?s job|job for (?:girls|women))\b.{0,30}\b(?:man|men|guy|guys|male|bloke|girls|women)\b/,
  ],
  [
    "assessment-days/asked-tears-under-stress",
    /\b(i|i'm|im|i'll|me)\b(?: (?!my|passed?|got)\w+){0,4} (cry(ing)?|tear(ing)? up|well(ing)? up|weep\w*|burst(ing)? into tears)\b(?! in the (tram|bus|car|street))|\bmy eyes (always |often |just )?(water|well|fill)\b|^ (?:\w+ ){0,8}(the )?crying (thing|problem|issue)?\b|\b(lloro|llorar|pleure[rsz]?|larmes)\b|哭/,
  ],
  [
    "assessment-days/asked-fear-of-flying",
    /\b(fear|afraid|scared|panic\w*|anxiety|phobia) (of |about |in |on |from )?(flying|planes?|turbulence|heights|the plane)\b|\b(flight|flying) (anxiety|phobia|fear)\b|\bafraid before turbulence\b|\bmiedo a volar\b|\bpeur (de l'avion|de voler|en avion)\b|怕坐飞机|恐飞|飞行恐惧/,
  ],
  [
    "assessment-days/asked-english-not-perfect",
    /\b(afraid|scared|worr\w+|ashamed|nervous|fear|doubt)\b.{0,40}\b(english|accent|grammar|pronunciation)\b|\b(english|accent|grammar)\b.{0,30}\b(not|isn't|n't) (good |perfect )?enough\b|\bmake (\w+ )?(grammar |many |a lot of )?mistakes\b|\bgrammar mistakes\b/,
  ],
  [
    "assessment-days/asked-family-against-it",
    /\bmy (mother|mum|mom|father|dad|parents|family|husband|wife|boyfriend|girlfriend|partner|grandma) (\w+ ){0,2}(says|thinks|fears?|has fear|does ?n'?t|do ?n'?t|not|never|hates?|is against|are against|won'?t|afraid|worried|scared|cries)\b/,
  ],
  [
    "assessment-days/asked-homesick-first-weeks",
    /\b(lonely|loneliness|homesick(ness)?|(?:i'?m|i am|be|being|feel|feeling|so) (?:all |so |very )?alone (there|in (?!the (?:cabin|hotel|crew)))|miss (my |the )?(home|family|parents|kids|children))\b/,
  ],
  [
    "assessment-days/asked-tattoos-in-general",
    /\b(?:worried|afraid|scared|nervous|fear)\b.{0,30}\btattoos?\b/,
  ],
  [
    "assessment-days/asked-height-and-reach-in-general",
    /\b(i'?m|i am|am i|being) (too |so |very |only )+(short|small|tall)\b/,
  ],
];

/** What one lives with, and what the content tells to those who ask whether they may fly as crew with it. */
const CONDITIONS: typeof FACTS = [
  [
    "assessment-days/asked-stammer",
    /\b(stammer\w*|stutter\w*|lisp|speech (impediment|disorder|defect))\b|\b(tartamud\w*|begai\w*|begaye\w*)\b|口吃/,
  ],
  [
    "assessment-days/asked-pregnant-applicant",
    /\b(i'?m|i am|am i|being|while|wife is) (\w+ ){0,3}(pregnant|expecting( a baby)?)\b|\bmy pregnancy\b|\bbreast-?feed\w*\b/,
  ],
  [
    HEALTH,
    /\b(i|me|my|with|having)\b.{0,30}\b(diabet\w+|asthma\w*|epilep\w+|seizures?|crohn\w*|adhd|bipolar|depression|antidepressants?|insulin|hearing aids?|hearing loss|hard of hearing|(?:half )?deaf in|cochlear|heart (condition|murmur|surgery|problem)|thyroid|migraines?|scoliosis|arthritis|anaemia|endometriosis|celiac|coeliac)\b/,
  ],
];

/** What people would rather not be asked about, and where the content tells how to speak of it; the first that fits counts. */
const FACTS: readonly (readonly [id: string, pattern: RegExp])[] = [
  [
    "assessment-days/asked-criminal-record",
    /\b(convict\w*|in (prison|jail)|(went|been|was) (to|in) (prison|jail)|criminal (record|past|charge)s?|(was|got|been|were) arrested|police record|record with the police|dui|dwi|drunk driv\w+|felony|misdemeanou?r|shoplift\w*|(police|a) caution (for|from)|months inside|years inside|antecedentes|casier)\b|犯罪|案底/,
  ],
  [
    "assessment-days/final-dismissed",
    /\b(i|me|my|they|boss|got|was|been|were)\b.{0,20}\b(fired|sacked|dismissed|laid off|let go|terminated|made redundant)\b|^ (fired|sacked|dismissed|laid off)\b|\blet me go\b|\bgot the (sack|boot|push)\b|\blost my job\b|\bcontract (was |is )?(not|never) renewed\b|\b(did not|didn't|not) (pass|survive) (my |the )?(probation|trial)\b|\bme (despidieron|echaron)\b|\blicenciee?\b|被(开除|辞退|解雇)/,
  ],
  [
    "assessment-days/final-the-gap",
    /\b(gaps?|blank|hole|empty)\b.{0,25}\b(cv|resume|years?|months?|history|work)\b|\b(cv|resume)\b.{0,25}\b(gaps?|blank|hole|empty)\b|\b(years?|months?) (off|out of work|without (a )?(work|job)|unemployed|not working|no work|at home)\b|\b(unemployed|jobless|out of work)\b.{0,25}\b(year|month|since|for)|\bcareer break\b|\b(military|army|national|compulsory|mandatory) (service|duty)\b|\b(haven'?t|not|didn'?t) work(ed)? (for|since|in|during)\b.{0,20}\b(year|month|20\d\d)|\bburn ?out\b|\bstayed (at )?home with (the|my) (kids|children|baby)\b|\b(looked after|cared for|nursed) my (mum|mom|mother|dad|father|parents|gran\w*|husband|wife|son|daughter)\b|\bhueco\b|\btrou dans\b|空白期/,
  ],
  [
    "assessment-days/final-many-short-jobs",
    /\bjob.?hop\w*|\b(\d+|three|four|five|six|seven|many|so many|lots of) (different |short )*jobs\b|\bshort jobs\b|\bchanged (my )?jobs?\b.{0,15}\b(a lot|often|many|every|times)/,
  ],
  [
    "assessment-days/asked-reapply",
    /\b(fail(ed)?|rejected|refused|turned down|applied|got a no|did(n't| not) (pass|make it|get in))\b.{0,30}\b(once|before|already|last (year|time|month)|in the past|the first time|at (emirates|qatar|lufthansa|ryanair|easyjet|etihad|klm|them))\b(?!.*\bexam\b)/,
  ],
  [
    "assessment-days/asked-from-ground-to-cabin",
    /\b(ramp (agent|people|worker|guy|side)?|on the ramp|ramp agent|check-?in (agent|desk|staff)|ground (staff|crew|handling|hostess|agent|services?)|gate agent|baggage (handler|hall)|loader|handling agent)\b/,
  ],
  [
    "assessment-days/asked-too-old",
    /\btoo old\b|trop (vieux|vieille|age)|demasiado (mayor|viej[oa])|muy mayor|年纪(太|是不是太)大|太老|\bmy age\b|\b(i'?m|i am|am|aged|being) (already )?([45]\d|6[0-4]|forty|fifty)\b(?! ?(cm|kg|kilos|percent|minutes|hours|days|weeks))|\b([45]\d|6[0-4]) (years?|yrs?)( old)?\b.{0,30}\b(young|others|girls|old)|\bolder than (the|all|every|most)|\bover (forty|fifty|40|50)\b/,
  ],
  [
    "assessment-days/asked-blank-in-the-interview",
    /\b(i|my (mind|head|brain)) (always |just |often |will |might |go |goes )*(freeze|blank|empty)\b|\b(talk|speak|talks|speaks) (too |so |very )?fast\b|\b(don'?t|do not|can'?t|cannot) understand (them|the question|what they|the recruiter)\b/,
  ],
  [
    "assessment-days/final-speaking-of-the-accent",
    /\benglish (is|isn't|is not) (\w+ )?(intermediate|basic|bad|weak|poor|broken|terrible|good|perfect|great|fluent)\b|\b(sorry|apologi[sz]e) (for|about) my (english|accent|grammar)\b|\bmy (accent|grammar|pronunciation)\b|\bnot (a )?native\b/,
  ],
  [
    "assessment-days/asked-come-across-cold",
    /\b(come|comes|came|coming) (across|over|off) (as )?(too )?(cold|stern|serious|strict|rude|unfriendly|harsh|hard|arrogant|bored|angry|distant|tough)\b|\b(look|looks|seem|sound|appear)s? (too )?(cold|stern|serious|strict|unfriendly|harsh|arrogant|angry|distant)\b|\b(don'?t|never|hardly|forget to) smile\b|\bresting\b.{0,12}\bface\b|\bpoker ?face\b/,
  ],
  [
    "assessment-days/asked-shy-person",
    /\b(i'?m|i am|too|very|so|quite|a bit|being|as an?) (shy|quiet|introvert(ed)?|reserved)\b|\bintrovert\b/,
  ],
  [
    "assessment-days/final-leaving-the-job",
    /\b(quit|resigned|walked out|left)\b.{0,25}\b(job|boss|work|company|without notice|after)\b|\b(hate|hated|toxic|awful|terrible) (my )?(old |last |current )?(boss|manager|job|workplace|company)\b|\bwalked out\b/,
  ],
  [
    "assessment-days/asked-no-degree",
    /\b(no|without|never finished|didn'?t finish|dropped out|quit|left)\b.{0,15}\b(degree|university|uni|college|school|diploma)\b/,
  ],
  [
    "assessment-days/asked-weight-in-general",
    /\b(i'?m|i am|too|a bit|being|so) (fat|overweight|chubby|heavy|big|plus.?size\w*|curvy)\b/,
  ],
  [
    "assessment-days/final-story-from-elsewhere",
    /\bsound (like something|good|better|relevant|impressive|like (a )?(real )?experience)\b/,
  ],
  [
    "assessment-days/asked-no-experience",
    /\b(no|zero|without|little|not much) (\w+ )?experience\b|\b(only|just|literally)\b.{0,25}\b(job|work|experience)\b.{0,12}\b(had|have|ever|done|life)\b|\bfirst (ever )?job\b|\bnever (had a job|worked)\b|\bwhole (life|career|experience|cv)\b/,
  ],
  [
    "assessment-days/final-career-change",
    /\b(truck|lorry|bus|taxi|uber|delivery|forklift)s?( driver)?\b|\b(police\w*(?! (?:paper|check|clearance|certificate|record|report|thing|letter|form|station))|army|navy|soldier|prison officer|firefighter|teacher|teaching|nurse|nursing|accountant|accounting|engineer|lawyer|farmer|farm|mechanic|programmer|developer|chef|cook|cleaner|cleaning|security guard|hairdresser|factory|warehouse|office|bank|pharmacist|librarian|builder|construction|carpenter|electrician|call cent(er|re)|midwife|journalist|salesman|estate agent|housewife|coder|scientist)\b|\b(another|other|different) (profession|trade|field|industry|career)\b|\b(career change|change (of )?career)/,
  ],
];

/** Whether a message tells of a fear of one's own. */
export function isWorry({ plain, length }: Message): boolean {
  return (
    length <= WORRY_WORDS &&
    !OF_SOMEBODY_ELSE.test(plain) &&
    WORRIES.some(([, pattern]) => pattern.test(plain))
  );
}

/**
 * "I was sacked, what do I say?": a fact about oneself with the wish for words, told by what the content has on it; null where
 * only one of the two is there.
 */
export function ownFactIn(message: Message): string | null {
  const { plain, length } = message;
  if (length > MOST_WORDS) return null;
  if (FEARS_TOO_OLD.test(plain) && length <= WORRY_WORDS) return TOO_OLD;
  const most = /\b(?:worry|worries|worried|fear|scared)\b/.test(plain) ? MOST_WORDS : WORRY_WORDS;
  const worry = length <= most ? WORRIES.find(([, pattern]) => pattern.test(plain)) : null;
  // "And life? My girlfriend says …": so few words after a question are no answer to it.
  if (pastedAnswer(message) !== null && !(worry && length <= SHORT_WORRY)) return null;
  if (worry && !OF_SOMEBODY_ELSE.test(plain)) return worry[0];
  const asksForWords = WANTS_WORDS.test(plain) || FEARS_TOO_OLD.test(plain);
  // "I'm shy", "I was fired from my last job": told alone, it hopes for what the content has on it.
  const isTold = length <= TOLD_ALONE && isToldOfOneself(message);
  if (!asksForWords && !isTold && !MAY_I.test(plain)) return null;
  // Said of a guest or in a scene on board it is no fact about oneself.
  if (
    /\b(passengers?|guests?|customers?|on board|captain|pilot)\b/.test(plain) &&
    !ASKED_OF_ONE.test(plain)
  )
    return null;
  // Whose story is missing wants to know where stories come from.
  if (/\b(which|what|any|no|have) (story|stories|examples?)\b/.test(plain)) return null;
  const facts = asksForWords || isTold ? [...CONDITIONS, ...FACTS] : CONDITIONS;
  const fact = facts.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
  // "I'm on antidepressants": what is written on that one tells more than what goes for all of them.
  return fact === HEALTH ? (ownConditionsIn(message)[0] ?? fact) : fact;
}

/** Several conditions of one's own, with the wish to know whether one may fly with them: each has its entry; fewer than two are none. */
export function severalConditionsIn(message: Message): readonly string[] {
  const { plain, length } = message;
  const wants =
    WANTS_WORDS.test(plain) || MAY_I.test(plain) || IS_FINE.test(plain) || isToldOfOneself(message);
  if (length > MOST_WORDS || !wants || OF_SOMEBODY_ELSE.test(plain)) return [];
  const ids = ownConditionsIn(message);
  return ids.length > 1 ? ids : [];
}

const IS_FINE =
  /\b(?:is|are|would) (?:that|this|it|they|both) (?:be )?(?:ok|okay|fine|allowed|alright)\b/;

/** Whether somebody wants words for something, whatever it is. */
export function wantsWords({ plain, length }: Message): boolean {
  return length <= MOST_WORDS && WANTS_WORDS.test(plain);
}

const OF_SOMEBODY_ELSE =
  /\b(passengers?|guys?|lad(?:y|ies)|next to \d+|in \d+[a-k]|guests?|customers?|my (baby|child|son|daughter) (starts|cries|is crying)|(?<!\b(?:dad|mum|mom|mother|father|nan|gran|husband|wife|she|he) (?:has )?)pass(?:ed)?)\b/;
const ASKED_OF_ONE =
  /\b(interview|recruiters?|interviewer|assessors?|cv|resume|application|apply)\b/;
