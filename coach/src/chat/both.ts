import { answer } from "./answer/answer.ts";
import type { Context, Draft } from "./answer/draft.ts";
import { oneAfterAnother, unique } from "./answer/telling.ts";
import { ASKS_FOR_WORDS, BARE_MEASURE, isBareAsk, newBeside, withoutOffer } from "./halves.ts";
import { notesAfter } from "./notes.ts";
import { ownFactIn } from "./read/about-oneself.ts";
import { ASKED_AFTER } from "./read/asked-next.ts";
import { type TwoQuestions, twoQuestionsIn } from "./read/clauses.ts";
import { isDependent, pointsBack } from "./read/dependence.ts";
import { foundIn } from "./read/found.ts";
import { isGlossed } from "./read/gloss/glossed.ts";
import { type Message, readMessage } from "./read/message.ts";
import type { Reading } from "./read/skills.ts";
import { readingOf } from "./reading-of.ts";
import { type ChatRequest, entryRequest } from "./request.ts";
import type { ChatState } from "./state.ts";
import type { TurnOn } from "./with-a-question.ts";

/**
 * Two questions in one message, each understood by itself as it would be alone: both are answered, in their order; null where one
 * of them is not.
 */
export function bothSurely(message: Message, context: Context, turnOn: TurnOn): Draft | null {
  const two = twoQuestionsIn(message);
  if (!two || two.leans) return null;
  const first = withScene(two, context);
  const second = namingIt(two.halves[1], two.halves[0]);
  if (isBareAsk(second) || ASKS_FOR_WORDS.test(second.plain)) return null;
  const begun = turnOn(first, context);
  if (!isSurelyTold(begun, first, context)) return null;
  const after = { ...context, state: notesAfter(begun, context.state) };
  const asIs = turnOn(second, after);
  // "… and do they pay you while you're in it?": what all its words find is the second thing, where it is not the first.
  const whole = readingOf(message, context);
  const isOther =
    whole.request.kind === "entry" &&
    (whole.sure ?? 0) >= SURE_OF_HALF &&
    !(begun.request.kind === "entry" && begun.request.ids[0] === whole.request.ids[0]);
  // "And the photos they ask, how must I look? Can I do it with my phone?": surely one thing, and no half of it is found.
  const isOne =
    whole.request.kind === "entry" &&
    (whole.score >= SURELY_WHOLE || (whole.sure ?? 0) >= SURELY_ONE) &&
    ![begun, asIs].some((half) => tellsOf(half, whole.request));
  // "How long is the training and do I get paid during it?": each half says by itself what it asks.
  const areTwo =
    !isGlossed(context.readIn) &&
    standsAlone(first) &&
    readingOf(first, context).score >= SURE_OF_HALF &&
    standsAlone(second) &&
    readingOf(second, after).score >= SURE_OF_HALF;
  if (isOne && !areTwo) return null;
  const rest = isSurelyTold(asIs, second, after)
    ? asIs
    : isOther
      ? answer(whole.request, second.text, after)
      : null;
  if (rest === null) return null;
  if (isCovered(begun.request, rest.request, whole.request)) return null;
  const told = withoutOffer(begun);
  const further = newBeside(told, rest.paragraphs);
  if (further.length === 0) return null;
  // The nearest that could be told was told a moment ago.
  if (rest.request.kind === "airline-gap" && further.length < rest.paragraphs.length)
    return { ...begun, paragraphs: told };
  const both = oneAfterAnother({ ...begun, paragraphs: told }, { ...rest, paragraphs: further });
  return afterEarlier(two, both, context);
}

/** "How long is the training and do I get paid during it?": "it" by the name that the first half ends on. */
function namingIt(half: Message, first: Message): Message {
  const [, noun] = ENDS_ON_A_NOUN.exec(first.plain) ?? [];
  const named = noun ? half.text.replace(IT_AFTER_A_WORD, `$1 the ${noun}`) : half.text;
  return named === half.text ? half : readMessage(named);
}

const ENDS_ON_A_NOUN =
  /\b(?:the|an?|my|your|their|this) ((?:[a-z-]+ )?(?!one\b|way\b|thing\b|most\b|same\b)[a-z-]{4,}) ?[?.! ]*$/;
const IT_AFTER_A_WORD =
  /\b(during|after|before|for|about|with|in|on|at|of) (?:it|that|them|there)\b/i;

