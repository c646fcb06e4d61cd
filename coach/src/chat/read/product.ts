import type { LanguageCode } from "contract/languages";
import type { ProductPart, ScreenName } from "../product-parts.ts";
import type { ChatRequest } from "../request.ts";
import { SPOKEN } from "../spoken.ts";
import { fold, type Message } from "./message.ts";

/** Longer messages tell something, and name a part of the product by the way. */
const MOST_WORDS = 18;
/** So few words beside a screen's own name ask for it, in any language. */
const MOST_AROUND_A_NAME = 12;

/** Asks what something is, where it is or how it is done: "how do I save a story", "where's my calendar". */
const ASKS =
  /\b(?:what(?:'s|s)?|where(?:'s|s)?|how|which|who|can|could|may|do|does|is there|are there|explain|tell me|show me|i can'?t find|cannot find|looking for|want to know|i (?:want|need|would like|'d like) to)\b/;

/** What each part is called and done by; the first that fits is meant. Patterns read folded English. */
const NAMED: readonly (readonly [part: ProductPart, pattern: RegExp])[] = [
  [
    "story-bank",
    /\bstory ?banks?\b|\b(?:save|keep|store|add|write down|collect)\b(?: \w+){0,4} (?:as (?:a |my )?)?(?:story|stories)\b(?! for)|\b(?:saved|kept) stor(?:y|ies)\b|\bstories (?:that )?i (?:saved|kept|have kept)\b/,
  ],
  [
    "question-bank",
    /\bquestion ?banks?\b|\blearning resources\b|\bbookmark\w*|\bpracti[sc]e now\b|\b(?:all|list of) (?:your|the) (?:interview |practi[sc]e )?questions (?:here|in (?:the|this) app|on (?:the|this) (?:site|page))\b/,
  ],
  [
    "audio",
    /\baudio practi[sc]e\b|\bpracti[sc]e (?:\w+ ){0,3}(?:by|with|via|in|using) (?:audio|(?:my )?voice|speaking)\b|\brecord (?:my voice|myself (?:speaking|talking))\b/,
  ],
  [
    "camera-test",
    /\b(?:test|check|try)(?: out)? (?:my |the )?(?:camera|webcam|microphone|mic)\b|\bcamera (?:test|check)\b/,
  ],
  [
    "video",
    /\bvideo practi[sc]e\b|\bpracti[sc]e (?:\w+ ){0,3}(?:by|with|on|via|using|in front of) (?:a |the |my )?(?:video|camera|webcam)\b|\b(?:record|film) (?:myself|me|(?:a )?video of (?:me|myself)|my (?:\w+ )?answers?)\b|\b(?:you|app|site|program) (?:see|watch|analy[sz]e|check|judge) (?:me|my (?:face|video|body language|eye contact|smile|posture))\b/,
  ],
  ["written", /\b(?:text|star|written) practi[sc]e\b(?! question)/],
  [
    "booked",
    /\bbook(?:ing)?\b.{0,30}\b(?:interviews?|recruiters?|person|human|slot|session)\b|\b(?:interviewed by|interview with|practi[sc]e with|(?:talk|speak) (?:to|with)) an? (?:real|human|live|actual) (?:person|recruiter|interviewer|human)\b/,
  ],
  [
    "mock-interview",
    /\b(?:what(?:'s|s| is| are)|how (?:do|does|is|are|long)|where(?:'s|s)?|explain|tell me about|find)\b.{0,25}\bmock interviews?\b|\bai (?:recruiters?|avatars?|interviewers?|interviews?)\b|\bavatar (?:recruiter|interview|practi[sc]e)\b/,
  ],
  ["review", /\bdaily review\b|\bflash ?cards?\b|\bspaced repetition\b|\breview queue\b/],
  [
    "calendar",
    /\b(?:interview|my|the) calendar\b|\b(?:set|enter|change|put in|add|save) (?:\w+ ){0,4}(?:interview|assessment|open day)(?: day)? date\b|\b(?:set|enter|change|add|save) (?:\w+ ){0,3}(?:date|day) of (?:my|the) (?:interview|assessment|open day)\b|\btrack (?:of )?(?:my |the )?applications\b/,
  ],
  [
    "airline-guide",
    /\bairline (?:reference )?guide\b|\bairline facts\b|\bwhich airlines (?:do you know|do you have|are in (?:here|the (?:app|guide))|are here)\b|\bhow many airlines (?:do you|are (?:in|there in)|have you)\b/,
  ],
  [
    "certificate",
    /\b(?:get|earn|give|receive|print|issue|is there|have) (?:\w+ ){0,3}certificates?\b(?! (?:of|in|for) (?!this|practising|finishing|completion))/,
  ],
  [
    "study",
    /\b(?:study guide|study screens?|3d (?:aircraft|model|plane)|virtual cockpit|door (?:component )?quiz|airport (?:codes? )?quiz)\b/,
  ],
  ["culture", /\bcultur\w+ (?:context )?settings?\b|\b(?:change|set|choose) (?:my |the )?region\b/],
  [
    "groups",
    /\b(?:join|enter) (?:an? |my |the )?(?:\w+ )?(?:group|class)\b.{0,20}(?:here|app|code|trainer|\?)|\bjoin code\b|\bcode (?:of|from) my trainer\b|\btrainer dashboard\b|\bmy trainer (?:can )?sees?\b|\bwhat (?:does|can|will) (?:my|the) trainer see\b/,
  ],
  [
    "privacy",
    /\bprivacy (?:notice|policy)\b|\b(?:delete|erase|remove) (?:my |the |this )?(?:account|data|profile)\b|\b(?:download|export) (?:\w+ ){0,2}data\b|\bwho (?:can |else )?(?:sees?|reads?) (?:\w+ ){0,2}(?:answers|data|chat|messages|what i write|recordings?|videos?)\b|\bwho (?:can |could |else )*(?:sees?|reads?) (?:it|this|that|what i)\b|\bwhere (?:is|are|does|do|goes) (?:what i (?:write|say|tell you)|my (?:data|answers|messages|words|recordings?))(?: here)?\b|\bwhat (?:happens|do you do) (?:to|with) my (?:data|recordings?|videos?|answers)\b|\b(?:other|some|any)(?: people|body|one)?(?: else)? (?:can |could |to )?(?:read|see|reads|sees) (?:it|them|my|this|what i)\b|\b(?:does|do|is|are|will) (?:it|this|the app|you|my answers?|the site)\b.{0,15}\b(?:saves?|stores?|keeps?|saved|stored|kept) (?:all )?my (?:answers?|data|stories)\b/,
  ],
  [
    "settings",
    /\b(?:change|set|choose|switch) (?:my |the )?(?:target airline|interface language|language of (?:the|this) (?:app|site)|theme|settings|accommodations?)\b|\b(?:dark|night|light) mode\b/,
  ],
  [
    "voice",
    /\b(?:voice (?:input|message|chat)|dictat\w+)\b|\bcan you hear me\b|\b(?:talk|speak) (?:to|with) you\b(?=.{0,25}(?:\?| aloud| out loud| by| with| instead))|\bdo you (?:speak|talk|listen)\b(?= ?(?:[?.!]|or|aloud|out loud|to me|too|$))/,
  ],
];

