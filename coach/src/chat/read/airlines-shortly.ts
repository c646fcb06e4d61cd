import { type ChatRequest, entryRequest } from "../request.ts";
import { ALL_AIRLINES, placeIn } from "./airline-readings.ts";
import type { Message } from "./message.ts";

/**
 * What a short message asks of the airlines that it names, or of those of a country; null where it asks none of that.
 * @param airlines ids of the entries on those that it names
 */
export const airlinesShortly = (
  message: Message,
  airlines: readonly string[],
): ChatRequest | null =>
  whyThem(message, airlines) ??
  tornBetween(message, airlines) ??
  airlinesOfAPlace(message) ??
  aimsAt(message, airlines);

/** "And why Etihad then?": what to say to that. */
function whyThem(message: Message, airlines: readonly string[]): ChatRequest | null {
  if (message.length > MOST_ASKING_WHY || !ASKS_WHY_THEM.test(message.plain)) return null;
  return airlines.length === 1 ? entryRequest([WHY_THIS_AIRLINE]) : null;
}

const WHY_THIS_AIRLINE = "assessment-days/final-why-this-airline";
const MOST_ASKING_WHY = 16;
const ASKS_WHY_THEM =
  /^ (?:(?:and|ok(?:ay)?|so|but|then)(?: ?,)? ?)*why (?!do|does|is|are|did|can|was|would|should)(?:[a-z]+ ?){1,3}(?: then)? ?[?.! ]*$|\b(?:they|recruiters)(?: will| would| might|'ll| always| surely)*(?: surely| probably)? ask (?:me )?why [a-z]+(?: [a-z]+)?(?: ?[,.]+ ?(?:and |but )?i (?:have|don'?t|do not|never)\b.{0,30})?[?.! ]*$|\bwhy [a-z]+(?: [a-z]+)? ?[?,.:]+ ?i (?:have no idea|don'?t know|never know|do not know)\b/;

/** "easyJet or Air France, I'm not sure yet": the two side by side. */
function tornBetween(message: Message, airlines: readonly string[]): ChatRequest | null {
  if (message.length > MOST_NAMING || !IS_TORN.test(message.plain)) return null;
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
function aimsAt(message: Message, airlines: readonly string[]): ChatRequest | null {
  if (message.length > MOST_AIMING || /[?？]/.test(message.text)) return null;
  const [airline, ...others] = airlines;
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
