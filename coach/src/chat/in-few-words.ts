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
  const say = (request: Parameters<typeof answer>[0]) => answer(request, message.own, context);
  const isFree = state.open === null || state.open.take !== null;
  if (readIn === "en") {
    const aimedAt = targetAirline?.id ?? null;
    const asked = isFree
      ? (saidOfTheAirline(message, state, aimedAt) ??
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

/** "A day with Wizz Air in five days, can you make me a plan?": the airline that is named is the one it is for. */
function naming(message: Message, context: Context): Context {
  const [airline] = idsIn(context.knowledge.names.find(message), "airlines");
  return airline === undefined
    ? context
    : { ...context, state: { ...context.state, airline: airline.replace("airlines/", "") } };
}
