import { answer } from "./answer/answer.ts";
import type { Context, Draft } from "./answer/draft.ts";
import { beginningOf } from "./answer/plan.ts";
import { NO_CHOICE } from "./answer/practise.ts";
import { TELLS_OF_WORK } from "./heard.ts";
import { idsIn } from "./knowledge/name-index.ts";
import { ofOneself } from "./of-oneself.ts";
import { ALL_AIRLINES, placeIn } from "./read/airline-readings.ts";
import { askedOfPlan } from "./read/asked-of-plan.ts";
import { choiceIn } from "./read/choice.ts";
import { fitShortly } from "./read/fit-shortly.ts";
import { type Message, readMessage } from "./read/message.ts";
import { saidInPlace } from "./read/said-in-place.ts";
import { saidOfTheAirline, saidShortly, wantsToBegin } from "./read/said-shortly.ts";
import { sentencesIn } from "./read/sentences.ts";
import { type ChatRequest, entryRequest } from "./request.ts";
import type { ChatInput } from "./thread.ts";

/**
 * Few words that mean one thing where they stand, in English, while no quiz runs; null for all else. "What should I write in my CV?
 * I only have the call centre" asks in one of its sentences, and is read by that one where nothing is known of the whole.
 */
export function inFewWords(
  message: Message,
  input: ChatInput,
  context: Context,
  isQuizOpen: boolean,
): Draft | null {
  const whole = meantByAll(message, input, context, isQuizOpen);
  if (whole || message.length > MOST_WITH_A_REMARK || sentencesIn(message.text).length !== 2)
    return whole;
  const [asked, ...others] = sentencesIn(message.text).filter((one) => ASKS.test(one));
  const remark = sentencesIn(message.text).find((one) => one !== asked) ?? "";
  // "BA then. What do they ask for?": the rest says of whom.
  const names = context.knowledge.names.find(readMessage(remark));
  const question = readMessage(asked ?? "");
  // "… the loud people always win. Tips?": what for, is said in the rest.
  return question.length < FEWEST_ASKED || others.length > 0 || names.length > 0
    ? null
    : meantByAll(question, input, context, isQuizOpen);
}

const MOST_WITH_A_REMARK = 22;
const ASKS = /[?？]\s*$|^(?:so |and |ok )?(?:what|how|where|when|which|who|why)\b/iu;
const FEWEST_ASKED = 3;

function meantByAll(
  message: Message,
  input: ChatInput,
  context: Context,
  isQuizOpen: boolean,
): Draft | null {
  if (isQuizOpen) return null;
  const { state, readIn, targetAirline, today } = context;
  const say = (request: ChatRequest) => answer(request, message.own, context);
  const another = readIn === "en" ? anotherQuestion(message) : null;
  if (another) {
    const choice = choiceIn(readMessage(another).plain, null);
    return answer({ kind: "practise", choice }, another, context);
  }
  // With a question put, few words are its answer, unless something else was told since.
  const isFree = state.open === null || state.open.take !== null || state.request?.kind === "entry";
  if (readIn === "en") {
    const aimedAt = targetAirline?.id ?? null;
    const asked = isFree
      ? (anotherRound(message, context) ??
        whyThem(message, context) ??
        tornBetween(message, context) ??
        airlinesOfAPlace(message) ??
        aimsAt(message, context) ??
        saidOfTheAirline(message, state, aimedAt) ??
        fitShortly(message, state, input.before, aimedAt) ??
        saidInPlace(message, state, input.before) ??
        saidShortly(message, state))
      : null;
    if (asked) return say(asked);
    if (isFree && tellsOfWork(message, context)) return say({ kind: "acknowledge" });
    const plan = askedOfPlan(message, state, today);
    if (plan?.asks === "begin") return say(beginningOf(plan, context));
    if (plan) return answer(plan, message.own, naming(message, context));
    const ofSelf = isFree ? ofOneself(message, context) : null;
    if (ofSelf) return ofSelf;
  }
  return isFree && state.offer === null && wantsToBegin(message)
    ? say({ kind: "practise", choice: NO_CHOICE })
    : null;
}

