import { answer } from "./answer/answer.ts";
import type { Context, Draft } from "./answer/draft.ts";
import { holdsInGeneral, isOfCandidates } from "./knowledge/in-general.ts";
import { isPlainlyBasic, readBasics } from "./read/basics.ts";
import { foundBesideNames } from "./read/found.ts";
import { readFurtherQuestion } from "./read/further-asked.ts";
import { asksAnything } from "./read/lead-in.ts";
import type { Message } from "./read/message.ts";
import { entryRequest } from "./request.ts";

/**
 * How surely all words together have to find another entry for it to be told instead of what one pattern or one habit of the talk has
 * made of a message; measured on the labelled messages of `coach/eval/chat` and on talks of strangers (decision 092).
 */
const OVER_AN_ENTRY = 0.65;
const OVER_A_VERDICT = 0.58;
const OVER_SLIPS = 0.7;
/** Fewer words name a thing, and a pattern knows them. */
const FEWEST_WORDS = 6;
/** A longer message that asks something is an answer with a question in it. */
const LONGEST_QUESTION = 32;
/** A question of the bank, or a list to tick off: told where it is asked for by its name. */
const NEVER_AN_ANSWER = /^questions\/|\/list-/;
/** "I have diabetes, can I be cabin crew?": no first aid. */
const OF_ONESELF =
  /\b(?:can|could|may|will|would|do|am) i\b|\b(?:be|become|work as|fly as) (?:an? )?(?:cabin )?(?:crew|flight attendant)\b/;
/** "And if I add that I did a first aid course?": more of the answer. */
const PROPOSES =
  /\b(?:if|should|shall|can|could|may|would) i (?:also |then |even |just )?(?:add|say|said|mention|tell|use|put|start|end|close|finish)\b/;

/**
 * "Baby crying all the way down because of the ears", read as tears under stress; "How is the pay put together there, then?", taken
 * for more of the answer judged before it: what all words surely find is told instead.
 */
export function foundInstead(draft: Draft, message: Message, context: Context): Draft {
  // Read by its gloss it has words that nobody typed.
  const isTyped = context.readIn === "en" && message.own === message.text;
  if (!isTyped || message.length < FEWEST_WORDS) return draft;
  const on = draft.request.kind === "mood" ? feltAboutIt(message, context) : null;
  if (on) return on;
  const least = leastFor(draft, message, context);
  if (least === null) return draft;
  const found = foundBesideNames(message, context.knowledge);
  if (found === null || found.sure < least) return draft;
  const { id } = found;
  // What nothing else can be meant by stays.
  const isPlain = readBasics(message, false, context.state, context.knowledge).some(isPlainlyBasic);
  if (isPlain) return draft;
  const isTold = draft.citations.some((one) => one.id === id);
  // What holds at most airlines says less than the case that was understood.
  const isOfOthers = OF_ONESELF.test(message.plain) && !isOfCandidates(id);
  const isNoAnswer = NEVER_AN_ANSWER.test(id) || holdsInGeneral(id) || isOfOthers;
  return isTold || isNoAnswer ? draft : answer(entryRequest([id]), message.own, context);
}

/** "That makes me sad, it's only 1 cm", after what to do about a centimetre: what is said there to whoever feels so; null where nothing is. */
function feltAboutIt(message: Message, context: Context): Draft | null {
  const [on] = readFurtherQuestion(message, message.words, context.state, context.knowledge);
  return on && on.score >= FELT_ABOUT_IT ? answer(on.request, message.own, context) : null;
}

const FELT_ABOUT_IT = 0.7;

/** How surely another entry has to be found to take a reply's place; null where nothing may. */
function leastFor(
  { request, declined, notes }: Draft,
  message: Message,
  { state }: Context,
): number | null {
  const { length } = message;
  const asks = asksAnything(message);
  // What is told after a question of the coach's is heard as its answer.
  const isFirst = state.request === null;
  switch (request.kind) {
    case "entry":
      return !declined &&
        (asks || isFirst) &&
        request.ids.length === 1 &&
        isOfCandidates(request.ids[0] ?? "")
        ? OVER_AN_ENTRY
        : null;
    case "analyse-answer":
      // What is said of an answer that was judged before is no verdict.
      return request.mode === "judge" &&
        notes?.open?.take != null &&
        asks &&
        length <= LONGEST_QUESTION &&
        !PROPOSES.test(message.plain)
        ? OVER_A_VERDICT
        : null;
    case "slips":
      return OVER_SLIPS;
    default:
      return null;
  }
}