const FEWEST_ALONE = 4;
/** A question that leans on nothing that was said before it. */
const standsAlone = (half: Message): boolean =>
  half.length >= FEWEST_ALONE && !isDependent(half) && !pointsBack(half) && !isBareAsk(half);

/** "Is it paid? Where do we sleep? And what if I fail?": the first of three as well, where it is surely understood and told by neither of the others. */
function afterEarlier({ earlier }: TwoQuestions, both: Draft, context: Context): Draft {
  if (earlier === null || earlier.length < FEWEST_EARLIER || isBareAsk(earlier)) return both;
  const { request, score } = readingOf(earlier, context);
  const isTold =
    request.kind === "entry" && both.citations.some(({ id }) => request.ids.includes(id));
  if (score < SURE_OF_EARLIER || !SURELY_TOLD.has(request.kind) || isTold) return both;
  const begun = answer(request, earlier.text, context);
  return begun.declined
    ? both
    : oneAfterAnother({ ...begun, paragraphs: withoutOffer(begun) }, both);
}

const FEWEST_EARLIER = 3;
/** "What is it like in Dubai, do you share a flat, and how many …": guessed at, it only says what the others are about. */
const SURE_OF_EARLIER = 0.7;

const SURELY_WHOLE = 0.85;

/** Whether a reply has the entry that another reading is of. */
const tellsOf = ({ citations }: Draft, request: ChatRequest): boolean =>
  request.kind === "entry" && citations.some(({ id }) => request.ids.includes(id));

/** Whether a half was answered as something that is known, and read surely. */
export function isSurelyTold(draft: Draft, half: Message, context: Context): boolean {
  const { request } = draft;
  if (draft.declined || !SURELY_TOLD.has(request.kind)) return false;
  const read = readingOf(half, context);
  const isAsRead =
    request.kind === "entry" &&
    read.request.kind === "entry" &&
    request.ids[0] === read.request.ids[0];
  const isWhole = !isGlossed(context.readIn) && standsAlone(half);
  return !isAsRead || read.score >= (isWhole ? TOLD_ALONE : SURE_OF_HALF);
}

/** Alone it would be told as well. */
const TOLD_ALONE = 0.55;

const SURELY_TOLD: ReadonlySet<ChatRequest["kind"]> = new Set([
  ...(["entry", "airports", "airlines", "explain-star", "explain-competency"] as const),
  ...(["assessment-day", "airline-questions", "progress", "plan", "fit", "rank"] as const),
  ...(["weakest-answer", "which-airline"] as const),
]);

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

/** "A phone starts smoking in 14C. What first, and why not …": a few words ask of the scene before them. */
function withScene({ before, halves: [first] }: TwoQuestions, context: Context): Message {
  const { knowledge, readIn } = context;
  const findsNothing = () =>
    readIn === "en" &&
    knowledge.names.find(first).length === 0 &&
    (foundIn(first, knowledge, readIn)?.sure ?? 0) < FINDS_NOTHING;
  const isBare =
    before !== "" && (first.length <= BARE_WORDS || isBareAsk(first) || findsNothing());
  return isBare ? readMessage(`${before}. ${first.text}`) : first;
}

const BARE_WORDS = 3;
const FINDS_NOTHING = 0.12;

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
  return { ...rest, paragraphs: [...begun.paragraphs.slice(0, 1), ...rest.paragraphs] };
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

const SURELY_ONE = 0.6;
/** From here on each half of a message is answered for itself. */
const SURE_OF_HALF = 0.6;
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

/** Whether the halves are one answer, or the whole already tells both. */
function isCovered(first: ChatRequest, second: ChatRequest, whole: ChatRequest): boolean {
  if (first.kind !== "entry" || second.kind !== "entry") return first.kind === second.kind;
  const isSame = first.ids[0] === second.ids[0] && first.facet === second.facet;
  const hasSecond =
    whole.kind === "entry" &&
    whole.ids[0] === second.ids[0] &&
    second.facet !== null &&
    (whole.facet === second.facet || whole.others.includes(second.facet)) &&
    whole.others.length > 0;
  return (isSame && second.statements.length === 0) || hasSecond;
}

/** Whether the whole, read as one question, comes to nothing more than its first half. */
function isTold(first: ChatRequest, whole: ChatRequest): boolean {
  if (whole.kind !== "entry") return whole.kind === "limit" || whole.kind === "topics";
  return first.kind === "entry" && first.ids[0] === whole.ids[0];
}
