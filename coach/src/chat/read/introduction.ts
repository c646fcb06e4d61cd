import { capitalised } from "../../language/capital.ts";
import type { ChatKnowledge } from "../knowledge/knowledge.ts";
import { idsIn } from "../knowledge/name-index.ts";
import { otherAirlinesIn } from "../knowledge/other-airlines.ts";
import type { Work } from "../knowledge/work.ts";
import type { ChatRequest } from "../request.ts";
import { FEARS_TOO_OLD } from "./about-oneself.ts";
import { asksSomething } from "./lead-in.ts";
import type { Message } from "./message.ts";
import { ageIn } from "./own-figures.ts";
import { stageNamed } from "./where-it-ended.ts";

type Introduction = Extract<ChatRequest, { kind: "introduction" }>;

/** Longer messages are stories. */
const MOST_WORDS = 70;
const SHORTEST = 4;

/** "Just finished school, 18, from cork": nothing but who one is. */
const COMES_FROM = /\bfrom [a-z]{3,}/;
const SHORT_INTRODUCTION = 22;

const GREETS =
  /^ (?:hi+|hello|hey+|hiya|heya|howya|howdy|g'?day|greetings|good (?:morning|afternoon|evening|day)|hol+a+|buen[oa]s (?:dias|tardes|noches)|buenas|bonjour|bonsoir|salut|coucou)\b|^ (?:你好|您好|嗨|大家好)/;
const NAMES_ONESELF =
  /\b(?:my name is|my name's|i'm called|call me|(?:this|it) is \w+ here|me llamo|mi nombre es|je m'appelle|moi c'est|je suis \w+,)|(?:我叫|我的名字|我是)|\b(?:i am|i'm|im|soy) [a-z]{3,14}(?:,? \d{2})?,? (?:from|de)\b|^ (?:\w+[,!. ]+){0,4}(?:i am|i'm|im|soy|are the|are) [a-z]{3,},|^ (?:(?:hi+|hello|hey+|hiya|yo|howya|howdy|alright|morning|evening)(?: (?:mate|there|all|coach))?,? )?[a-z]{2,14} here\b/;
const ENDS_IN_A_NAME =
  /^\W*(?:\p{L}+[,!.]? ){1,4}(?:I am|I['’]?m|im|i am|i['’]m) \p{Lu}\p{L}{2,}[.!]/u;
const WISHES =
  /\b(?:want|wants|wanna|would like|would love|i'd like|i'd love|like to|love to|dream(?:ed|ing|s)?|my dream|hope|hoping|wish|aim|aiming|plan|planning|decided|trying|going|applying|apply|applied|preparing|prepping|training|thinking (?:about|of)|considering|tempted by|interested in|dream|fancy|fancied)\b.{0,60}\b(?:cabin crew|crew|flight attendants?|air ?hostess|stewardess|steward|fly|airlines?|airways|aviation|emirates|qatar|lufthansa|ryanair|easyjet|etihad)\b|\bquiero\b.{0,30}\b(?:ser|hacerme|trabajar|entrar)\b.{0,30}\b(?:azafat[oa]|auxiliar|tripulante|tcp|aerolinea|avion|vuelo|iberia|emirates)|\b(?:je veux|je voudrais|j'aimerais|je souhaite|mon reve|envie)\b.{0,50}\b(?:hotesse|steward|pnc|compagnie|navigant|personnel de cabine|voler)|(?:想|梦想|希望|打算|准备|要).{0,8}(?:空乘|空姐|空少|乘务|航空)/;
/** What a gloss leaves of a wish. */
const NAMES_THE_JOB = /\b(?:cabin crew|flight attendants?)\b/;
const TELLS_OF_WORK =
  /\b(?:taught|teaching|nursing|waitressing|bartending)\b|\b(?:i )?(?:work(?:ing|ed)?|was|been) (?:as|in|at|for|with)\b|\b(?:i'm|i am|im|as|soy|estudio|trabajo|je suis|j'etais|je travaille|currently|former|ex)\b.{0,20}\b(?:an? |un |una |une |de |en )?\w+|\b(?:waiter|waitress|barista|bartender|nurse|teacher|student|receptionist|hotel|restaurant|caf[eé]|shop|call cent(?:er|re)|pharmac\w+)\b|(?:工作|上班|学生|毕业|前台|护士|老师)/;

const WORKS: readonly (readonly [work: Work, pattern: RegExp])[] = [
  [
    "care",
    /\b(?:nurs(?:e|es|ing)|midwife|paramedic|carer|caregiver|care (?:home|worker|assistant)|nanny|au pair|au-pair|babysit\w*|kindergarten|nursery|teacher|teaching|taught|pharmac\w+|hospital|doctor|physio\w*|dental|enfermer[oa]|cuidador[a]?|maestr[oa]|profesor[a]?|farmaci\w+|infirmi\w+|aide[- ]soignante?|professeure?|pharmacie\w*)\b|护士|老师|药|幼儿园/,
  ],
  [
    "guests",
    /\b(?:hotel\w*|hostel|restaurant|cafe|coffee|barista|bars?|bar(?:man|maid)|pubs?|bartend\w*|chef|cook|kitchen|lifeguard\w*|receptionist|security guard|doorman|bouncer|flatshare host|stewarding|steward at|events?|wait(?:er|ress|ressing|ing tables)|waitstaff|reception\w*|concierge|host|hostess at|shops?|store|retail|sales\w*|seller|cashier|call cent(?:er|re)|customer (?:service|support|care)|hospitality|guest|personal trainer|fitness (?:trainer|coach|instructor)|gym|front desk|tour(?:ist|ism)?|travel agen\w+|check-?in|cruise|supermarket|boutique|beauty|spa|salon|hairdresser|camarer[oa]|depend[ie]\w+|tienda|recepcionista|hostel\w*|azafat[oa] de|vendeu(?:r|se)|serveu(?:r|se)|boutique|caissi\w+|receptionniste)\b|酒店|餐厅|咖啡|前台|销售|店员|客服|导游/,
  ],
  [
    "studies",
    /\b(?:student|studying|study|studies|university|uni|college|school|graduat\w*|degree|estudi\w+|etudiante?|etudes|licence)\b|学生|大学|毕业/,
  ],
];

/** "I study tourism": what is studied is no work yet, unless one works beside it. */
const STUDIES =
  /^(?!.*\b(?:work(?:ing|ed)?|job|part[- ]time|weekends?|evenings|waiter|waitress|barista)\b).*\b(?:i (?:am |'m )?(?:study|studying)|i'?m (?:a student|studying))\b/;

/** The work that a text names; null where it names none. @param plain folded text */
export const workIn = (plain: string): Work | null =>
  STUDIES.test(plain) ? "studies" : (WORKS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null);

const IS_NERVOUS =
  /\b(?:nervous|scared|afraid|anxious|terrified|panick\w*|freaking out|bricking it|stressed|shaking|fear|worried|nervios[oa]|miedo|stresse\w*|peur|le trac)\b|紧张|害怕/;
const NAMES_THE_DAY =
  /\b(?:assessment|recruitment|selection|open) (?:day|centre|center)|\b(?:(?:online|cabin crew|crew|airways|airlines?|group|virgin \w+|qantas|jetstar) assessment|invit(?:ed|ation)\b.{0,40}\b(?:assessment|test|video))\b|\b(?:the|an?|my) (?:\w+ ){0,2}assessment\b|\b(?:final |my |an? )?interview\b|\b(?:entrevista|entretien|open ?day|journee)\b|面试|评估日/;

/** "Not had an interview in nine years", "my last interview was in 2015": no day to come. */
const NO_DAY =
  /\b(?:not|no|never|without|last|hadn'?t|haven'?t|havent|hasn'?t|didn'?t|don'?t)\b(?: \w+){0,4} (?:interview|assessment|open ?day)|\b(?:interview|assessment|open ?day)s?\b(?: \w+){0,4} (?:ago|before|years?)\b|\bhow (?:the |an? )?(?:\w+ )?(?:interviews?|assessments?|open days?) (?:work|go|run)/;
/** More words tell more than a wish. */
const LONGEST_WISH = 16;

interface Known {
  /** By all its words together it is an introduction, whatever one of them may ask. */
  isSurely?: boolean;
  /** Nothing was said before it: "I want to become cabin crew at ANA" is how somebody begins. */
  isFirst?: boolean;
}

/** Who somebody is and where they want to go, told without a question; null where the message does something else. */
export function introductionIn(
  message: Message,
  knowledge: ChatKnowledge,
  { isSurely = false, isFirst = false }: Known = {},
): Introduction | null {
  const { plain, length } = message;
  const isGlossed = message.own !== message.text;
  // A gloss may have "are" where the verb alone says who: "sono Giulia".
  const told = isGlossed ? message.text.replace(/(^|[.!,] )(?:are|is) /g, "$1i am ") : message.text;
  const ownAlone = message.own.replace(WISHES_HELP, " ");
  if (length > MOST_WORDS || length < SHORTEST || /[?？؟]/.test(ownAlone)) return null;
  if (asksSomething(told.replace(WISHES_HELP, " ")) && !isSurely) return null;
  const hasFailed = HAS_FAILED.test(plain);
  const age = bareAge(plain) ?? agesOfPeople(ageIn(plain));
  const wishes = WISHES.test(plain) || (isGlossed && NAMES_THE_JOB.test(plain));
  const tells = TELLS_OF_WORK.test(plain) || WORKS.some(([, pattern]) => pattern.test(plain));
  const greets = GREETS.test(plain);
  // "Hi, I'm Leila. I work in …"
  const isNamed =
    NAMES_ONESELF.test(plain) ||
    (greets && ENDS_IN_A_NAME.test(message.own) && nameTold(message.own) !== null);
  const signs = [greets, isNamed, wishes, tells, age !== null].filter(Boolean).length;
  const isTold =
    age !== null && tells && length <= SHORT_INTRODUCTION && (greets || COMES_FROM.test(plain));
  const isIntroduced =
    (signs >= 3 || (greets && (isNamed || wishes)) || isTold) && (isNamed || wishes || isTold);
  const isBareWish = isFirst && !isGlossed && wishes && length <= LONGEST_WISH;
  if (!isIntroduced && !isBareWish && !(isSurely && signs > 1)) return null;
  if (hasFailed && !(greets && isNamed && FAILED_BEFORE.test(plain))) return null;
  const airlines = idsIn(knowledge.names.find(message), "airlines");
  return {
    kind: "introduction",
    airlines: airlines.map((id) => id.replace("airlines/", "")).slice(0, 3),
    others: otherAirlinesIn(plain, message.text).slice(0, 3),
    age,
    work: workIn(plain),
    isNervous: IS_NERVOUS.test(plain),
    hasDay: NAMES_THE_DAY.test(plain) && !NO_DAY.test(plain),
    name: nameTold(message.own),
    fearsTooOld: FEARS_TOO_OLD.test(plain),
    hasFailed,
    endedAt: hasFailed ? stageNamed(plain) : null,
    stage: hasFailed ? null : stageToCome(plain),
  };
}

/** "I passed the day, and the final interview is in ten days"; a video to record is no day either. */
function stageToCome(plain: string): string | null {
  if (/\bfinal (?:interview|round|stage)\b/.test(plain)) return "assessment-days/final-interview";
  const isVideo =
    /\b(?:(?:pre-?)?recorded|one[- ]way|asynchronous) (?:video|interview|one|kind|thing|sort|type)\b|\bvideo interview\b|\bhirevue\b|\binterview\b.{0,30}\b(?:pre-?)?recorded\b/;
  return isVideo.test(plain) ? "assessment-days/video-interview" : null;
}

/** "I failed my assessment day last year": consoled, and not met as one with a day to come. */
const HAS_FAILED =
  /\b(?:i |just |have |i've |got |was )*(?:failed|(?:was |got |been |get )(?:rejected|turned down|sent home)|didn'?t (?:pass|get in|make it|get through))\b|\b(?:rejected|turned) me\b|\bsent me home\b/;

/** Met all the same where it is long ago: there is a day to come. */
const FAILED_BEFORE =
  /\b(?:(?:a|one|two|three|four|five|\d+|some|few|couple of) (?:years?|months?)|last (?:year|spring|summer|autumn|fall|winter)|years?) ?(?:ago|back|before)?\b|\bin 20\d\d\b|\bonce before\b|\b(?:first|second) (?:try|time|attempt)\b/;

/** "Can you help me get ready?": what everybody comes for, and no question of its own. */
const WISHES_HELP =
  /(?:(?:so |and |but |please )?(?:can|could|will|would) (?:you|u) (?:please |maybe )?help(?: me)?(?: out)?(?: a (?:bit|little))?(?: (?:with (?:it|this|that|the prep\w*)|(?:to )?(?:prepare|prep|practi[sc]e|get (?:in|through|ready|prepared|there))))?(?: (?:for|before|with) (?:it|this|that|the (?:day|interview|assessment)|my (?:day|interview|assessment)))?(?: please)?|(?:any|got any) (?:advice|tips|help)(?: for me)?|(?:can|could) you help) ?\?/iu;

/** "For 10 years" is no age. */
const agesOfPeople = (age: number | null) => (age !== null && age >= YOUNGEST ? age : null);
const YOUNGEST = 14;

const TELLS_NAME =
  /(?:\b(?:my name(?:'s| is)|i'?m called|call me|me llamo|je m'appelle|moi c'est|ich heiße|ich heisse|mi chiamo|meu nome é|ik heet)\s+|^\s*(?:(?:hi+|hello|hey+|hiya|good (?:morning|evening|afternoon))(?: (?:there|coach|mate|all))?\s*[,.!]*\s*)?(?:i'?m|i am)\s+(?=\p{L}+\s*(?:[,.!]|from\b|and\b|here\b|\d))|^\s*(?:(?:hi+|hello|hey+|hiya|yo|howya|howdy|alright|morning|evening)(?: (?:mate|there|all|coach))?\s*[,.!]*\s*)?(?=\p{L}+ here\b))(\p{L}{2,20})/iu;
/** "Soy Marcos, 31": a name is written large; German writes every noun so, and is told by the age after it. */
const TELLS_NAME_LARGE =
  /\b(?:[Ss]oy|[Jj]e suis|[Ss]ono|[Ss]ou|[Ii]k ben)\s+(\p{Lu}\p{Ll}+)(?=\s*,)|\b[Ii]ch bin\s+(?:die |der )?(\p{Lu}\p{Ll}+)(?=,? \(?\d\d)/u;
/** "I'm new here" gives no name. */
const NO_NAME =
  /^(?:a|an|the|so|very|new|just|not|from|in|at|now|still|currently|really|too|only|back|interested|applying|nervous|im|it|its|this|that|who)$/i;

/** The name that somebody gives, as they write it with its first letter large; null where none is given. */
function nameTold(own: string): string | null {
  const large = own.match(TELLS_NAME_LARGE);
  const name = own.match(TELLS_NAME)?.[1] ?? large?.[1] ?? large?.[2];
  if (!name || NO_NAME.test(name)) return null;
  return capitalised(name);
}

/** ", 24," between a name and the rest. */
export function bareAge(plain: string): number | null {
  const found = plain.match(
    /[, ](1[6-9]|[2-5]\d)(?= ?[,.]| years| age| from\b| anos| ans|岁)/,
  )?.[1];
  return found === undefined ? null : Number(found);
}
