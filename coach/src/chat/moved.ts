import { answer } from "./answer/answer.ts";
import { compare } from "./answer/compare.ts";
import { type Context, type Draft, isLost } from "./answer/draft.ts";
import { readAgain, shapeOfTake, worthOfTake } from "./answer/of-the-take.ts";
import { onLastAnswer } from "./answer/own-answer.ts";
import { unique } from "./answer/telling.ts";
import { followUp } from "./follow-through.ts";
import type { Facet } from "./knowledge/entry.ts";
import { IN_GENERAL } from "./knowledge/in-general.ts";
import { idsIn } from "./knowledge/name-index.ts";
import { toldOf } from "./read/answering.ts";
import { choiceIn, countIn } from "./read/choice.ts";
import { askingSentencesIn } from "./read/clauses.ts";
import { factsAskedIn } from "./read/facets.ts";
import { type Message, readMessage } from "./read/message.ts";
import { type Move, readMove } from "./read/moves/moves.ts";
import { type Setting, settingOf } from "./read/moves/setting.ts";
import { resolve } from "./read/resolve.ts";
import { sentencesIn } from "./read/sentences.ts";
import { airlineSpokenOf, airlinesSpokenOf } from "./read/thread-airline.ts";
import { toldIn } from "./read/to-the-coach.ts";
import { type ChatRequest, type Choice, entryRequest } from "./request.ts";
import { type ChatState, FRESH_STATE } from "./state.ts";
import type { ChatInput } from "./thread.ts";

/** So sure of what a message does where it stands, it is done before its words are looked up. */
const SURE = 0.6;
/** After an airline the nearest other reading is mostly its next fact: so much likelier than that is enough. */
const LIKELY = 0.4;
const LIKELIER = 2;
/** The same where it may come after anything. */
const SURE_ANYWHERE = 0.75;
/** An entry found so surely is nearer than the one that goes for all of its kind. */
const NEARER = 0.6;
/** The same of a worry, which else gets a kind word and no answer. */
const NEAR = 0.52;

/** How the rest of a message is read. */
type Further = (rest: Message) => Draft;
type Act = (message: Message, input: ChatInput, context: Context, further: Further) => Draft | null;

const day = (name: string) => `assessment-days/${name}`;
const say =
  (request: ChatRequest): Act =>
  (message, _, context) =>
    answer(request, message.own, context);
const why =
  (section: string): Act =>
  (_, __, context) =>
    answer({ kind: "analyse-answer", mode: "why" }, section, context);
const onTake =
  (told: (take: NonNullable<ReturnType<typeof takeOf>>, context: Context) => Draft): Act =>
  (_, __, context) => {
    const take = takeOf(context);
    return take && told(take, context);
  };
const takeOf = ({ state }: Context) => state.open?.take ?? null;

/** What is found for the message alone among what candidates ask, or the entry that goes for all of its kind. */
const nearest =
  (fallback: (context: Context, message: Message) => string | null, least: number = NEARER): Act =>
  (message, _, context) => {
    const { request, score } = resolve({
      ...{ message, state: FRESH_STATE, knowledge: context.knowledge },
      ...{ language: context.readIn, targetAirline: null },
    });
    const found = request.kind === "entry" && request.ids.length === 1 ? request.ids[0] : undefined;
    const isOfThem = found?.startsWith(day("")) === true && score >= least;
    const id = isOfThem ? found : fallback(context, message);
    return id && context.knowledge.entry(id)
      ? answer(entryRequest([id]), message.own, context)
      : null;
  };
const always = (name: string) => () => day(name);

/** The part of an airline that a message names, or that was told last. */
function facetOf(message: Message, { state }: Context): Facet | null {
  const [named] = factsAskedIn(message.plain);
  if (named) return named;
  if (NAMES_A_REACH.test(message.plain)) return "reach";
  return state.topic?.kind === "entry" ? state.topic.facet : null;
}

/** "Any that don't ask for 212?" */
const NAMES_A_REACH = /\b2[01]\d\b/;

/** How one gets ready for what an airline asks. */
const PREPARED: Partial<Record<Facet, string>> = {
  swimming: "asked-fear-of-water",
  reach: "reach-and-height",
  languages: "asked-english-what-to-practise",
  appearance: "asked-tattoo-under-a-watch",
  medical: "medical",
  selection: "list-after-the-day",
};

/** "What could I put instead?": a question, and no part of the answer; "does that count?", after what is told, is one. */
function asksOfIt(message: Message): boolean {
  const { words } = toldIn(message);
  const asks = /[?？]/u.test(message.text) || askingSentencesIn(message).length > 0;
  return asks && words < FEWEST_TOLD;
}

