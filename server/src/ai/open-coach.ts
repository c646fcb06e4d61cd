import type { Pool } from "pg";
import type { Clock } from "../clock.ts";
import type { Log } from "../http/log.ts";
import type { Random } from "../random.ts";
import { builtInCoach } from "./built-in-coach.ts";
import type { Coach } from "./coach.ts";

/** A configured model service, any that speaks OpenAI's chat completions. */
export type ModelConfiguration = {
  baseUrl: URL;
  /** Null for a service that asks for none. Never in a log, an error or an answer. */
  apiKey: string | null;
  model: string;
  /** Calls for each person in 24 hours. */
  dailyBudget: number;
};

/** The coach that the configuration asks for. What a model service needs is loaded only for one. */
export async function openCoach(
  service: ModelConfiguration | null,
  deps: { clock: Clock; log: Log; random: Random; sharedPool: Pool | null },
): Promise<Coach> {
  if (!service) return builtInCoach;
  const [
    { createModelCoach },
    { createModelClient },
    { createBreaker },
    { createBudget },
    sources,
  ] = await Promise.all([
    import("./model/model-coach.ts"),
    import("./model/client.ts"),
    import("./model/breaker.ts"),
    import("./model/budget.ts"),
    import("./model/sources.ts"),
  ]);
  return createModelCoach({
    client: createModelClient(service),
    fallback: builtInCoach,
    openSources: sources.createSources(),
    breaker: createBreaker(deps.clock),
    budget: createBudget(service.dailyBudget, deps.sharedPool),
    ...deps,
  });
}
