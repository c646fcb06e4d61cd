import type { Clock } from "../../clock.ts";
import type { Log } from "../../http/log.ts";
import type { Random } from "../../random.ts";
import type { Coach } from "../coach.ts";
import { adaptWithModel } from "./adapt.ts";
import { analyseWithModel } from "./analyse.ts";
import { CALL_LIMITS, type CallLimits, createAsk } from "./ask.ts";
import type { Breaker } from "./breaker.ts";
import type { Budget } from "./budget.ts";
import { replyWithModel } from "./chat.ts";
import type { ModelClient } from "./client.ts";
import { readEmotionWithModel } from "./emotion.ts";
import { giveFeedbackWithModel } from "./feedback.ts";
import { readPrompts } from "./prompts.ts";
import type { OpenSources } from "./sources.ts";
import { createMessages } from "./task-call.ts";

type ModelCoachParts = {
  client: ModelClient;
  /** The engine that answers first, and alone on any fault of the service. */
  fallback: Coach;
  openSources: OpenSources;
  clock: Clock;
  random: Random;
  breaker: Breaker;
  budget: Budget;
  log: Log;
  limits?: Partial<CallLimits>;
};

/**
 * The coach with a model service behind it (docs/decisions/017). Each call is answered by `fallback`
 * first; the model is given that answer and may better it, and what it says is checked before it is
 * used. A call that names no person is not sent: nobody's budget can pay for it.
 */
export function createModelCoach(parts: ModelCoachParts): Coach {
  const { fallback, openSources, random, limits } = parts;
  const ask = createAsk({ ...parts, limits: { ...CALL_LIMITS, ...limits } });
  const prompts = readPrompts();
  const messages = createMessages(prompts, random);
  const common = { ask, messages, fallback };
  return {
    analyse: analyseWithModel({ ...common, promptVersion: prompts.analyse.version }),
    // Sentences of the model stay in the language that they were written in.
    rewrite: fallback.rewrite,
    readEmotion: readEmotionWithModel(common),
    giveFeedback: giveFeedbackWithModel(common),
    adapt: adaptWithModel(common),
    reply: replyWithModel({ ...common, openSources, clock: parts.clock }),
    prepare: (language) => fallback.prepare?.(language),
  };
}
