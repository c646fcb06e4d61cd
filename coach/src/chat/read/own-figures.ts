import type { Facet } from "../knowledge/entry.ts";
import { otherAirlineIn } from "../knowledge/other-airlines.ts";
import type { ChatRequest } from "../request.ts";
import type { ChatState } from "../state.ts";
import { FEARS_TOO_OLD } from "./about-oneself.ts";
import { pastedAnswer } from "./acts/pasted-answer.ts";
import { regionIn } from "./airline-readings.ts";
import { factsAskedIn, ownFacetIn } from "./facets.ts";
import type { Message } from "./message.ts";
import type { Reading } from "./skills.ts";

type Fit = Extract<ChatRequest, { kind: "fit" }>;

/** Longer messages are stories, whatever figures they hold. */
const MOST_WORDS = 40;
/** Surer than that nobody can foretell who is hired: it is not asked to. */
const SURE = 0.995;
/** After a verdict so few words go on from it. */
const ASIDE_WORDS = 8;
const GOES_ON = /^ ?(and|what about|how about|or|then|so|y|et|e|und|en)\b|\?|^ ?(那|那么|还有)|呢/;
/** "Which airlines would take me": of all airlines only this is asked by the figures told before. */
const TAKES =
  /\b(take|takes|accept|accepts|hire|hires|want|fit|(can|could) i|apply|aceptan|aceptarian|postular|acceptent|prennent|postuler)\b|录|收|报|应聘/;
export const CM_PER_INCH = 2.54;
export const INCHES_PER_FOOT = 12;
type Range = readonly [from: number, to: number];
/** Later people ask whether they are too old, and the content has an answer to that. */
const AGES_WEIGHED: Range = [14, 35];
const HEIGHTS: Range = [130, 209];
const REACHES: Range = [170, 239];
const isWithin = (number: number, [from, to]: Range) => number >= from && number <= to;

