import { answer } from "./answer/answer.ts";
import type { Context, Draft } from "./answer/draft.ts";
import { unique } from "./answer/telling.ts";
import { newBeside, withoutOffer } from "./halves.ts";
import { holdsInGeneral, isOfCandidates } from "./knowledge/in-general.ts";
import { foundBesideNames } from "./read/found.ts";
import type { Message } from "./read/message.ts";
import { entryRequest } from "./request.ts";

/** Fewer words ask for the airline's own rule and no more. */
const FEWEST_WORDS = 10;
const SURELY_FOUND = 0.6;
/** Where the airline's own entry has nothing on it, less will do. */
const FOUND_BESIDE_A_GAP = 0.5;
/** Its own rule is a line or two; a list of tips would bury what was asked. */
const MOST_BESIDE = 2;
const NOTHING = { id: "", sure: 0 };
const BROAD: ReadonlySet<string> = new Set(["tips", "special", "values"]);

/**
 * "I live in Leeds and the base would be Heathrow, would I have to move?": told where the airline has its bases, somebody asks more than
 * that. What all words surely find of what candidates ask is told beside the airline's own rule; before it, where no part of its entry
 * was asked for.
 */
export function andInGeneral(draft: Draft, message: Message, context: Context): Draft {
  const { request } = draft;
  const isTyped = context.readIn === "en" && message.own === message.text;
  if (!isTyped || context.isShort || message.length < FEWEST_WORDS) return draft;
  const isOfAirline =
    request.kind === "entry" &&
    request.ids.length === 1 &&
    request.ids[0]?.startsWith("airlines/") === true &&
    // How its day goes is told whole.
    request.facet !== "selection";
  const isGap = request.kind === "airline-gap" && request.general === null;
  if (!isOfAirline && !isGap) return draft;
  const { id, sure } = foundBesideNames(message, context.knowledge) ?? NOTHING;
  const isFound =
    isOfCandidates(id) &&
    !id.includes("/list-") &&
    sure >= (isGap ? FOUND_BESIDE_A_GAP : SURELY_FOUND);
  const isTold = draft.citations.some((one) => one.id === id);
  // The rule of one airline says more than what holds at most of them.
  const isItsRule = isOfAirline && holdsInGeneral(id) && id !== ON_MOVING;
  if (!isFound || isTold || isItsRule) return draft;
  const general = answer(entryRequest([id]), message.own, context);
  const facet = request.kind === "entry" ? request.facet : null;
  const isBroad = isGap || facet === null || BROAD.has(facet);
  const own = withoutOffer(draft);
  if (!isBroad)
    return {
      ...draft,
      paragraphs: [...own, ...newBeside(own, general.paragraphs)],
      citations: unique([...draft.citations, ...general.citations]),
    };
  const beside = isOfAirline && own.length <= MOST_BESIDE ? own : [];
  return {
    ...general,
    paragraphs: [...general.paragraphs, ...newBeside(general.paragraphs, beside)],
    citations: unique([...general.citations, ...(beside.length > 0 ? draft.citations : [])]),
  };
}

const ON_MOVING = "assessment-days/asked-moving-to-a-base";
