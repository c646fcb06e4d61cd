import type { Entry, Facet } from "../knowledge/entry.ts";
import { textOf } from "../knowledge/entry-text.ts";
import { besidesName } from "../knowledge/focus.ts";
import { keyOf } from "../knowledge/index-words.ts";
import type { ChatKnowledge } from "../knowledge/knowledge.ts";
import type { Wanted } from "../knowledge/wanted.ts";
import { ownFacetIn } from "./facets.ts";
import { limitIn } from "./limits.ts";
import type { Message } from "./message.ts";

/** "Would they take me with a tattoo" asks for a rule of the airline that it names, not for a forecast. */
export function limitOf(
  { plain }: Message,
  isAirline: boolean,
  tellsOfPay: boolean,
): ReturnType<typeof limitIn> {
  const limit = limitIn(plain);
  if (limit === "salary" && (tellsOfPay || PAID_TRAINING.test(plain))) return null;
  // Airports are named after presidents.
  if (limit === "opinion" && /airport|aeroport|aeropuerto|机场/.test(plain)) return null;
  const facet = isAirline && limit === "hiring" ? ownFacetIn(plain, "airlines") : null;
  return facet !== null && REQUIRED.has(facet) ? null : limit;
}

/** "How many weeks is it, and do they pay in that time": whether, and not how much. */
const PAID_TRAINING =
  /^(?!.*\b(?:how much|what is the|what's the|earn|salary of)\b)(?=.*\b(?:training|course|ab initio|(?:during|in|for) (?:those|these|the) (?:\w+ )?weeks)\b).*\b(?:paid|pay|pays|paychecks?|salary|money|wages?)\b/;

/** Of what is asked beside pay, the airline's entry has to have so much. */
const PAID_FOR = 0.6;
const PAY = new Set(
  "pay paid pays salary salaries wage wages earn earnings money month monthly year"
    .split(" ")
    .map(keyOf),
);

/** "Do they pay for boarding": what an airline's entry says of pay is told, though figures are not known. */
export function tellsOfPay(
  airline: string,
  wanted: readonly Wanted[],
  knowledge: ChatKnowledge,
): boolean {
  const entry = knowledge.entry(airline);
  const subject = wanted.filter(({ stems }) => !stems.some((key) => PAY.has(key)));
  // "Salary at Qatar Airways": how much, and nothing besides.
  if (subject.length === 0) return false;
  const found = entry ? knowledge.airlinePassages.best(entry, subject) : null;
  if (!found || found.share < PAID_FOR || besidesName(entry as Entry, subject).length === 0)
    return false;
  const told = textOf({ ...(entry as Entry), names: [], parts: [{ ...found.part }] });
  return /\b(pay|paid|unpaid|commission|money|fees?)\b/i.test(told);
}

const REQUIRED = new Set<Facet>([
  "age",
  "reach",
  "swimming",
  "appearance",
  "medical",
  "education",
  "visa",
  "languages",
  "requirements",
]);
