import { answer } from "./answer/answer.ts";
import type { Context, Draft } from "./answer/draft.ts";
import { oneAfterAnother } from "./answer/telling.ts";
import { foundInstead } from "./found-instead.ts";
import {
  foundByItself,
  isOfTheFirst,
  namingIt,
  sceneOf,
  standsAlone,
  toldInPlace,
  withScene,
} from "./half-in-place.ts";
import {
  ASKS_FOR_WORDS,
  isBareAsk,
  isCovered,
  newBeside,
  SURE_OF_HALF,
  SURELY_ONE,
  withoutOffer,
} from "./halves.ts";
import { notesAfter } from "./notes.ts";
import { foundBesideNames } from "./read/found.ts";
import { isGlossed } from "./read/gloss/glossed.ts";
import type { Message } from "./read/message.ts";
import { type TwoQuestions, twoQuestionsIn } from "./read/two-questions.ts";
import { asksOneThing, readingOf } from "./reading-of.ts";
import { type ChatRequest, entryRequest } from "./request.ts";
import type { TurnOn } from "./with-a-question.ts";

/** A half, and what it is answered with. */
interface HalfTold {
  asked: Message;
  draft: Draft;
  /** What it stands beside says what it asks. */
  isPlaced: boolean;
  isSure: boolean;
}

/**
 * Two questions in one message, each understood by itself as it would be alone: both are answered, in their order; null where one
 * of them is not.
 */
export function bothSurely(message: Message, context: Context, turnOn: TurnOn): Draft | null {
  const two = twoQuestionsIn(message);
  if (!two || two.leans) return null;
  const second = namingIt(two.halves[1], two.halves[0], context);
  if (isBareAsk(second) || ASKS_FOR_WORDS.test(second.plain)) return null;
  const begun = firstTold(two, context, turnOn);
  if (!begun.isSure) return null;
  const after = { ...context, state: notesAfter(begun.draft, context.state) };
  const next = secondTold(two, second, begun, context, after, turnOn);
  // More of the first is told where people ask just that on after it.
  const isAskedOn = next.draft.request.kind === "entry" && next.draft.request.further !== null;
  if (!isAskedOn && isOfTheFirst(second, begun.asked, begun.draft, context)) return null;
  // "… and do they pay you while you're in it?": what all its words find is the second thing, where it is not the first.
  const whole = readingOf(message, context);
  const isOther =
    whole.request.kind === "entry" &&
    (whole.sure ?? 0) >= SURE_OF_HALF &&
    !(begun.draft.request.kind === "entry" && begun.draft.request.ids[0] === whole.request.ids[0]);
  // "And the photos they ask, how must I look? Can I do it with my phone?": surely one thing, and no half of it is found.
  const halves = [begun, next];
  const telling = halves.filter(({ draft }) => tellsOf(draft, whole.request));
  const saying = halves.filter(({ asked }) => readingOf(asked, context).because === whole.because);
  const ofWhole = telling.length > 0 ? telling : saying;
  const isOfOneOnly =
    ofWhole.length === 1 &&
    halves.some((half) => !ofWhole.includes(half) && half.isSure && !half.isPlaced);
  const isOne =
    (asksOneThing(message, context) && !isOfOneOnly) ||
    (whole.request.kind === "entry" &&
      (whole.score >= SURELY_WHOLE || (whole.sure ?? 0) >= SURELY_ONE) &&
      ofWhole.length === 0) ||
    // "What about Ramadan, do Muslim crew fast on duty, and is there time to pray?": guessed from its place, a half tells another thing.
    ((whole.sure ?? 0) >= SURELY_ONE &&
      halves.some(
        ({ draft, isPlaced }) =>
          isPlaced && !tellsOf(draft, whole.request) && !isCalledIn(message, draft, context),
      ));
  // "How long is the training and do I get paid during it?": each half says by itself what it asks.
  const areTwo =
    !isGlossed(context.readIn) && saysByItself(begun, context) && saysByItself(next, after);
  if (isOne && !areTwo) return null;
  // "… and do I mention Jet2 turned me down?": what all of it surely says, and this half too.
  const isOfAll =
    whole.score >= SURELY_WHOLE &&
    next.draft.request.kind === "entry" &&
    tellsOf(next.draft, whole.request);
  const rest =
    next.isSure || isOfAll
      ? next.draft
      : isOther
        ? answer(whole.request, second.text, after)
        : null;
  if (rest === null) return null;
  if (isCovered(begun.draft.request, rest.request, whole.request)) return null;
  const told = withoutOffer(begun.draft);
  const further = newBeside(told, rest.paragraphs);
  if (further.length === 0) return null;
  // The nearest that could be told was told a moment ago.
  if (rest.request.kind === "airline-gap" && further.length < rest.paragraphs.length)
    return { ...begun.draft, paragraphs: told };
  const both = oneAfterAnother(
    { ...begun.draft, paragraphs: told },
    { ...rest, paragraphs: further },
  );
  return afterEarlier(two, both, context);
}

