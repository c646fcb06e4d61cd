import { answer } from "./answer/answer.ts";
import type { Context, Draft } from "./answer/draft.ts";
import { unique } from "./answer/telling.ts";
import { afterEarlier } from "./both-surely.ts";
import { withScene } from "./half-in-place.ts";
import {
  ASKS_FOR_WORDS,
  BARE_MEASURE,
  isCovered,
  newBeside,
  SURE_OF_HALF,
  SURELY_ONE,
  withoutOffer,
} from "./halves.ts";
import { notesAfter } from "./notes.ts";
import { ownFactIn } from "./read/about-oneself.ts";
import { ASKED_AFTER } from "./read/asked-next.ts";
import { isDependent, pointsBack } from "./read/dependence.ts";
import { isGlossed } from "./read/gloss/glossed.ts";
import { type Message, readMessage } from "./read/message.ts";
import type { Reading } from "./read/skills.ts";
import { twoQuestionsIn } from "./read/two-questions.ts";
import { readingOf } from "./reading-of.ts";
import { type ChatRequest, entryRequest } from "./request.ts";
import type { ChatState } from "./state.ts";

/** Two questions in one message are both answered, in their order; null where one reading is the answer to all of it. */
export function bothOf(message: Message, whole: Reading, context: Context): Draft | null {
  const two = twoQuestionsIn(message);
  if (!two) return null;
  const asked = two.halves;
  const read = (one: Message, state: ChatState) => readingOf(one, context, state);
  const alone = read(asked[1], context.state);
  const first =
    ofOneself(two.before, asked[0], context) ?? read(withScene(two, context), context.state);
  // "What do I do if a man chokes and can't speak": found surely by all it says, it is no two questions about other things.
  const isOne =
    (whole.sure ?? 0) >= SURELY_ONE && ![first, alone].some((half) => isSameEntry(half, whole));
  if (isOne) return null;
  if (isDeclined(first) && isSureOf(alone)) return besideDeclined(first, asked, alone, context);
  // Found surely in the whole, it is no guess in the half.
  const isSureFirst =
    isSureOf(first) ||
    (first.score >= SURE_ENOUGH && (isSameEntry(first, whole) || isVague(whole)) && tells(first));
  if (!isSureFirst) return besideUnknown(first, asked, alone, context);
  const begun = answer(first.request, asked[0].text, context);
  const state = notesAfter(begun, context.state);
  const second = read(asked[1], state);
  // "Do they make you swim? How far?": the second has no word of its own.
  const isOfFirst =
    second.goesOn === true &&
    second.request.kind === "entry" &&
    first.request.kind === "entry" &&
    second.request.ids[0] === first.request.ids[0];
  if (!isOfFirst && BARE_MEASURE.test(asked[1].plain)) return null;
  // "Can you work at Christmas, what do I answer?": words for the first are wanted.
  if (ASKS_FOR_WORDS.test(asked[1].plain) && second.because !== ASKED_AFTER) return null;
  // "… and do you get money while you are there?": found elsewhere by chance, it is asked of the same.
  if (second.goesOn !== true && second.because.startsWith("content, ") && isOfSame(first, asked[1]))
    return null;
  if (two.leans && second.goesOn !== true && second.score < SURE_OF_REST) return null;
  if (!isSureOf(second) && !isDeclined(second)) {
    if (isVague(whole)) return { ...begun, paragraphs: withoutOffer(begun) };
    // "Who does it?" may well be told by what is said of "it".
    return isTold(first.request, whole.request) && !isDependent(asked[1])
      ? besideUnknown(second, [asked[1], asked[0]], first, context)
      : null;
  }
  if (isCovered(first.request, second.request, whole.request)) return null;
  const rest = answer(second.request, asked[1].text, { ...context, state });
  const told = withoutOffer(begun);
  const further = newBeside(told, rest.paragraphs);
  if (rest.request.kind === "airline-gap" && further.length < rest.paragraphs.length)
    return { ...begun, paragraphs: told };
  const both: Draft = {
    ...rest,
    // "Would I have a chance there?", declined: what was told before it stays spoken of.
    ...(isDeclined(second) ? { about: begun.about ?? begun.request } : {}),
    paragraphs: [...told, ...further],
    citations: unique([...begun.citations, ...rest.citations]),
    declined: begun.declined === true && rest.declined === true,
  };
  return afterEarlier(two, both, context);
}