const FEWEST_TOLD = 12;

/** After a verdict: about the answer that was judged. */
const OF_THE_VERDICT: Partial<Record<Move, Act>> = {
  answer: (message, _, context) =>
    asksOfIt(message)
      ? null
      : answer({ kind: "analyse-answer", mode: "judge" }, toldOf(message), context),
  receipt: why(""),
  situation: why("situation"),
  task: why("task"),
  action: why("action"),
  result: why("result"),
  mend: (_, __, context) => onLastAnswer("mend", null, context),
  length: (_, __, context) => onLastAnswer("length", null, context),
  show: onTake(shapeOfTake),
  good: onTake(worthOfTake),
  disagree: onTake(readAgain),
  retry: (_, { before }, context) => followUp({ does: "retry" }, before, context),
  truth: say(entryRequest([day("asked-polishing-a-story")])),
  suitable: say(entryRequest([day("final-story-from-elsewhere")])),
  followups: say(entryRequest([day("final-the-probing-question")])),
  delivery: nearest(always("asked-memorised-answers")),
  keep: say({ kind: "is-kept" }),
  stop: say({ kind: "analyse-answer", mode: "stop" }),
};

/** After something that was told of an airline. */
const OF_THE_AIRLINE: Partial<Record<Move, Act>> = {
  "own-case": (message, input, context, further) => {
    if (!OF_ONESELF.test(message.plain) && names(message, context)) return null;
    const general = nearest(always("asked-short-of-a-requirement"));
    return withTheRule(message, general(message, input, context, further), context);
  },
  prepare: nearest((context, message) => {
    const name = PREPARED[facetOf(message, context) ?? "age"];
    return name ? day(name) : null;
  }),
  "what-if": nearest((context, message) => {
    const prepared = PREPARED[facetOf(message, context) ?? "age"];
    return day(
      prepared && CANNOT.test(message.plain) && !ASKS_WHAT_IF.test(message.plain)
        ? prepared
        : "asked-miss-the-mark-on-the-day",
    );
  }),
  "where-held": say(entryRequest([day("asked-recruitment-near-home")])),
  openings: (message, _, context) =>
    answer(
      CHANCES.test(message.plain)
        ? { kind: "limit", limit: "hiring" }
        : HOW_MANY.test(message.plain)
          ? entryRequest([day("asked-how-many-are-taken")])
          : { kind: "limit", limit: "today" },
      message.own,
      context,
    ),
  "which-suits": (message, { before }, context) => besideEachOther(message, before, context),
  lower: (message, _, context) => {
    const facet = facetOf(message, context);
    if (facet === "appearance")
      return answer({ kind: "tattoos", region: null }, message.own, context);
    const by = facet === "reach" ? (HEIGHT.test(message.plain) ? "height" : "reach") : facet;
    return by === "reach" || by === "height" || by === "age"
      ? answer({ kind: "rank", by, isMost: false }, message.own, context)
      : null;
  },
  feeling: (message, _, context) =>
    answer(
      LOSES_HEART.test(message.plain) ? { kind: "mood", mood: "doubt" } : { kind: "acknowledge" },
      message.own,
      context,
    ),
  "how-sure": say({ kind: "sources" }),
  why: nearest((context, message) => IN_GENERAL[facetOf(message, context) ?? "age"] ?? null),
};

const LOSES_HEART =
  /\b(?:dream|over|end of|ouch|sad|shame|pity|disappoint\w*|no chance|never|gutted|damn|cry\w*|heart ?broken|hopeless|worried|scared|too (?:short|old|young|late)|not (?:enough|for me))\b/;