const ASKS =
  /\b(do i reach|or not|enough|too (short|tall|small|young|old|little)|(can|could|may|do|am|would|will|should) i|i (?:cannot|can'?t|can not)|allowed|eligible|accept(s|ed)?|take[sn]? (me|people|someone|crew)|hire|reject(ed)?|refuse|a no (?:for me|then)|rule[sd]? (?:me |that )?out|requirements?|okay|ok|a problem|qualif\w+|what about my|what about (?:the )?height|and (?:my|the) height|and my age|fine|chance|bye|forget it|out of|yes or no|appl(y|ying)|what about me|with my|tall should|demasiado|puedo|basta(?:no)?|suficiente|aceptan|sirvo|puis-je|est-ce que je|assez|vais ou|vais-je|suffi\w*|trop (petit|grand|jeune)e?|acceptent|postuler|aerolineas?|compagnies?|airlines?)\b|可以|能不能|能(报|应聘|当|做|进)|够|太(矮|高|小|年轻)|行吗|要求|哪些/;
const ALL_AIRLINES =
  /\b(which|what|any|other|all|list( of)?|some)( \w+){0,2} (airlines?|carriers?|companies)\b|\bairlines? (that|which|who|where|with|without|to|can|i can)\b|\b(que|cuales|alguna) (aerolinea|compania)s?\b|\bquelles? compagnies?\b|(哪些|什么|哪家|有没有)航(空公司|司)/;
const OF_OTHERS =
  /\b(passengers?|guests?|customers?|child|kid|baby|suitcase|bag|aisle|door|seat|slide|sill)\b/;

const AGES: readonly RegExp[] = [
  /\b(?:i'?m|i am|im|i will be|i'?ll be|being|aged?|turn|turning|turned|just|only|still|at) (?:(?:only|just|still|already|age|currently|now) )*([1-9]\d)\b(?! ?(?:cm|centi|kg|kilos?|pounds|inch|feet|foot|ft|minutes?|hours?|days?|weeks?|months?|percent|%|[.,]\d))/,
  /(?<!\b(?:with|of|among|other|the|a|an|some|all|many|and a) )\b([1-9]\d)[ -]?(?:years?|yrs?|yo|y\/o)(?:[ -]?old)?\b(?![ -]?olds)(?! (?:of|ago|in|experience))/,
  /\b(?:with|at|having|take along|take me|accept) (1[4-9]|[23]\d)(?= ?(?:[?.!,]|$))/,
  /\b(1[4-9]|[23]\d) age\b/,
  /\band (1[4-9]|[23]\d)(?= ?(?:[?.!,]|$))/,
  /\b([1-9]\d) anos\b/,
  /\b(?:cumplo|cumplire) (?:los )?([1-9]\d)\b/,
  /\b([1-9]\d) ans\b/,
  /([1-9]\d) ?岁/,
];
/** "They want 212, how do I check that at home": how it is measured is asked, and nothing is told of oneself. */
const ASKS_TO_MEASURE =
  /\bhow (?:do|can|to|should|would|could)\b.{0,20}\b(?:check|measure|test|practi[sc]e|train|try|know|find out)\b/;
/** "Can I train to reach higher?": whether it can be changed, and not whether it is enough. */
const ASKS_TO_TRAIN =
  /\b(?:train|stretch(?:ing|es)?|exercis\w+|work on|improve|increase|gain|grow|get)\b.{0,25}\b(?:reach|higher|taller|further|centimet\w+|cm|flexib\w+)\b|\b(?:any )?(?:tips?|tricks?|advice)\b/;
const CENTIMETRES =
  /\b(1[3-9]\d|20\d) ?(?:cm|centimet(?:er|re)s?|centimetros|centimetres)\b|(1[3-9]\d|20\d) ?(?:公分|厘米)/;
const METRES =
  /\b1(?:[.,]| ?m(?:et(?:er|re)s?)?,? ?)([3-9]\d)(?:\b|(?=m\b))(?! ?(?:%|percent|euros?|dollars?))/;
/** No more words than a bare height takes. */
const BARE_WORDS = 6;
const TELLS_OF_ONESELF =
  /^ (?:hi |hey |so |well |and |but |ok )*(?:i'?m|i am) (?:only |just |about )?\d/;
const FEET = /\b([4-6]) ?(?:'|(?:ft|foot|feet)(?![a-z]))(?: ?(\d|1[01]))?(?! ?\d)(?! ?(?:cm|kg))/;
const BARE_HEIGHT =
  /\b(?:my height(?: is)?|i'?m|i am|tall|height|mido|mi estatura es|je mesure|je fais) (?:only |just |about )?(1[3-9]\d|20\d)\b(?! ?(?:cm|kg|pounds))|\btoo (?:short|small|tall)\b[^\d]{0,16}(1[4-9]\d)\b|\b(?:because|cos|coz|with|at|im) (?:of )?(?:my |only |just )?(1[4-8]\d)\b(?! ?(?:kg|pounds|lbs|people|passengers|seats|euros?|cm|questions))|身高(?:是|只有)?(1[3-9]\d|20\d)/;
const REACH =
  /\b(?:reach|arms?|fingertips?|tiptoes?|alcanzo|alcance|atteins|alonge)\b.{0,30}?\b(1[7-9]\d|2[0-3]\d)\b|\b(1[7-9]\d|2[0-3]\d) ?(?:cm)? (?:reach|on (?:my )?(?:tip ?)?toes?)\b|\b(?:g[eo]t(?: up)? to|touch(?:ed)?|stretch to|made it to) (?:about |only |exactly )?(2[0-3]\d|19\d)\b|摸高(?:是|只有)?(1[7-9]\d|2[0-3]\d)/;
const MISSES =
  /\b(?:can'?t|cannot|can not|couldn'?t|could not|don'?t|do not|didn'?t|won'?t|not able to|unable to) (?:quite |even |really |ever )?(?:reach|get to|touch|make)(?: it)?(?: (?:the|up to|to|about))* ?(?:1[7-9]\d|2[0-3]\d)?(?: ?cm)?/;
const ASKS_TO_REACH =
  /\bi (?:can|will|could) (?:even |really |then )?reach\b.{0,12}\bor not\b|\b(?:can|will|could|do|would) i (?:even |really |ever |still |be able to |manage to )*(?:reach|get to|touch|make|manage|hit|stretch to|come up to)\b/;
const TATTOO = /\btat(too|t|u)s?\b|\btatuajes?\b|\btatouages?\b|纹身|刺青/;

/** What own figures are read with besides the message. */
interface Around {
  /** Ids of the airlines that the message names. */
  named: readonly string[];
  /** Id of the airline that the thread is about, or that the person aims at. */
  spokenOf: string | null;
  /** What was weighed just before; null where something else was spoken of. */
  before: Fit | null;
  /** An airline's rule on height and reach was told last. */
  isOnReach: boolean;
}

/**
 * "I'm 158 cm, is that enough for Emirates?", "which airlines take somebody of 19": own figures are to be weighed
 * against what the airlines publish; after that "and for Qatar?" and "and with 165?".
 */
export function readOwnFigures(message: Message, around: Around): Reading[] {
  const { named, spokenOf, before } = around;
  const { plain, length } = message;
  if (length > MOST_WORDS || OF_OTHERS.test(plain)) return [];
  // The content has an answer to that fear; a lowest age is none.
  if (named.length === 0 && FEARS_TOO_OLD.test(plain)) return [];
  if (ASKS_TO_MEASURE.test(plain) || ASKS_TO_TRAIN.test(plain)) return [];
  // "What do they ask? I am 162, is that fine?": what asks at its end is no answer that follows its question.
  const isPasted = pastedAnswer(message) !== null && !/[?？]\s*$/u.test(message.own);
  if (named.length > MOST_NAMED || isPasted) return [];
  if (named.length === 0 && otherAirlineIn(plain, message.text) !== null) return [];
  // What has a part of its own, "and Lufthansa's training?", asks for that part.
  const goesOn = before !== null && length <= ASIDE_WORDS && ownFacetIn(plain, "airlines") === null;
  const told = figuresIn(plain);
  // "I'm 5 foot 2", and no more: what it is good for is the question.
  const isBare = told.heightCm !== null && length <= BARE_WORDS && TELLS_OF_ONESELF.test(plain);
  const bare = around.isOnReach && length <= ASIDE_WORDS ? bareFigure(plain) : null;
  const asksForIt = told.heightCm !== null && ASKS_HOW_TALL.test(plain);
  if (!ASKS.test(plain) && !goesOn && !isBare && !asksForIt && bare === null) return [];
  const isAgain = goesOn && told.age === null && told.heightCm === null;
  const figures = isAgain ? again(plain, before, told) : tells(told) ? told : (bare ?? told);
  const isOfAll = ALL_AIRLINES.test(plain);
  const airline = named[0]?.replace("airlines/", "") ?? (isOfAll ? null : spokenOf);
  const region = airline === null ? regionIn(plain) : null;
  if (tells(figures))
    return [
      {
        request: {
          ...{ kind: "fit", airline, region, ...figures, others: othersIn(plain) },
          beside: named.slice(1).map((id) => id.replace("airlines/", "")),
        },
        score: SURE,
        because: "own figures",
      },
    ];
  const isSameAgain = (isOfAll && TAKES.test(plain)) || (named.length === 1 && GOES_ON.test(plain));
  return goesOn && isSameAgain
    ? [
        {
          request: { ...before, airline, region },
          score: SURE,
          because: "own figures at another airline",
          goesOn: true,
        },
      ]
    : [];
}

/** "How tall do you have to be for them? I'm 188" */
const ASKS_HOW_TALL =
  /\bhow (?:tall|short)\b|\bheight (?:limit|rule|thing|requirement|range)s?\b|\b(?:the|their|minimum|min|maximum) height\b/;

/** Beside each other; of more the figures are weighed against all. */
const MOST_NAMED = 3;

/** Whether an airline's rule on height and reach was told last: "I have 211, I tested at home" is a reach then. */
export function isOnReach({ topic }: ChatState): boolean {
  const isOfOne = topic?.kind === "entry" && topic.facet === "reach" && topic.ids.length === 1;
  return isOfOne && topic.ids[0]?.startsWith("airlines/") === true;
}

/** "163 cm by the way, and what are the requirements?": what is asked besides the figures. */
function othersIn(plain: string): Facet[] {
  if (ASKS_FOR_ALL.test(plain)) return ["age", "languages", "appearance"];
  return factsAskedIn(plain).filter((facet) => facet !== "reach" && facet !== "age");
}

const ASKS_FOR_ALL =
  /\brequirements?\b|\b(?:the rest|everything|all) (?:they|it|what)\b|\bwhat (?:else )?(?:do|does) (?:they|it|[a-z]+) (?:want|ask|need|require)\b/;

interface Looks {
  /** Ids of the airlines that are named. */
  named: readonly string[];
  aimedAt: string | null;
  /** A rule on looks was told last. */
  isOnLooks: boolean;
}

/** Where skin shows in uniform: with short sleeves, a skirt or court shoes as well. */
const SHOWN_PLACE =
  /\b(?:ankles?|wrists?|forearms?|lower arms?|hands?|fingers?|neck|throat|face|ears?|foot|feet|calf|calves|shins?|lower legs?)\b/;
const ON_THE_LEG = /\b(?:ankles?|foot|feet|calf|calves|shins?|lower legs?)\b/;
/** "But I'm a man, I'll wear trousers and socks, nobody will see it": of the one that was spoken of. */
const UNDER_TROUSERS =
  /\b(?:trousers?|pants|socks)\b.{0,40}\b(?:see|seen|shows?|cover\w*|hid\w*|visible|apply|problem|ok(?:ay)?|fine)\b|\b(?:see|seen|shows?|visible|cover\w*|hid\w*)\b.{0,40}\b(?:trousers?|pants|socks)\b/;
const HIDDEN_PLACE =
  /\b(?:back|shoulders?|shoulder ?blades?|ribs?|rib ?cage|hips?|thighs?|stomach|belly|chest|spine|waist|bum|butt)\b/;

/** "So Wizz is a no for me? My forearm is in plain sight", after its rule. */
const SHOWN_WORDS = 24;

/** What hides one is asked after, and not where it is. */
const COVERED_BY =
  /\b(?:cover\w*|hid(?:e|den|ing)|watch|bracelet|plaster|bandage|make-?up|foundation|concealer|(?<!short )sleeves?|remov\w*|laser\w*)\b/;

/**
 * "Which airlines allow tattoos", and "I have one on my ankle" of one airline.
 * @param aimedAt id of the airline spoken of or aimed at, without its set; null where none is
 */
export function readTattoos(
  { plain, length }: Message,
  { named, aimedAt, isOnLooks }: Looks,
): Reading[] {
  const airline = named.length === 1 ? (named[0] ?? "").replace("airlines/", "") : aimedAt;
  const isShown = SHOWN_PLACE.test(plain);
  const isNamed =
    TATTOO.test(plain) || (isOnLooks && length <= (isShown ? SHOWN_WORDS : ASIDE_WORDS));
  const isOwn = isNamed && !COVERED_BY.test(plain) && /\b(?:i|i've|my|mine)\b/.test(plain);
  const isPlaced = isShown || HIDDEN_PLACE.test(plain);
  const isOfMine = TATTOO.test(plain) || isOnLooks;
  if (isOfMine && UNDER_TROUSERS.test(plain) && airline !== null && length <= MOST_WORDS)
    return [
      {
        request: { kind: "tattoo-place", airline, isShown: false, isOnLeg: false },
        score: SURE,
        because: "the place of a tattoo",
      },
    ];
  if (isOwn && isPlaced && named.length < 2 && airline !== null && length <= MOST_WORDS)
    return [
      {
        request: { kind: "tattoo-place", airline, isShown, isOnLeg: ON_THE_LEG.test(plain) },
        score: SURE,
        because: "the place of a tattoo",
      },
    ];
  return named.length === 0 && TATTOO.test(plain) && ALL_AIRLINES.test(plain)
    ? [
        {
          request: { kind: "tattoos", region: regionIn(plain) },
          score: SURE,
          because: "airlines by their rule on tattoos",
        },
      ]
    : [];
}

type Figures = Pick<Fit, "age" | "heightCm" | "reachCm">;

const tells = ({ age, heightCm, reachCm }: Figures): boolean =>
  age !== null || heightCm !== null || reachCm !== null;

/** "I have 211", "and with 165?", after the reach that is asked for; null where no such number is told. */
function bareFigure(plain: string): Figures | null {
  const number = Number(plain.match(/(?<!\d)(\d{3})(?!\d)/)?.[1] ?? 0);
  if (isWithin(number, REACHES) && number > HEIGHTS_MOSTLY)
    return { age: null, heightCm: null, reachCm: number };
  return isWithin(number, HEIGHTS) ? { age: null, heightCm: number, reachCm: null } : null;
}

/** Smaller numbers are mostly a height. */
const HEIGHTS_MOSTLY = 195;

/** "And with 165?": a bare number is the same measure again. */
function again(plain: string, before: Fit, told: Figures): Figures {
  const number = Number(plain.match(/(?<!\d)(\d{2,3})(?!\d)/)?.[1] ?? 0);
  if (before.heightCm !== null && isWithin(number, HEIGHTS)) return { ...told, heightCm: number };
  if (before.reachCm !== null && isWithin(number, REACHES)) return { ...told, reachCm: number };
  return before.age !== null && isWithin(number, AGES_WEIGHED) ? { ...told, age: number } : told;
}

/** The age, height and reach that a folded message tells of oneself. */
export function figuresIn(plain: string): Figures {
  // "Can I reach 212?": what is asked for, and not what was measured. "I can't reach 212, only 208": the second is.
  const reached = plain.replace(MISSES, " reach ");
  const reachCm = ASKS_TO_REACH.test(plain) ? null : numberIn(reached, REACH);
  const heightCm = heightIn(reachCm === null ? plain : plain.replace(REACH, " "));
  const age = ageIn(plain);
  return { age: age !== null && isWithin(age, AGES_WEIGHED) ? age : null, heightCm, reachCm };
}

/** Full years that a folded message tells; null where none. */
export function ageIn(plain: string): number | null {
  return AGES.map((pattern) => numberIn(plain, pattern)).find((found) => found !== null) ?? null;
}

function heightIn(plain: string): number | null {
  const metres = plain.match(METRES)?.[1];
  const feet = plain.match(FEET);
  const inFeet =
    feet?.[1] === undefined ? null : Number(feet[1]) * INCHES_PER_FOOT + Number(feet[2] ?? 0);
  return (
    numberIn(plain, CENTIMETRES) ??
    (metres === undefined ? null : 100 + Number(metres)) ??
    (inFeet === null ? null : Math.round(2 * inFeet * CM_PER_INCH) / 2) ??
    numberIn(plain, BARE_HEIGHT)
  );
}

function numberIn(plain: string, pattern: RegExp): number | null {
  const found = plain
    .match(pattern)
    ?.slice(1)
    .find((part) => part !== undefined);
  return found === undefined ? null : Number(found);
}
