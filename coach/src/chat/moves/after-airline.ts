import { answer } from "../answer/answer.ts";
import { compare } from "../answer/compare.ts";
import type { Context, Draft } from "../answer/draft.ts";
import { unique } from "../answer/telling.ts";
import { newBeside } from "../halves.ts";
import type { Facet } from "../knowledge/entry.ts";
import { IN_GENERAL } from "../knowledge/in-general.ts";
import { idsIn } from "../knowledge/name-index.ts";
import { factsAskedIn } from "../read/facets.ts";
import type { Message } from "../read/message.ts";
import type { Move } from "../read/moves/moves.ts";
import { airlineSpokenOf, airlinesSpokenOf } from "../read/thread-airline.ts";
import { readingOf } from "../reading-of.ts";
import { entryRequest } from "../request.ts";
import type { ChatInput } from "../thread.ts";
import { type Act, always, day, names, nearest, say } from "./act.ts";

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
  selection: "asked-two-weeks-to-the-day",
};

/** So surely found is more than words that one's case shares with another question. */
const SURELY_OF_ONES_CASE = 0.72;

/** After something that was told of an airline. */
export const OF_THE_AIRLINE: Partial<Record<Move, Act>> = {
  "own-case": (message, input, context, further) => {
    if (!OF_ONESELF.test(message.plain) && names(message, context)) return null;
    const general = nearest(always("asked-short-of-a-requirement"), SURELY_OF_ONES_CASE);
    return withTheRule(message, general(message, input, context, further), context);
  },
  prepare: (message, input, context, further) => {
    const prepared = nearest(() => {
      const name = PREPARED[facetOf(message, context) ?? "age"];
      return name ? day(name) : null;
    })(message, input, context, further);
    return prepared ?? (PREPARES.test(message.plain) ? tipsOf(message, context) : null);
  },
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
  // "Is it really checked?", after a height: how it is, on the day.
  "how-sure": (message, input, context, further) =>
    IS_CHECKED.test(message.plain) &&
    (context.state.topic?.kind === "fit" || facetOf(message, context) === "reach")
      ? answer(entryRequest([day("reach-and-height")]), message.own, context)
      : say({ kind: "sources" })(message, input, context, further),
  why: nearest((context, message) => IN_GENERAL[facetOf(message, context) ?? "age"] ?? null),
};

const PREPARES =
  /\b(?:prepar\w*|practi[sc]e|(?:get|be) ready|tips?|advice|train for|study|work on|before (?:the|my|that) (?:day|interview)|read up|do (?:now|first|next|this week)|should i do)\b/;

/** "How do I prepare for it?", after an airline as a whole: what its own interview asks for. */
function tipsOf(message: Message, context: Context): Draft | null {
  const spoken = airlineSpokenOf(context.state);
  return spoken ? answer(entryRequest([spoken], "tips"), message.own, context) : null;
}

const IS_CHECKED =
  /\b(?:is it|do they|will they|does it get|are you) (?:really |actually |ever )?(?:check\w*|measur\w*|test\w*)\b/;
const LOSES_HEART =
  /\b(?:dream|over|end of|ouch|sad|shame|pity|disappoint\w*|no chance|never|gutted|damn|cry\w*|heart ?broken|hopeless|worried|scared|too (?:short|old|young|late)|not (?:enough|for me))\b/;
const CANNOT = /\b(?:can'?t|cannot|can not|unable|weak|panic\w*|afraid|scared|never learn\w*)\b/;
const ASKS_WHAT_IF = /\bwhat (?:if|happens)\b|\bsend\b.{0,12}\bhome\b|\bon the day\b/;
const CHANCES = /\b(?:chances?|odds|likely|percent|probab\w+|get in|make it)\b|%/;
const HOW_MANY = /\bhow many\b|\bhow much competition\b|\bnumber of (?:people|applicants)\b/;
const HEIGHT = /\b(?:height|tall|short)\b/;

/** What an airline's own rule says of it comes first: "I'll be 21 in two months, may I apply already?" */
function withTheRule(message: Message, told: Draft | null, context: Context): Draft | null {
  const { request, because } = readingOf(message, { ...context, targetAirline: null });
  const isRule =
    because.startsWith("airline spoken of") &&
    request.kind === "entry" &&
    request.facet !== null &&
    !OF_SEVERAL.has(request.facet);
  if (!told || !isRule) return told;
  const rule = answer(request, message.own, context);
  // Where it is and whether it shows is said there.
  if (request.facet === "appearance") return rule;
  return {
    ...told,
    paragraphs: [...rule.paragraphs, ...newBeside(rule.paragraphs, told.paragraphs)],
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
