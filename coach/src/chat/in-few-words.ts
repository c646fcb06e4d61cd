import { answer } from "./answer/answer.ts";
import type { Context, Draft } from "./answer/draft.ts";
import { beginningOf } from "./answer/plan.ts";
import { NO_CHOICE } from "./answer/practise.ts";
import { idsIn } from "./knowledge/name-index.ts";
import { ofOneself } from "./of-oneself.ts";
import { askedOfPlan } from "./read/asked-of-plan.ts";
import { fitShortly } from "./read/fit-shortly.ts";
import type { Message } from "./read/message.ts";
import { saidInPlace } from "./read/said-in-place.ts";
import { saidOfTheAirline, saidShortly, wantsToBegin } from "./read/said-shortly.ts";
import { type ChatRequest, entryRequest } from "./request.ts";
import type { ChatInput } from "./thread.ts";

/** Few words that mean one thing where they stand, in English, while no quiz runs; null for all else. */
export function inFewWords(
  message: Message,
  input: ChatInput,
  context: Context,
  isQuizOpen: boolean,
): Draft | null {
  if (isQuizOpen) return null;
  const { state, readIn, targetAirline, today } = context;
  const say = (request: ChatRequest) => answer(request, message.own, context);
  // With a question put, few words are its answer, unless something else was told since.
  const isFree = state.open === null || state.open.take !== null || state.request?.kind === "entry";
  if (readIn === "en") {
    const aimedAt = targetAirline?.id ?? null;
    const asked = isFree
      ? (tornBetween(message, context) ??
        saidOfTheAirline(message, state, aimedAt) ??
        fitShortly(message, state, input.before, aimedAt) ??
        saidInPlace(message, state, input.before) ??
        saidShortly(message, state))
      : null;
    if (asked) return say(asked);
    const plan = askedOfPlan(message, state, today);
    if (plan?.asks === "begin") return say(beginningOf(plan, context));
    if (plan) return answer(plan, message.own, naming(message, context));
    const ofSelf = isFree ? ofOneself(message, context) : null;
    if (ofSelf) return ofSelf;
  }
  return isFree && state.offer === null && wantsToBegin(message)
    ? say({ kind: "practise", choice: NO_CHOICE })
    : null;
}

/** "easyJet or Air France, I'm not sure yet": the two side by side. */
function tornBetween(message: Message, { knowledge }: Context): ChatRequest | null {
  if (message.length > MOST_NAMING || !IS_TORN.test(message.plain)) return null;
  const airlines = idsIn(knowledge.names.find(message), "airlines");
  return airlines.length === 2 ? entryRequest(airlines) : null;
}

const MOST_NAMING = 14;
const IS_TORN =
  /^ (?:[a-z]+ ){1,3}(?:or|vs\.?|versus) (?:[a-z]+ ?){1,3}[?.! ]*$|\b(?:not sure|don'?t know|can'?t decide|cannot decide|torn between|undecided|can'?t choose)\b/;

/** "A day with Wizz Air in five days, can you make me a plan?": the airline that is named is the one it is for. */
function naming(message: Message, context: Context): Context {
  const [airline] = idsIn(context.knowledge.names.find(message), "airlines");
  return airline === undefined
    ? context
    : { ...context, state: { ...context.state, airline: airline.replace("airlines/", "") } };
}