/** "My boyfriend is worried. Will we ever see each other? And …": what is told before the first half says what it asks. */
function ofOneself(before: string, asked: Message, { knowledge }: Context): Reading | null {
  const fact = ownFactIn(before === "" ? asked : readMessage(`${before} ${asked.text}`));
  return fact !== null && knowledge.entry(fact)
    ? { request: entryRequest([fact]), score: SURE_OF_REST, because: "told of oneself" }
    : null;
}

/** "Is Delta hiring right now, and where would they put me": what can't be known is said in a sentence, and the rest answered. */
function besideDeclined(
  declined: Reading,
  [one, other]: readonly [Message, Message],
  found: Reading,
  context: Context,
): Draft {
  const begun = answer(declined.request, one.text, context);
  const rest = answer(found.request, other.text, context);
  // What can be said of it all the same, of pay in general, stays.
  const told = begun.citations.length > 0 ? begun.paragraphs : begun.paragraphs.slice(0, 1);
  return {
    ...rest,
    paragraphs: [...told, ...rest.paragraphs],
    citations: unique([...begun.citations, ...rest.citations]),
  };
}

/** One half is not in the content: said so, and the other is answered. */
function besideUnknown(
  lost: Reading,
  [unknown, other]: readonly [Message, Message],
  found: Reading,
  context: Context,
): Draft | null {
  if (lost.request.kind !== "limit" || lost.request.limit !== "unknown") return null;
  // "They put me on reserve. What is that, and how much notice …": "that" is what the other half tells of.
  if (isDependent(unknown) || pointsBack(unknown)) return null;
  if (!isSureOf(found)) return null;
  const draft = answer(found.request, other.text, context);
  const { voice, readIn } = context;
  const isTyped =
    !isGlossed(readIn) || (unknown.own !== unknown.text && isOneQuestion(unknown.own));
  const missing = isTyped
    ? voice.say("both.missing", { question: isGlossed(readIn) ? unknown.own : unknown.text })
    : voice.say("both.missing-one");
  return { ...draft, paragraphs: [missing, ...draft.paragraphs] };
}

/** What is read by its gloss may have lost which of its words were typed for this half. */
function isOneQuestion(own: string): boolean {
  return /^[^.!?？؟]+[?？؟]?$/u.test(own.trim()) && own.split(/\s+/).length <= LONGEST_QUOTED;
}

const LONGEST_QUOTED = 14;

function isOfSame({ request }: Reading, { plain }: Message): boolean {
  const isAirline = request.kind === "entry" && request.ids[0]?.startsWith("airlines/") === true;
  return isAirline && /\b(there|while|meanwhile|during (it|that)|in that time)\b/.test(plain);
}

/** Nothing, or a row of things to choose from. */
const isVague = ({ request }: Reading): boolean =>
  request.kind === "topics" || (request.kind === "limit" && request.limit === "unknown");

const SURE_ENOUGH = 0.5;
const isSameEntry = (one: Reading, other: Reading): boolean =>
  isSureOf(other) &&
  one.request.kind === "entry" &&
  other.request.kind === "entry" &&
  one.request.ids[0] === other.request.ids[0];
/** A few words that need not lean on the first half have to be a name. */
const SURE_OF_REST = 0.75;
const TOLD_BESIDE = new Set<ChatRequest["kind"]>([
  "entry",
  "airports",
  "airlines",
  "explain-star",
  "explain-competency",
  "assessment-day",
  "airline-questions",
  "airline-gap",
  "other-airline",
  "progress",
  "plan",
  "weakest-answer",
]);

const tells = ({ request }: Reading): boolean => TOLD_BESIDE.has(request.kind);

function isSureOf(reading: Reading): boolean {
  return reading.score >= SURE_OF_HALF && tells(reading);
}

/** What is no business of the coach is said to be so, beside what is. */
function isDeclined({ request }: Reading): boolean {
  return request.kind === "limit" && DECLINED.has(request.limit);
}

const DECLINED = new Set(["other-business", "other-job", "today", "opinion", "salary", "hiring"]);

/** Whether the whole, read as one question, comes to nothing more than its first half. */
function isTold(first: ChatRequest, whole: ChatRequest): boolean {
  if (whole.kind !== "entry") return whole.kind === "limit" || whole.kind === "topics";
  return first.kind === "entry" && first.ids[0] === whole.ids[0];
}
