import { AIRLINE_REASONS } from "content/personal-answers/airline-reasons";
import { REASONS } from "content/personal-answers/reasons";
import { WEAKNESSES } from "content/personal-answers/weaknesses";
import type { ChatState } from "../state.ts";
import type { Message } from "./message.ts";
import { momentOf } from "./moment-answered.ts";
import { bareOf } from "./said-shortly.ts";

/** Longer messages are answers, and judged. */
const MOST_WORDS = 18;

/** By their ids, the first that fits. Folded text. */
const WEAKNESSES_SAID: Readonly<Record<string, RegExp>> = {
  perfectionist: /\bperfectionis\w+\b|\btoo perfect\b/,
  "works-too-much": /\bwork(?:ing)? too (?:much|hard)\b|\bworkaholic\b/,
  "cannot-say-no":
    /\b(?:can'?t|cannot|can not|hard(?:ly)?|not|never|unable|difficult|trouble|struggle) .{0,12}\bsay(?:ing)? no\b|\bsay yes to (?:everything|everyone|everybody)\b|\bpeople[- ]pleas\w+\b/,
  delegating:
    /\bdelegat\w+\b|\b(?:do|doing) (?:everything|it all|all of it|things) (?:by )?myself\b|\bask(?:ing)? for help\b|\bhand(?:ing)? (?:over )?work\b/,
  criticism: /\bcriticism\b|\bcritici[sz]\w+\b|\bto heart\b|\bpersonally\b/,
  "told-what-to-do":
    /\btold what to do\b|\b(?:taking|take|following|obey\w*) orders\b|\bauthority\b/,
  "talks-too-much":
    /\b(?:talk|talking|speak|chat|chatting|explain|explaining) too (?:much|long)\b|\bchatterbox\b/,
  "public-speaking":
    /\bpublic speaking\b|\b(?:speak|speaking|talk|talking) (?:in front of|to (?:a lot of|many|big)|before) .{0,16}(?:people|groups?|crowds?|audience)\b|\bpresentations?\b/,
  shy: /\bshy\w*\b|\bintrovert\w*\b|\b(?:too )?quiet\b/,
  late: /\b(?:always|often|sometimes|being|usually|a bit|never) (?:too )?(?:late|on time|punctual)\b|\bpunctual\w*\b|\bunpunctual\b|\boversleep\w*\b/,
  disorganised:
    /\bdisorgani[sz]ed\b|\bunorgani[sz]ed\b|\bmessy\b|\buntidy\b|\bchaotic\b|\bforget(?:ful|s| things)?\b|\borgani[sz]ed\b/,
  maths: /\bmaths?\b|\bnumbers\b|\bcalculat\w+\b/,
  "drunk-or-aggressive-people":
    /\b(?:drunk\w*|aggressive|rude|angry|difficult) (?:people|passengers?|guests?|customers?|men)\b|\bconflicts?\b|\bconfrontation\b/,
  "too-soft":
    /\b(?:too|very|so) (?:soft|nice|kind|friendly|polite|gentle|good)\b|\bpushover\b|\bcan'?t be strict\b/,
  impatient: /\bimpatien\w+\b|\bnot (?:very |so )?patient\b|\bpatience\b/,
  bossy: /\bbossy\b|\bdominant\b|\bcontrolling\b|\btake over\b|\bcontrol freak\b/,
  stubborn: /\bstubborn\w*\b|\bhead ?strong\b|\balways right\b/,
  "trusts-too-easily":
    /\btrust\w* (?:people |everybody |everyone )?(?:too )?(?:easily|much|fast)\b|\btoo trusting\b|\bnaive\b/,
  overthinking: /\boverthink\w*\b|\bthink too much\b|\bindecisive\b|\b(?:can'?t|slow to) decide\b/,
  sensitive: /\b(?:too |very |so )?sensitive\b|\bemotional\b|\bcry (?:easily|a lot|quickly|fast)\b/,
  stress: /\bstress\w*\b|\bpanic\b|\bunder pressure\b|\boverwhelmed\b/,
  english: /\b(?:my )?english\b|\blanguages?\b/,
  "swimming-or-heights": /\bswim\w*\b|\bheights?\b|\bwater\b/,
  experience: /\b(?:no|little|lack of|not much|lacking) (?:\w+ )?experience\b|\binexperienced\b/,
};

const REASONS_SAID: Readonly<Record<string, RegExp>> = {
  "needs-a-job":
    /\b(?:just |really )?need (?:a|the|any|this) (?:job|work)\b|\bonly (?:a|for the) job\b/,
  money: /\bmoney\b|\b(?:good |better )?(?:pay|salary|wages)\b|\btax[- ]free\b/,
  "days-off":
    /\bdays off\b|\bfree (?:time|flights?|days|tickets)\b|\bcheap flights?\b|\bstaff travel\b|\bflexible\b/,
  "family-of-crew":
    /\bmy (?:mother|mum|mom|father|dad|sister|brother|aunt|uncle|cousin|grandmother|family|friend)\b.{0,24}\b(?:one|crew|cabin|flight attendant|pilot|stewardess|flies|flew|works?|was|is)\b/,
  "early-mornings":
    /(?<!\b(?:don'?t|not|never|hate) )\b(?:like|love|enjoy|good with|fine with) (?:the )?(?:early (?:mornings|starts|shifts)|getting up early|nights?|night shifts)\b/,
  uniform: /\buniforms?\b|\bglamou?r\w*\b|\bbeautiful\b|\bprestig\w+\b|\blifestyle\b/,
  "feel-safe":
    /\b(?:people|passengers|others|them) (?:to )?(?:feel|be) (?:safe|calm|secure|at home|looked after)\b|\bkeep(?:ing)? (?:people|passengers|others|them) safe\b|\bsafety\b/,
  "cultures-and-languages":
    /\bcultures?\b|\blanguages?\b|\bpeople from (?:all over|everywhere|different)\b|\binternational\b/,
  "out-of-the-office":
    /\boffice\b|\bdesk\b|\bnine to five\b|\b9[- ]?(?:to|-)[- ]?5\b|\bboring\b|\bbored\b/,
  "every-day-different":
    /\b(?:every|each|no) (?:two )?days?\b.{0,16}\b(?:different|the same|same|new)\b|\bvariety\b|\broutine\b/,
  "loves-flying":
    /\b(?:love|like|enjoy|fascinat\w+|passion\w*)\b.{0,16}\b(?:planes?|aircraft|airplanes?|aviation|flying|airports?)\b/,
  independence:
    /\bindependen\w+\b|\b(?:away|leave|out) (?:from )?home\b|\bmy own (?:feet|life|money)\b|\bfreedom\b/,
  teamwork: /\bteams?\b|\bteam ?work\b|\bcolleagues\b/,
  challenge: /\bchalleng\w+\b|\bgrow\w*\b|\bdevelop\w*\b|\bcomfort zone\b|\badventure\b/,
  helping:
    /\bhelp(?:ing)? (?:people|others|passengers)\b|\bcare (?:for|about) (?:people|others)\b|\bcaring\b|\bserv(?:e|ing) (?:people|others)\b/,
  people:
    /\b(?:love|like|enjoy|good with|am a|i'?m a)\b.{0,18}\bpeople\b|\bpeople person\b|\bmeet(?:ing)? (?:new )?people\b/,
};

const AIRLINE_REASONS_SAID: Readonly<Record<string, RegExp>> = {
  "only-one-hiring":
    /\b(?:only|just) (?:one|ones|airline)\b|\b(?:they(?:'re| are) )?(?:hiring|recruiting)\b|\btake me\b|\bno other\b/,
  conditions:
    /\bpay\b|\bmoney\b|\bsalar\w+\b|\bfree (?:flat|housing|accommodation|tickets|flights)\b|\btax\b|\bbenefits\b|\buniform\b/,
  childhood:
    /\bmy (?:first flight|grand\w+|aunt|uncle|mother|father|mum|mom|dad|family|cousin)\b|\b(?:as|when i was) a (?:child|kid|little)\b|\bchildhood\b/,
  training: /\btraining\b|\bacademy\b|\blearn\b/,
  "people-of-many-nations":
    /\b(?:nationalit\w+|multicultural|international|cultures?|diverse|diversity)\b/,
  routes:
    /\b(?:routes?|destinations?|fly to|network|everywhere|whole world|long[- ]haul|short[- ]haul)\b/,
  grows: /\bgrow\w*\b|\bnew (?:aircraft|planes|bases?|fleet)\b|\bmodern\b|\bcareer\b/,
  service: /\bservice\b|\bhospitality\b|\bluxury\b|\bfriendly\b|\bcrews? (?:is|are|was|were)\b/,
  reputation:
    /\breputation\b|\bbest\b|\baward\w*\b|\bfamous\b|\bbig(?:gest)?\b|\bgood (?:airline|company|name)\b|\bprofessional\b|\b(?:five|5)[- ]star\b|\bprestig\w+\b/,
  place:
    /\bthey(?:'re| are) (?:also |a )?(?:hungarian|romanian|polish|irish|german|french|spanish|italian|portuguese|greek|turkish|indian|british|dutch|local|from (?:here|my))\b|\b(?:dubai|doha|abu dhabi|city|weather|beach|near my|close to|live in|living in|my (?:town|city|country)|home ?town)\b/,
};

const CHECKED = [
  ["weakness-you-work-on", WEAKNESSES, WEAKNESSES_SAID],
  ["about-yourself", REASONS, REASONS_SAID],
  ["why-our-airline", AIRLINE_REASONS, AIRLINE_REASONS_SAID],
] as const;

const NAMES_THE_QUESTION: readonly (readonly [question: string, pattern: RegExp])[] = [
  [
    "about-yourself",
    /^ (?:\w+ ){0,3}why (?:do |would )?i (?:want|wanna|want to) (?:to )?(?:be|become|do|fly)\b.{0,30}(?:\.\.|…|:|,|-|\?) ?\w/,
  ],
  [
    "weakness-you-work-on",
    /^ (?:\w+ ){0,3}(?:my|the) (?:biggest |greatest |main )?weakness (?:is|would be)\b|\bas (?:a |my )?weakness\b|\b(?:good|bad|ok(?:ay)?) weakness\b/,
  ],
];

/** "I'm impatient", "because my mother was one", "what about 'I love people'?": put forward, and nothing else asked. */
const PUTS_FORWARD =
  /^(?:because|they|their|for|cause|cos|maybe|perhaps|like|e\.?g\.?|for example|mine (?:is|would be)|my (?:weakness|reason)|that\b|i\b|i'|im\b|being\b|to\b|what about|how about|what if i (?:say|said|tell)|(?:can|could|should|may|shall) i (?:just |also )?(?:say|tell|take|use|mention|write)|is (?:it|that|this|being|\w+)\b.{0,30}\b(?:ok(?:ay)?|good|bad|fine|weakness|reason|problem|answer)|do they (?:believe|like|accept)|would .{0,24} (?:be|work)|it'?s|the \w+$|[a-z-]+(?: [a-z-]+)?$)/;
const ASKS_MORE =
  /\b(?:how (?:do|should|can|long|many|would)|which|when|where|give me|tell me|ask me|write|what (?:should|do|else|other|is|are))\b/;

/** How a weakness or a reason stands that is named in few words, after what to say of it; null for all else. */
export function saidOfOneself(message: Message, state: ChatState): string | null {
  if (message.length > MOST_WORDS) return null;
  // "Why do I wanna be crew… honestly I'm bored of the gym": the question is named with it.
  const named = NAMES_THE_QUESTION.find(([, pattern]) => pattern.test(message.plain))?.[0] ?? null;
  const moment = CHECKED.find(([question]) => question === (named ?? momentOf(state)));
  if (!moment) return null;
  const [, answers, said] = moment;
  const bare = bareOf(message).replace(/["“”]/g, "");
  if (named !== null) {
    const id = Object.keys(said).find((one) => said[one]?.test(bare));
    return answers.find((one) => one.id === id)?.advice ?? null;
  }
  if (!PUTS_FORWARD.test(bare) || ASKS_MORE.test(bare)) return null;
  const id = Object.keys(said).find((one) => said[one]?.test(bare));
  return answers.find((one) => one.id === id)?.advice ?? null;
}
