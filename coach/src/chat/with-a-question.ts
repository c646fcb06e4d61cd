import { answer } from "./answer/answer.ts";
import { type Context, type Draft, isLost } from "./answer/draft.ts";
import { besideVerdict } from "./answer/own-answer.ts";
import { oneAfterAnother, unique } from "./answer/telling.ts";
import { notesAfter } from "./notes.ts";
import { isPlainlyBasic } from "./read/basics.ts";
import { askingSentencesIn } from "./read/clauses.ts";
import { isDependent } from "./read/dependence.ts";
import { foundIn } from "./read/found.ts";
import { glossed } from "./read/gloss/glossed.ts";
import { introductionIn } from "./read/introduction.ts";
import { asksAnything } from "./read/lead-in.ts";
import { type Message, readMessage } from "./read/message.ts";
import { askedOfAnswer } from "./read/own-answer.ts";
import { sentencesIn } from "./read/sentences.ts";
import { clausesIn, toldIn } from "./read/to-the-coach.ts";
import { readingOf } from "./reading-of.ts";
import { type ChatRequest, entryRequest } from "./request.ts";
import type { ChatInput } from "./thread.ts";

/** How the question is read that stands beside something else. */
export type TurnOn = (asked: Message, context: Context) => Draft;

/** "I'm Kasia, 27, from Kraków. What does Wizz ask for?": met, and then what is asked is answered; null where nobody introduces themselves. */
export function introducedAsking(
  message: Message,
  { before: said }: ChatInput,
  context: Context,
  turnOn: TurnOn,
): Draft | null {
  const asked = askingSentencesIn(message).at(-1);
  const sentences = sentencesIn(message.text);
  const told = sentences.filter((one) => readMessage(one).plain !== asked?.plain);
  if (!asked || said.length > 0 || told.length === sentences.length) return null;
  const introduced = introductionIn(readMessage(told.join(" ")), context.knowledge);
  if (!introduced) return null;
  const whole = readingOf(message, context);
  // "Just turned 19, which airlines would look at me": what is told is a part of what is asked.
  if (whole.score >= READ_AS_ONE && whole.request.kind !== "entry") return null;
  const met = answer(introduced, message.own, context);
  // "… why I want to leave the ambulance. How do I say it": the sentence before it says what.
  const before = told.at(-1);
  const scene =
    isDependent(asked) && before !== undefined ? readMessage(`${before} ${asked.text}`) : null;
  const after = { ...context, state: notesAfter(met, context.state) };
  // "… and it sticks in his throat. What do I do for such a small baby?": what is told says more than what is asked of it.
  const alone = foundIn(asked, context.knowledge, context.readIn)?.sure ?? 0;
  const isOfAll =
    isPlainlyBasic(whole) ||
    (whole.request.kind === "entry" &&
      // "Pool lifeguard, want Emirates, where do I start?" is no question of its swimming.
      !whole.request.ids.some((id) => id.startsWith("airlines/")) &&
      (whole.sure ?? 0) > alone + SURER_BY);
  const answered = WHERE_DO_I_START.test(asked.plain)
    ? answer(entryRequest([WHERE_TO_BEGIN]), message.own, after)
    : isOfAll
      ? answer(whole.request, message.own, after)
      : scene
        ? answer(readingOf(scene, after).request, scene.own, after)
        : turnOn(asked, after);
  // Where nothing is found, the greeting offers where to start.
  if (isLost(answered) || !TELLS.has(answered.request.kind))
    return WHERE_TO_START.test(asked.plain) ? met : null;
  return {
    ...answered,
    paragraphs: [...met.paragraphs.slice(0, 1), ...answered.paragraphs],
    citations: unique([...met.citations, ...answered.citations]),
  };
}

const SURER_BY = 0.1;

/** "Yes please, tell me how the day goes": all of it takes up what was offered. */
export const acceptsInWords = ({ plain, length }: Message): boolean =>
  length >= SAYS_WHAT && ACCEPTS.test(plain);

/** "Yes please, take me through the day. How many …?": its first sentence does. */
export const acceptsFirst = ({ text }: Message): boolean =>
  ACCEPTS.test(readMessage(sentencesIn(text)[0] ?? "").plain);

/** "Yes please, take me through the day. How many go home after each step?": what was offered, and then what is asked; null where nothing was. */
export function acceptedAsking(message: Message, context: Context, turnOn: TurnOn): Draft | null {
  const { offer } = context.state;
  const asked = readMessage(sentencesIn(message.text).slice(1).join(" "));
  if (offer === null || !acceptsFirst(message) || !asksAnything(asked)) return null;
  const done = answer(offer, "", context);
  const next = turnOn(asked, { ...context, state: notesAfter(done, context.state) });
  const isHeard = !isLost(next) && TELLS.has(next.request.kind) && !next.declined;
  return isHeard ? oneAfterAnother(done, next) : done;
}