const CANNOT = /\b(?:can'?t|cannot|can not|unable|weak|panic\w*|afraid|scared|never learn\w*)\b/;
const ASKS_WHAT_IF = /\bwhat (?:if|happens)\b|\bsend\b.{0,12}\bhome\b|\bon the day\b/;
const CHANCES = /\b(?:chances?|odds|likely|percent|probab\w+|get in|make it)\b|%/;
const HOW_MANY = /\bhow many\b|\bhow much competition\b|\bnumber of (?:people|applicants)\b/;
const HEIGHT = /\b(?:height|tall|short)\b/;

/** What an airline's own rule says of it comes first: "I'll be 21 in two months, may I apply already?" */
function withTheRule(message: Message, told: Draft | null, context: Context): Draft | null {
  const { state, knowledge, readIn } = context;
  const { request, because } = resolve({
    ...{ message, state, knowledge, language: readIn, targetAirline: null },
  });
  const isRule =
    because.startsWith("airline spoken of") &&
    request.kind === "entry" &&
    request.facet !== null &&
    !OF_SEVERAL.has(request.facet);
  if (!told || !isRule) return told;
  const rule = answer(request, message.own, context);
  return {
    ...told,
    paragraphs: [...rule.paragraphs, ...told.paragraphs],
    citations: unique([...rule.citations, ...told.citations]),
  };
}

const OF_SEVERAL: ReadonlySet<Facet> = new Set<Facet>(["requirements", "selection", "tips"]);
const OF_ONESELF = /\b(?:i|i'm|im|i've|ive|my|me|mine|we|our)\b/;
const MOST_BESIDE = 2;
/** Turns back in which something counts as just told. */
const LATELY = 6;

/** Those that are spoken of, side by side; whom to choose is not for the coach to say. */
function besideEachOther(
  message: Message,
  before: ChatInput["before"],
  context: Context,
): Draft | null {
  const { state, voice, knowledge } = context;
  const spoken = airlineSpokenOf(state);
  const named = idsIn(knowledge.names.find(message), "airlines");
  const both = [
    ...new Set([...named, ...(spoken === null ? [] : airlinesSpokenOf(spoken, state))]),
  ].slice(0, Math.max(MOST_BESIDE, named.length));
  const earlier = state.airlineBefore === null ? null : `airlines/${state.airlineBefore}`;
  if (both.length === 1 && earlier !== null && !both.includes(earlier)) both.push(earlier);
  const entries = both.flatMap((id) => knowledge.entry(id) ?? []);
  if (entries.length < 2) return null;
  const told = compare(entryRequest(both), entries, context);
  // What was laid side by side a moment ago need not be once more.
  const isTold = before.slice(-LATELY).some(({ text }) => text.includes(told.paragraphs[1] ?? "–"));
  const pick = voice.say("airline.no-pick");
  return { ...told, paragraphs: isTold ? [pick] : [pick, ...told.paragraphs] };
}

/** What the question wished for should be, of the airline that is named. */
function choiceOf(message: Message, { knowledge }: Context): Choice {
  const [airline] = idsIn(knowledge.names.find(message), "airlines");
  return choiceIn(message.plain, airline?.replace("airlines/", "") ?? null);
}

/** What may be done after anything. */
const ANYWHERE: Partial<Record<Move, Act>> = {
  practise: (message, _, context) =>
    goesOn(message, context)
      ? null
      : answer({ kind: "practise", choice: choiceOf(message, context) }, message.text, context),
  drill: (message, _, context) =>
    answer(
      { kind: "drill", choice: choiceOf(message, context), count: countIn(message.plain) },
      message.text,
      context,
    ),
  "next-step": say({ kind: "plan" }),
  weakest: (message, _, context) => {
    const isStrongest = /\b(?:strong\w*|best|highest|top)\b/.test(message.plain);
    return OF_ONES_OWN.test(message.plain)
      ? answer({ kind: "weakest-answer", isStrongest }, message.own, context)
      : null;
  },
  record: say({ kind: "progress" }),
  "worry-family": nearest(always("asked-family-against-it")),
  "worry-self": (message, input, context, further) =>
    nearest(() => null, NEAR)(message, input, context, further) ??
    answer({ kind: "mood", mood: "doubt" }, message.own, context),
  unknowable: (message, _, context) => {
    const limit = OF_ONES_CHANCES.test(message.plain) ? "hiring" : "today";
    return goesOn(message, context) ? null : answer({ kind: "limit", limit }, message.own, context);
  },
  "good-news": say({ kind: "mood", mood: "good-news" }),
  "bad-news": say({ kind: "mood", mood: "failed" }),
  complaint: (message, _, context, further) => {
    const rest = withoutComplaint(message, context.state);
    // "No, the other one": what goes on from the thread says what was meant.
    if (rest === null && (goesOn(message, context) || names(message, context))) return null;
    const draft = rest && further(rest);
    const { voice } = context;
    return draft && !isLost(draft)
      ? { ...draft, paragraphs: [voice.say("misread.sorry"), ...draft.paragraphs] }
      : answer({ kind: "misread" }, message.own, context);
  },
};

const OF_ONES_CHANCES =
  /\b(?:chances?|odds|likely|percent|pass|take me|hire me|get (?:in|it|the job)|make it|accept me|choose me)\b|%/;
const OF_ONES_OWN = /\b(?:my|mine|i|answers?|stor(?:y|ies)|practi[sc]ed|scores?)\b/;

/** Own figures weighed, airlines compared by name: what a pattern reads so surely is no guess. */
function isSurelyRead(message: Message, { state, knowledge, readIn, targetAirline }: Context) {
  const reading = resolve({
    ...{ message, state, knowledge, language: readIn },
    targetAirline: targetAirline?.id ?? null,
  });
  return reading.score >= SURELY_READ && reading.request.kind !== "limit";
}

const SURELY_READ = 0.96;

const names = (message: Message, { knowledge }: Context): boolean =>
  knowledge.names.find(message).length > 0;

function goesOn(message: Message, { state, knowledge, readIn }: Context): boolean {
  const reading = resolve({ message, state, knowledge, language: readIn, targetAirline: null });
  return reading.goesOn === true && reading.score >= NEARER;
}

/** What is said besides that one was misunderstood; null where nothing is. */
function withoutComplaint(message: Message, state: ChatState): Message | null {
  const sentences = sentencesIn(message.text);
  const left = sentences.filter((one) => readMove(readMessage(one), state).move !== "complaint");
  const rest = readMessage(left.join(" "));
  return left.length < sentences.length && rest.length >= FEWEST_LEFT ? rest : null;
}

const FEWEST_LEFT = 3;

/**
 * What is done with a message that surely goes on from the last reply; null where it is to be read by its words. A message that
 * tells something first is read by the sentence that asks as well.
 */
export function moved(
  message: Message,
  input: ChatInput,
  context: Context,
  further: Further,
): Draft | null {
  if (context.state.request === null) return null;
  const asked = askingSentencesIn(message).at(-1);
  return (
    movedBy(message, message, input, context, further) ??
    (asked ? movedBy(asked, message, input, context, further) : null) ??
    wishedLast(message, input, context, further)
  );
}

/** "That's about a colleague. Why would safety come first there? Another one, an angry customer": what is wished for at the end. */
function wishedLast(
  { text }: Message,
  input: ChatInput,
  context: Context,
  further: Further,
): Draft | null {
  const sentences = sentencesIn(text);
  const last = readMessage(sentences.at(-1) ?? "");
  if (sentences.length < 2) return null;
  const { move, share, of } = readMove(last, context.state);
  if (move === "practise" && share >= SURELY_WISHED)
    return ANYWHERE.practise?.(last, input, context, further) ?? null;
  const worried = of("worry-self") + of("worry-family");
  const isWorry = move === "worry-self" || move === "worry-family";
  // "Leave it. I'd like to learn what crew do if …, I'm half curious half scared": what is asked is answered.
  return isWorry && worried >= SURE_ANYWHERE && !isRead(text, context)
    ? (ANYWHERE[move]?.(last, input, context, further) ?? null)
    : null;
}

const SURELY_WISHED = 0.9;

/** Whether something is found for all that was said. */
function isRead(text: string, { state, knowledge, readIn }: Context): boolean {
  const message = readMessage(text);
  const { score } = resolve({ message, state, knowledge, language: readIn, targetAirline: null });
  return score >= NEARER;
}

/** @param told all that was said, where `message` is a part of it */
function movedBy(
  message: Message,
  told: Message,
  input: ChatInput,
  context: Context,
  further: Further,
): Draft | null {
  const { state, knowledge } = context;
  const before = settingOf(state);
  const isNamed =
    message.length >= FEWEST_OF_ONE && idsIn(knowledge.names.find(message), "airlines").length > 0;
  // Who names an airline asks about it, whatever was spoken of.
  const isOfAirline = before === "airline" || (isNamed && MAY_TURN_TO_ONE.has(before));
  if (isOfAirline) {
    const { move, share, of } = readMove(message, state, "airline");
    const act = OF_THE_AIRLINE[move];
    const isLikely = act && share >= LIKELY && share >= LIKELIER * of("airline-fact");
    const draft =
      isLikely && !isSurelyRead(told, context) ? act(told, input, context, further) : null;
    // What is told in general leaves the airline spoken of.
    if (draft) return { ...draft, about: draft.about ?? state.topic ?? draft.request };
  }
  const { move, share } = readMove(message, state, before);
  const ofVerdict = before === "verdict" ? OF_THE_VERDICT[move] : undefined;
  if (ofVerdict && share >= SURE) return ofVerdict(told, input, context, further);
  const anywhere = before === "quiz" || message !== told ? undefined : ANYWHERE[move];
  return anywhere && share >= SURE_ANYWHERE ? anywhere(told, input, context, further) : null;
}

/** Fewer words are only a name. */
const FEWEST_OF_ONE = 5;
const MAY_TURN_TO_ONE: ReadonlySet<Setting> = new Set(["entry", "record", "none"]);