/** What is no question about the product, though it has its words. */
const OF_THE_TRADE =
  /\b(?:medical|first aid|attestation|cca|police|language|english|after (?:the |my |our )?(?:\w+ )?training|training|course|vaccin\w+|swim\w*|birth|school|airlines?'?s? (?:certificate|privacy))\b/;

/** The part of the product that a message asks about; null where it asks about none. */
function productAsked(message: Message, language: LanguageCode): ProductPart | null {
  const { plain, length } = message;
  if (length > MOST_WORDS) return null;
  const named = NAMED.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
  if (named !== null && (ASKS.test(plain) || length <= BARE_NAME))
    return named === "certificate" && OF_THE_TRADE.test(plain) ? null : named;
  return length <= MOST_AROUND_A_NAME ? screenNamed(message, language) : null;
}

/** "Story bank?": no more than the name. */
const BARE_NAME = 3;

/** Screens whose names mean nothing else in a talk of interviews. */
const OWN_NAMES: readonly (readonly [screen: ScreenName, part: ProductPart])[] = [
  ["story-bank", "story-bank"],
  ["question-bank", "question-bank"],
  ["written", "written"],
  ["star-practice", "written"],
  ["audio", "audio"],
  ["video", "video"],
  ["camera-test", "camera-test"],
  ["mock-interview", "mock-interview"],
  ["review", "review"],
  ["calendar", "calendar"],
  ["airline-guide", "airline-guide"],
  ["culture", "culture"],
  ["groups", "groups"],
  ["privacy", "privacy"],
];

/** A screen called by the name that it has in the language written in. */
function screenNamed({ own }: Message, language: LanguageCode): ProductPart | null {
  const sentences = SPOKEN[language]?.sentences;
  if (language === "en" || !sentences) return null;
  const said = fold(own);
  return (
    OWN_NAMES.find(([screen]) => said.includes(fold(String(sentences[`screen.${screen}`]))))?.[1] ??
    null
  );
}

/** "What does 69 out of 100 mean", "is 70 points good": of the scale, and not of one answer. */
const asksOfScale = ({ plain, length }: Message): boolean =>
  length <= MOST_WORDS &&
  /\bwhat (?:does|do|is|would) (?:an? |the |my |that )?(?:score of )?\d{1,3}(?: out of (?:100|a hundred)| points?| percent|%)(?: \w+){0,3} ?(?:mean|\?)|\bis (?:an? )?(?:score of )?\d{1,3} (?:out of (?:100|a hundred)|points?|percent) (?:an? )?(?:good|bad|ok|okay|enough|low|high|decent|fine|pass)\b|\bwhat(?:'s|s| is| would be) (?:considered )?an? (?:good|passing|decent|strong|high|bad|low) (?:score|mark)\b|\bwhat (?:score|mark) (?:do|should|must|would) i (?:need|get|have|aim for)\b|\bwhat (?:score|mark) is (?:good|enough|ok|bad)\b/.test(
    plain,
  );

/** A part of the product, or what a score says, that a message asks about; null where it asks about neither. */
export function readProduct(message: Message, language: LanguageCode): ChatRequest | null {
  const part = productAsked(message, language);
  if (part) return { kind: "product", part };
  return asksOfScale(message) ? { kind: "about-coach", asks: "scale" } : null;
}
