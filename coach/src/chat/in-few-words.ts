import { answer } from "./answer/answer.ts";
import type { Context, Draft } from "./answer/draft.ts";
import { beginningOf } from "./answer/plan.ts";
import { NO_CHOICE } from "./answer/practise.ts";
import { TELLS_OF_WORK } from "./heard.ts";
import { idsIn } from "./knowledge/name-index.ts";
import { ofOneself } from "./of-oneself.ts";
import { airlinesShortly } from "./read/airlines-shortly.ts";
import { askedOfPlan } from "./read/asked-of-plan.ts";
import { choiceIn } from "./read/choice.ts";
import { fitShortly } from "./read/fit-shortly.ts";
import { type Message, readMessage } from "./read/message.ts";
import { saidInPlace } from "./read/said-in-place.ts";
import { saidOfTheAirline, saidShortly, wantsToBegin } from "./read/said-shortly.ts";
import { sentencesIn } from "./read/sentences.ts";
import type { ChatRequest } from "./request.ts";
import type { ChatInput } from "./thread.ts";

/**
 * Few words that mean one thing where they stand, in English, while no quiz runs; null for all else. "What should I write in my CV?
 * I only have the call centre" asks in one of its sentences, and is read by that one where nothing is known of the whole.
 */
export function inFewWords(message: Message, input: ChatInput, context: Context): Draft | null {
  const whole = meantByAll(message, input, context);
  if (whole || message.length > MOST_WITH_A_REMARK || sentencesIn(message.text).length !== 2)
    return whole;
  const [asked, ...others] = sentencesIn(message.text).filter((one) => ASKS.test(one));
  const remark = sentencesIn(message.text).find((one) => one !== asked) ?? "";
  // "BA then. What do they ask for?": the rest says of whom.
  const names = context.knowledge.names.find(readMessage(remark));
  const question = readMessage(asked ?? "");
  // "… the loud people always win. Tips?": what for, is said in the rest.
  return question.length < FEWEST_ASKED || others.length > 0 || names.length > 0
    ? null
    : meantByAll(question, input, context);
}

const MOST_WITH_A_REMARK = 22;
const ASKS = /[?？]\s*$|^(?:so |and |ok )?(?:what|how|where|when|which|who|why)\b/iu;
const FEWEST_ASKED = 3;

function meantByAll(message: Message, input: ChatInput, context: Context): Draft | null {
  const { state, readIn } = context;
  // With a question put, few words are its answer, unless something else was told since.
  const isFree = state.open === null || state.open.take !== null || state.request?.kind === "entry";
  const meant = readIn === "en" ? meantInEnglish(message, input, context, isFree) : null;
  return (
    meant ??
    (isFree && state.offer === null && wantsToBegin(message)
      ? answer({ kind: "practise", choice: NO_CHOICE }, message.own, context)
      : null)
  );
}

function meantInEnglish(
  message: Message,
  input: ChatInput,
  context: Context,
  isFree: boolean,
): Draft | null {
  const { state, targetAirline, today, knowledge } = context;
  const say = (request: ChatRequest) => answer(request, message.own, context);
  const another = anotherQuestion(message);
  if (another) {
    const choice = choiceIn(readMessage(another).plain, null);
    return answer({ kind: "practise", choice }, another, context);
  }
  const aimedAt = targetAirline?.id ?? null;
  const asked = isFree
    ? (anotherRound(message, context) ??
      airlinesShortly(message, idsIn(knowledge.names.find(message), "airlines")) ??
      saidOfTheAirline(message, state, aimedAt) ??
      fitShortly(message, state, input.before, aimedAt) ??
      saidInPlace(message, state, input.before) ??
      saidShortly(message, state))
    : null;
  if (asked) return say(asked);
  if (isFree && tellsOfWork(message, context)) return say({ kind: "acknowledge" });
  const plan = askedOfPlan(message, state, today);
  if (plan?.asks === "begin") return say(beginningOf(plan, context));
  if (plan) return answer(plan, message.own, naming(message, context));
  return isFree ? ofOneself(message, context) : null;
}

/** "I'm a personal trainer at a gym in Manchester": the town is no question. */
function tellsOfWork({ plain, length, text }: Message, { state, knowledge }: Context): boolean {
  if (state.request === null || length > MOST_OF_WORK || /[?？]/.test(text)) return false;
  const found = knowledge.names.find(readMessage(text)).map(({ entry }) => entry.citation.id);
  return TELLS_OF_WORK.test(plain) && found.every((id) => /^(?:airports|cultures)\//.test(id));
}

const MOST_OF_WORK = 16;

/** "Can you ask about a difficult guest instead", "next one please, about selling": from that wish; null where none is said. */
const anotherQuestion = ({ text, length }: Message): string | null =>
  length <= MOST_WISHING
    ? (sentencesIn(text).find((one) => WISHES_ANOTHER.test(one)) ?? null)
    : null;

const MOST_WISHING = 26;
const WISHES_ANOTHER =
  /\b(?:can|could|will|would) you (?:please )?ask (?:me )?(?:one |something )?(?:about|on) .{3,40}\binstead\b|\b(?:next|another) (?:one|question)(?:,? please)?,? (?:about|on) [a-z]/iu;

/** "What about English?", after a round of sums: the other test of the day. */
function anotherRound(message: Message, { state }: Context): ChatRequest | null {
  const topic = state.offer?.kind === "quiz" ? state.offer.topic : null;
  const other = topic === "numeracy" ? "english" : topic === "english" ? "numeracy" : null;
  const wished = /\benglish\b/.test(message.plain)
    ? "english"
    : /\b(?:maths?|numeracy|sums)\b/.test(message.plain)
      ? "numeracy"
      : null;
  return other !== null && wished === other && WANTS_THE_OTHER.test(message.plain)
    ? { ...ROUND, topic: other }
    : null;
}

const ROUND = {
  ...({ kind: "quiz", count: 3, continent: null, shows: null } as const),
  ...{ isOnTold: false, exercise: null },
} as const;
const WANTS_THE_OTHER =
  /^ (?:[a-z]+ ?[!,.] ?)*(?:[a-z]+ (?:bad|good)[!,.] ?)?(?:(?:and|ok(?:ay)?|so|now|then)(?: ?,)? ?)*(?:what about|how about|let'?s (?:do|try)|can we (?:do|try)|now|the)? ?(?:the |some )?(?:english|maths?|numeracy|sums)(?: (?:test|one|questions?|exercises?|part))?(?: (?:please|now|then))? ?[?.! ]*$/;

/** "A day with Wizz Air in five days, can you make me a plan?": the airline that is named is the one it is for. */
function naming(message: Message, context: Context): Context {
  const [airline] = idsIn(context.knowledge.names.find(message), "airlines");
  return airline === undefined
    ? context
    : { ...context, state: { ...context.state, airline: airline.replace("airlines/", "") } };
}