/** "I'm a personal trainer at a gym in Manchester": the town is no question. */
function tellsOfWork({ plain, length, text }: Message, { state, knowledge }: Context): boolean {
  if (state.request === null || length > MOST_OF_WORK || /[?？]/.test(text)) return false;
  const found = knowledge.names.find(readMessage(text)).map(({ entry }) => entry.citation.id);
  return TELLS_OF_WORK.test(plain) && found.every((id) => /^(?:airports|cultures)\//.test(id));
}

const MOST_OF_WORK = 16;

/** "Can you ask about a difficult guest instead", "next one please, about selling": from that wish; null where none is said. */
const anotherQuestion = ({ text, length }: Message): string | null =>
  length <= MOST_WISHING
    ? (sentencesIn(text).find((one) => WISHES_ANOTHER.test(one)) ?? null)
    : null;

const MOST_WISHING = 26;
const WISHES_ANOTHER =
  /\b(?:can|could|will|would) you (?:please )?ask (?:me )?(?:one |something )?(?:about|on) .{3,40}\binstead\b|\b(?:next|another) (?:one|question)(?:,? please)?,? (?:about|on) [a-z]/iu;

/** "What about English?", after a round of sums: the other test of the day. */
function anotherRound(message: Message, { state }: Context): ChatRequest | null {
  const topic = state.offer?.kind === "quiz" ? state.offer.topic : null;
  const other = topic === "numeracy" ? "english" : topic === "english" ? "numeracy" : null;
  const wished = /\benglish\b/.test(message.plain)
    ? "english"
    : /\b(?:maths?|numeracy|sums)\b/.test(message.plain)
      ? "numeracy"
      : null;
  return other !== null && wished === other && WANTS_THE_OTHER.test(message.plain)
    ? { ...ROUND, topic: other }
    : null;
}

const ROUND = {
  ...({ kind: "quiz", count: 3, continent: null, shows: null } as const),
  ...{ isOnTold: false, exercise: null },
} as const;
const WANTS_THE_OTHER =
  /^ (?:[a-z]+ ?[!,.] ?)*(?:[a-z]+ (?:bad|good)[!,.] ?)?(?:(?:and|ok(?:ay)?|so|now|then)(?: ?,)? ?)*(?:what about|how about|let'?s (?:do|try)|can we (?:do|try)|now|the)? ?(?:the |some )?(?:english|maths?|numeracy|sums)(?: (?:test|one|questions?|exercises?|part))?(?: (?:please|now|then))? ?[?.! ]*$/;

/** "And why Etihad then?": what to say to that. */
function whyThem(message: Message, { knowledge }: Context): ChatRequest | null {
  if (message.length > MOST_ASKING_WHY || !ASKS_WHY_THEM.test(message.plain)) return null;
  return idsIn(knowledge.names.find(message), "airlines").length === 1
    ? entryRequest([WHY_THIS_AIRLINE])
    : null;
}

const WHY_THIS_AIRLINE = "assessment-days/final-why-this-airline";
const MOST_ASKING_WHY = 16;
const ASKS_WHY_THEM =
  /^ (?:(?:and|ok(?:ay)?|so|but|then)(?: ?,)? ?)*why (?!do|does|is|are|did|can|was|would|should)(?:[a-z]+ ?){1,3}(?: then)? ?[?.! ]*$|\b(?:they|recruiters)(?: will| would| might|'ll| always| surely)*(?: surely| probably)? ask (?:me )?why [a-z]+(?: [a-z]+)?(?: ?[,.]+ ?(?:and |but )?i (?:have|don'?t|do not|never)\b.{0,30})?[?.! ]*$|\bwhy [a-z]+(?: [a-z]+)? ?[?,.:]+ ?i (?:have no idea|don'?t know|never know|do not know)\b/;

/** "easyJet or Air France, I'm not sure yet": the two side by side. */
function tornBetween(message: Message, { knowledge }: Context): ChatRequest | null {
  if (message.length > MOST_NAMING || !IS_TORN.test(message.plain)) return null;
  const airlines = idsIn(knowledge.names.find(message), "airlines");
  return airlines.length === 2 ? entryRequest(airlines) : null;
}

/** "Which UK airlines take people like me?": those that are based there. */
function airlinesOfAPlace({ plain, length }: Message): ChatRequest | null {
  if (length > MOST_NAMING || !ASKS_WHICH_AIRLINES.test(plain)) return null;
  const of = PEOPLES.find(([, pattern]) => pattern.test(plain))?.[0];
  const place = of ?? (/\b(?:in|from|of|based)\b/.test(plain) ? placeIn(plain) : undefined);
  return place === undefined ? null : { ...ALL_AIRLINES, place };
}

const ASKS_WHICH_AIRLINES =
  /^ (?:(?:and|ok(?:ay)?|so|but)(?: ?,)? ?)*(?:(?:which|what)(?: are the)?|are there(?: any)?|any|list(?: all)?|name)(?: the| some)? (?:\w+ )?airlines?\b(?!.*\b(?:age|old|tall|height|reach|tattoo\w*|cm|pay|paid|largest|biggest|hiring|hubs?|english|languages?|swim\w*)\b)/;
const PEOPLES: readonly (readonly [place: string, pattern: RegExp])[] = [
  ["United Kingdom", /\b(?:uk|british|english) airlines?\b|\bin (?:the uk|britain|england)\b/],
  ["Germany", /\bgerman airlines?\b/],
  ["France", /\bfrench airlines?\b/],
  ["Spain", /\bspanish airlines?\b/],
  ["Ireland", /\birish airlines?\b/],
  ["Portugal", /\bportuguese airlines?\b/],
  ["India", /\bindian airlines?\b/],
  ["Australia", /\baustralian airlines?\b/],
];

/** "I would also consider Etihad because of my husband's job": what that airline asks for. */
function aimsAt(message: Message, { knowledge }: Context): ChatRequest | null {
  if (message.length > MOST_AIMING || /[?？]/.test(message.text)) return null;
  const [airline, ...others] = idsIn(knowledge.names.find(message), "airlines");
  if (airline === undefined || others.length > 0) return null;
  if (IT_IS_WITH.test(message.plain)) return entryRequest([airline], "selection");
  return AIMS.test(message.plain) ? entryRequest([airline], "requirements") : null;
}

const MOST_AIMING = 20;
/** "It's with Wizz Air in Athens": the interview that was spoken of. */
const IT_IS_WITH =
  /^ (?:it|the interview|my interview|the day|the assessment(?: day)?)(?:'s| is| will be)? (?:with|at|for) [a-z]/;
const AIMS =
  /^ (?:(?:ok(?:ay)?|so|and|but|well|then|also|maybe|actually)(?: ?,)? ?)*i(?:'d| would| might| could|'m| am|'ve been)? (?:also |even |rather |maybe |really )*(?:consider(?:ing)?|think(?:ing)? (?:of|about)|try|go for|prefer|choose|take|apply(?:ing)? (?:to|for|at|with)|interested in|like to (?:join|work for|try|apply to)|want (?:to (?:join|work for|try|apply to)))\b(?!.*\b(?:to (?:a|the) question|crew lounge)\b)/;

const MOST_NAMING = 14;
const IS_TORN =
  /\bor\b.{0,24}\b(?:better|best|right|easier)\b|^ (?:[a-z]+ ){1,3}(?:or|vs\.?|versus) (?:[a-z]+ ?){1,3}[?.! ]*$|\b(?:not sure|don'?t know|can'?t decide|cannot decide|torn between|undecided|can'?t choose)\b/;

/** "A day with Wizz Air in five days, can you make me a plan?": the airline that is named is the one it is for. */
function naming(message: Message, context: Context): Context {
  const [airline] = idsIn(context.knowledge.names.find(message), "airlines");
  return airline === undefined
    ? context
    : { ...context, state: { ...context.state, airline: airline.replace("airlines/", "") } };
}
