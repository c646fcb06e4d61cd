import type { Facet } from "../knowledge/entry.ts";
import { entryRequest } from "../request.ts";
import type { ChatState } from "../state.ts";
import { factsNamedIn, ownFacetIn } from "./facets.ts";
import type { Message } from "./message.ts";
import type { Reading } from "./skills.ts";
import { airlineSpokenOf, airlinesSpokenOf } from "./thread-airline.ts";

/** "And how long does it take?", with the course of the day told. */
export function isLengthOfDay({ plain, length }: Message, topic: ChatState["topic"]): boolean {
  return topic?.kind === "assessment-day" && length <= OF_THE_DAY && ASKS_HOW_LONG.test(plain);
}

/** "You didn't say how long it takes though. Weeks? Months?", with the course of hiring told. */
export function isLengthOfHiring({ plain, length }: Message, topic: ChatState["topic"]): boolean {
  return (
    isOnHiring(topic) &&
    length <= OF_HIRING &&
    (/\bhow long\b/.test(plain) ||
      /^ (?:(?:is it|so|like|and|roughly) )*(?:days|weeks|months|years)\b/.test(plain))
  );
}

/** The stages in general, or those of one airline. */
const isOnHiring = (topic: ChatState["topic"]): boolean =>
  (topic?.kind === "assessment-day" && topic.tells === "hiring") ||
  (topic?.kind === "entry" && topic.facet === "selection");

const OF_HIRING = 18;
const OF_THE_DAY = 10;
const ASKS_HOW_LONG = /\b(how (long|many hours)|all day|whole day)\b/;

/**
 * "Compare it with Ryanair", "and Ryanair? Compare please, tattoos and height": those that are named beside the one spoken of.
 * @param named ids of the airlines' entries
 */
export function readBeside(
  { plain, length }: Message,
  named: readonly string[],
  state: ChatState,
): Reading | null {
  const spoken = airlineSpokenOf(state);
  if (spoken === null) return null;
  const before = named.length === 1 ? airlinesSpokenOf(spoken, state) : [];
  const ids = [...new Set([...before, ...named])];
  const isWeighed = WEIGHS.test(plain) && length <= OF_BOTH;
  const isAsked =
    COMPARES.test(plain) || isWeighed || (SETS_APART.test(plain) && POINTS_AT_IT.test(plain));
  if (ids.length < 2 || length > OF_OTHERS || !isAsked) return null;
  // "Is Qatar Airways stricter?", after the tattoos of one: of the tattoos.
  const [facet = partSpokenOf(state.topic, plain), ...others] = factsNamedIn(plain);
  return {
    request: { ...entryRequest(ids, facet), others },
    ...{ score: 0.965, because: "compared with the airline spoken of", goesOn: true },
  };
}

const COMPARES = /\b(?:compar\w*|side by side)\b/;
/** How another one is beside the one spoken of. */
const WEIGHS =
  /\b(?:stricter|easier|harder|tougher|better|worse|nicer|(?:more|less) (?:strict|relaxed|difficult|demanding|easy))\b/;
const SETS_APART = /\b(?:versus|vs|difference|different|better)\b/;
const POINTS_AT_IT = /\b(?:them|it|that|this|to|with)\b/;
const OF_OTHERS = 30;

/** "What is the difference between them?", after two airlines one after the other: both beside each other. */
export function bothSpokenOf(
  message: Message,
  { topic, airline, airlineBefore, request }: ChatState,
): Reading | null {
  const { plain, length } = message;
  const told = request?.kind === "introduction" ? request.airlines : [];
  if (told.length > 1 && length <= OF_BOTH && COMPARES_THEM.test(plain) && !PAY.test(plain))
    return {
      request: entryRequest(told.map((one) => `airlines/${one}`)),
      ...{ score: 0.97, because: "the airlines somebody named of themselves", goesOn: true },
    };
  const isCompared =
    topic?.kind === "entry" && topic.ids.length > 1 && topic.ids[0]?.startsWith("airlines/");
  if (isCompared && length <= OF_BOTH && COMPARES_THEM.test(plain) && !PAY.test(plain))
    return {
      request: entryRequest(topic.ids),
      ...{ score: 0.97, because: "the airlines set side by side", goesOn: true },
    };
  const isOfOne = topic?.kind === "entry" && topic.ids.length === 1;
  const isOfAirline =
    (isOfOne && topic.ids[0] === `airlines/${airline}`) ||
    topic?.kind === "fit" ||
    topic?.kind === "airline-gap" ||
    topic?.kind === "assessment-day" ||
    topic === null ||
    WHICH_AIRLINE.test(plain) ||
    AT_EACH.test(plain);
  const asksOfBoth =
    COMPARES_THEM.test(plain) || (BOTH.test(plain) && ownFacetIn(plain, "airlines") !== null);
  if (!isOfAirline || airline === null || airlineBefore === null || length > OF_BOTH) return null;
  if (!asksOfBoth || PAY.test(plain)) return null;
  return {
    request: entryRequest(
      [`airlines/${airlineBefore}`, `airlines/${airline}`],
      ownFacetIn(plain, "airlines") ?? partSpokenOf(topic, plain),
    ),
    ...{ score: 0.97, because: "the two airlines spoken of", goesOn: true },
  };
}

/** "Are they stricter?", after the tattoos of one: of the tattoos. */
function partSpokenOf(topic: ChatState["topic"], plain: string): Facet | null {
  const isOfPart = topic?.kind === "entry" && topic.ids.length === 1 && !ASKS_OF_ALL.test(plain);
  return isOfPart ? topic.facet : null;
}

const PAY = /\b(pays?|paid|salary|salaries|earns?|money)\b/;
const WHICH_AIRLINE = /\bwhich (airline|company)\b.{0,20}\b(should|choose|pick|join|better|best)\b/;
const BOTH = /\b(both|the two|each of them|each of those|those two|these two|either of them)\b/;
/** "How long is the training at each of them?", whatever was told in between. */
const AT_EACH =
  /\b(?:at|with|for) (?:each|both|either) of (?:them|those)\b|\b(?:at|with|for) (?:those|these) two\b/;
const OF_BOTH = 14;
const COMPARES_THEM =
  /\b(compare|comparison|difference|different|differ|versus|vs|better|stricter|easier|harder|choose|pick)\b.*\b(them|they|the two|both|these|those|two|of them)\b|\b(them|they|the two|both|these two|those two)\b.*\b(compare|comparison|difference|different|differ|better|stricter|easier|harder|choose|pick)\b|\bwhich airline\b.{0,20}\b(should|choose|pick|join|better|best)\b|\bwhich (one|of (them|the (two|three|four)|these|those)) (is|has|will|would|should|do|pays?|asks?)\b/;
const ASKS_OF_ALL = /\b(difference|different|differ|compare|comparison|choose|pick|better)\b/;