/** Fewer words are a bare yes. */
const SAYS_WHAT = 5;
const ACCEPTS =
  /^ (?:yes|yeah|yep|sure|ok(?:ay)?|please|go ahead|of course|gladly|i'd love that|do)(?:,? (?:please|do|go ahead|thanks|let'?s (?:go|do (?:it|that))|take me through (?:it|(?:the|an?) (?:\w+ )?day|that)|show me|tell me(?: (?:about (?:it|that|(?:the|an?) (?:\w+ )?day)|how (?:it|that|(?:the|an?) (?:\w+ )?day) (?:goes|works|runs)))?|i'd like (?:that|it)))+ ?[.!, ]*$/;

const READ_AS_ONE = 0.9;
const WHERE_TO_BEGIN = "assessment-days/asked-where-to-begin";
const WHERE_DO_I_START = /\bwhere (?:do|should|can|would) i (?:even |best )?(?:start|begin)\b/;
const WHERE_TO_START = /\b(?:start|begin)\b/;
const TELLS: ReadonlySet<ChatRequest["kind"]> = new Set([
  ...(["entry", "fit", "rank", "assessment-day", "airline-gap", "limit"] as const),
]);

/** "I'll say it was my job. And if they ask why I didn't ring my manager?": judged, and then what is asked of something else is answered. */
export function judgedAsking(judged: Draft, message: Message, context: Context): Draft {
  const asked = askingSentencesIn(message).at(-1);
  if (!asked || asked.length < FEWEST_BESIDE || !message.text.trimEnd().endsWith(asked.text))
    return judged;
  const found = foundIn(asked, context.knowledge, context.readIn);
  if (found === null || found.sure < SURELY_ASKED) return judged;
  const told = answer(entryRequest([found.id]), asked.text, context);
  return {
    ...judged,
    paragraphs: [...judged.paragraphs, ...told.paragraphs],
    citations: unique([...judged.citations, ...told.citations]),
  };
}

/** A question within an answer is mostly its speech. */
const SURELY_ASKED = 0.6;

/** "A. But what if the chest is wet?": marked, the question answered, and then the next one put. */
export function besideQuiz(
  marked: Draft,
  message: Message,
  context: Context,
  turnOn: TurnOn,
): Draft {
  const asked = askedBeside(message);
  const [verdict = "", ...next] = marked.paragraphs;
  if (asked === null) return marked;
  const told = turnOn(asked, { ...context, state: { ...context.state, quiz: null } });
  const { request } = told;
  // "A. Emirates?" names what it answers with; a whole sentence that asks is a question of its own.
  const isLesson = request.kind === "entry" && !request.ids[0]?.startsWith("airlines/");
  const isAsked = asked.length >= FEWEST_OF_ITS_OWN && TELLS.has(request.kind);
  if (isLost(told) || !(isLesson || isAsked)) return marked;
  return {
    ...marked,
    paragraphs: [verdict, ...told.paragraphs, ...next],
    citations: [...marked.citations, ...told.citations],
  };
}

const FEWEST_OF_ITS_OWN = 8;
/** So few words beside an answer only doubt it. */
const FEWEST_BESIDE = 6;

/** The question that stands beside the answer to a quiz; null where none does. */
function askedBeside(message: Message): Message | null {
  return askingSentencesIn(message).find(({ length }) => length >= FEWEST_BESIDE) ?? null;
}

/**
 * "That's pretty specialist for me lol. Give me one from my teaching": with a question open, each sentence said to the coach is
 * read on its own, the last first; null where none is understood.
 */
export function saidAside(message: Message, context: Context, turnOn: TurnOn): Draft | null {
  const { toCoach } = toldIn(message);
  if (toCoach.length === 0) return null;
  const parts = [...toCoach.toReversed(), ...clausesIn(message)];
  for (const one of parts.filter(({ length }) => length < message.length)) {
    const draft = turnOn(one, context);
    if (!isLost(draft) && draft.request.kind !== "analyse-answer") return draft;
  }
  return null;
}

/** What was asked around the answer that was pasted along comes before its verdict. */
export function withAside(draft: Draft, message: Message, said: string, context: Context): Draft {
  if (draft.request.kind !== "analyse-answer" || said === message.own) return draft;
  const around = glossed(readMessage(message.own.replace(said, " ")), context.readIn);
  const beside = besideVerdict(askedOfAnswer(around.plain), said, context);
  if (!beside) return draft;
  return {
    ...draft,
    paragraphs: [...beside.paragraphs, ...draft.paragraphs],
    citations: [...beside.citations, ...draft.citations],
  };
}