/** The first half by itself, or by what is told right before it. */
function firstTold(two: TwoQuestions, context: Context, turnOn: TurnOn): HalfTold {
  const asked = withScene(two, context);
  const placed =
    asked === two.halves[0] ? toldInPlace(asked, [sceneOf(two.before)], context) : null;
  if (placed) return { asked, draft: placed, isPlaced: true, isSure: true };
  const draft = foundInstead(turnOn(asked, context), asked, context);
  return { asked, draft, isPlaced: false, isSure: isSurelyTold(draft, asked, context) };
}

/** The second by itself, by the first, or by what is told before either. */
function secondTold(
  { before, between }: TwoQuestions,
  asked: Message,
  begun: HalfTold,
  context: Context,
  after: Context,
  turnOn: TurnOn,
): HalfTold {
  const scenes = [sceneOf(between) || begun.asked.text, sceneOf(before)];
  const told = begun.draft.citations.map(({ id }) => id);
  const placed = toldInPlace(asked, scenes, after, told);
  if (placed) {
    const alone = foundBesideNames(asked, context.knowledge)?.id;
    // What it finds alone as well, if less surely, is no guess from its place.
    const isOwn = placed.request.kind === "entry" && placed.request.ids[0] === alone;
    return { asked, draft: placed, isPlaced: !isOwn, isSure: true };
  }
  const draft = foundInstead(turnOn(asked, after), asked, after);
  // "What should I write in my CV, and do they want a photo?": read as more of the first, it finds another entry by itself.
  const goesOn =
    draft.request.kind === "entry" &&
    begun.draft.request.kind === "entry" &&
    draft.request.ids[0] === begun.draft.request.ids[0] &&
    !draft.request.ids[0]?.startsWith("airlines/");
  const own = goesOn ? foundByItself(asked, context) : null;
  if (own !== null && !draft.citations.some(({ id }) => id === own))
    return {
      asked,
      draft: answer(entryRequest([own]), asked.text, after),
      isPlaced: false,
      isSure: true,
    };
  return { asked, draft, isPlaced: false, isSure: isSurelyTold(draft, asked, after) };
}

/** "My question was about the attestation: is it still valid …": what a half was told is called by its name. */
const isCalledIn = (message: Message, { request }: Draft, { knowledge }: Context): boolean =>
  request.kind === "entry" &&
  knowledge.names.find(message).some(({ entry }) => entry.citation.id === request.ids[0]);

const saysByItself = ({ asked, isPlaced }: HalfTold, context: Context): boolean =>
  !isPlaced && standsAlone(asked) && readingOf(asked, context).score >= SURE_OF_HALF;

/** "Is it paid? Where do we sleep? And what if I fail?": the first of three as well, where it is surely understood and told by neither of the others. */
export function afterEarlier({ earlier }: TwoQuestions, both: Draft, context: Context): Draft {
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
  // What holds in general is told where the airline has nothing of its own.
  const isInGeneral = request.kind === "airline-gap" && request.general !== null;
  if (draft.declined || !(isInGeneral || SURELY_TOLD.has(request.kind))) return false;
  const read = readingOf(half, context);
  const isAsRead =
    request.kind === "entry" &&
    read.request.kind === "entry" &&
    request.ids[0] === read.request.ids[0];
  const isWhole = !isGlossed(context.readIn) && standsAlone(half);
  // "Do Muslim crew fast on duty?" is no case of a passenger who does.
  const isCase = request.kind === "entry" && IS_A_CASE.test(request.ids[0] ?? "");
  if (isCase) return isAsRead && read.score >= SURE_OF_A_CASE;
  return !isAsRead || read.score >= (isWhole ? TOLD_ALONE : SURE_OF_HALF);
}

const IS_A_CASE = /^(?:questions|situational-judgement)\//;
const SURE_OF_A_CASE = 0.75;
/** Alone it would be told as well. */
const TOLD_ALONE = 0.55;

const SURELY_TOLD: ReadonlySet<ChatRequest["kind"]> = new Set([
  ...(["entry", "airports", "airlines", "explain-star", "explain-competency"] as const),
  ...(["assessment-day", "airline-questions", "progress", "plan", "fit", "rank"] as const),
  ...(["weakest-answer", "which-airline"] as const),
]);
